import { useLayoutEffect, useRef, useState } from 'react'
import { magAntwoordVragen } from '#domain/spelen/hints'
import { hintVlag } from '#domain/spelen/verloop'
import { Antwoordveld } from '~/components/spelen/antwoordveld'
import { Hints } from '~/components/spelen/hints'
import { Opgelost, uitgelegd } from '~/components/spelen/opgelost'
import { invoerId, kopId, type SpelInGebruik } from '~/hooks/use_spel'
import type { Antwoord, Kader, RaadselInBeeld } from '~/types_spelen'

/** How a game words its verdicts and its way out. */
export type Woorden = {
  /** The button that gives the answer away. */
  vulIn: string
  goed: (antwoord: Antwoord) => string[]
  fout: (getypt: string) => string
}

type Props = {
  spel: SpelInGebruik
  kader: Kader
  raadsel: RaadselInBeeld
  woorden: Woorden
  cijfers?: number
}

/** Answer, hints and the way out of one puzzle; once solved, or after the end, nothing can be entered. */
export function Oplossen(props: Props) {
  const { spel, raadsel } = props
  if (spel.vlaggen.has(raadsel.vlag)) return <Opgelost antwoord={antwoordVan(spel, raadsel)} />
  if (spel.afgelopen) return <p className="text-zacht">Het spel is uit; dit hoeft niet meer.</p>
  return <Open {...props} />
}

function Open({ spel, kader, raadsel, woorden, cijfers }: Props) {
  const { label, naam, aantalHints } = raadsel
  const { dialoog, vlaggen } = spel
  const [bezig, setBezig] = useState(false)
  const blok = useBlijfInBeeld(kopId(raadsel))

  async function dienIn(getypt: string) {
    const uitspraak = await spel.dienIn(raadsel, getypt)
    if (!uitspraak) return
    const { juist, antwoord = '', uitleg = '', bijna, pauze } = uitspraak
    if (juist)
      void dialoog.vraag({
        titel: `Gefeliciteerd! (${label})`,
        alineas: woorden.goed({ antwoord, uitleg }),
        sluit: 'Verder',
        toon: 'goed',
        terug: kopId(raadsel),
      })
    else
      void dialoog.vraag({
        titel: 'Helaas...',
        alineas: [woorden.fout(getypt), bijna, pauze].filter((zin) => zin !== undefined),
        sluit: 'Sluiten',
        toon: 'gewoon',
        terug: invoerId(raadsel),
      })
  }

  async function vraagAntwoord() {
    const zeker = await dialoog.vraag({
      titel: woorden.vulIn,
      alineas: [`Weet je zeker dat je het antwoord automatisch wilt invullen voor ${label} ?`],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (!zeker || bezig) return
    setBezig(true)
    const gekregen = await spel.vraagAntwoord(raadsel)
    setBezig(false)
    if (gekregen) void dialoog.vraag(uitgelegd(label, gekregen, kopId(raadsel)))
  }

  return (
    <div ref={blok} className="space-y-4">
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
        <button
          type="button"
          className="link min-h-11 text-left"
          aria-busy={bezig}
          onClick={() => void vraagAntwoord()}
        >
          {woorden.vulIn} <span className="sr-only">bij {label}</span>
        </button>
      )}
    </div>
  )
}

/**
 * What somebody is typing in may be solved on another device: whoever had the focus in it goes on
 * at the title of the puzzle, not at the top of the page.
 */
function useBlijfInBeeld(kop: string) {
  const blok = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = blok.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      queueMicrotask(() => document.getElementById(kop)?.focus({ preventScroll: true }))
    }
  }, [kop])
  return blok
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
