import { useEffect, useMemo, useRef, useState } from 'react'
import { csrfToken } from '~/http'
import { useLive } from '~/hooks/use_live'
import { useKanalen } from '~/realtime/use_kanalen'
import type { Realtime, Snapshot } from '~/types_live'

/** What the badge of a screen says. */
export type Badge = 'live' | 'peilt' | 'weg'

type Vraag<T> = {
  begin: T
  /** Where the snapshot is fetched. */
  adres: string
  /** The game's id, as the channels are named after it; without a game there is nothing to hear. */
  spelId: number | null
  realtime: Realtime
  authEndpoint: string
  /** Hears what happens without being one of those present. */
  alleenKijken?: boolean
}

const EVENTS = {
  status: ['SpellenFabriekStatus', 'SpellenFabriekTeamChange'],
  updatevoortgang: ['SpellenFabriekTeamUpdateVoortgang'],
  room: ['SpellenFabriekTeamRoomEnter', 'SpellenFabriekTeamRoomLeave'],
} as const

/** A screen of the live game: its snapshot, kept new by the realtime channels or else by looking. */
export function useSpelverbinding<T extends Snapshot>(vraag: Vraag<T>) {
  const { begin, adres, spelId, realtime, authEndpoint, alleenKijken = false } = vraag
  const [verbonden, setVerbonden] = useState(false)
  const live = useLive(begin, adres, verbonden)
  const huidig = useRef(live)
  useEffect(() => {
    huidig.current = live
  })

  const kanalen = useMemo(() => {
    if (spelId === null) return {}
    /** An event is a hint; only one about something newer is worth a look. */
    let gehoord = 0
    const hoor = (data: unknown) => {
      const { versie = Infinity } = (data ?? {}) as { versie?: number }
      if (versie <= Math.max(gehoord, huidig.current.snapshot.versie)) return
      /** One change may be told twice, on two channels. */
      if (Number.isFinite(versie)) gehoord = versie
      void huidig.current.ververs()
    }
    const prive = Object.entries(EVENTS).map(([naam, events]) => [
      `private-spellenfabriek.${naam}.${spelId}`,
      { events: Object.fromEntries(events.map((event) => [event, hoor])) },
    ])
    const wie = alleenKijken ? [] : [[aanwezig(spelId), {}]]
    return Object.fromEntries([...prive, ...wie]) as Record<string, object>
  }, [spelId, alleenKijken])

  const { verbinding, leden } = useKanalen(realtime, kanalen, {
    authEndpoint,
    authHeaders: () => ({ 'x-csrf-token': csrfToken() }),
    onVerversen: () => void huidig.current.ververs(),
  })
  useEffect(() => setVerbonden(verbinding === 'verbonden'), [verbinding])

  const badge: Badge = !live.bereikbaar ? 'weg' : verbinding === 'verbonden' ? 'live' : 'peilt'
  return { ...live, badge, aanwezig: spelId === null ? [] : (leden[aanwezig(spelId)] ?? []) }
}

const aanwezig = (spelId: number) => `presence-spellenfabriek.${spelId}`
