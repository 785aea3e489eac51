import { useEffect, useRef, useState, type RefObject } from 'react'
import { GELUID } from '#domain/spelen/verloop'
import { Geluidsknoppen } from '~/components/spelen/geluidsknoppen'
import { Alineas, Materiaal } from '~/components/spelen/materiaal'
import { Oorkonde } from '~/components/spelen/oorkonde'
import { antwoordVan, Oplossen, type Woorden } from '~/components/spelen/raadsel'
import { Speelpagina } from '~/components/spelen/speelpagina'
import { Icoon } from '~/components/ui/icoon'
import { useSlotscene } from '~/hooks/use_slotscene'
import { kopId, useSpel, type SpelInGebruik } from '~/hooks/use_spel'
import { inSpel } from '~/layouts/spel'
import type { Kader, RaadselInBeeld, SpelProps } from '~/types_spelen'

const clip = (naam: string) => `/geluid/cunera/${naam}.mp3`
const LAATSTE_KAART = 11

const WOORDEN: Woorden = {
  vulIn: 'Vul antwoord in',
  goed: ({ antwoord, uitleg }) => [`'${antwoord}' is het goede antwoord.`, uitleg],
  fout: () => 'Dit antwoord is niet goed!',
}

export default function CuneraVanRhenen(props: SpelProps) {
  const spel = useSpel('cuneravanrhenen', props)
  return (
    <Speelpagina titel={props.titel} spel={spel}>
      {props.kader && <Tocht titel={props.titel} kader={props.kader} spel={spel} />}
    </Speelpagina>
  )
}

CuneraVanRhenen.layout = inSpel

type TochtProps = { titel: string; kader: Kader; spel: SpelInGebruik }

/** The journey: before the start, at a step, or at its end. */
function Tocht({ titel, kader, spel }: TochtProps) {
  const [begonnen, setBegonnen] = useState(false)
  const kop = useSlotscene(spel)
  const { raadsels } = spel.stand
  /** Whoever was under way goes on where they were. */
  const onderweg = begonnen || raadsels.some(({ vlag }) => spel.vlaggen.has(vlag))

  if (!onderweg)
    return (
      <Begin
        titel={titel}
        intro={kader.intro}
        onStart={() => {
          setBegonnen(true)
          window.scrollTo({ top: 0 })
        }}
      />
    )

  const opgelost = raadsels.filter(({ vlag }) => spel.vlaggen.has(vlag))
  const stap = raadsels.find(({ vlag }) => !spel.vlaggen.has(vlag))
  const { einde } = spel.stand
  return (
    <>
      {einde ? (
        <>
          <Einde kop={kop} titel={einde.titel} alineas={einde.alineas} />
          <Oorkonde spelpad={spel.adres} titel="Jullie pelgrimsoorkonde" />
        </>
      ) : (
        <>
          <h1 className="sr-only">{titel}</h1>
          {stap ? (
            <Stap key={stap.naam} spel={spel} kader={kader} stap={stap} />
          ) : (
            <Onderweg gedaan={opgelost.length} />
          )}
        </>
      )}
      {opgelost.length > 0 && <Afgelegd spel={spel} stappen={opgelost} />}
    </>
  )
}

function Begin({ titel, intro, onStart }: { titel: string; intro: string[]; onStart: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <h1 className="text-4xl sm:text-5xl">{titel}</h1>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Kaart nummer={1} alt="De kaart van de tocht. De reis is nog niet begonnen." />
      </div>
      <div className="text-lg">
        <Alineas alineas={intro} />
        <button type="button" className="knop knop-lak mt-7 text-lg" onClick={onStart}>
          Start het spel!
        </button>
      </div>
    </div>
  )
}

/** One step of the journey, visible only while it is unsolved. */
function Stap({ spel, kader, stap }: { spel: SpelInGebruik; kader: Kader; stap: RaadselInBeeld }) {
  const kop = useRef<HTMLHeadingElement>(null)
  const aangekomen = useRef(false)
  const gelezen = spel.dialoog.huidig === null

  /** A step begins at its title, once the message about the one before it was closed. */
  useEffect(() => {
    if (!gelezen || aangekomen.current) return
    aangekomen.current = true
    window.scrollTo({ top: 0 })
    kop.current?.focus({ preventScroll: true })
  }, [gelezen])

  return (
    <article aria-labelledby={kopId(stap)}>
      <p className="font-code text-lg text-zacht">Stap {stap.nr + 1} van 10</p>
      <h2
        ref={kop}
        id={kopId(stap)}
        tabIndex={-1}
        className="mt-1 text-4xl outline-none sm:text-5xl"
      >
        {stap.label}
      </h2>
      <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[1.5fr_1fr] lg:gap-12">
        <div className="min-w-0 space-y-7">
          <div className="text-lg">
            <Alineas alineas={stap.verhaal} />
          </div>
          {stap.materiaal.map((stuk, nr) =>
            stuk.soort === 'geluid' ? (
              <Geluidsknoppen
                key={nr}
                {...stuk}
                adres={clip}
                onSpeel={() => {
                  if (!spel.vlaggen.has(GELUID)) void spel.zetVlag(GELUID, true)
                }}
              />
            ) : (
              <Materiaal key={nr} stukken={[stuk]} />
            )
          )}
          <div className="kist p-5 sm:p-6">
            <p className="mb-4 text-lg font-semibold">{stap.vraag}</p>
            <Oplossen spel={spel} kader={kader} raadsel={stap} woorden={WOORDEN} />
          </div>
        </div>
        <div className="lg:sticky lg:top-6 lg:self-start">
          <Kaart
            nummer={stap.nr + 1}
            alt={`De kaart van de tocht, met ${stap.nr} van de 10 stappen afgelegd.`}
          />
        </div>
      </div>
    </article>
  )
}

/** Between two steps: on a slow line the next one takes a while. */
function Onderweg({ gedaan }: { gedaan: number }) {
  return (
    <div className="mx-auto grid max-w-[30rem] gap-5 text-center">
      <Kaart
        nummer={Math.min(gedaan + 1, LAATSTE_KAART)}
        alt={`De kaart van de tocht, met ${gedaan} van de 10 stappen afgelegd.`}
      />
      <p role="status" className="text-lg">
        De reis gaat verder…
      </p>
    </div>
  )
}

type EindeProps = {
  kop: RefObject<HTMLHeadingElement | null>
  titel: string
  alineas: string[]
}

function Einde({ kop, titel, alineas }: EindeProps) {
  return (
    <section className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <h1 ref={kop} tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
        {titel}
      </h1>
      <div className="feest lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Kaart nummer={LAATSTE_KAART} alt="De kaart van de tocht. De hele route is afgelegd." />
      </div>
      <div className="text-lg">
        <Alineas alineas={alineas} />
      </div>
    </section>
  )
}

/** The steps behind the travellers, with their answers and how they worked. */
function Afgelegd({ spel, stappen }: { spel: SpelInGebruik; stappen: RaadselInBeeld[] }) {
  return (
    <section aria-labelledby="afgelegd" className="mt-14 max-w-[44rem]">
      <h2 id="afgelegd" className="text-2xl">
        Afgelegd
      </h2>
      <ol className="mt-4 space-y-3">
        {stappen.map((stap) => {
          const antwoord = antwoordVan(spel, stap)
          return (
            <li key={stap.naam} className="kist">
              <details className="lade">
                <summary>
                  <span className="min-w-0 flex-1">
                    <span className="block text-sm text-zacht">Stap {stap.nr + 1}</span>
                    <span className="block font-titel text-lg font-semibold">{stap.label}</span>
                    <span className="flex items-center gap-2">
                      <Icoon naam="vinkje" className="size-5 text-mos" />
                      <span className="sr-only">Opgelost:</span>
                      <strong className="font-code text-mos">{antwoord?.antwoord}</strong>
                    </span>
                  </span>
                </summary>
                <p className="px-5 pb-5">{antwoord?.uitleg}</p>
              </details>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** One map; with every step the route on it grows. */
function Kaart({ nummer, alt }: { nummer: number; alt: string }) {
  return (
    <img
      src={`/img/cunera/kaart${nummer}.svg`}
      alt={alt}
      width="900"
      height="1125"
      className="kist h-auto w-full"
    />
  )
}
