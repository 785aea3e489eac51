import { useCallback, useEffect, useRef, useState } from 'react'
import { naMs, stuurJson } from '~/http'
import { Volger } from '~/realtime/volger'
import type { Snapshot } from '~/types_live'
import type { Nieuws } from '#domain/spellenfabriek/nieuws'

/** How often to look while the realtime connection is there, and while it is not. */
const RUSTIG_MS = 20_000
const PEIL_MS = 3_000
const GEDULD_MS = 8_000
const OPNIEUW_MS = 2_000
/** No line, too many at once, or a server that is just being restarted behind a proxy. */
const NOG_NIET = [0, 429, 502, 503, 504]

export type Gedaan =
  | { ok: true }
  /** `status` is 0 when there was no connection; `errors` says which field a 422 is about. */
  | { ok: false; status: number; tekst: string; errors: Record<string, string[]> }

type Antwoord<T> = { message?: string; errors?: Record<string, string[]>; snapshot?: T }

const GEEN_VERBINDING = 'Er is geen verbinding. Het wordt opnieuw geprobeerd zodra die er weer is.'

/**
 * A game as one screen follows it. The snapshot is the truth: it is fetched when an event says that
 * there is a newer one, when the screen wakes, and now and then. An older one never replaces a newer.
 *
 * @param live whether the realtime connection is there; without it the screen looks more often
 * @param neemOver how an event is taken over instead of fetched, see `Volger`
 */
export function useLive<T extends Snapshot>(
  begin: T,
  adres: string,
  live: boolean,
  neemOver?: (beeld: T, nieuws: Nieuws) => T | null
) {
  const [snapshot, setSnapshot] = useState(begin)
  const [bereikbaar, setBereikbaar] = useState(true)
  /** What the address stood for is gone, such as a link that was renewed. */
  const [vervallen, setVervallen] = useState(false)
  const [verschil, leer] = useKlokverschil(begin)

  const [volger] = useState(
    () => new Volger(begin, { haal: kijk, toon: (beeld) => setSnapshot(beeld), neemOver })
  )
  const { neem, hoor, ververs } = volger

  async function kijk(): Promise<T | null> {
    const gevraagdOp = Date.now()
    try {
      const response = await fetch(adres, {
        headers: { accept: 'application/json' },
        signal: naMs(GEDULD_MS),
      })
      /** Shut out: a new QR code, or a login that ended. The page itself says what to do. */
      if (response.status === 401) {
        window.location.reload()
        return null
      }
      setBereikbaar(response.status < 500)
      setVervallen(response.status === 404)
      if (!response.ok) return null
      const nieuw = (await response.json()) as T
      leer(nieuw.server_tijd, gevraagdOp)
      return nieuw
    } catch {
      setBereikbaar(false)
      return null
    }
  }

  useEffect(() => {
    const timer = setInterval(() => void ververs(), live ? RUSTIG_MS : PEIL_MS)
    const wakker = () => {
      if (document.visibilityState === 'visible') void ververs()
    }
    window.addEventListener('online', wakker)
    window.addEventListener('pageshow', wakker)
    document.addEventListener('visibilitychange', wakker)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', wakker)
      window.removeEventListener('pageshow', wakker)
      document.removeEventListener('visibilitychange', wakker)
    }
  }, [live, ververs])

  /** Sends something that somebody did; done or refused, the answer brings the game as it stands. */
  const doe = useCallback(
    async (
      url: string,
      data: object = {},
      method: 'POST' | 'PUT' | 'DELETE' = 'POST'
    ): Promise<Gedaan> => {
      try {
        const response = await stuurJson(url, data, {
          method,
          signal: naMs(GEDULD_MS),
        })
        const inhoud = (await response.json().catch(() => ({}))) as Antwoord<T> & T
        if (response.ok) {
          if ('versie' in inhoud) neem(inhoud)
          return { ok: true }
        }
        if (inhoud.snapshot) neem(inhoud.snapshot)
        const { message = 'Er ging iets mis. Probeer het nog eens.', errors = {} } = inhoud
        return { ok: false, status: response.status, tekst: message, errors }
      } catch {
        setBereikbaar(false)
        return { ok: false, status: 0, tekst: GEEN_VERBINDING, errors: {} }
      }
    },
    [neem]
  )

  /** Keeps at it until there is a line again; the server makes sure that it counts once. */
  const doeZeker = useCallback(
    async (url: string, data: object = {}): Promise<Gedaan> => {
      for (;;) {
        const gedaan = await doe(url, data)
        if (gedaan.ok || !NOG_NIET.includes(gedaan.status)) return gedaan
        await weerVerbonden()
      }
    },
    [doe]
  )

  return { snapshot, bereikbaar, vervallen, verschil, hoor, ververs, doe, doeZeker }
}

/** A moment to try again: the device says that it is on line, or some time has passed. */
function weerVerbonden(): Promise<void> {
  return new Promise((resolve) => {
    const klaar = () => {
      clearTimeout(timer)
      window.removeEventListener('online', klaar)
      resolve()
    }
    const timer = setTimeout(klaar, OPNIEUW_MS)
    window.addEventListener('online', klaar)
  })
}

/**
 * How far this device's clock is off in milliseconds, so that all screens show the same second: learnt
 * from the answer that was the quickest on its way.
 */
function useKlokverschil(begin: Snapshot) {
  const [ms, setMs] = useState(0)
  const kortst = useRef(Infinity)
  const leer = useCallback((serverTijd: number, gevraagdOp: number) => {
    const onderweg = Date.now() - gevraagdOp
    /** A sample ages: a device may set its clock, and the line may have become slower. */
    kortst.current *= 1.1
    if (onderweg < 0 || onderweg >= kortst.current) return
    kortst.current = onderweg
    setMs(serverTijd - (gevraagdOp + onderweg / 2))
  }, [])
  /** The page itself may have been on its way for a while; the first look corrects it. */
  useEffect(() => setMs(begin.server_tijd - Date.now()), [begin.server_tijd])
  return [ms, leer] as const
}
