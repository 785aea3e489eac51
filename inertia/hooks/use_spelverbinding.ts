import { useEffect, useMemo, useState } from 'react'
import { csrfToken } from '~/http'
import { useLive } from '~/hooks/use_live'
import { badgeVan } from '~/realtime/badge'
import { useKanalen } from '~/realtime/use_kanalen'
import type { Realtime, Snapshot } from '~/types_live'
import type { Nieuws } from '#domain/spellenfabriek/nieuws'

type Vraag<T> = {
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
  neemOver?: (beeld: T, nieuws: Nieuws) => T | null
}

const EVENTS = {
  status: ['SpellenFabriekStatus', 'SpellenFabriekTeamChange'],
  updatevoortgang: ['SpellenFabriekTeamUpdateVoortgang'],
  room: ['SpellenFabriekTeamRoomEnter', 'SpellenFabriekTeamRoomLeave'],
} as const

/** A screen of the live game: its snapshot, kept new by the realtime channels or else by looking. */
export function useSpelverbinding<T extends Snapshot>(vraag: Vraag<T>) {
  const { begin, adres, spelIdVan, realtime, authEndpoint, alleenKijken = false, neemOver } = vraag
  const [verbonden, setVerbonden] = useState(false)
  const live = useLive(begin, adres, verbonden, neemOver)
  const { hoor, ververs } = live
  const spelId = spelIdVan(live.snapshot)
  const kanalen = useMemo(() => {
    if (spelId === null) return {}
    const prive = Object.entries(EVENTS).map(([naam, events]) => [
      `private-spellenfabriek.${naam}.${spelId}`,
      { events: Object.fromEntries(events.map((event) => [event, hoor])) },
    ])
    const wie = alleenKijken ? [] : [[aanwezig(spelId), {}]]
    return Object.fromEntries([...prive, ...wie]) as Record<string, object>
  }, [spelId, alleenKijken, hoor])

  const { verbinding, leden } = useKanalen(realtime, kanalen, {
    authEndpoint,
    authHeaders: () => ({ 'x-csrf-token': csrfToken() }),
    onVerversen: () => void ververs(),
  })
  const stil = spelId === null
  useEffect(() => setVerbonden(verbinding === 'verbonden'), [verbinding])

  const badge = badgeVan(live.bereikbaar, stil ? null : verbinding)
  return { ...live, badge, aanwezig: stil ? [] : (leden[aanwezig(spelId)] ?? []) }
}

const aanwezig = (spelId: number) => `presence-spellenfabriek.${spelId}`
