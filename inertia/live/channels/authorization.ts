import type { ChannelAuthorization } from '#domain/realtime'
import type { TimeLimits } from './channel_settings.js'

type ChannelRequest = {
  endpoint: string
  headers: Record<string, string>
  socketId: string
  channel: string
}

const ATTEMPTS = 3
/** The statuses of refusals that may pass soon. */
const TEMPORARY = [408, 425, 429]

/** The server refused the subscription; `status` is 0 when it did not answer. */
export class Refused extends Error {
  constructor(readonly status: number) {
    super(`The authorisation answered ${status}`)
  }

  get permanent() {
    return this.status >= 400 && this.status < 500 && !TEMPORARY.includes(this.status)
  }
}

/**
 * Asks whether this socket may listen to the channel. pusher-js asks once and waits for ever; this
 * has a time limit, and tries again when the network or the server failed.
 *
 * @throws Refused after the last try, or at once when trying again does not help
 */
export async function fetchAuthorization(
  channelRequest: ChannelRequest,
  { authorizationMs, authorizationPauseMs }: TimeLimits
): Promise<ChannelAuthorization> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(channelRequest, authorizationMs)
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused(0)
      if (refused.permanent || attempt === ATTEMPTS) throw refused
      await new Promise((done) => setTimeout(done, authorizationPauseMs * attempt))
    }
  }
}

async function ask(
  channelRequest: ChannelRequest,
  patienceMs: number
): Promise<ChannelAuthorization> {
  const { endpoint, headers, socketId, channel } = channelRequest
  const aborter = new AbortController()
  const timeoutTimer = setTimeout(() => aborter.abort(), patienceMs)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'accept': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...headers },
      body: new URLSearchParams({ socket_id: socketId, channel_name: channel }),
      signal: aborter.signal,
    })
    if (response.status !== 200) throw new Refused(response.status)
    return (await response.json()) as ChannelAuthorization
  } finally {
    clearTimeout(timeoutTimer)
  }
}
