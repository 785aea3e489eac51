import { useEffect, useRef, useState, type RefObject } from 'react'
import { SOUND } from '#domain/play/puzzles/flags'
import type { Data } from '@generated/data'
import { SoundButtons } from '~/play/puzzles/sound/sound_buttons'
import { Paragraphs, Material } from '~/play/puzzles/material/material'
import { OutdoorRoute, Outside } from '~/play/outdoor_routes/outdoor_route'
import { Certificate } from '~/play/certificates/certificate'
import { Opinion } from '~/play/learning/opinion'
import { answerOf, Solve } from '~/play/puzzles/solving/solve'
import { NothingKept } from '~/play/offline/nothing_kept'
import { OfflineNote } from '~/play/offline/offline_note'
import { useKeptState } from '~/play/offline/use_kept_state'
import { PlayPage, Waiting } from './game_screen'
import { Level } from './level'
import { Icon } from '~/ui/icon'
import { useClosingScene } from './use_closing_scene'
import { usePlay, type Words } from './play_context'
import { headingId, keptAs, useGame } from './use_game'
import { inGame } from '~/layouts/game_layout'
import type { GameProps } from './use_game'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'
import { fileAddress } from '~/ui/file_address'

type ShownPuzzle = Data.Play.Puzzles.Puzzle

const clip = (name: string) => fileAddress(`/geluid/cunera/${name}.mp3`)
const map = (number: number) => fileAddress(`/img/cunera/kaart${number}.svg`)
/** The last map of a journey under way; the map of the end comes with the end. */
const LAST_MAP = 10

const WORDS: Words = {
  fillIn: 'Vul antwoord in',
  correct: ({ antwoord: answer, uitleg: explanation }) => [
    `‘${answer}’ is het goede antwoord.`,
    explanation,
  ],
  error: () => 'Dit antwoord is niet goed!',
}

const PATH = 'cuneravanrhenen'

export default function CuneraVanRhenen(props: GameProps) {
  const { title, kept } = props
  const state = useKeptState(props, PATH)
  if (state === undefined) return <Waiting title={title} />
  if (kept && state === null) return <NothingKept title={title} />
  return <Cunera {...props} state={state} />
}

function Cunera(props: GameProps) {
  const { title } = props
  const game = useGame(PATH, props, { goesOn: true })
  const { frame } = game
  return (
    <PlayPage title={title} game={game} words={WORDS}>
      <Journey title={title} />
      {frame?.route && (
        <OutdoorRoute
          route={frame.route}
          fileUrl={urlFor('outdoor_route.show', {
            uniqueId: props.uniqueId,
            spel: PATH,
          })}
        />
      )}
      <OfflineNote ready={game.keepsUp} />
    </PlayPage>
  )
}

CuneraVanRhenen.layout = inGame

/** The journey: before the start, at a step, or at its end. */
function Journey({ title }: { title: string }) {
  const { game, frame } = usePlay()
  const [started, setStarted] = useState(false)
  const heading = useClosingScene(game)
  const { raadsels: puzzles } = game.state
  /** A player who was under way continues at the same step. */
  const underway = started || puzzles.some(({ vlag: flag }) => game.flags.has(flag))

  if (!underway)
    return (
      <Begin
        title={title}
        intro={frame.intro}
        onStart={() => {
          setStarted(true)
          window.scrollTo({ top: 0 })
        }}
      />
    )

  const solved = puzzles.filter(({ vlag: flag }) => game.flags.has(flag))
  const step = puzzles.find(({ vlag: flag }) => !game.flags.has(flag))
  const { einde: end } = game.state
  return (
    <>
      {end ? (
        <>
          <End heading={heading} title={end.titel} paragraphs={end.alineas} picture={end.plaat} />
          <Certificate gamePath={game.address} title="Jullie pelgrimsoorkonde" />
          <Opinion {...game.link} address={game.address} rating={game.rating} />
        </>
      ) : (
        <>
          <Heading level={1} size="hidden">
            {title}
          </Heading>
          {step ? <Step key={step.naam} step={step} /> : <OnTheWay done={solved.length} />}
        </>
      )}
      {solved.length > 0 && <Travelled steps={solved} />}
    </>
  )
}

function Begin({ title, intro, onStart }: { title: string; intro: string[]; onStart: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <Heading level={1}>{title}</Heading>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <RouteMap picture={map(1)} alt="De kaart van de tocht. De reis is nog niet begonnen." />
      </div>
      <div className="text-lg">
        <Paragraphs paragraphs={intro} />
        <button type="button" className="button button-primary mt-7 text-lg" onClick={onStart}>
          Start het spel!
        </button>
      </div>
    </div>
  )
}

/** One step of the journey, shown only while it is unsolved. */
function Step({ step }: { step: ShownPuzzle }) {
  const { game } = usePlay()
  const heading = useRef<HTMLHeadingElement>(null)
  const arrived = useRef(false)
  const read = game.dialog.shown === null

  /** A step begins at its title, once the message about the previous step is closed. */
  useEffect(() => {
    if (!read || arrived.current) return
    arrived.current = true
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [read])

  return (
    <article aria-labelledby={headingId(step)}>
      <WhichStep step={step} />
      <Heading level={2} size="page" focusable ref={heading} id={headingId(step)} className="mt-1">
        {step.label}
      </Heading>
      <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[1.5fr_1fr] lg:gap-12">
        <div className="min-w-0 space-y-7">
          <div className="text-lg">
            <Paragraphs paragraphs={step.verhaal} />
          </div>
          {step.materiaal.map((piece, index) =>
            piece.soort === 'geluid' ? (
              <SoundButtons
                key={index}
                {...piece}
                address={clip}
                onPlay={() => {
                  if (!game.flags.has(SOUND)) void game.setFlag(SOUND, true)
                }}
              />
            ) : (
              <Material
                key={index}
                pieces={[piece]}
                name={`${keptAs('papers', game, step)}:${index}`}
              />
            )
          )}
          <div className="case p-5 sm:p-6">
            <p className="mb-4 text-lg font-semibold">{step.vraag}</p>
            <Solve puzzle={step} />
          </div>
        </div>
        <div className="lg:sticky lg:top-6 lg:self-start">
          <RouteMap
            picture={map(step.nr + 1)}
            alt={`De kaart van de tocht, met ${step.nr} van de 10 stappen afgelegd.`}
          />
        </div>
      </div>
    </article>
  )
}

/** Which step it is, where outdoors it is done, and how hard it is. */
function WhichStep({ step }: { step: ShownPuzzle }) {
  const { frame } = usePlay()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <p className="font-code text-lg text-soft">
        Stap {step.nr + 1} van 10
        <Outside route={frame.route} step={step.nr + 1} />
      </p>
      {step.niveau && <Level level={step.niveau} />}
    </div>
  )
}

/** The view between two steps, because the next one takes a while on a slow connection. */
function OnTheWay({ done }: { done: number }) {
  const { connected } = usePlay().game
  return (
    <div className="mx-auto grid max-w-[30rem] gap-5 text-center">
      <RouteMap
        picture={map(Math.min(done + 1, LAST_MAP))}
        alt={`De kaart van de tocht, met ${done} van de 10 stappen afgelegd.`}
      />
      <p role="status" className="text-lg">
        {connected
          ? 'De reis gaat verder…'
          : 'De reis gaat verder zodra er weer verbinding is. Alles wat jullie oplosten, is bewaard.'}
      </p>
    </div>
  )
}

type EndProps = {
  heading: RefObject<HTMLHeadingElement | null>
  title: string
  paragraphs: string[]
  picture: string
}

function End({ heading, title, paragraphs, picture }: EndProps) {
  return (
    <section className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <Heading level={1} focusable ref={heading}>
        {title}
      </Heading>
      <div className="celebration lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <RouteMap
          picture={picture}
          alt="De kaart van de tocht. De hele route is afgelegd. Om de kerk van Rhenen brandt een kring van lichtjes."
        />
      </div>
      <div className="text-lg">
        <Paragraphs paragraphs={paragraphs} />
      </div>
    </section>
  )
}

/** The finished steps, with their answers and explanations. */
function Travelled({ steps }: { steps: ShownPuzzle[] }) {
  const { game } = usePlay()
  return (
    <section aria-labelledby="afgelegd" className="mt-14 max-w-[44rem]">
      <Heading level={2} id="afgelegd">
        Afgelegd
      </Heading>
      <ol className="mt-4 space-y-3">
        {steps.map((step) => {
          const answer = answerOf(game, step)
          return (
            <li key={step.naam} className="case">
              <details className="drawer">
                <summary>
                  <span className="min-w-0 flex-1">
                    <span className="block text-sm text-soft">Stap {step.nr + 1}</span>
                    <span className="block font-title text-lg font-semibold">{step.label}</span>
                    <span className="flex items-center gap-2">
                      <Icon name="checkmark" className="size-5 text-moss" />
                      <span className="sr-only">Opgelost:</span>
                      <strong className="font-code text-moss">{answer?.antwoord}</strong>
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

/** One map. The route on it grows with every step. */
function RouteMap({ picture, alt }: { picture: string; alt: string }) {
  return <img src={picture} alt={alt} width="900" height="1125" className="case h-auto w-full" />
}
