import type { Data } from '@generated/data'
import type { ComponentType, ReactNode } from 'react'
import { Certificate } from '~/play/certificates/certificate'
import { Opening } from './opening'
import { usePlay } from './play_context'
import { useClosingScene } from './use_closing_scene'

type Frame = Data.Play.Puzzles.Frame
type ShownPuzzle = Data.Play.Puzzles.Puzzle

export type PuzzleGroup = Frame['groups'][number]

type Props = {
  title: string
  /** How the names of its two pictures begin. */
  picture: string
  /** Between the story and the puzzles. */
  children: ReactNode
  Group: ComponentType<{ group: PuzzleGroup }>
}

/** A game whose puzzles lie in groups that are open all at once: its story, its end, and the groups. */
export function GroupGame({ title, picture, children, Group }: Props) {
  const { game, frame } = usePlay()
  const { einde: end } = game.state
  const heading = useClosingScene(game)

  return (
    <>
      <Opening
        heading={heading}
        title={end ? end.titel : title}
        paragraphs={end ? end.alineas : frame.intro}
        picture={`/img/spelen/${picture}_${end ? 'einde' : 'intro'}.svg`}
        celebrate={end !== null}
        until={end ? null : frame.geldigTot}
      />
      {end && <Certificate gamePath={game.address} title="Een oorkonde voor aan de muur" />}
      {children}
      {frame.groups.map((group) => (
        <Group key={group.naam} group={group} />
      ))}
    </>
  )
}

type PuzzlesProps = { group: PuzzleGroup; Puzzle: ComponentType<{ puzzle: ShownPuzzle }> }

/** The puzzles of a group that the players have by now. */
export function GroupPuzzles({ group, Puzzle }: PuzzlesProps) {
  const { raadsels: puzzles } = usePlay().game.state
  return (
    <div className="mt-6 grid grid-cols-1 gap-6">
      {puzzles
        .filter((puzzle) => puzzle.groep === group.naam)
        .map((puzzle) => (
          <Puzzle key={puzzle.naam} puzzle={puzzle} />
        ))}
    </div>
  )
}

/** The title of a group, where links to it arrive. */
export const groupId = ({ naam: name }: PuzzleGroup) => `groep-${name}`
