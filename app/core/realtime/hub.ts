import { randomInt } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Member } from '#app/core/realtime/broadcaster'
import { contained } from '#app/core/guard/contained'
import { kindOf } from '#app/core/realtime/channel_name'
import { Connection, frame, type Closing, type Message } from '#app/core/realtime/connection'
import { LIMITS, TIMINGS, type Limits, type Timings } from '#app/core/realtime/limits'
import { Roster } from '#app/core/realtime/roster'
import type { Credentials } from '#app/core/realtime/signatures'
import { checkSubscription } from '#app/core/realtime/subscription'

type Channel = { readonly listeners: Set<Connection>; readonly roster: Roster }

/** The code is below 4100, so that pusher-js does not reconnect by itself; our pages ask first. */
const ACCESS_ENDED: Closing = { code: 4009, reason: 'The access of this socket has ended' }
const ID_PART = 2 ** 32
/** A client that hears nothing for this long asks us; our heartbeat is faster. */
const ACTIVITY_TIMEOUT_S = 30

/**
 * The channels of one process: the listeners, the members, and what is sent to them. It knows the
 * Pusher protocol and nothing about HTTP.
 */
export class Hub {
  readonly #connections = new Map<string, Connection>()
  readonly #perAddress = new Map<string, number>()
  readonly #channels = new Map<string, Channel>()
  readonly #endedAccess = new Set<string>()
  #closed = false

  constructor(
    protected readonly credentials: Credentials,
    readonly timings: Timings = TIMINGS,
    readonly limits: Limits = LIMITS
  ) {}

  get isClosed() {
    return this.#closed
  }

  /** The size of what the hub holds, for the health check and for tests on leaks. */
  get size() {
    return {
      connections: this.#connections.size,
      addresses: this.#perAddress.size,
      channels: this.#channels.size,
    }
  }

  /** The number of sockets of the address that has the most. */
  get busiestAddress(): number {
    let most = 0
    for (const count of this.#perAddress.values()) most = Math.max(most, count)
    return most
  }

  /** Whether the limits allow one more socket, in total and for this address. */
  hasRoomFor(address: string): boolean {
    return (
      this.#connections.size < this.limits.sockets &&
      (this.#perAddress.get(address) ?? 0) < this.limits.socketsPerAddress
    )
  }

  /** Accepts a socket whose handshake was in order. */
  welcome(socket: WebSocket, address: string) {
    const id = this.#freshId()
    const owner = {
      received: (connection: Connection, message: Message) => this.#received(connection, message),
      ended: (connection: Connection, clean: boolean) => this.#ended(connection, clean),
    }
    const connection = new Connection(id, address, socket, owner, this.timings, this.limits)
    this.#connections.set(id, connection)
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1)
    connection.send('pusher:connection_established', {
      socket_id: id,
      activity_timeout: ACTIVITY_TIMEOUT_S,
    })
  }

  /**
   * @param data the JSON of the event
   * @param except the socket that caused the event, and so knows it
   */
  publish(channels: readonly string[], event: string, data: string, except?: string) {
    for (const name of new Set(channels)) this.#tell(name, frame(event, data, name), except)
  }

  /** Remembers what let a socket in. */
  letInBy(access: string, socketId: string) {
    const connection = this.#connections.get(socketId)
    if (!connection) return
    connection.access = access
    if (this.#endedAccess.has(access)) connection.close(ACCESS_ENDED)
  }

  /**
   * Closes the sockets that were let in by this access. The access is remembered, because a call
   * that is under way may let one more in.
   */
  endAccess(access: string) {
    this.#endedAccess.add(access)
    for (const connection of [...this.#connections.values()])
      if (connection.access === access) connection.close(ACCESS_ENDED)
  }

  /** The members of a presence channel. */
  members(channel: string): Member[] {
    return this.#channels.get(channel)?.roster.list() ?? []
  }

  /** The channels that have listeners, with their numbers of connections and members. */
  occupied() {
    return [...this.#channels].map(([name, { listeners, roster }]) => ({
      name,
      connections: listeners.size,
      members: roster.size,
    }))
  }

  /**
   * Says goodbye to all clients and resolves when the last one is gone. Clients reconnect at once.
   */
  async close() {
    this.#closed = true
    const all = [...this.#connections.values()]
    for (const connection of all) connection.close({ code: 4200, reason: 'Please reconnect' })
    for (const { roster } of this.#channels.values()) roster.stop()
    this.#channels.clear()
    await Promise.all(all.map(({ gone }) => gone))
  }

  #received(connection: Connection, { event, data }: Message) {
    if (event === 'pusher:ping') return connection.send('pusher:pong', {})
    if (event === 'pusher:subscribe') return this.#subscribe(connection, data)
    if (event === 'pusher:unsubscribe') {
      const { channel } = (data ?? {}) as { channel?: unknown }
      if (typeof channel === 'string') this.#unsubscribe(connection, channel, true)
      return
    }
    if (event.startsWith('client-')) {
      connection.send('pusher:error', { code: null, message: 'Client events are not enabled' })
    }
  }

  #subscribe(connection: Connection, data: unknown) {
    const checked = checkSubscription(this.credentials, connection.id, data)
    const name = checked.channel
    if (!checked.ok) {
      const { type, error, status } = checked
      connection.send('pusher:subscription_error', { type, error, status }, name)
      return
    }
    const { channel, member } = checked
    if (!connection.channels.has(channel)) {
      if (connection.channels.size >= this.limits.subscriptionsPerSocket) {
        const error = `A connection has at most ${this.limits.subscriptionsPerSocket} subscriptions`
        connection.send(
          'pusher:subscription_error',
          { type: 'LimitReached', error, status: 403 },
          channel
        )
        return
      }
      this.#join(connection, channel, member)
    }
    const roster = kindOf(channel) === 'presence' ? this.#channels.get(channel)?.roster : undefined
    const presence = roster ? { presence: roster.snapshot() } : {}
    connection.send('pusher_internal:subscription_succeeded', presence, channel)
  }

  #join(connection: Connection, name: string, member: Member | null) {
    const channel = this.#channels.get(name) ?? { listeners: new Set(), roster: new Roster() }
    this.#channels.set(name, channel)
    if (member && channel.roster.join(member.id, member.info)) {
      const data = JSON.stringify({ user_id: member.id, user_info: member.info })
      this.#tell(name, frame('pusher_internal:member_added', data, name))
    }
    channel.listeners.add(connection)
    connection.channels.set(name, member?.id ?? null)
  }

  #unsubscribe(connection: Connection, name: string, clean: boolean) {
    const channel = this.#channels.get(name)
    const member = connection.channels.get(name)
    if (!connection.channels.delete(name) || !channel) return
    channel.listeners.delete(connection)
    if (member) {
      channel.roster.leave(member, clean ? 0 : this.timings.absenceMs, () => {
        const data = JSON.stringify({ user_id: member })
        this.#tell(name, frame('pusher_internal:member_removed', data, name))
        this.#forgetIfEmpty(name, channel)
      })
    }
    this.#forgetIfEmpty(name, channel)
  }

  #forgetIfEmpty(name: string, { listeners, roster }: Channel) {
    if (listeners.size === 0 && roster.size === 0) this.#channels.delete(name)
  }

  #tell(name: string, bytes: Buffer, except?: string) {
    for (const connection of this.#channels.get(name)?.listeners ?? []) {
      if (connection.id !== except) connection.sendFrame(bytes)
    }
  }

  #ended(connection: Connection, clean: boolean) {
    this.#connections.delete(connection.id)
    const left = (this.#perAddress.get(connection.address) ?? 1) - 1
    if (left > 0) this.#perAddress.set(connection.address, left)
    else this.#perAddress.delete(connection.address)
    for (const name of [...connection.channels.keys()])
      contained(
        'a socket',
        () => this.#unsubscribe(connection, name, clean),
        /** There is nothing to repair, because the listener is removed before anything can fail. */
        () => {}
      )
  }

  #freshId(): string {
    for (;;) {
      const id = `${randomInt(1, ID_PART)}.${randomInt(1, ID_PART)}`
      if (!this.#connections.has(id)) return id
    }
  }
}
