const PATHS = {
  dennenboom: 'M12 2.5 7 9h2.5L5.5 14H9l-4.5 5h15L15 14h3.5l-4-5H17zM12 19v2.5',
  kaars: 'M9 11h6v10.5H9zM12 11V8.5M12 2c2.6 3 2.6 6.5 0 6.5S9.4 5 12 2zM6.5 21.5h11',
  klok: 'M12 21.5a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l-3-3.3',
  vuurpijl:
    'M12 2c3 3 3.5 7 3.5 12h-7C8.5 9 9 5 12 2ZM8.5 11 6 15h2.5M15.5 11l2.5 4h-2.5M12 14v7.5M9.5 17.5v2M14.5 17.5v2',
  bel: 'M6 16.5c1.5-1.5 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 0 4.5 1.5 6zM10.5 19.5a1.6 1.6 0 0 0 3 0M12 3.5V6',
  ster: 'm12 2.8 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17l-5.6 3.1 1.2-6.3L3 9.4l6.3-.8z',
  maan: 'M19.5 14.5A8 8 0 1 1 10 4.2a6.5 6.5 0 0 0 9.5 10.3Z',
} as const

/** The symbol of a colour or a sheet, so that colour never carries meaning alone. */
export function SymbolIcon({
  name,
  className = 'size-6',
}: {
  name: string | null
  className?: string
}) {
  const path = name && name in PATHS ? PATHS[name as keyof typeof PATHS] : null
  if (!path) return null
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
