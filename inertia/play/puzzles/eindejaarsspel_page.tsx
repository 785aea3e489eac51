import { Paragraphs, Material } from './material'
import { Level } from './level'
import { Certificate } from '~/play/certificates/certificate'
import { Opening } from './opening'
import { Solve, type Words } from './solve'
import { PlayPage } from './game_screen'
import { SymbolIcon } from './symbol_icon'
import { Icon } from '~/ui/icon'
import { useClosingScene } from './use_closing_scene'
import { headingId, useGame, type GameInUse } from './use_game'
import { inGame } from '~/layouts/game_layout'
import type { Frame, ShownPuzzle, GameProps } from './play_types'

const WORDS: Words = {
  vulIn: 'Vul antwoord in',
  goed: ({ antwoord: answer, uitleg: explanation }) => [
    `Het antwoord '${answer}' is juist!`,
    explanation,
  ],
  fout: (typed) => `Dit antwoord (${typed}) is niet goed!`,
}

export default function Eindejaarsspel(props: GameProps) {
  const game = useGame('eindejaarsspel', props)
  return (
    <PlayPage titel={props.titel} spel={game}>
      {props.kader && <Factory titel={props.titel} kader={props.kader} spel={game} />}
    </PlayPage>
  )
}

Eindejaarsspel.layout = inGame

type FactoryProps = { titel: string; kader: Frame; spel: GameInUse }

function Factory({ titel: title, kader: frame, spel: game }: FactoryProps) {
  const { einde: end, raadsels: puzzles } = game.stand
  const heading = useClosingScene(game)

  return (
    <>
      <Opening
        kop={heading}
        titel={end ? end.titel : title}
        alineas={end ? end.alineas : frame.intro}
        plaat={`/img/spelen/eindejaar_${end ? 'einde' : 'intro'}.svg`}
        feest={end !== null}
        tot={end ? null : frame.geldigTot}
      />
      {end && <Certificate spelpad={game.adres} titel="Een oorkonde voor aan de muur" />}

      <nav aria-label="De vier sloten" className="mt-8">
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {frame.groepen.map((group) => {
            const code = puzzles.find((one) => one.groep === group.naam && one.soort === 'finale')
            const open = code !== undefined && game.vlaggen.has(code.vlag)
            return (
              <li key={group.naam}>
                <a
                  href={`#groep-${group.naam}`}
                  className={`kleur kleur-${group.naam} kist flex min-h-14 items-center gap-2.5 px-3 py-2 font-semibold`}
                >
                  <SymbolIcon naam={group.teken} className="size-8 text-(--kleur)" />
                  <span className="min-w-0 flex-1 capitalize">{group.naam}</span>
                  <Icon naam={open ? 'vinkje' : 'slot'} className="size-6" />
                  <span className="sr-only">{open ? 'open' : 'nog dicht'}</span>
                </a>
              </li>
            )
          })}
        </ul>
      </nav>

      {frame.groepen.map((group) => (
        <section
          key={group.naam}
          aria-labelledby={`groep-${group.naam}`}
          className={`kleur kleur-${group.naam} mt-12`}
        >
          <h2
            id={`groep-${group.naam}`}
            className="flex scroll-mt-4 items-center gap-3 border-b-4 border-(--kleur) pb-2 text-3xl"
          >
            <SymbolIcon naam={group.teken} className="size-9 text-(--kleur)" /> {group.titel}
          </h2>
          <p className="mt-3 max-w-[42rem]">{group.inleiding}</p>
          <div className="mt-6 grid grid-cols-1 gap-6">
            {puzzles
              .filter((puzzle) => puzzle.groep === group.naam)
              .map((puzzle) =>
                puzzle.soort === 'finale' ? (
                  <Lock key={puzzle.naam} spel={game} kader={frame} raadsel={puzzle} />
                ) : (
                  <Sheet key={puzzle.naam} spel={game} kader={frame} raadsel={puzzle} />
                )
              )}
          </div>
        </section>
      ))}
    </>
  )
}

type PartProps = { spel: GameInUse; kader: Frame; raadsel: ShownPuzzle }

/** A sheet gives one digit; its symbol says where that digit stands in the code. */
function Sheet({ spel: game, kader: frame, raadsel: puzzle }: PartProps) {
  return (
    <article
      aria-labelledby={headingId(puzzle)}
      className="kist border-l-8 border-l-(--kleur) p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 id={headingId(puzzle)} tabIndex={-1} className="text-2xl outline-none">
          {puzzle.label}
        </h3>
        <div className="flex items-center gap-4">
          {puzzle.niveau && <Level niveau={puzzle.niveau} />}
          {puzzle.teken && (
            <span className="inline-flex items-center gap-2">
              <SymbolIcon naam={puzzle.teken} className="size-8 text-(--kleur)" />
              <span className="text-sm text-zacht">{puzzle.teken}</span>
            </span>
          )}
        </div>
      </div>
      <details className="lade lade-dossier mt-3">
        <summary>
          <span className="font-semibold">
            Bekijk het raadsel <span className="sr-only">{puzzle.label}</span>
          </span>
        </summary>
        <div className="space-y-6 pt-1 pb-4">
          <Paragraphs alineas={puzzle.verhaal} />
          <Material stukken={puzzle.materiaal} />
        </div>
      </details>
      <p className="mt-3 mb-4 max-w-[42rem] font-semibold">{puzzle.vraag}</p>
      <Solve spel={game} kader={frame} raadsel={puzzle} woorden={WORDS} cijfers={1} />
    </article>
  )
}

function Lock({ spel: game, kader: frame, raadsel: puzzle }: PartProps) {
  return (
    <article
      aria-labelledby={headingId(puzzle)}
      className="kist border-4 border-(--kleur) bg-vlak-diep p-5 sm:p-6"
    >
      <h3
        id={headingId(puzzle)}
        tabIndex={-1}
        className="flex items-center gap-3 text-2xl outline-none"
      >
        <Icon naam="slot" className="size-7 text-(--kleur)" /> {puzzle.label}
      </h3>
      <div className="mt-3 space-y-5">
        <Paragraphs alineas={puzzle.verhaal} />
        <Material stukken={puzzle.materiaal} />
        <p className="max-w-[42rem] font-semibold">{puzzle.vraag}</p>
        <Solve spel={game} kader={frame} raadsel={puzzle} woorden={WORDS} cijfers={3} />
      </div>
    </article>
  )
}
