import { useCallback, useEffect, useRef, useState } from 'react'
import { openKanalen, type Kanalen } from './kanalen.js'
import type { ClientOptions, Instellingen, KanaalHandlers, Lid, Verbinding } from './types.js'

type Leden = Readonly<Record<string, readonly Lid[]>>

/**
 * The realtime channels of a page, for as long as it is shown. Handlers may be new at every render;
 * only another service, endpoint or list of channels reconnects.
 *
 * @param kanalen the handlers of each channel, by its wire name (`presence-…`, `private-…`)
 */
export function useKanalen(
  options: ClientOptions,
  kanalen: Readonly<Record<string, KanaalHandlers>>,
  instellingen: Omit<Instellingen, 'omgeving'>
) {
  const [verbinding, setVerbinding] = useState<Verbinding>('verbinden')
  const [leden, setLeden] = useState<Leden>({})
  const open = useRef<Kanalen | null>(null)
  const laatste = useRef({ kanalen, instellingen })

  useEffect(() => {
    laatste.current = { kanalen, instellingen }
  })

  const dienst = JSON.stringify(options)
  const namen = Object.keys(kanalen).sort().join(' ')
  const { authEndpoint } = instellingen

  useEffect(() => {
    /** Who has nothing to hear needs no connection. */
    if (namen === '') return
    const bron = openKanalen(JSON.parse(dienst) as ClientOptions, {
      authEndpoint,
      authHeaders: () => laatste.current.instellingen.authHeaders?.() ?? {},
      onVerversen: () => laatste.current.instellingen.onVerversen?.(),
      termijnen: laatste.current.instellingen.termijnen,
    })
    open.current = bron
    bron.onVerbinding(setVerbinding)
    for (const naam of namen.split(' ')) {
      bron.subscribe(naam, actueel(naam))
    }

    function actueel(naam: string): KanaalHandlers {
      const handlers = () => laatste.current.kanalen[naam]
      return {
        get events() {
          return handlers()?.events
        },
        onSubscribed: () => handlers()?.onSubscribed?.(),
        onGeweigerd: (status) => handlers()?.onGeweigerd?.(status),
        onLeden: (lijst) => {
          setLeden((eerder) => ({ ...eerder, [naam]: lijst }))
          handlers()?.onLeden?.(lijst)
        },
      }
    }

    return () => {
      open.current = null
      bron.close()
      setVerbinding('verbinden')
    }
  }, [dienst, namen, authEndpoint])

  const wek = useCallback(() => open.current?.wek(), [])

  return { verbinding, leden, wek }
}
