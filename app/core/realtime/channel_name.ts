export type ChannelKind = 'public' | 'private' | 'presence'

const CHANNEL_NAME = /^[A-Za-z0-9_\-=@,.;]{1,200}$/
const SOCKET_ID = /^\d{1,20}\.\d{1,20}$/

/** Whether the Pusher protocol allows this name for a channel. */
export function isChannelName(value: unknown): value is string {
  return typeof value === 'string' && CHANNEL_NAME.test(value)
}

/** Whether this can be the id of a socket. */
export function isSocketId(value: unknown): value is string {
  return typeof value === 'string' && SOCKET_ID.test(value)
}

/** The kind of a channel, which its prefix tells: what a listener needs. */
export function kindOf(channel: string): ChannelKind {
  if (channel.startsWith('presence-')) return 'presence'
  return channel.startsWith('private-') ? 'private' : 'public'
}
