import type { Data } from '@generated/data'
import { Material, Paragraphs } from '~/play/puzzles/material/material'
import { Level } from './level'
import { pictureOf, Solve } from '~/play/puzzles/solving/solve'
import { GroupGame, groupId, GroupPuzzles, type PuzzleGroup } from './group_game'
import { PlayPage } from './game_screen'
import { usePlay, type Words } from './play_context'
import { PuzzlePapers } from './puzzle_papers'
import { SymbolIcon } from './symbol_icon'
import { Icon } from '~/ui/icon'
import { headingId, keptAs, useGame } from './use_game'
import { inGame } from '~/layouts/game_layout'
import type { GameProps } from './use_game'
import { Heading } from '~/ui/heading'

type ShownPuzzle = Data.Play.Puzzles.Puzzle

const WORDS: Words = {
  fillIn: 'Vul antwoord in',
  correct: ({ antwoord: answer, uitleg: explanation }) => [
    `Het antwoord '${answer}' is juist!`,
    explanation,
  ],
  error: (typed) => `Dit antwoord (${typed}) is niet goed!`,
}

/** The colour of each part of the factory. */
const TINTS: Readonly<Record<string, string>> = {
  groen: 'tint-green',
  rood: 'tint-red',
  paars: 'tint-purple',
  oranje: 'tint-orange',
}

export default function Eindejaarsspel(props: GameProps) {
  const { title } = props
  const game = useGame('eindejaarsspel', props)
  return (
    <PlayPage title={title} game={game} words={WORDS}>
      <GroupGame title={title} picture="eindejaar" Group={Group}>
        <Locks />
      </GroupGame>
    </PlayPage>
  )
}

Eindejaarsspel.layout = inGame

/** The four locks, open or not, each with the way to its part of the factory. */
function Locks() {
  const { game, frame } = usePlay()
  const { raadsels: puzzles } = game.state
  return (
    <nav aria-label="De vier sloten" className="mt-8">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {frame.groups.map((group) => {
          const code = puzzles.find((one) => one.groep === group.naam && one.soort === 'finale')
          const open = code !== undefined && game.flags.has(code.vlag)
          return (
            <li key={group.naam}>
              <a
                href={`#${groupId(group)}`}
                className={`${TINTS[group.naam]} case flex min-h-14 items-center gap-2.5 px-3 py-2 font-semibold`}
              >
                <SymbolIcon name={group.teken} className="size-8 text-(--tint)" />
                <span className="min-w-0 flex-1 capitalize">{group.naam}</span>
                <Icon name={open ? 'checkmark' : 'lock'} className="size-6" />
                <span className="sr-only">{open ? 'open' : 'nog dicht'}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Group({ group }: { group: PuzzleGroup }) {
  return (
    <section aria-labelledby={groupId(group)} className={`${TINTS[group.naam]} mt-12`}>
      <Heading
        level={2}
        size="title"
        id={groupId(group)}
        className="flex scroll-mt-4 items-center gap-3 border-b-4 border-(--tint) pb-2 wrap-anywhere hyphens-auto"
      >
        <SymbolIcon name={group.teken} className="size-9 text-(--tint)" /> {group.titel}
      </Heading>
      <p className="mt-3 max-w-[42rem]">{group.introduction}</p>
      <GroupPuzzles group={group} Puzzle={Puzzle} />
    </section>
  )
}

function Puzzle({ puzzle }: { puzzle: ShownPuzzle }) {
  return puzzle.soort === 'finale' ? <Lock puzzle={puzzle} /> : <Sheet puzzle={puzzle} />
}

/** A sheet that gives one digit. Its symbol shows the place of that digit in the code. */
function Sheet({ puzzle }: { puzzle: ShownPuzzle }) {
  return (
    <article
      aria-labelledby={headingId(puzzle)}
      className="case border-l-8 border-l-(--tint) p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Heading level={3} size="part" focusable id={headingId(puzzle)}>
          {puzzle.label}
        </Heading>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {puzzle.niveau && <Level level={puzzle.niveau} />}
          {puzzle.teken && (
            <span className="inline-flex items-center gap-2">
              <SymbolIcon name={puzzle.teken} className="size-8 text-(--tint)" />
              <span className="text-sm text-soft">{puzzle.teken}</span>
            </span>
          )}
        </div>
      </div>
      <PuzzlePapers puzzle={puzzle}>
        Bekijk het raadsel <span className="sr-only">{puzzle.label}</span>
      </PuzzlePapers>
      <p className="mt-3 mb-4 max-w-[42rem] font-semibold">{puzzle.vraag}</p>
      <Solve puzzle={puzzle} digits={1} />
    </article>
  )
}

/** A lock, closed or sprung open with its code on the wheels. */
function Lock({ puzzle }: { puzzle: ShownPuzzle }) {
  const { game } = usePlay()
  const open = pictureOf(game, puzzle)
  return (
    <article
      aria-labelledby={headingId(puzzle)}
      className="case border-4 border-(--tint) bg-surface-deep p-5 sm:p-6"
    >
      <Heading
        level={3}
        size="part"
        focusable
        id={headingId(puzzle)}
        className="flex items-center gap-3"
      >
        <Icon name="lock" className="size-7 text-(--tint)" /> {puzzle.label}
      </Heading>
      <div className="mt-3 grid grid-cols-1 gap-5 lg:grid-cols-[1.2fr_1fr] lg:gap-8">
        <div className={`lock-picture ${open ? 'lock-open' : ''}`}>
          {open ? (
            <img
              src={open.adres}
              width={open.breedte}
              height={open.hoogte}
              alt={open.beschrijving}
              className="sheet springs-open"
            />
          ) : (
            <Material pieces={puzzle.materiaal} name={keptAs('papers', game, puzzle)} />
          )}
        </div>
        <div className="min-w-0 space-y-5">
          <Paragraphs paragraphs={puzzle.verhaal} />
          <p className="max-w-[42rem] font-semibold">{puzzle.vraag}</p>
          <Solve puzzle={puzzle} digits={3} />
        </div>
      </div>
    </article>
  )
}
