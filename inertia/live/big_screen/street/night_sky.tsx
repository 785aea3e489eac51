import type { CSSProperties } from 'react'

const STARS = 60

/** A moon, and stars that are the same on every screen; a few of them twinkle. */
export function NightSky() {
  return (
    <span aria-hidden="true" className="screen-sky">
      <span className="screen-moon" />
      {Array.from({ length: STARS }, (_, star) => (
        <i key={star} data-twinkles={star % 6 === 0 || undefined} style={placeOf(star)} />
      ))}
    </span>
  )
}

/** The golden ratio spreads points without rows or clusters. */
const spread = (star: number, step: number) => (star * step) % 1

function placeOf(star: number): CSSProperties {
  const down = spread(star + 1, 0.754877666)
  const size = 0.25 + 0.45 * spread(star + 1, 0.318309886)
  return {
    left: `${100 * spread(star + 1, 0.569840291)}%`,
    top: `${100 * down}%`,
    width: `calc(${size} * var(--unit))`,
    height: `calc(${size} * var(--unit))`,
    opacity: 0.95 - 0.7 * down,
    animationDelay: `${-4 * spread(star + 1, 0.618033989)}s`,
  }
}
