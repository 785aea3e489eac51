import type { Channel, Members } from 'pusher-js'
import type { ChannelHandlers, Member } from './channel_types.js'

type Callbacks = {
  gereed(): void
  /** The service itself refused; a refusal of the authorisation is known already. */
  mislukt(status: number): void
}

/** One channel that the page wants: who listens, whether it is subscribed, and who is on it. */
export class ChannelSubscription {
  readonly handlers = new Set<ChannelHandlers>()
  gereed = false
  /** The status of the last refusal of the authorisation, until it is tried again. */
  geweigerd: number | null = null
  leden: readonly Member[] = []
  #bron: Channel | null = null

  constructor(
    readonly naam: string,
    private readonly gebeurtenissen: Callbacks
  ) {}

  koppel(source: Channel) {
    this.ontkoppel()
    this.#bron = source
    source.bind_global((event: string, data: unknown) => this.#ontvang(event, data))
  }

  ontkoppel() {
    this.#bron?.unbind_global()
    this.#bron = null
  }

  /** Lets pusher-js forget that it asked, since after a refusal it never asks again by itself. */
  vergeet() {
    this.#bron?.disconnect()
    this.gereed = false
    this.geweigerd = null
  }

  #ontvang(event: string, data: unknown) {
    switch (event) {
      case 'pusher:subscription_succeeded':
        return this.#ingeschreven(data as Members | undefined)
      case 'pusher:subscription_error':
        this.gereed = false
        return this.gebeurtenissen.mislukt(this.geweigerd ?? statusOf(data))
      case 'pusher:member_added': {
        const member = data as Member
        return this.#zetLeden([...this.leden.filter(({ id }) => id !== member.id), member])
      }
      case 'pusher:member_removed':
        return this.#zetLeden(this.leden.filter(({ id }) => id !== (data as Member).id))
      default:
        this.handlers.forEach(({ events }) => events?.[event]?.(data))
    }
  }

  #ingeschreven(pusherMembers: Members | undefined) {
    this.gereed = true
    this.geweigerd = null
    if (typeof pusherMembers?.each === 'function') {
      const present: Member[] = []
      pusherMembers.each(({ id, info }: Member) => present.push({ id, info }))
      this.#zetLeden(present)
    }
    this.handlers.forEach(({ onSubscribed }) => onSubscribed?.())
    this.gebeurtenissen.gereed()
  }

  #zetLeden(present: readonly Member[]) {
    this.leden = present
    this.handlers.forEach(({ onLeden: onMembers }) => onMembers?.(present))
  }
}

function statusOf(data: unknown): number {
  return Number((data as { status?: unknown } | null)?.status) || 0
}
