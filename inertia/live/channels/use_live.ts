import { useCallback, useEffect, useRef, useState } from 'react'
import { afterMs, sendJson } from '~/http'
import { Volger } from './follower'
import type { Snapshot } from '~/live/game/snapshot_types'
import type { News } from '#domain/live/game/news'

/** How often to look while the realtime connection is there, and while it is not. */
const QUIET_MS = 20_000
const POLL_MS = 3_000
const PATIENCE_MS = 8_000
const RETRY_MS = 2_000
/** No line, too many at once, or a server that is just being restarted behind a proxy. */
const NOT_YET = [0, 429, 502, 503, 504]

export type Outcome =
  | { ok: true }
  /** `status` is 0 when there was no connection; `errors` says which field a 422 is about. */
  | { ok: false; status: number; tekst: string; errors: Record<string, string[]> }

type Reply<T> = { message?: string; errors?: Record<string, string[]>; snapshot?: T }

const NO_CONNECTION = 'Er is geen verbinding. Het wordt opnieuw geprobeerd zodra die er weer is.'

/**
 * A game as one screen follows it. The snapshot is the truth: it is fetched when an event says that
 * there is a newer one, when the screen wakes, and now and then. An older one never replaces a newer.
 *
 * @param live whether the realtime connection is there; without it the screen looks more often
 * @param neemOver how an event is taken over instead of fetched, see `Volger`
 */
export function useLive<T extends Snapshot>(
  begin: T,
  address: string,
  live: boolean,
  takeOver?: (view: T, news: News) => T | null
) {
  const [snapshot, setSnapshot] = useState(begin)
  const [reachable, setReachable] = useState(true)
  /** What the address stood for is gone, such as a link that was renewed. */
  const [lapsed, setLapsed] = useState(false)
  const [clockOffset, learn] = useClockOffset(begin)

  const [follower] = useState(
    () => new Volger(begin, { haal: look, toon: (view) => setSnapshot(view), neemOver: takeOver })
  )
  const { neem: take, hoor: hear, ververs: refresh } = follower

  async function look(): Promise<T | null> {
    const requestedAt = Date.now()
    try {
      const response = await fetch(address, {
        headers: { accept: 'application/json' },
        signal: afterMs(PATIENCE_MS),
      })
      /** Shut out: a new QR code, or a login that ended. The page itself says what to do. */
      if (response.status === 401) {
        window.location.reload()
        return null
      }
      setReachable(response.status < 500)
      setLapsed(response.status === 404)
      if (!response.ok) return null
      const updated = (await response.json()) as T
      learn(updated.server_tijd, requestedAt)
      return updated
    } catch {
      setReachable(false)
      return null
    }
  }

  useEffect(() => {
    const timer = setInterval(() => void refresh(), live ? QUIET_MS : POLL_MS)
    const onWake = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    window.addEventListener('online', onWake)
    window.addEventListener('pageshow', onWake)
    document.addEventListener('visibilitychange', onWake)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onWake)
      window.removeEventListener('pageshow', onWake)
      document.removeEventListener('visibilitychange', onWake)
    }
  }, [live, refresh])

  /** Sends something that somebody did; done or refused, the answer brings the game as it stands. */
  const run = useCallback(
    async (
      url: string,
      data: object = {},
      method: 'POST' | 'PUT' | 'DELETE' = 'POST'
    ): Promise<Outcome> => {
      try {
        const response = await sendJson(url, data, {
          method,
          signal: afterMs(PATIENCE_MS),
        })
        const content = (await response.json().catch(() => ({}))) as Reply<T> & T
        if (response.ok) {
          if ('versie' in content) take(content)
          return { ok: true }
        }
        if (content.snapshot) take(content.snapshot)
        const { message = 'Er ging iets mis. Probeer het nog eens.', errors = {} } = content
        return { ok: false, status: response.status, tekst: message, errors }
      } catch {
        setReachable(false)
        return { ok: false, status: 0, tekst: NO_CONNECTION, errors: {} }
      }
    },
    [take]
  )

  /** Keeps at it until there is a line again; the server makes sure that it counts once. */
  const doReliably = useCallback(
    async (url: string, data: object = {}): Promise<Outcome> => {
      for (;;) {
        const outcome = await run(url, data)
        if (outcome.ok || !NOT_YET.includes(outcome.status)) return outcome
        await reconnected()
      }
    },
    [run]
  )

  return {
    snapshot,
    bereikbaar: reachable,
    vervallen: lapsed,
    verschil: clockOffset,
    hoor: hear,
    ververs: refresh,
    doe: run,
    doeZeker: doReliably,
  }
}

/** A moment to try again: the device says that it is on line, or some time has passed. */
function reconnected(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, RETRY_MS)
    window.addEventListener('online', done)
  })
}

/**
 * How far this device's clock is off in milliseconds, so that all screens show the same second: learnt
 * from the answer that was the quickest on its way.
 */
function useClockOffset(begin: Snapshot) {
  const [ms, setMs] = useState(0)
  const shortest = useRef(Infinity)
  const learn = useCallback((serverTime: number, requestedAt: number) => {
    const underway = Date.now() - requestedAt
    /** A sample ages: a device may set its clock, and the line may have become slower. */
    shortest.current *= 1.1
    if (underway < 0 || underway >= shortest.current) return
    shortest.current = underway
    setMs(serverTime - (requestedAt + underway / 2))
  }, [])
  /** The page itself may have been on its way for a while; the first look corrects it. */
  useEffect(() => setMs(begin.server_tijd - Date.now()), [begin.server_tijd])
  return [ms, learn] as const
}
