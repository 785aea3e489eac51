/** The keyhole: our logo, which turns while something is under way. */
export function Keyhole({
  turning = false,
  className = 'size-6',
}: {
  turning?: boolean
  className?: string
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`flex-none ${turning ? 'keyhole' : ''} ${className}`}
    >
      <circle cx="12" cy="12" r="11" className="fill-current opacity-20" />
      <path
        className="fill-current"
        d="M12 5.5a3.9 3.9 0 0 0-2.1 7.2L8.6 18.5h6.8l-1.3-5.8A3.9 3.9 0 0 0 12 5.5Z"
      />
    </svg>
  )
}
