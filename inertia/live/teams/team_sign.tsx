/** Twenty shapes that cannot be confused, also from the back of a hall. */
const SIGNS = [
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z',
  'm12 2.5 2.9 6.2 6.8.8-5 4.6 1.3 6.700-6-3.400-6 3.400 1.300-6.700-5-4.600 6.800-.800z',
  'M12 3.500 21 19.500H3z',
  'M5 5h14v14H5z',
  'M12 20.500S3.500 15.200 3.500 9.300A4.600 4.600 0 0 1 12 6.800a4.600 4.600 0 0 1 8.500 2.500c0 5.900-8.500 11.200-8.500 11.200Z',
  'M15 3a9 9 0 1 0 6 12.600A8 8 0 0 1 15 3Z',
  'M9 3.500h6V9h5.500v6H15v5.500H9V15H3.500V9H9z',
  'M3.500 19V6.500l5 4.500L12 4l3.500 7 5-4.500V19z',
  'M12 2.500s7 7.500 7 12a7 7 0 0 1-14 0c0-4.500 7-12 7-12Z',
  'M14 2.500 5 13.500h6L9.500 21.500l9.500-12h-6z',
  'M12 2.800 21.200 12 12 21.200 2.800 12z',
  'M6 3h2.300v1.700H20l-3.300 4 3.300 4H8.300V21H6z',
  'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17Zm0 5a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7Z',
  'M12 2.800 20 7.400v9.200l-8 4.600-8-4.600V7.400z',
  'M7.700 6.500a5.500 5.500 0 1 0 5.200 7.300H15v3h3.200v-3h2.600v-3.600h-7.900a5.500 5.500 0 0 0-5.200-3.700Zm0 3.700a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600Z',
  'M20.500 3.500C10 3 3.500 8 3.500 14.500c0 1.600.4 2.900 1.100 4L3 20.300l1.200 1.200 1.800-1.700a7 7 0 0 0 4 1.200c7 0 11-7 10.500-17.500Z',
  'M12 3a6.500 6.500 0 0 0-6.500 6.500c0 4.200-1.500 5.700-2 7.500h17c-.500-1.800-2-3.300-2-7.500A6.500 6.500 0 0 0 12 3ZM9 18.500a3 3 0 0 0 6 0z',
  'M12 2.800 21 12h-5v9H8v-9H3z',
  'M5 3.500h14v3L14.500 12l4.500 5.500v3H5v-3L9.500 12 5 6.500z',
  'M3 9.500 8 4h8l5 5.500L12 21z',
] as const

/**
 * Ten colours that stay distinct on a beamer; teams eleven to twenty have the same ones with
 * another sign.
 */
const COLOURS = [
  ...['#f2b84b', '#7fb8e6', '#f08a6c', '#9ccc7a', '#c9a9f0'],
  ...['#62cfc0', '#f29bb8', '#d8dc62', '#e3c9a0', '#b4c8de'],
] as const

/** The colour of a team, by its place among the cards from 0. */
export const teamColour = (index: number): string => COLOURS[index % COLOURS.length] ?? COLOURS[0]

/** The sign of a team in its colour, beside its name: by its place among the cards from 0. */
export function TeamSign({
  index,
  className = 'size-[1.3em]',
}: {
  index: number
  className?: string
}) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`flex-none ${className}`}>
      <rect width="24" height="24" rx="5.5" fill={teamColour(index)} />
      <path
        d={SIGNS[index % SIGNS.length]}
        fill="#16202c"
        fillRule="evenodd"
        transform="translate(3.600 3.600) scale(0.7)"
      />
    </svg>
  )
}
