import {
  RealtimeRefused,
  type ChannelAuthorization,
  type NewMember,
} from '#app/core/realtime/broadcaster'
import { isChannelName, isSocketId, kindOf } from '#app/core/realtime/channel_name'
import { CALL } from '#app/core/realtime/limits'
import { channelAuth, type Credentials } from '#app/core/realtime/signatures'

/**
 * Signs that a socket may listen. It is the same for each driver, because the protocol prescribes
 * it.
 *
 * @throws RealtimeRefused when the socket, the channel or the member cannot be signed
 */
export function authorizeChannel(
  credentials: Credentials,
  socketId: string,
  channel: string,
  member?: NewMember
): ChannelAuthorization {
  if (!isSocketId(socketId)) throw new RealtimeRefused('socket_id', 'This is no socket id')
  if (!isChannelName(channel)) throw new RealtimeRefused('channel', 'This is no channel name')
  const kind = kindOf(channel)
  if (kind === 'public') {
    throw new RealtimeRefused('channel', 'A public channel needs no authorisation')
  }
  if (kind === 'private') return { auth: channelAuth(credentials, socketId, channel) }

  const channelData = toChannelData(member)
  return {
    auth: channelAuth(credentials, socketId, channel, channelData),
    channel_data: channelData,
  }
}

function toChannelData(member?: NewMember): string {
  if (!member?.id || member.id.length > CALL.memberIdLength) {
    throw new RealtimeRefused('member', 'A presence channel needs a member with an id')
  }
  if (Buffer.byteLength(JSON.stringify(member.info)) > CALL.memberInfoBytes) {
    throw new RealtimeRefused('member', 'There is too much information about this member')
  }
  return JSON.stringify({ user_id: member.id, user_info: member.info })
}

/** @throws RealtimeRefused when this is no presence channel */
export function assertPresence(channel: string) {
  if (!isChannelName(channel) || kindOf(channel) !== 'presence') {
    throw new RealtimeRefused('channel', 'Only a presence channel has members')
  }
}

/**
 * Makes the data of an event that may be published.
 *
 * @throws RealtimeRefused when the protocol does not allow a channel, the name or the size
 */
export function toEventData(
  channels: readonly string[],
  event: string,
  data: Record<string, unknown>
): string {
  if (channels.length === 0 || channels.length > CALL.channels) {
    throw new RealtimeRefused('channel', `An event goes to 1 to ${CALL.channels} channels`)
  }
  const wrong = channels.find((channel) => !isChannelName(channel))
  if (wrong !== undefined) throw new RealtimeRefused('channel', `"${wrong}" is no channel name`)
  if (event === '' || event.length > CALL.eventNameLength) {
    throw new RealtimeRefused('event', 'The name of an event has 1 to 200 characters')
  }
  const text = JSON.stringify(data)
  if (Buffer.byteLength(text) > CALL.dataBytes) {
    throw new RealtimeRefused('event', `The data of ${event} is larger than 10 kB`)
  }
  return text
}
