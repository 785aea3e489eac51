import { useCallback, useEffect, useRef, useState } from 'react'
import { openKanalen, type Channels } from './channels.js'
import type {
  ClientOptions,
  Settings,
  ChannelHandlers,
  Member,
  Connection,
} from './channel_types.js'

type Members = Readonly<Record<string, readonly Member[]>>

/**
 * The realtime channels of a page, for as long as it is shown. Handlers may be new at every render;
 * only another service, endpoint or list of channels reconnects.
 *
 * @param kanalen the handlers of each channel, by its wire name (`presence-…`, `private-…`)
 */
export function useChannels(
  options: ClientOptions,
  channels: Readonly<Record<string, ChannelHandlers>>,
  settings: Omit<Settings, 'omgeving'>
) {
  const [connection, setConnection] = useState<Connection>('verbinden')
  const [members, setMembers] = useState<Members>({})
  const open = useRef<Channels | null>(null)
  const last = useRef({ kanalen: channels, instellingen: settings })

  useEffect(() => {
    last.current = { kanalen: channels, instellingen: settings }
  })

  const service = JSON.stringify(options)
  const names = Object.keys(channels).sort().join(' ')
  const { authEndpoint } = settings

  useEffect(() => {
    /** Who has nothing to hear needs no connection. */
    if (names === '') return
    const source = openKanalen(JSON.parse(service) as ClientOptions, {
      authEndpoint,
      authHeaders: () => last.current.instellingen.authHeaders?.() ?? {},
      onVerversen: () => last.current.instellingen.onVerversen?.(),
      termijnen: last.current.instellingen.termijnen,
    })
    open.current = source
    source.onVerbinding(setConnection)
    for (const name of names.split(' ')) {
      source.subscribe(name, current(name))
    }

    function current(name: string): ChannelHandlers {
      const handlers = () => last.current.kanalen[name]
      return {
        get events() {
          return handlers()?.events
        },
        onSubscribed: () => handlers()?.onSubscribed?.(),
        onGeweigerd: (status) => handlers()?.onGeweigerd?.(status),
        onLeden: (list) => {
          setMembers((earlier) => ({ ...earlier, [name]: list }))
          handlers()?.onLeden?.(list)
        },
      }
    }

    return () => {
      open.current = null
      source.close()
      setConnection('verbinden')
    }
  }, [service, names, authEndpoint])

  const wake = useCallback(() => open.current?.wek(), [])

  return { verbinding: connection, leden: members, wek: wake }
}
