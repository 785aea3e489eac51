/** The cat of the street, which walks by now and then. */
export function Cat() {
  return (
    <svg viewBox="0 0 64 40" aria-hidden="true" className="screen-cat">
      <path
        className="screen-cat-tail"
        d="M12 20C4 18 3 9 8 4"
        fill="none"
        strokeWidth={4}
        strokeLinecap="round"
      />
      <path d="M10 20C10 14 16 13 24 13H40C46 13 48 17 48 22C48 28 44 29 38 29H20C13 29 10 27 10 20Z" />
      <path d="M42 16L43 4L49 9H54L60 4L61 15C61 20 57 23 52 23C46 23 42 21 42 16Z" />
      <g className="screen-cat-legs" fill="none" strokeWidth={4} strokeLinecap="round">
        <path d="M16 26V37M42 26V37" />
        <path d="M22 26V37M36 26V37" />
      </g>
      <path d="M49 14H49.500M56 14H56.500" className="screen-cat-eyes" strokeLinecap="round" />
    </svg>
  )
}
