export type ChannelKind = 'public' | 'private' | 'presence'

const CHANNEL_NAME = /^[A-Za-z0-9_\-=@,.;]{1,200}$/
const SOCKET_ID = /^\d{1,20}\.\d{1,20}$/

/** Whether this is a name that the Pusher protocol allows for a channel. */
export function isChannelName(value: unknown): value is string {
  return typeof value === 'string' && CHANNEL_NAME.test(value)
}

/** Whether this can be the id of a socket. */
export function isSocketId(value: unknown): value is string {
  return typeof value === 'string' && SOCKET_ID.test(value)
}

/** What the prefix of a channel asks of who listens. */
export function kindOf(channel: string): ChannelKind {
  if (channel.startsWith('presence-')) return 'presence'
  return channel.startsWith('private-') ? 'private' : 'public'
}
