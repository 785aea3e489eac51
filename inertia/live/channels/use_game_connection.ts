import { useEffect, useMemo, useState } from 'react'
import { csrfToken } from '~/http'
import { useLive } from './use_live'
import { badgeOf } from './badge'
import { useChannels } from './use_channels'
import type { Realtime, Snapshot } from '~/live/game/snapshot_types'
import type { News } from '#domain/live/game/news'

type ConnectionRequest<T> = {
  begin: T
  /** Where the snapshot is fetched. */
  adres: string
  /** The game's id, as the channels are named after it; without a game there is nothing to hear. */
  spelIdVan: (snapshot: T) => number | null
  realtime: Realtime
  authEndpoint: string
  /** Hears what happens without being one of those present. */
  alleenKijken?: boolean
  /** How an event is taken over instead of fetched. */
  neemOver?: (view: T, news: News) => T | null
}

const EVENTS = {
  status: ['SpellenFabriekStatus', 'SpellenFabriekTeamChange'],
  updatevoortgang: ['SpellenFabriekTeamUpdateVoortgang'],
  room: ['SpellenFabriekTeamRoomEnter', 'SpellenFabriekTeamRoomLeave'],
} as const

/** A screen of the live game: its snapshot, kept new by the realtime channels or else by looking. */
export function useGameConnection<T extends Snapshot>(request: ConnectionRequest<T>) {
  const {
    begin,
    adres: address,
    spelIdVan: gameIdOf,
    realtime,
    authEndpoint,
    alleenKijken: viewOnly = false,
    neemOver: takeOver,
  } = request
  const [connected, setConnected] = useState(false)
  const live = useLive(begin, address, connected, takeOver)
  const { hoor: hear, ververs: refresh } = live
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

  const { verbinding: connection, leden: members } = useChannels(realtime, channels, {
    authEndpoint,
    authHeaders: () => ({ 'x-csrf-token': csrfToken() }),
    onVerversen: () => void refresh(),
  })
  const idle = gameId === null
  useEffect(() => setConnected(connection === 'verbonden'), [connection])

  const badge = badgeOf(live.bereikbaar, idle ? null : connection)
  return { ...live, badge, aanwezig: idle ? [] : (members[present(gameId)] ?? []) }
}

const present = (gameId: number) => `presence-spellenfabriek.${gameId}`
