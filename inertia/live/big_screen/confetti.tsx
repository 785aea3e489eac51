import type { CSSProperties } from 'react'
import { teamColour } from '~/live/teams/team_sign'

const PIECES = 70

/** Paper that falls for a moment. Each piece has a way of its own, the same on every screen. */
export function Confetti() {
  return (
    <span aria-hidden="true" className="screen-confetti">
      {Array.from({ length: PIECES }, (_, piece) => (
        <i key={piece} style={flight(piece)} />
      ))}
    </span>
  )
}

function flight(piece: number): CSSProperties {
  const spread = (step: number, most: number) => ((piece * step) % 97) / (97 / most)
  return {
    left: `${spread(37, 100)}%`,
    background: teamColour(piece),
    animationDelay: `${spread(53, 2.5)}s`,
    animationDuration: `${3 + spread(29, 3)}s`,
    rotate: `${spread(61, 360)}deg`,
  }
}
