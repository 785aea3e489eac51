import { useCallback, useState } from 'react'
import { hintVlag } from '#domain/spelen/verloop'
import { Antwoordveld } from '~/components/spelen/antwoordveld'
import { Dialoog } from '~/components/spelen/dialoog'
import { Hints } from '~/components/spelen/hints'
import { Opgelost, uitgelegd } from '~/components/spelen/opgelost'
import { useDialoog, type DialoogInGebruik } from '~/hooks/use_dialoog'
import { useProbeer } from '~/hooks/use_probeer'
import type { Uitspraak } from '~/hooks/use_spel'
import { roep } from '~/hooks/use_spelcalls'
import { inWinkel } from '~/layouts/winkel'
import type { Antwoord } from '~/types_spelen'

type Item = {
  naam: string
  label: string
  omschrijving: string
  checkAnswer: boolean
  aantalHints: number
}
type Pagina = { pad: string; titel: string; inleiding: string; items: Item[] }

/** Help beside a posted booklet. Nothing is kept: whoever comes back starts anew. */
export default function Hintpagina({ pagina }: { titel: string; pagina: Pagina }) {
  const dialoog = useDialoog()
  return (
    <div className="mx-auto max-w-[46rem]">
      <h1 className="text-4xl sm:text-5xl">{pagina.titel}</h1>
      <p className="mt-4 text-lg">{pagina.inleiding}</p>
      <img
        src={`/img/spelen/${pagina.pad}.svg`}
        alt=""
        width="800"
        height="400"
        className="kist mt-6 h-auto w-full"
      />
      <div className="mt-8 space-y-5">
        {pagina.items.map((item) => (
          <Hulp key={item.naam} pad={pagina.pad} item={item} dialoog={dialoog} />
        ))}
      </div>
      <Dialoog dialoog={dialoog} />
    </div>
  )
}

Hintpagina.layout = inWinkel

type HulpProps = { pad: string; item: Item; dialoog: DialoogInGebruik }

function Hulp({ pad, item, dialoog }: HulpProps) {
  const { naam, label, omschrijving, aantalHints, checkAnswer } = item
  const [teksten, setTeksten] = useState<ReadonlyMap<number, string>>(new Map())
  const [antwoord, setAntwoord] = useState<Antwoord | null>(null)
  const [bezig, setBezig] = useState(false)
  const kop = `hint-${naam}`
  const veld = `antwoord-${naam}`
  const roepHulp = useCallback(
    <T,>(call: string, data: object = {}) =>
      roep<T>(`/api/${pad}/${call}`, { name: naam, ...data }),
    [pad, naam]
  )
  const probeer = useProbeer(roepHulp, dialoog)

  async function openHint(nummer: number) {
    if (teksten.has(nummer)) return true
    const gekregen = await probeer<{ hint: string }>('hint', { nummer })
    if (gekregen) setTeksten((eerder) => new Map(eerder).set(nummer, gekregen.data.hint))
    return gekregen !== null
  }

  async function vraagAntwoord() {
    const zeker = await dialoog.vraag({
      titel: 'Het antwoord',
      alineas: [`Weet je zeker dat je het antwoord wil weten voor ${label} ?`],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (!zeker || bezig) return
    setBezig(true)
    const gekregen = await probeer<Antwoord>('antwoord', {})
    setBezig(false)
    if (!gekregen) return
    setAntwoord(gekregen.data)
    void dialoog.vraag(uitgelegd(label, gekregen.data, kop))
  }

  async function controleer(getypt: string) {
    const gekregen = await probeer<Uitspraak>('controleer', { antwoord: getypt }, veld)
    if (!gekregen) return
    const { juist, bijna, antwoord: gevonden = '', uitleg = '' } = gekregen.data
    if (juist) {
      setAntwoord({ antwoord: gevonden, uitleg })
      void dialoog.vraag({
        titel: 'Gefeliciteerd!',
        alineas: [`Het antwoord '${gevonden}' is juist!`, uitleg],
        sluit: 'Verder',
        toon: 'goed',
        terug: kop,
      })
    } else
      void dialoog.vraag({
        titel: 'Helaas...',
        alineas: ['Dit antwoord is niet goed!', ...(bijna ? [bijna] : [])],
        sluit: 'Sluiten',
        toon: 'gewoon',
        terug: veld,
      })
  }

  const geopend = new Set([...teksten.keys()].map((nummer) => hintVlag(naam, nummer)))
  return (
    <section aria-labelledby={kop} className="kist p-5 sm:p-6">
      <h2 id={kop} tabIndex={-1} className="text-2xl outline-none">
        {label}
      </h2>
      <p className="mt-1 text-zacht">{omschrijving}</p>
      {antwoord ? (
        <div className="mt-4">
          <Opgelost antwoord={antwoord} />
        </div>
      ) : (
        <div className="mt-4 space-y-4">
          <Hints
            label={label}
            naam={naam}
            aantal={aantalHints}
            teksten={teksten}
            vlaggen={geopend}
            oplopend
            onOpen={openHint}
          />
          {checkAnswer && <Antwoordveld id={veld} label={label} onVerstuur={controleer} />}
          <button
            type="button"
            className="knop w-full sm:w-auto"
            aria-busy={bezig}
            onClick={() => void vraagAntwoord()}
          >
            Het antwoord <span className="sr-only">van {label}</span>
          </button>
        </div>
      )}
    </section>
  )
}
