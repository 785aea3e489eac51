import { createHash } from 'node:crypto'
import { isChannelName, isSocketId, kindOf } from '#app/core/realtime/channel_name'
import type { Hub } from '#app/core/realtime/hub'
import { CALL } from '#app/core/realtime/limits'
import { isSame, sign, type Credentials } from '#app/core/realtime/signatures'

export type RestRequest = {
  readonly method: string
  /** Path and query as they were received. */
  readonly url: string
  /** The body as it was received, because its fingerprint is signed. */
  readonly body: string
}

export type RestAnswer = { readonly status: number; readonly body: Record<string, unknown> }

type NewEvent = { channels: string[]; name: string; data: string; except?: string }

/** How many seconds the two clocks may differ. */
const CLOCK_SKEW_S = 600

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string
  ) {
    super(message)
  }
}

/** Answers the signed calls under `/apps/{id}` that servers make, as hosted Channels does. */
export class RestApi {
  constructor(
    protected readonly hub: Hub,
    protected readonly credentials: Credentials,
    protected readonly now: () => number = Date.now
  ) {}

  /** Answers a call. A refusal becomes its status with one sentence. */
  answer(request: RestRequest): RestAnswer {
    try {
      return { status: 200, body: this.#work(request) }
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: { error: error.message } }
      throw error
    }
  }

  #work({ method, url, body }: RestRequest): Record<string, unknown> {
    const [path = '', search = ''] = url.split('?', 2)
    const query = new URLSearchParams(search)
    const [, appId, call = ''] = /^\/apps\/([^/]+)\/(.+)$/.exec(path) ?? []
    if (appId !== this.credentials.appId) throw new Refusal(404, 'There is no such app')
    this.#verify(method, path, query, body)

    const [name, channel, what] = call.split('/').map(decoded)
    if (method === 'POST' && call === 'events') return this.#publish([parsed(body)])
    if (method === 'POST' && call === 'batch_events') return this.#publish(batchOf(parsed(body)))
    if (method !== 'GET' || name !== 'channels') throw new Refusal(404, 'There is no such call')
    if (channel === undefined) return this.#channels(query)
    if (!isChannelName(channel)) throw new Refusal(400, 'This is no channel name')
    if (what === undefined) return this.#channel(channel, query)
    if (what === 'users') return this.#users(channel)
    throw new Refusal(404, 'There is no such call')
  }

  #verify(method: string, path: string, query: URLSearchParams, body: string) {
    const { key, secret } = this.credentials
    if (!isSame(key, query.get('auth_key'))) throw new Refusal(401, 'Unknown auth_key')
    if (query.get('auth_version') !== '1.0') throw new Refusal(401, 'auth_version must be 1.0')

    const signed = [...query]
      .filter(([name]) => name !== 'auth_signature')
      .map(([name, value]) => `${name.toLowerCase()}=${value}`)
      .sort()
    const expected = sign(secret, [method, path, signed.join('&')].join('\n'))
    if (!isSame(expected, query.get('auth_signature'))) throw new Refusal(401, 'Invalid signature')

    const seconds = Number(query.get('auth_timestamp') ?? Number.NaN)
    if (!(Math.abs(this.now() / 1000 - seconds) <= CLOCK_SKEW_S)) {
      throw new Refusal(401, `Timestamp expired: not within ${CLOCK_SKEW_S} seconds of now`)
    }
    if (body !== '' || query.has('body_md5')) {
      const md5 = createHash('md5').update(body).digest('hex')
      if (!isSame(md5, query.get('body_md5'))) throw new Refusal(401, 'Invalid body_md5')
    }
  }

  /** Publishes all events or none: each is checked before the first is sent. */
  #publish(raw: readonly unknown[]) {
    for (const { channels, name, data, except } of raw.map(eventOf)) {
      this.hub.publish(channels, name, data, except)
    }
    return {}
  }

  #channels(query: URLSearchParams) {
    const prefix = query.get('filter_by_prefix') ?? ''
    const info = infoOf(query)
    if (info.has('user_count') && !prefix.startsWith('presence-')) {
      throw new Refusal(400, 'user_count needs filter_by_prefix with presence-')
    }
    const channels = this.hub
      .occupied()
      .filter(({ name }) => name.startsWith(prefix))
      .map((channel) => [channel.name, counts(channel, info)])
    return { channels: Object.fromEntries(channels) as unknown }
  }

  #channel(name: string, query: URLSearchParams) {
    const info = infoOf(query)
    if (info.has('user_count') && kindOf(name) !== 'presence') {
      throw new Refusal(400, 'user_count needs a presence channel')
    }
    const found = this.hub.occupied().find((channel) => channel.name === name)
    return { occupied: Boolean(found), ...counts(found ?? { connections: 0, members: 0 }, info) }
  }

  #users(channel: string) {
    if (kindOf(channel) !== 'presence') throw new Refusal(400, 'Only presence channels have users')
    return { users: this.hub.members(channel).map(({ id }) => ({ id })) }
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new Refusal(400, 'The path cannot be read')
  }
}

function parsed(body: string): Record<string, unknown> {
  try {
    const value = JSON.parse(body) as unknown
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // A body that is not JSON is refused like JSON that is no object.
  }
  throw new Refusal(400, 'The body must be a JSON object')
}

function batchOf({ batch }: Record<string, unknown>): unknown[] {
  if (!Array.isArray(batch) || batch.length === 0 || batch.length > CALL.batch) {
    throw new Refusal(400, `A batch has 1 to ${CALL.batch} events`)
  }
  return batch
}

function eventOf(raw: unknown): NewEvent {
  const {
    name,
    data,
    channel,
    channels,
    socket_id: except,
  } = (raw ?? {}) as Record<string, unknown>
  const all: unknown[] = Array.isArray(channels) ? channels : [channel]
  if (typeof name !== 'string' || name === '' || name.length > CALL.eventNameLength) {
    throw new Refusal(400, `name must have 1 to ${CALL.eventNameLength} characters`)
  }
  if (/^pusher(_internal)?:/.test(name)) throw new Refusal(400, 'This name is of the protocol')
  if (typeof data !== 'string') throw new Refusal(400, 'data must be a string')
  if (Buffer.byteLength(data) > CALL.dataBytes) {
    throw new Refusal(413, `data must be at most ${CALL.dataBytes} bytes`)
  }
  if (all.length === 0 || all.length > CALL.channels || !all.every(isChannelName)) {
    throw new Refusal(400, `1 to ${CALL.channels} names of channels are needed`)
  }
  if (except !== undefined && except !== null && !isSocketId(except)) {
    throw new Refusal(400, 'socket_id is not valid')
  }
  return { channels: all, name, data, ...(isSocketId(except) && { except }) }
}

function infoOf(query: URLSearchParams): Set<string> {
  return new Set((query.get('info') ?? '').split(',').filter(Boolean))
}

function counts(
  { connections, members }: { connections: number; members: number },
  info: ReadonlySet<string>
) {
  return {
    ...(info.has('user_count') && { user_count: members }),
    ...(info.has('subscription_count') && { subscription_count: connections }),
  }
}
