import { useEffect, useRef, useState, type RefObject } from 'react'
import { SOUND } from '#domain/play/puzzles/flags'
import { SoundButtons } from '~/play/sound/sound_buttons'
import { Paragraphs, Material } from './material'
import { Certificate } from '~/play/certificates/certificate'
import { answerOf, Solve, type Words } from './solve'
import { PlayPage } from './game_screen'
import { Icon } from '~/ui/icon'
import { useClosingScene } from './use_closing_scene'
import { headingId, useGame, type GameInUse } from './use_game'
import { inGame } from '~/layouts/game_layout'
import type { Frame, ShownPuzzle, GameProps } from './play_types'

const clip = (name: string) => `/geluid/cunera/${name}.mp3`
const LAST_MAP = 11

const WORDS: Words = {
  vulIn: 'Vul antwoord in',
  goed: ({ antwoord: answer, uitleg: explanation }) => [
    `'${answer}' is het goede antwoord.`,
    explanation,
  ],
  fout: () => 'Dit antwoord is niet goed!',
}

export default function CuneraVanRhenen(props: GameProps) {
  const game = useGame('cuneravanrhenen', props)
  return (
    <PlayPage titel={props.titel} spel={game}>
      {props.kader && <Journey titel={props.titel} kader={props.kader} spel={game} />}
    </PlayPage>
  )
}

CuneraVanRhenen.layout = inGame

type JourneyProps = { titel: string; kader: Frame; spel: GameInUse }

/** The journey: before the start, at a step, or at its end. */
function Journey({ titel: title, kader: frame, spel: game }: JourneyProps) {
  const [started, setStarted] = useState(false)
  const heading = useClosingScene(game)
  const { raadsels: puzzles } = game.stand
  /** Whoever was under way goes on where they were. */
  const underway = started || puzzles.some(({ vlag: flag }) => game.vlaggen.has(flag))

  if (!underway)
    return (
      <Begin
        titel={title}
        intro={frame.intro}
        onStart={() => {
          setStarted(true)
          window.scrollTo({ top: 0 })
        }}
      />
    )

  const solved = puzzles.filter(({ vlag: flag }) => game.vlaggen.has(flag))
  const step = puzzles.find(({ vlag: flag }) => !game.vlaggen.has(flag))
  const { einde: end } = game.stand
  return (
    <>
      {end ? (
        <>
          <End kop={heading} titel={end.titel} alineas={end.alineas} />
          <Certificate spelpad={game.adres} titel="Jullie pelgrimsoorkonde" />
        </>
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          {step ? (
            <Step key={step.naam} spel={game} kader={frame} stap={step} />
          ) : (
            <OnTheWay gedaan={solved.length} />
          )}
        </>
      )}
      {solved.length > 0 && <Travelled spel={game} stappen={solved} />}
    </>
  )
}

function Begin({
  titel: title,
  intro,
  onStart,
}: {
  titel: string
  intro: string[]
  onStart: () => void
}) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <RouteMap nummer={1} alt="De kaart van de tocht. De reis is nog niet begonnen." />
      </div>
      <div className="text-lg">
        <Paragraphs alineas={intro} />
        <button type="button" className="knop knop-lak mt-7 text-lg" onClick={onStart}>
          Start het spel!
        </button>
      </div>
    </div>
  )
}

/** One step of the journey, visible only while it is unsolved. */
function Step({
  spel: game,
  kader: frame,
  stap: step,
}: {
  spel: GameInUse
  kader: Frame
  stap: ShownPuzzle
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrived = useRef(false)
  const read = game.dialoog.huidig === null

  /** A step begins at its title, once the message about the one before it was closed. */
  useEffect(() => {
    if (!read || arrived.current) return
    arrived.current = true
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [read])

  return (
    <article aria-labelledby={headingId(step)}>
      <p className="font-code text-lg text-zacht">Stap {step.nr + 1} van 10</p>
      <h2
        ref={heading}
        id={headingId(step)}
        tabIndex={-1}
        className="mt-1 text-4xl outline-none sm:text-5xl"
      >
        {step.label}
      </h2>
      <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[1.5fr_1fr] lg:gap-12">
        <div className="min-w-0 space-y-7">
          <div className="text-lg">
            <Paragraphs alineas={step.verhaal} />
          </div>
          {step.materiaal.map((piece, index) =>
            piece.soort === 'geluid' ? (
              <SoundButtons
                key={index}
                {...piece}
                adres={clip}
                onSpeel={() => {
                  if (!game.vlaggen.has(SOUND)) void game.zetVlag(SOUND, true)
                }}
              />
            ) : (
              <Material key={index} stukken={[piece]} />
            )
          )}
          <div className="kist p-5 sm:p-6">
            <p className="mb-4 text-lg font-semibold">{step.vraag}</p>
            <Solve spel={game} kader={frame} raadsel={step} woorden={WORDS} />
          </div>
        </div>
        <div className="lg:sticky lg:top-6 lg:self-start">
          <RouteMap
            nummer={step.nr + 1}
            alt={`De kaart van de tocht, met ${step.nr} van de 10 stappen afgelegd.`}
          />
        </div>
      </div>
    </article>
  )
}

/** Between two steps: on a slow line the next one takes a while. */
function OnTheWay({ gedaan: done }: { gedaan: number }) {
  return (
    <div className="mx-auto grid max-w-[30rem] gap-5 text-center">
      <RouteMap
        nummer={Math.min(done + 1, LAST_MAP)}
        alt={`De kaart van de tocht, met ${done} van de 10 stappen afgelegd.`}
      />
      <p role="status" className="text-lg">
        De reis gaat verder…
      </p>
    </div>
  )
}

type EndProps = {
  kop: RefObject<HTMLHeadingElement | null>
  titel: string
  alineas: string[]
}

function End({ kop: heading, titel: title, alineas: paragraphs }: EndProps) {
  return (
    <section className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
        {title}
      </h1>
      <div className="feest lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <RouteMap nummer={LAST_MAP} alt="De kaart van de tocht. De hele route is afgelegd." />
      </div>
      <div className="text-lg">
        <Paragraphs alineas={paragraphs} />
      </div>
    </section>
  )
}

/** The steps behind the travellers, with their answers and how they worked. */
function Travelled({ spel: game, stappen: steps }: { spel: GameInUse; stappen: ShownPuzzle[] }) {
  return (
    <section aria-labelledby="afgelegd" className="mt-14 max-w-[44rem]">
      <h2 id="afgelegd" className="text-2xl">
        Afgelegd
      </h2>
      <ol className="mt-4 space-y-3">
        {steps.map((step) => {
          const answer = answerOf(game, step)
          return (
            <li key={step.naam} className="kist">
              <details className="lade">
                <summary>
                  <span className="min-w-0 flex-1">
                    <span className="block text-sm text-zacht">Stap {step.nr + 1}</span>
                    <span className="block font-titel text-lg font-semibold">{step.label}</span>
                    <span className="flex items-center gap-2">
                      <Icon naam="vinkje" className="size-5 text-mos" />
                      <span className="sr-only">Opgelost:</span>
                      <strong className="font-code text-mos">{answer?.antwoord}</strong>
                    </span>
                  </span>
                </summary>
                <p className="px-5 pb-5">{answer?.uitleg}</p>
              </details>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** One map; with every step the route on it grows. */
function RouteMap({ nummer: number, alt }: { nummer: number; alt: string }) {
  return (
    <img
      src={`/img/cunera/kaart${number}.svg`}
      alt={alt}
      width="900"
      height="1125"
      className="kist h-auto w-full"
    />
  )
}
