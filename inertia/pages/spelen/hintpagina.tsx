import { useCallback, useRef, useState } from 'react'
import { hintVlag } from '#domain/spelen/verloop'
import { Antwoordveld } from '~/components/spelen/antwoordveld'
import { Dialoog } from '~/components/spelen/dialoog'
import { Hints } from '~/components/spelen/hints'
import { Icoon } from '~/components/ui/icoon'
import { useDialoog } from '~/hooks/use_dialoog'
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
type Uitspraak = { juist: boolean; bijna?: string } & Partial<Antwoord>

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
      <Dialoog inhoud={dialoog.huidig} onSluit={dialoog.sluit} />
    </div>
  )
}

Hintpagina.layout = inWinkel

type HulpProps = { pad: string; item: Item; dialoog: ReturnType<typeof useDialoog> }

function Hulp({ pad, item, dialoog }: HulpProps) {
  const { naam, label, omschrijving, aantalHints, checkAnswer } = item
  const [teksten, setTeksten] = useState<ReadonlyMap<number, string>>(new Map())
  const [antwoord, setAntwoord] = useState<Antwoord | null>(null)
  const kop = useRef(`hint-${naam}`).current
  const veld = `antwoord-${naam}`
  const { meldFout, toon } = dialoog

  const probeer = useCallback(
    async function poging<T>(call: string, data: object, bijSucces: (data: T) => void) {
      const gedaan = await roep<T>(`/api/${pad}/${call}`, { name: naam, ...data })
      if (gedaan.ok) bijSucces(gedaan.data)
      else meldFout(gedaan.tekst, () => void poging(call, data, bijSucces))
      return gedaan.ok
    },
    [pad, naam, meldFout]
  )

  async function openHint(nummer: number) {
    if (teksten.has(nummer)) return true
    return probeer<{ hint: string }>('hint', { nummer }, ({ hint }) =>
      setTeksten((eerder) => new Map(eerder).set(nummer, hint))
    )
  }

  function vraagAntwoord() {
    toon({
      titel: 'Het antwoord',
      alineas: [`Weet je zeker dat je het antwoord wil weten voor ${label} ?`],
      sluit: 'Nee',
      ja: {
        tekst: 'Ja',
        doe: () =>
          void probeer<Antwoord>('antwoord', {}, (gekregen) => {
            setAntwoord(gekregen)
            toon({
              titel: label,
              alineas: [`Het antwoord is '${gekregen.antwoord}'.`, gekregen.uitleg],
              sluit: 'Verder',
              toon: 'goed',
              terug: kop,
            })
          }),
      },
      toon: 'gewoon',
    })
  }

  async function controleer(getypt: string) {
    return probeer<Uitspraak>('controleer', { antwoord: getypt }, (uitspraak) => {
      const { juist, bijna, antwoord: gevonden = '', uitleg = '' } = uitspraak
      if (juist) {
        setAntwoord({ antwoord: gevonden, uitleg })
        toon({
          titel: 'Gefeliciteerd!',
          alineas: [`Het antwoord '${gevonden}' is juist!`, uitleg],
          sluit: 'Verder',
          toon: 'goed',
          terug: kop,
        })
      } else
        toon({
          titel: 'Helaas...',
          alineas: ['Dit antwoord is niet goed!', ...(bijna ? [bijna] : [])],
          sluit: 'Sluiten',
          toon: 'gewoon',
          terug: veld,
        })
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
          <p className="flex items-center gap-3 text-lg">
            <Icoon naam="vinkje" className="size-7 text-mos" />
            <span className="sr-only">Opgelost:</span>
            <strong className="font-code text-xl text-mos">{antwoord.antwoord}</strong>
          </p>
          <p className="mt-2">{antwoord.uitleg}</p>
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
          <button type="button" className="knop w-full sm:w-auto" onClick={vraagAntwoord}>
            Het antwoord <span className="sr-only">van {label}</span>
          </button>
        </div>
      )}
    </section>
  )
}
