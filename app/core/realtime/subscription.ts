import type { Member } from '#app/core/realtime/broadcaster'
import { isChannelName, kindOf } from '#app/core/realtime/channel_name'
import { CALL } from '#app/core/realtime/limits'
import { channelAuth, isSame, type Credentials } from '#app/core/realtime/signatures'

type Checked =
  | { readonly ok: true; readonly channel: string; readonly member: Member | null }
  | {
      readonly ok: false
      readonly channel?: string
      readonly type: string
      readonly error: string
      readonly status: number
    }

/** Whether this socket may listen to the requested channel, and as which member. */
export function checkSubscription(
  credentials: Credentials,
  socketId: string,
  data: unknown
): Checked {
  const { channel, auth, channel_data: channelData } = (data ?? {}) as Record<string, unknown>
  if (!isChannelName(channel)) {
    return { ok: false, type: 'ChannelError', error: 'This is no channel name', status: 400 }
  }
  const kind = kindOf(channel)
  if (kind === 'public') return { ok: true, channel, member: null }

  const signed = kind === 'presence' ? String(channelData) : undefined
  if (!isSame(channelAuth(credentials, socketId, channel, signed), auth)) {
    const error = 'The signature does not belong to this socket and channel'
    return { ok: false, channel, type: 'AuthError', error, status: 401 }
  }
  if (signed === undefined) return { ok: true, channel, member: null }

  const member = memberOf(signed)
  if (member) return { ok: true, channel, member }
  return {
    ok: false,
    channel,
    type: 'AuthError',
    error: 'channel_data has no user_id',
    status: 400,
  }
}

function memberOf(channelData: string): Member | null {
  try {
    const { user_id: id, user_info: info } = JSON.parse(channelData) as Record<string, unknown>
    if (typeof id !== 'string' && typeof id !== 'number') return null
    const text = String(id)
    return text === '' || text.length > CALL.memberIdLength
      ? null
      : { id: text, info: info ?? null }
  } catch {
    return null
  }
}
