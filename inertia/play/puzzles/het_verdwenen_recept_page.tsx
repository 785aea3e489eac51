import { SOUND } from '#domain/play/puzzles/flags'
import { Paragraphs, Material } from './material'
import { Certificate } from '~/play/certificates/certificate'
import { Opening } from './opening'
import { Solve, type Words } from './solve'
import { PlayPage } from './game_screen'
import { Icon } from '~/ui/icon'
import { useBell } from '~/play/sound/use_bell'
import { useClosingScene } from './use_closing_scene'
import { headingId, useGame, type GameInUse } from './use_game'
import { inGame } from '~/layouts/game_layout'
import type { Frame, ShownPuzzle, GameProps } from './play_types'

const WORDS: Words = {
  vulIn: 'Antwoord automatisch invullen',
  goed: ({ antwoord: answer, uitleg: explanation }) => [
    `Het antwoord '${answer}' is juist!`,
    explanation,
  ],
  fout: () => 'Dit antwoord is niet goed!',
}

export default function HetVerdwenenRecept(props: GameProps) {
  const game = useGame('het-verdwenen-recept', props)
  useBell(game)
  return (
    <PlayPage titel={props.titel} spel={game}>
      {props.kader && <Dossier titel={props.titel} kader={props.kader} spel={game} />}
    </PlayPage>
  )
}

HetVerdwenenRecept.layout = inGame

type DossierProps = { titel: string; kader: Frame; spel: GameInUse }

function Dossier({ titel: title, kader: frame, spel: game }: DossierProps) {
  const { einde: end } = game.stand
  const heading = useClosingScene(game)

  return (
    <>
      <Opening
        kop={heading}
        titel={end ? end.titel : title}
        alineas={end ? end.alineas : frame.intro}
        plaat={`/img/spelen/recept_${end ? 'einde' : 'intro'}.svg`}
        feest={end !== null}
        tot={end ? null : frame.geldigTot}
      />
      {end && <Certificate spelpad={game.adres} titel="Een oorkonde voor aan de muur" />}

      <div className="mt-6 flex flex-wrap gap-3">
        <SoundButton spel={game} />
      </div>

      {frame.groepen.map((group) => (
        <section key={group.naam} aria-labelledby={`groep-${group.naam}`} className="mt-12">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id={`groep-${group.naam}`} className="text-3xl">
              {group.titel}
            </h2>
            <Counter spel={game} groep={group.naam} aantal={group.aantal} />
          </div>
          <p className="mt-2 max-w-[42rem] text-zacht">{group.inleiding}</p>
          <div className="mt-6 grid grid-cols-1 gap-6">
            {game.stand.raadsels
              .filter((puzzle) => puzzle.groep === group.naam)
              .map((puzzle) => (
                <Card key={puzzle.naam} spel={game} kader={frame} raadsel={puzzle} />
              ))}
          </div>
        </section>
      ))}
    </>
  )
}

type CardProps = { spel: GameInUse; kader: Frame; raadsel: ShownPuzzle }

/** One puzzle: what is asked stays in sight, its papers lie in the drawer. */
function Card({ spel: game, kader: frame, raadsel: puzzle }: CardProps) {
  const finale = puzzle.soort === 'finale'
  return (
    <article
      aria-labelledby={headingId(puzzle)}
      className={`kist p-5 sm:p-6 ${finale ? 'border-messing' : ''}`}
    >
      <h3 id={headingId(puzzle)} tabIndex={-1} className="text-2xl outline-none">
        {puzzle.label}
      </h3>
      <details className="lade lade-dossier mt-3" open={finale || undefined}>
        <summary>
          <span className="font-semibold">
            Dossier <span className="sr-only">van {puzzle.label}</span>
          </span>
        </summary>
        <div className="space-y-6 pt-1 pb-4">
          <Paragraphs alineas={puzzle.verhaal} />
          <Material stukken={puzzle.materiaal} />
        </div>
      </details>
      <p className="mt-3 mb-4 max-w-[42rem] font-semibold">{puzzle.vraag}</p>
      <Solve spel={game} kader={frame} raadsel={puzzle} woorden={WORDS} />
    </article>
  )
}

function Counter({
  spel: game,
  groep: group,
  aantal: count,
}: {
  spel: GameInUse
  groep: string
  aantal: number
}) {
  const solved = game.stand.raadsels.filter(
    (puzzle) =>
      puzzle.groep === group && puzzle.soort === 'raadsel' && game.vlaggen.has(puzzle.vlag)
  ).length
  return (
    <p className="font-code text-lg">
      {solved} van {count} opgelost
    </p>
  )
}

function SoundButton({ spel: game }: { spel: GameInUse }) {
  const on = game.vlaggen.has(SOUND)
  return (
    <button
      type="button"
      className="knop"
      aria-pressed={on}
      onClick={() => void game.zetVlag(SOUND, !on)}
    >
      <Icon naam={on ? 'geluid' : 'stil'} className="size-6 text-messing" />
      <span>
        Geluid <span aria-hidden="true">{on ? 'aan' : 'uit'}</span>
      </span>
    </button>
  )
}
