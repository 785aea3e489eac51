import type { Data } from '@generated/data'
import { useId, useRef, useState } from 'react'
import { Icon } from '~/ui/icon'
import { usePlay } from './play_context'
import { headingId } from './use_game'

type ShownPuzzle = Data.Play.Puzzles.Puzzle

/** How far the players are, always in sight, with a menu to jump to a puzzle. */
export function ProgressLine() {
  const { game, frame } = usePlay()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useId()
  const count = frame.groups.reduce((total, group) => total + group.count, 0)
  const solved = game.state.raadsels.filter(
    (puzzle) => puzzle.soort === 'raadsel' && game.flags.has(puzzle.vlag)
  ).length

  return (
    <nav
      aria-label="Voortgang en raadsels"
      className="progress-line no-print"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <div className="flex items-center gap-3">
        <p className="flex-none font-code">
          {solved} van {count}
          <span className="max-sm:sr-only"> opgelost</span>
        </p>
        <progress className="progress-route" aria-hidden="true" value={solved} max={count} />
        <button
          ref={button}
          type="button"
          className="button button-small"
          aria-expanded={open}
          aria-controls={menu}
          onClick={() => setOpen(!open)}
        >
          Ga naar…
        </button>
      </div>
      <div id={menu} hidden={!open} className="progress-menu">
        {open && <Menu onChoose={() => setOpen(false)} />}
      </div>
    </nav>
  )
}

/** Every puzzle that the players have, by group. */
function Menu({ onChoose }: { onChoose: () => void }) {
  const { game, frame } = usePlay()
  return frame.groups.map((group) => (
    <div key={group.naam}>
      <p className="mt-3 mb-1 font-semibold">{group.titel}</p>
      <ul className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {game.state.raadsels
          .filter((puzzle) => puzzle.groep === group.naam)
          .map((puzzle) => (
            <Way key={puzzle.naam} puzzle={puzzle} onChoose={onChoose} />
          ))}
      </ul>
    </div>
  ))
}

function Way({ puzzle, onChoose }: { puzzle: ShownPuzzle; onChoose: () => void }) {
  const solved = usePlay().game.flags.has(puzzle.vlag)
  return (
    <li>
      <a
        href={`#${headingId(puzzle)}`}
        className="flex min-h-11 items-center gap-2"
        onClick={onChoose}
      >
        <span className="grid size-5 flex-none place-items-center">
          {solved ? (
            <Icon name="checkmark" className="size-5 text-moss" />
          ) : (
            <span className="dot" />
          )}
        </span>
        <span className="underline underline-offset-3">{puzzle.label}</span>
        <span className="sr-only">{solved ? ', opgelost' : ', nog open'}</span>
      </a>
    </li>
  )
}
