import type Pusher from 'pusher-js'
import { KANALEN } from '#app/spellenfabriek/gebeurtenissen'
import type { Avond } from '#app/spellenfabriek/repetitie/avond'
import {
  dubbelBezet,
  type Aankomst,
  type Slaapje,
  type Waarneming,
} from '#app/spellenfabriek/repetitie/meting'
import type { Toestelbudget } from '#app/spellenfabriek/repetitie/toestelbudget'
import { openPusher, vraagZeker, type Toestemming } from '#app/spellenfabriek/repetitie/verbinding'
import type { Teamsnapshot } from '#app/spellenfabriek/transformers/teamsnapshot'
import { neemOver, type Nieuws } from '#domain/spellenfabriek/nieuws'

/** How often a page looks by itself; it also keeps the room that the team is in. */
const RUSTIG_MS = 20_000
const GEHOORD = 'pusher:subscription_succeeded'

export type Gedaan =
  | { readonly type: 'gedaan' | 'fout_antwoord'; readonly versie: number }
  | { readonly type: 'geweigerd'; readonly reden: string }

type Weigering = { readonly reden?: string; readonly snapshot?: Teamsnapshot }

/** One phone of a robot team: it holds what its screen would show, and follows it as the page does. */
export class Telefoon implements Waarneming {
  readonly aankomsten: Aankomst[] = []
  readonly slaapjes: Slaapje[] = []
  #snapshot: Teamsnapshot | null = null
  #pusher: Pusher | null = null
  #rustig: NodeJS.Timeout | undefined
  #kijkt: Promise<void> | null = null
  #nogEens = false
  #slaaptSinds: number | null = null
  readonly #wachters = new Set<() => void>()

  constructor(
    private readonly token: string,
    private readonly avond: Avond,
    private readonly budget: Toestelbudget
  ) {}

  /** What its screen shows. */
  get snapshot(): Teamsnapshot {
    if (!this.#snapshot) throw new Error('this phone was not opened yet')
    return this.#snapshot
  }

  get isWakker(): boolean {
    return this.#slaaptSinds === null
  }

  /** Scans the QR code, and is ready when it hears every channel of the game. */
  async open(): Promise<void> {
    await this.ververs()
    const { spellenfabriek } = this.snapshot
    if (!spellenfabriek) throw new Error('this team has no game')
    const { url, realtime } = this.avond
    this.#pusher = openPusher(realtime, url, (...vraag) => this.#vraagToestemming(...vraag))
    for (const kanaal of Object.values(KANALEN)) this.#luister(kanaal(spellenfabriek.id))
    await this.#verbonden()
    this.#blijfKijken()
  }

  slaap() {
    this.#slaaptSinds = performance.now()
    clearInterval(this.#rustig)
    this.#pusher?.disconnect()
  }

  /** Awake again; what was told meanwhile is lost, so it looks once it hears everything. */
  async wek(): Promise<void> {
    if (this.#slaaptSinds === null) return
    this.#pusher?.connect()
    await this.#verbonden()
    this.slaapjes.push({ van: this.#slaaptSinds, tot: performance.now() })
    this.#slaaptSinds = null
    this.#blijfKijken()
    await this.ververs()
  }

  sluit() {
    clearInterval(this.#rustig)
    for (const klaar of [...this.#wachters]) klaar()
    this.#pusher?.disconnect()
  }

  /** Presses something; done or refused, the answer brings the game as it stands. */
  async doe(call: string, data: object = {}): Promise<Gedaan> {
    this.avond.telling.actie(call)
    const { status, body } = await this.#stuur(`/api/spellenfabriek/${call}`, 'POST', data)
    if (status === 200) {
      const snapshot = body as Teamsnapshot
      this.#neem(snapshot)
      return { type: 'gedaan', versie: snapshot.versie }
    }
    const { snapshot, reden = `http_${status}` } = (body ?? {}) as Weigering
    if (snapshot) this.#neem(snapshot)
    if (status === 422 && snapshot) return { type: 'fout_antwoord', versie: snapshot.versie }
    this.avond.telling.weigering(reden)
    return { type: 'geweigerd', reden }
  }

  /** One look at a time; whoever asks during a look gets one more after it. */
  ververs(): Promise<void> {
    if (this.#kijkt) {
      this.#nogEens = true
      return this.#kijkt
    }
    this.#kijkt = (async () => {
      try {
        do {
          this.#nogEens = false
          const { status, body } = await this.#stuur('/api/spellenfabriek/klant', 'GET')
          if (status === 200) this.#neem(body as Teamsnapshot)
        } while (this.#nogEens)
      } finally {
        this.#kijkt = null
      }
    })()
    return this.#kijkt
  }

  /** Waits until its screen says so. */
  async wachtTot(voorwaarde: (snapshot: Teamsnapshot) => boolean): Promise<void> {
    while (!voorwaarde(this.snapshot)) {
      await this.nieuws()
      this.avond.signal.throwIfAborted()
    }
  }

  /** Waits until its screen changes, and not for ever. */
  nieuws(geduldMs = RUSTIG_MS): Promise<void> {
    const { signal } = this.avond
    return new Promise((resolve) => {
      const klaar = () => {
        clearTimeout(timer)
        this.#wachters.delete(klaar)
        signal.removeEventListener('abort', klaar)
        resolve()
      }
      const timer = setTimeout(klaar, geduldMs)
      this.#wachters.add(klaar)
      signal.addEventListener('abort', klaar)
      if (signal.aborted) klaar()
    })
  }

  #luister(kanaal: string) {
    const channel = this.#pusher!.subscribe(kanaal)
    channel.bind(GEHOORD, () => this.#achteraf())
    channel.bind_global((event: string, data: unknown) => {
      if (event.startsWith('pusher:')) return
      this.avond.telling.events += 1
      const nieuws = data as Nieuws
      const overgenomen = neemOver(this.snapshot, nieuws)
      if (overgenomen) this.#neem(overgenomen)
      else if (nieuws.versie > this.snapshot.versie) this.#achteraf()
    })
  }

  #verbonden(): Promise<void> {
    const pusher = this.#pusher!
    const { signal } = this.avond
    return new Promise((resolve, reject) => {
      const gehoord = () => {
        if (!pusher.allChannels().every(({ subscribed }) => subscribed)) return
        klaar()
        resolve()
      }
      const afgebroken = () => {
        klaar()
        reject(signal.reason as Error)
      }
      const klaar = () => {
        signal.removeEventListener('abort', afgebroken)
        for (const channel of pusher.allChannels()) channel.unbind(GEHOORD, gehoord)
      }
      signal.addEventListener('abort', afgebroken)
      for (const channel of pusher.allChannels()) channel.bind(GEHOORD, gehoord)
      if (signal.aborted) afgebroken()
      else gehoord()
    })
  }

  #blijfKijken() {
    this.#rustig = setInterval(() => this.#achteraf(), RUSTIG_MS)
  }

  /** Nobody waits for this look; it fails only when the whole rehearsal ends. */
  #achteraf() {
    this.ververs().catch(() => {})
  }

  #neem(snapshot: Teamsnapshot) {
    if (dubbelBezet(snapshot.occupied)) this.avond.telling.dubbel += 1
    if (this.#snapshot && snapshot.versie < this.#snapshot.versie) return
    if (snapshot.versie !== this.#snapshot?.versie)
      this.aankomsten.push({ versie: snapshot.versie, op: performance.now() })
    this.#snapshot = snapshot
    for (const klaar of [...this.#wachters]) klaar()
  }

  async #vraagToestemming(socketId: string, kanaal: string): Promise<Toestemming> {
    const vraag = { socket_id: socketId, channel_name: kanaal }
    const { status, body } = await this.#stuur('/api/broadcasting/auth', 'POST', vraag)
    if (status !== 200) throw new Error(`${kanaal} was refused with ${status}`)
    return body as Toestemming
  }

  async #stuur(pad: string, method: 'GET' | 'POST', data?: object) {
    const { url, signal, telling } = this.avond
    await this.budget.neem(signal)
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${this.token}`,
      ...(data && { 'content-type': 'application/json' }),
    }
    const init = { method, headers, body: data && JSON.stringify(data) }
    return vraagZeker(`${url}${pad}`, init, signal, () => telling.weigering('te_vaak'))
  }
}
