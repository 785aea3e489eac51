import type { Data } from '@generated/data'
import type { ComponentType, ReactNode } from 'react'
import { Certificate } from '~/play/certificates/certificate'
import { Epilogue } from './epilogue'
import { Opinion } from '~/play/learning/opinion'
import { Opening } from './opening'
import { usePlay } from './play_context'
import { ProgressLine } from './progress_line'
import { useClosingScene } from './use_closing_scene'
import { fileAddress } from '~/ui/file_address'

type Frame = Data.Play.Puzzles.Frame
type ShownPuzzle = Data.Play.Puzzles.Puzzle

export type PuzzleGroup = Frame['groups'][number]

type Props = {
  title: string
  /** How the name of its first picture begins. */
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
  const epilogue = game.state.raadsels.find(({ soort: kind }) => kind === 'naspel')

  return (
    <>
      <Opening
        heading={heading}
        title={end ? end.titel : title}
        paragraphs={end ? end.alineas : frame.intro}
        picture={end ? end.plaat : fileAddress(`/img/spelen/${picture}_intro.svg`)}
        celebrate={end !== null}
        until={end ? null : frame.geldigTot}
      />
      {epilogue && <Epilogue puzzle={epilogue} />}
      {end && <Certificate gamePath={game.address} title="Een oorkonde voor aan de muur" />}
      {end && <Opinion {...game.link} address={game.address} rating={game.rating} />}
      {children}
      <ProgressLine />
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
