import type { Channel, Members } from 'pusher-js'
import type { Member } from '#domain/realtime'
import type { ChannelHandlers } from './channel_settings.js'

type Callbacks = {
  ready(): void
  /** Called when the service itself refused. A refusal of the authorisation is already known. */
  failed(status: number): void
}

/** One channel of the page: its listeners, whether it is subscribed, and its members. */
export class ChannelSubscription {
  readonly handlers = new Set<ChannelHandlers>()
  ready = false
  /** The status of the last refusal of the authorisation, until it is tried again. */
  refused: number | null = null
  present: readonly Member[] = []
  #source: Channel | null = null

  constructor(
    readonly name: string,
    private readonly callbacks: Callbacks
  ) {}

  link(source: Channel) {
    this.detach()
    this.#source = source
    source.bind_global((event: string, data: unknown) => this.#receive(event, data))
  }

  detach() {
    this.#source?.unbind_global()
    this.#source = null
  }

  /**
   * Makes pusher-js forget that it asked, because after a refusal it never asks again by itself.
   */
  forget() {
    this.#source?.disconnect()
    this.ready = false
    this.refused = null
  }

  #receive(event: string, data: unknown) {
    switch (event) {
      case 'pusher:subscription_succeeded':
        return this.#subscribed(data as Members | undefined)
      case 'pusher:subscription_error':
        this.ready = false
        return this.callbacks.failed(this.refused ?? statusOf(data))
      case 'pusher:member_added': {
        const member = data as Member
        return this.#setMembers([...this.present.filter(({ id }) => id !== member.id), member])
      }
      case 'pusher:member_removed':
        return this.#setMembers(this.present.filter(({ id }) => id !== (data as Member).id))
      default:
        this.handlers.forEach(({ events }) => events?.[event]?.(data))
    }
  }

  #subscribed(pusherMembers: Members | undefined) {
    this.ready = true
    this.refused = null
    if (typeof pusherMembers?.each === 'function') {
      const present: Member[] = []
      pusherMembers.each(({ id, info }: Member) => present.push({ id, info }))
      this.#setMembers(present)
    }
    this.handlers.forEach(({ onSubscribed }) => onSubscribed?.())
    this.callbacks.ready()
  }

  #setMembers(present: readonly Member[]) {
    this.present = present
    this.handlers.forEach(({ onMembers }) => onMembers?.(present))
  }
}

function statusOf(data: unknown): number {
  return Number((data as { status?: unknown } | null)?.status) || 0
}
