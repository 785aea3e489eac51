import { useCallback, useEffect, useRef, useState } from 'react'
import { hintVlag } from '#domain/spelen/verloop'
import { useDialoog } from '~/hooks/use_dialoog'
import { useKijkMee } from '~/hooks/use_kijk_mee'
import { useSpelcalls, type Geroepen } from '~/hooks/use_spelcalls'
import { metVlag, voegSamen, zonderVlag } from '~/spelstand'
import type { Antwoord, RaadselInBeeld, SpelProps, Stand } from '~/types_spelen'

/** Nothing shows until the link was checked. */
type Toegang = 'onbekend' | 'geldig' | 'ongeldig'

type Uitspraak = { juist: boolean; bijna?: string; pauze?: string } & Partial<Antwoord>

const LEEG: Stand = {
  versie: -1,
  vlaggen: [],
  raadsels: [],
  onthuld: {},
  einde: null,
  uitgespeeld: false,
}

/**
 * A game behind a personal link, as one device plays it: checks the link, keeps up with the other
 * devices, and sends what the player does. What fails can be done again from its dialog.
 */
export function useSpel(pad: string, { uniqueid, stand: begin }: SpelProps) {
  const roep = useSpelcalls(pad, uniqueid)
  const dialoog = useDialoog()
  const [toegang, setToegang] = useState<Toegang>('onbekend')
  const [stand, setStand] = useState<Stand>(begin ?? LEEG)
  const [nieuws, setNieuws] = useState('')
  const huidig = useRef(stand)
  useEffect(() => {
    huidig.current = stand
  })

  const kijk = useCallback(async () => {
    const { versie, raadsels } = huidig.current
    const gezien = await roep<Stand | null>('stand', {
      ...(versie >= 0 && { versie }),
      heeft: raadsels.map(({ naam }) => naam),
    })
    if (!gezien.ok && gezien.status === 403) setToegang('ongeldig')
    if (gezien.ok && gezien.data) {
      const nieuw = gezien.data
      const elders = nieuw.vlaggen.filter((vlag) => !huidig.current.vlaggen.includes(vlag))
      const labels = raadsels.filter(({ vlag }) => elders.includes(vlag)).map(({ label }) => label)
      if (labels.length > 0) setNieuws(`Op een ander apparaat opgelost: ${labels.join(', ')}.`)
      setStand((oud) => voegSamen(oud, nieuw))
    }
    return gezien as Geroepen<unknown>
  }, [roep])

  const afgelopen = stand.einde !== null
  const { verbonden, nu: ververs } = useKijkMee(toegang === 'geldig' && !stand.uitgespeeld, kijk)

  const { meldFout } = dialoog
  /** Tries a call until it succeeds or the player gives up. */
  const probeer = useCallback(
    async <T>(call: string, data: object, bijSucces: (data: T) => void, terug?: string) => {
      const gedaan = await roep<T>(call, data)
      if (gedaan.ok) bijSucces(gedaan.data)
      else meldFout(gedaan.tekst, () => void probeer(call, data, bijSucces, terug), terug)
      return gedaan.ok
    },
    [roep, meldFout]
  )

  useEffect(() => {
    void (async () => {
      const geldig = await roep<boolean>('validate')
      if (!geldig.ok) console.warn(`validate: ${geldig.tekst}`)
      if (!geldig.ok || !geldig.data || begin === null) return setToegang('ongeldig')
      setToegang('geldig')
      await probeer<{ onderdeel: { naam: string } }[]>('get-answers', {}, (items) => {
        const onbekend = items.some(
          ({ onderdeel }) => !huidig.current.vlaggen.includes(onderdeel.naam)
        )
        if (onbekend) void ververs()
      })
    })()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, [])

  /** Once the last final is solved the server is told; whoever opens the page later makes up for it. */
  const afgemeld = useRef(false)
  useEffect(() => {
    if (toegang !== 'geldig' || !afgelopen || stand.uitgespeeld || afgemeld.current) return
    afgemeld.current = true
    void probeer('finished', {}, () => void ververs())
  }, [toegang, afgelopen, stand.uitgespeeld, probeer, ververs])

  const onthul = (vlag: string, inhoudVanVlag?: Stand['onthuld'][string]) => {
    setStand((oud) => metVlag(oud, vlag, inhoudVanVlag))
    void ververs()
  }

  /** @returns whether the answer was judged; a failed call keeps what was typed */
  function dienIn(
    raadsel: RaadselInBeeld,
    antwoord: string,
    bijUitspraak: (uitspraak: Uitspraak) => void
  ) {
    return probeer<Uitspraak>(
      'submit',
      { name: raadsel.vlag, antwoord },
      (uitspraak) => {
        if (uitspraak.juist) onthul(raadsel.vlag, alsAntwoord(uitspraak))
        bijUitspraak(uitspraak)
      },
      invoerId(raadsel)
    )
  }

  function vraagAntwoord(raadsel: RaadselInBeeld, bijAntwoord: (antwoord: Antwoord) => void) {
    return probeer<Uitspraak>(
      'submit',
      { name: raadsel.vlag, automatisch: true },
      (uitspraak) => {
        const antwoord = alsAntwoord(uitspraak)
        onthul(raadsel.vlag, antwoord)
        bijAntwoord(antwoord)
      },
      invoerId(raadsel)
    )
  }

  /** Each opening is told to the server; what was read before shows at once. */
  function openHint(raadsel: RaadselInBeeld, nummer: number) {
    const vlag = hintVlag(raadsel.naam, nummer)
    return probeer<{ hint: string }>('submit', { name: vlag }, ({ hint }) => onthul(vlag, { hint }))
  }

  function zetVlag(name: string, aan: boolean) {
    return probeer('submit', { name, ...(!aan && { aan }) }, () =>
      setStand((oud) => (aan ? metVlag(oud, name) : zonderVlag(oud, name)))
    )
  }

  return {
    toegang,
    stand,
    vlaggen: new Set(stand.vlaggen),
    afgelopen,
    verbonden,
    nieuws,
    dialoog,
    dienIn,
    vraagAntwoord,
    openHint,
    zetVlag,
  }
}

export type SpelInGebruik = ReturnType<typeof useSpel>

/** The input of a puzzle, where focus goes back to when a dialog about it closes. */
export const invoerId = ({ naam }: Pick<RaadselInBeeld, 'naam'>) => `antwoord-${naam}`
export const kopId = ({ naam }: Pick<RaadselInBeeld, 'naam'>) => `kop-${naam}`

const alsAntwoord = ({ antwoord = '', uitleg = '' }: Uitspraak): Antwoord => ({ antwoord, uitleg })
