import { magAntwoordVragen } from '#domain/spelen/hints'
import { hintVlag } from '#domain/spelen/verloop'
import { Antwoordveld } from '~/components/spelen/antwoordveld'
import { Hints } from '~/components/spelen/hints'
import { Icoon } from '~/components/ui/icoon'
import { invoerId, kopId, type SpelInGebruik } from '~/hooks/use_spel'
import type { Antwoord, Kader, RaadselInBeeld } from '~/types_spelen'

/** How a game words its verdicts and its way out. */
export type Woorden = {
  /** The button that gives the answer away. */
  vulIn: string
  goed: (label: string, antwoord: Antwoord) => string[]
  fout: (getypt: string) => string
  /** Done when a right answer was read. */
  daarna?: () => void
}

type Props = {
  spel: SpelInGebruik
  kader: Kader
  raadsel: RaadselInBeeld
  woorden: Woorden
  cijfers?: number
}

/** Answer, hints and the way out of one puzzle; once solved, or after the end, nothing can be entered. */
export function Oplossen({ spel, kader, raadsel, woorden, cijfers }: Props) {
  const { label, naam, vlag, aantalHints } = raadsel
  const { dialoog, vlaggen } = spel
  if (vlaggen.has(vlag)) return <Opgelost antwoord={antwoordVan(spel, raadsel)} />

  if (spel.afgelopen) return <p className="text-zacht">Het spel is uit; dit hoeft niet meer.</p>

  const terugNaarKop = { terug: kopId(raadsel), daarna: woorden.daarna }

  async function dienIn(getypt: string) {
    return spel.dienIn(raadsel, getypt, ({ juist, antwoord = '', uitleg = '', bijna, pauze }) => {
      if (juist)
        dialoog.toon({
          titel: `Gefeliciteerd! (${label})`,
          alineas: woorden.goed(label, { antwoord, uitleg }),
          sluit: 'Verder',
          toon: 'goed',
          ...terugNaarKop,
        })
      else
        dialoog.toon({
          titel: 'Helaas...',
          alineas: [woorden.fout(getypt), bijna, pauze].filter((zin) => zin !== undefined),
          sluit: 'Sluiten',
          toon: 'gewoon',
          terug: invoerId(raadsel),
        })
    })
  }

  function vraagAntwoord() {
    dialoog.toon({
      titel: woorden.vulIn,
      alineas: [`Weet je zeker dat je het antwoord automatisch wilt invullen voor ${label} ?`],
      sluit: 'Nee',
      ja: {
        tekst: 'Ja',
        doe: () =>
          void spel.vraagAntwoord(raadsel, ({ antwoord, uitleg }) =>
            dialoog.toon({
              titel: label,
              alineas: [`Het antwoord is '${antwoord}'.`, uitleg],
              sluit: 'Verder',
              toon: 'goed',
              ...terugNaarKop,
            })
          ),
      },
      toon: 'gewoon',
    })
  }

  return (
    <div className="space-y-4">
      <Antwoordveld id={invoerId(raadsel)} label={label} onVerstuur={dienIn} cijfers={cijfers} />
      {aantalHints > 0 && (
        <Hints
          label={label}
          naam={naam}
          aantal={aantalHints}
          teksten={hintteksten(spel, raadsel)}
          vlaggen={vlaggen}
          oplopend={kader.hintsOplopend}
          onOpen={(nummer) => spel.openHint(raadsel, nummer)}
        />
      )}
      {magAntwoordVragen(kader, naam, vlaggen) && (
        <button type="button" className="link min-h-11 text-left" onClick={vraagAntwoord}>
          {woorden.vulIn} <span className="sr-only">bij {label}</span>
        </button>
      )}
    </div>
  )
}

function Opgelost({ antwoord }: { antwoord: Antwoord | null }) {
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <Icoon naam="vinkje" className="size-7 text-mos" />
        <span className="sr-only">Opgelost:</span>
        <strong className="font-code text-xl text-mos">{antwoord?.antwoord ?? '…'}</strong>
      </p>
      {antwoord && <p className="mt-1 max-w-[42rem] text-zacht">{antwoord.uitleg}</p>}
    </div>
  )
}

export function antwoordVan(spel: SpelInGebruik, { vlag }: RaadselInBeeld): Antwoord | null {
  const onthuld = spel.stand.onthuld[vlag]
  return onthuld && 'antwoord' in onthuld ? onthuld : null
}

function hintteksten({ stand }: SpelInGebruik, { naam, aantalHints }: RaadselInBeeld) {
  const teksten = new Map<number, string>()
  for (let nummer = 1; nummer <= aantalHints; nummer++) {
    const onthuld = stand.onthuld[hintVlag(naam, nummer)]
    if (onthuld && 'hint' in onthuld) teksten.set(nummer, onthuld.hint)
  }
  return teksten
}
