const PATHS = {
  spelers:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.6a3.2 3.2 0 0 1 0 6M18 14.4c2 .7 3.2 2.6 3.5 5.6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.2l3.4 2',
  delivery: 'M3 7.5h18v11H3zM3.5 8l8.5 6.5L20.5 8',
  parcel: 'M3.5 8 12 3.5 20.5 8v8.5L12 21l-8.5-4.5zM3.5 8 12 12.5 20.5 8M12 12.5V21',
  appointment: 'M4 5.5h16v15H4zM4 10h16M8.5 3v4M15.5 3v4M8.5 14h3v3h-3z',
  checkmark: 'm4.5 12.5 5 5 10-11',
  exclamation: 'M12 3.5v11M12 19.5v.5',
  attention: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.2M12 16.4v.2',
  crossed: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 9l6 6M15 9l-6 6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  play: 'M7 4.5v15l12-7.5z',
  stop: 'M6.5 6.5h11v11h-11z',
  pause: 'M8.5 5v14M15.5 5v14',
  lock: 'M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
} as const

export type IconName = keyof typeof PATHS

/** A small line drawing beside a text that says the same, so screen readers skip it. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <LineDrawing path={PATHS[name]} className={className} />
)

/** A drawing of lines in a square of 24. */
export function LineDrawing({
  path,
  className = 'size-[1.25em]',
}: {
  path: string
  className?: string
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`flex-none fill-none stroke-current stroke-2 ${className}`}
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
