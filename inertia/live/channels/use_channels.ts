import { useCallback, useEffect, useRef, useState } from 'react'
import { openChannels, type Channels } from './channels.js'
import type { ClientOptions, Member } from '#domain/realtime'
import type { Settings, ChannelHandlers, Connection } from './channel_settings.js'

type Members = Readonly<Record<string, readonly Member[]>>

/**
 * The realtime channels of a page, for as long as it is shown. Handlers may change at every render;
 * only another service, endpoint or list of channels reconnects.
 *
 * @param channels the handlers of each channel, by its wire name (`presence-…`, `private-…`)
 */
export function useChannels(
  options: ClientOptions,
  channels: Readonly<Record<string, ChannelHandlers>>,
  settings: Omit<Settings, 'environment'>
) {
  const [connection, setConnection] = useState<Connection>('connecting')
  const [members, setMembers] = useState<Members>({})
  const open = useRef<Channels | null>(null)
  const last = useRef({ channels, settings })

  useEffect(() => {
    last.current = { channels, settings }
  })

  const service = JSON.stringify(options)
  const names = Object.keys(channels).sort().join(' ')
  const { authEndpoint } = settings

  useEffect(() => {
    /** A page without channels needs no connection. */
    if (names === '') return
    const source = openChannels(JSON.parse(service) as ClientOptions, {
      authEndpoint,
      authHeaders: () => last.current.settings.authHeaders?.() ?? {},
      onRefresh: () => last.current.settings.onRefresh?.(),
      timeLimits: last.current.settings.timeLimits,
    })
    open.current = source
    source.onConnection(setConnection)
    for (const name of names.split(' ')) {
      source.subscribe(name, current(name))
    }

    function current(name: string): ChannelHandlers {
      const handlers = () => last.current.channels[name]
      return {
        get events() {
          return handlers()?.events
        },
        onSubscribed: () => handlers()?.onSubscribed?.(),
        onRefused: (status) => handlers()?.onRefused?.(status),
        onMembers: (list) => {
          setMembers((earlier) => ({ ...earlier, [name]: list }))
          handlers()?.onMembers?.(list)
        },
      }
    }

    return () => {
      open.current = null
      source.close()
      setConnection('connecting')
    }
  }, [service, names, authEndpoint])

  const wake = useCallback(() => open.current?.wake(), [])

  return { connection, members, wake }
}
