import type { Channel, Members } from 'pusher-js'
import type { KanaalHandlers, Lid } from './types.js'

type Gebeurtenissen = {
  gereed(): void
  /** The service itself refused; a refusal of the authorisation is known already. */
  mislukt(status: number): void
}

/** One channel that the page wants: who listens, whether it is subscribed, and who is on it. */
export class Kanaal {
  readonly handlers = new Set<KanaalHandlers>()
  gereed = false
  /** The status of the last refusal of the authorisation, until it is tried again. */
  geweigerd: number | null = null
  leden: readonly Lid[] = []
  #bron: Channel | null = null

  constructor(
    readonly naam: string,
    private readonly gebeurtenissen: Gebeurtenissen
  ) {}

  koppel(bron: Channel) {
    this.ontkoppel()
    this.#bron = bron
    bron.bind_global((event: string, data: unknown) => this.#ontvang(event, data))
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
        return this.gebeurtenissen.mislukt(this.geweigerd ?? statusVan(data))
      case 'pusher:member_added': {
        const lid = data as Lid
        return this.#zetLeden([...this.leden.filter(({ id }) => id !== lid.id), lid])
      }
      case 'pusher:member_removed':
        return this.#zetLeden(this.leden.filter(({ id }) => id !== (data as Lid).id))
      default:
        this.handlers.forEach(({ events }) => events?.[event]?.(data))
    }
  }

  #ingeschreven(members: Members | undefined) {
    this.gereed = true
    this.geweigerd = null
    if (typeof members?.each === 'function') {
      const leden: Lid[] = []
      members.each(({ id, info }: Lid) => leden.push({ id, info }))
      this.#zetLeden(leden)
    }
    this.handlers.forEach(({ onSubscribed }) => onSubscribed?.())
    this.gebeurtenissen.gereed()
  }

  #zetLeden(leden: readonly Lid[]) {
    this.leden = leden
    this.handlers.forEach(({ onLeden }) => onLeden?.(leden))
  }
}

function statusVan(data: unknown): number {
  return Number((data as { status?: unknown } | null)?.status) || 0
}
