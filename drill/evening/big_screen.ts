import type { Data } from '@generated/data'
import type { ClientOptions } from '#domain/realtime'
import { BEAT_SECONDS } from '#domain/live/big_screen/reveal_moment'
import { PlainBrowser } from '#tests/helpers/live/plain_browser'
import { Screen } from './screen.js'

type Shown = Data.Live.BigScreen.ScreenSnapshot

/** The big screen of the hall, which has nothing but its link. */
export class BigScreen extends Screen<Shown> {
  #beating: NodeJS.Timeout | undefined

  private constructor(
    private readonly link: string,
    private readonly browser: PlainBrowser,
    url: string,
    { snapshot, realtime }: { snapshot: Shown; realtime: ClientOptions }
  ) {
    super({
      ...{ name: 'big screen', url, realtime, viewOnly: true },
      begin: snapshot,
      gameId: snapshot.id,
      authEndpoint: `/api${link}/auth`,
      authHeaders: () => browser.headers,
      fetch: () =>
        browser.call('GET', `/api${link}`).then(
          (shown) => shown as Shown,
          () => null
        ),
    })
    this.#beat()
  }

  static async open(address: string, url: string): Promise<BigScreen> {
    const browser = new PlainBrowser({ url })
    const { pathname } = new URL(address)
    return new BigScreen(pathname, browser, url, await browser.page(pathname))
  }

  override close() {
    clearTimeout(this.#beating)
    super.close()
  }

  /** Says to the shop that the hall sees it. */
  #beat() {
    void this.browser.call('POST', `/api${this.link}/aanwezig`).catch(() => {})
    const { quiet, revealing } = BEAT_SECONDS
    const seconds = this.view.status === 'finished' ? revealing : quiet
    this.#beating = setTimeout(() => this.#beat(), seconds * 1000)
  }
}
