import { useCallback, useEffect, useRef, useState } from 'react'
import { hintVlag } from '#domain/spelen/verloop'
import { useDialoog } from '~/hooks/use_dialoog'
import { useKijkMee } from '~/hooks/use_kijk_mee'
import { useProbeer, type Probeer } from '~/hooks/use_probeer'
import { useSpelcalls, type Geroepen } from '~/hooks/use_spelcalls'
import { metVlag, voegSamen, zonderVlag } from '~/spelstand'
import type { Antwoord, RaadselInBeeld, SpelProps, Stand } from '~/types_spelen'

/** Nothing shows until the link was checked. */
type Toegang = 'onbekend' | 'geldig' | 'ongeldig'

export type Uitspraak = { juist: boolean; bijna?: string; pauze?: string } & Partial<Antwoord>

const LEEG: Stand = {
  versie: -1,
  vlaggen: [],
  raadsels: [],
  onthuld: {},
  einde: null,
  uitgespeeld: false,
}

/** A look that takes longer is given up, and the next one may find a better line. */
const KIJKGEDULD_MS = 6000
const NIEUWS_MS = 8000

/**
 * A game behind a personal link, as one device plays it: checks the link, keeps up with the other
 * devices, and sends what the player does. What fails can be done again from its dialog.
 */
export function useSpel(pad: string, { uniqueid, stand: begin, verlengbaar }: SpelProps) {
  const roep = useSpelcalls(pad, uniqueid)
  const dialoog = useDialoog()
  const probeer = useProbeer(roep, dialoog)
  const [toegang, setToegang] = useState<Toegang>('onbekend')
  const [stand, setStand] = useState<Stand>(begin ?? LEEG)
  const [nieuws, meldNieuws] = useNieuws()
  const huidig = useRef(stand)
  useEffect(() => {
    huidig.current = stand
  })
  /** Flags that this device is sending itself: they are no news when they come back. */
  const onderweg = useRef(new Set<string>())

  const kijk = useCallback(async () => {
    const { versie, raadsels } = huidig.current
    const heeft = raadsels.map(({ naam }) => naam)
    const gezien = await roep<Stand | null>(
      'stand',
      { ...(versie >= 0 && { versie }), heeft },
      KIJKGEDULD_MS
    )
    if (!gezien.ok && gezien.status === 403) setToegang('ongeldig')
    if (gezien.ok && gezien.data) {
      const nieuw = gezien.data
      const elders = raadsels.filter(
        ({ vlag }) =>
          nieuw.vlaggen.includes(vlag) &&
          !huidig.current.vlaggen.includes(vlag) &&
          !onderweg.current.has(vlag)
      )
      if (elders.length > 0)
        meldNieuws(
          `Op een ander apparaat opgelost: ${elders.map(({ label }) => label).join(', ')}.`
        )
      setStand((oud) => voegSamen(oud, nieuw))
    }
    return gezien as Geroepen<unknown>
  }, [roep, meldNieuws])

  const afgelopen = stand.einde !== null
  const { verbonden, nu: ververs } = useKijkMee(toegang === 'geldig' && !stand.uitgespeeld, kijk)

  useEffect(() => {
    void (async () => {
      const geldig = await roep<boolean>('validate')
      if (!geldig.ok) console.warn(`validate: ${geldig.tekst}`)
      if (!geldig.ok || !geldig.data) return setToegang('ongeldig')
      /** The money came in while the page was on its way: the next page has the game in it. */
      if (begin === null) return window.location.reload()
      setToegang('geldig')
      const gekregen = await probeer<{ onderdeel: { naam: string } }[]>('get-answers', {})
      const bekend = huidig.current.vlaggen
      if (gekregen?.data.some(({ onderdeel }) => !bekend.includes(onderdeel.naam))) void ververs()
    })()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, [])

  useAfmelden(toegang === 'geldig' && afgelopen && !begin?.uitgespeeld, probeer, ververs)

  /** Sends a flag; what it reveals shows at once, before the server's next answer tells all. */
  async function stuur<T>(
    vlag: string,
    data: object,
    onthult: (data: T) => Stand['onthuld'][string] | null,
    terug?: string
  ): Promise<T | null> {
    onderweg.current.add(vlag)
    const gestuurd = await probeer<T>('submit', { name: vlag, ...data }, terug)
    if (gestuurd) {
      const inhoud = onthult(gestuurd.data)
      if (inhoud) {
        setStand((oud) => metVlag(oud, vlag, inhoud))
        void ververs()
      }
    }
    onderweg.current.delete(vlag)
    return gestuurd && gestuurd.data
  }

  return {
    adres: `/spelen/${uniqueid}/${pad}`,
    toegang,
    verlengbaar,
    stand,
    vlaggen: new Set(stand.vlaggen),
    afgelopen,
    verbonden,
    nieuws,
    dialoog,

    /** @returns the verdict; null when the player gave up on a failing call */
    dienIn: (raadsel: RaadselInBeeld, antwoord: string) =>
      stuur<Uitspraak>(
        raadsel.vlag,
        { antwoord },
        (uitspraak) => (uitspraak.juist ? alsAntwoord(uitspraak) : null),
        invoerId(raadsel)
      ),

    /** @returns the answer; null when the player gave up on a failing call */
    vraagAntwoord: async (raadsel: RaadselInBeeld) => {
      const gekregen = await stuur<Uitspraak>(
        raadsel.vlag,
        { automatisch: true },
        alsAntwoord,
        invoerId(raadsel)
      )
      return gekregen && alsAntwoord(gekregen)
    },

    /** Each opening is told to the server; resolves to whether the hint is there. */
    openHint: async ({ naam }: RaadselInBeeld, nummer: number) =>
      (await stuur<{ hint: string }>(hintVlag(naam, nummer), {}, ({ hint }) => ({ hint }))) !==
      null,

    zetVlag: async (name: string, aan: boolean) => {
      if (await probeer('submit', { name, ...(!aan && { aan }) }))
        setStand((oud) => (aan ? metVlag(oud, name) : zonderVlag(oud, name)))
    },
  }
}

export type SpelInGebruik = ReturnType<typeof useSpel>

/** Once the last final is solved the server is told; whoever opens the page later makes up for it. */
function useAfmelden(nodig: boolean, probeer: Probeer, ververs: () => Promise<void>) {
  const gedaan = useRef(false)
  useEffect(() => {
    if (!nodig || gedaan.current) return
    gedaan.current = true
    void probeer('finished', {}).then(ververs)
  }, [nodig, probeer, ververs])
}

/** A message that goes away by itself. */
function useNieuws() {
  const [nieuws, setNieuws] = useState('')
  useEffect(() => {
    if (nieuws === '') return
    const timer = setTimeout(() => setNieuws(''), NIEUWS_MS)
    return () => clearTimeout(timer)
  }, [nieuws])
  return [nieuws, setNieuws] as const
}

/** The input of a puzzle, where focus goes back to when a dialog about it closes. */
export const invoerId = ({ naam }: Pick<RaadselInBeeld, 'naam'>) => `antwoord-${naam}`
export const kopId = ({ naam }: Pick<RaadselInBeeld, 'naam'>) => `kop-${naam}`

const alsAntwoord = ({ antwoord = '', uitleg = '' }: Uitspraak): Antwoord => ({ antwoord, uitleg })
