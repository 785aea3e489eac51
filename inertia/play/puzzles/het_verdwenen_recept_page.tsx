import { SOUND } from '#domain/play/puzzles/flags'
import type { Data } from '@generated/data'
import { Solve } from '~/play/puzzles/solving/solve'
import { GroupGame, groupId, GroupPuzzles, type PuzzleGroup } from './group_game'
import { PlayPage } from './game_screen'
import { Level } from './level'
import { usePlay, type Words } from './play_context'
import { PuzzlePapers } from './puzzle_papers'
import { Icon } from '~/ui/icon'
import { useBell } from '~/play/puzzles/sound/use_bell'
import { headingId, useGame } from './use_game'
import { inGame } from '~/layouts/game_layout'
import type { GameProps } from './use_game'
import { Heading } from '~/ui/heading'

type ShownPuzzle = Data.Play.Puzzles.Puzzle

const WORDS: Words = {
  fillIn: 'Antwoord automatisch invullen',
  correct: ({ antwoord: answer, uitleg: explanation }) => [
    `Het antwoord '${answer}' is juist!`,
    explanation,
  ],
  error: () => 'Dit antwoord is niet goed!',
}

export default function HetVerdwenenRecept(props: GameProps) {
  const { title } = props
  const game = useGame('het-verdwenen-recept', props)
  useBell(game)
  return (
    <PlayPage title={title} game={game} words={WORDS}>
      <GroupGame title={title} picture="recept" Group={Group}>
        <div className="mt-6 flex flex-wrap gap-3">
          <SoundButton />
        </div>
      </GroupGame>
    </PlayPage>
  )
}

HetVerdwenenRecept.layout = inGame

function Group({ group }: { group: PuzzleGroup }) {
  return (
    <section aria-labelledby={groupId(group)} className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading level={2} size="title" id={groupId(group)}>
          {group.titel}
        </Heading>
        <Counter group={group} />
      </div>
      <p className="mt-2 max-w-[42rem] text-soft">{group.introduction}</p>
      <GroupPuzzles group={group} Puzzle={Card} />
    </section>
  )
}

function Counter({ group }: { group: PuzzleGroup }) {
  const { game } = usePlay()
  const solved = game.state.raadsels.filter(
    (puzzle) =>
      puzzle.groep === group.naam && puzzle.soort === 'raadsel' && game.flags.has(puzzle.vlag)
  ).length
  return (
    <p className="font-code text-lg">
      {solved} van {group.count} opgelost
    </p>
  )
}

/** One puzzle: the question stays visible, its papers lie in the drawer. */
function Card({ puzzle }: { puzzle: ShownPuzzle }) {
  const finale = puzzle.soort === 'finale'
  return (
    <article
      aria-labelledby={headingId(puzzle)}
      className={`case p-5 sm:p-6 ${finale ? 'border-brass' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading level={3} size="part" focusable id={headingId(puzzle)}>
          {puzzle.label}
        </Heading>
        {puzzle.niveau && <Level level={puzzle.niveau} />}
      </div>
      <PuzzlePapers puzzle={puzzle} open={finale}>
        Dossier <span className="sr-only">van {puzzle.label}</span>
      </PuzzlePapers>
      <p className="mt-3 mb-4 max-w-[42rem] font-semibold">{puzzle.vraag}</p>
      <Solve puzzle={puzzle} />
    </article>
  )
}

function SoundButton() {
  const { game } = usePlay()
  const on = game.flags.has(SOUND)
  return (
    <button
      type="button"
      className="button"
      aria-pressed={on}
      onClick={() => void game.setFlag(SOUND, !on)}
    >
      <Icon name={on ? 'sound' : 'muted'} className="size-6 text-brass" />
      <span>
        Geluid <span aria-hidden="true">{on ? 'aan' : 'uit'}</span>
      </span>
    </button>
  )
}
