import { useState } from 'react'
import type { News } from '#domain/live/game/news'
import type { Data } from '@generated/data'
import { call } from '~/wire/call'
import type { Route } from '~/wire/routes_of'
import { Follower } from './follower'
import { LIVE_PATIENCE_MS, POLL_MS, QUIET_MS } from './pace'
import { useClockOffset } from './use_clock_offset'
import { useAsleep } from './use_asleep'
import { useOffline } from './use_offline'
import { useWaking } from './use_waking'

type Snapshot = Pick<Data.Live.Game.TeamSnapshot, 'versie' | 'server_tijd'>

const SHUT_OUT = 401
const GONE = 404

export type SnapshotSource<T> = {
  begin: T
  /** Where the snapshot is fetched. */
  source: Route
  /** Whether the realtime connection is there; without it the screen looks more often. */
  live: boolean
  /** How an event is taken over instead of fetched, see `Follower`. */
  takeOver?: (view: T, news: News) => T | null
}

/**
 * The newest snapshot of a game: fetched when an event says that there is a newer one, when the screen
 * wakes, and now and then. An older one never replaces a newer.
 */
export function useSnapshot<T extends Snapshot>(options: SnapshotSource<T>) {
  const { begin, source, live, takeOver } = options
  const [snapshot, setSnapshot] = useState(begin)
  const [reachable, setReachable] = useState(true)
  /** What the address stood for is gone, such as a link that was renewed. */
  const [lapsed, setLapsed] = useState(false)
  const [clockOffset, learn] = useClockOffset(begin)

  async function look(): Promise<T | null> {
    const requestedAt = Date.now()
    const seen = await call<string, T>(source, {}, { patienceMs: LIVE_PATIENCE_MS })
    const status = seen.ok ? 200 : seen.error.status
    /**
     * The screen is shut out by a new QR code or an ended login. The page itself says what to do.
     */
    if (status === SHUT_OUT) window.location.reload()
    else {
      setReachable(status > 0 && status < 500)
      if (status > 0) setLapsed(status === GONE)
    }
    if (!seen.ok) return null
    learn(seen.value.server_tijd, requestedAt)
    return seen.value
  }

  const [follower] = useState(
    () => new Follower(begin, { fetch: look, show: (view) => setSnapshot(view), takeOver })
  )
  const { take, hear, refresh, refreshAnew, expectAnswer } = follower
  useWaking(refresh, live ? QUIET_MS : POLL_MS)
  useOffline(() => setReachable(false))
  const asleep = useAsleep(refreshAnew, () => setReachable(false))

  return {
    ...{ snapshot, asleep, reachable, setReachable, lapsed, clockOffset },
    ...{ take, hear, refresh, expectAnswer },
  }
}
