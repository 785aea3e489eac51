import type { ClientOptions } from '#domain/realtime'
import { useMemo, useState } from 'react'
import { csrfToken } from '~/http'
import { useLive } from './use_live'
import { badgeOf } from './badge'
import { useChannels } from './use_channels'
import type { Route } from '~/wire/routes_of'
import type { News } from '#domain/live/game/news'
import type { Data } from '@generated/data'

type Snapshot = Pick<Data.Live.Game.TeamSnapshot, 'versie' | 'server_tijd'>

type ConnectionRequest<T> = {
  begin: T
  /** Where the snapshot is fetched. */
  source: Route
  /** The game's id, as the channels are named after it; without a game there is nothing to hear. */
  gameIdOf: (snapshot: T) => number | null
  realtime: ClientOptions
  authEndpoint: string
  /** Receives events without being listed as present. */
  viewOnly?: boolean
  /** How an event is applied instead of fetched. */
  takeOver?: (view: T, news: News) => T | null
}

const EVENTS = {
  status: ['SpellenFabriekStatus', 'SpellenFabriekTeamChange'],
  updatevoortgang: ['SpellenFabriekTeamUpdateVoortgang'],
  room: ['SpellenFabriekTeamRoomEnter', 'SpellenFabriekTeamRoomLeave'],
} as const

/**
 * A screen of the live game: its snapshot, kept up to date by the realtime channels or else by
 * polling.
 */
export function useGameConnection<T extends Snapshot>(request: ConnectionRequest<T>) {
  const { begin, source, gameIdOf, realtime, authEndpoint, viewOnly = false, takeOver } = request
  const [connected, setConnected] = useState(false)
  const live = useLive({ begin, source, live: connected, takeOver })
  const { hear, refresh } = live
  const gameId = gameIdOf(live.snapshot)
  const channels = useMemo(() => {
    if (gameId === null) return {}
    const privateChannels = Object.entries(EVENTS).map(([name, events]) => [
      `private-spellenfabriek.${name}.${gameId}`,
      { events: Object.fromEntries(events.map((event) => [event, hear])) },
    ])
    const who = viewOnly ? [] : [[present(gameId), {}]]
    return Object.fromEntries([...privateChannels, ...who]) as Record<string, object>
  }, [gameId, viewOnly, hear])

  const { connection, members } = useChannels(realtime, channels, {
    authEndpoint,
    authHeaders: () => ({ 'x-csrf-token': csrfToken() }),
    onRefresh: () => void refresh(),
  })
  const idle = gameId === null
  /**
   * The two hooks need each other: the channels bring news to the screen, and the screen polls less
   * while they work.
   */
  if (connected !== (connection === 'connected')) setConnected(!connected)

  const badge = badgeOf(live.reachable, idle ? null : connection)
  return { ...live, badge, present: idle ? [] : (members[present(gameId)] ?? []) }
}

const present = (gameId: number) => `presence-spellenfabriek.${gameId}`
