import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'

/** A visitor who differs in these alone takes over the page of somebody else. */
const LOOKS = ['viewport', 'colorScheme', 'forcedColors', 'reducedMotion', 'extraHTTPHeaders']

/** What is done with these stays in a page, or in all pages of its visitor, for good. */
const LASTING_IN_ALL = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'clock'],
  ...['routeFromHAR', 'routeWebSocket', 'setDefaultNavigationTimeout'],
]
const LASTING = [
  ...LASTING_IN_ALL,
  ...['on', 'once', 'addLocatorHandler', 'setDefaultTimeout', 'setExtraHTTPHeaders'],
]

/** After so many tests a page goes, so that what its browser keeps stays small. */
const MOST_TESTS = 40
const STORED = 'cookies,local_storage,indexeddb,cache_storage,service_workers'

type Kept = {
  readonly page: Page
  readonly wire: CDPSession
  /** Whether a test left something in it that cannot be taken out. */
  spoiled: boolean
  tests: number
}

/**
 * Pages that go from one test to the next, emptied. For a new page the browser starts a process that
 * has no code and no font yet, which costs three times what the pages of the shop do.
 */
export class KeptPages {
  readonly #browser: Browser
  readonly #shop: string
  readonly #usual: BrowserContextOptions
  readonly #idle: Kept[] = []

  /**
   * @param shop the address of the shop, whose traces are wiped
   * @param usual what holds for a visitor who does not wish otherwise
   */
  constructor(browser: Browser, shop: string, usual: BrowserContextOptions) {
    this.#browser = browser
    this.#shop = shop
    this.#usual = usual
  }

  /**
   * A page for one test; `leave` ends its use, and keeps it when it was `left` as it should be.
   *
   * @param isNew whether it has to be one that nobody used
   */
  async open(wishes: BrowserContextOptions, isNew: boolean) {
    const options = { ...this.#usual, ...wishes }
    const isUsual = Object.keys(wishes).every((name) => LOOKS.includes(name))
    const found = isUsual && !isNew ? this.#idle.pop() : undefined
    if (found) await dress(found.page, options)
    const kept = found ?? (await this.#make(options))
    const leave = async (left: boolean) => {
      const again = left && isUsual && !kept.spoiled && ++kept.tests < MOST_TESTS
      if (again && (await this.#wipe(kept))) this.#idle.push(kept)
      else await kept.page.context().close()
    }
    return { page: kept.page, leave }
  }

  async #make(options: BrowserContextOptions): Promise<Kept> {
    const context = await this.#browser.newContext(options)
    const page = await context.newPage()
    const kept: Kept = { page, wire: await context.newCDPSession(page), spoiled: false, tests: 0 }
    const spoil = () => (kept.spoiled = true)
    watch(page, LASTING, spoil)
    watch(context, LASTING_IN_ALL, spoil)
    return kept
  }

  /**
   * Makes a page as it was, within the shop: another address would be another process.
   *
   * @returns whether it is
   */
  async #wipe({ page, wire }: Kept): Promise<boolean> {
    const context = page.context()
    try {
      await context.setOffline(false)
      for (const other of context.pages()) if (other !== page) await other.close()
      for (const one of [page, context]) await one.unrouteAll({ behavior: 'ignoreErrors' })
      /** Out of the page, because what lies under the mouse looks different. */
      await page.mouse.move(-1, -1)
      await page.goto(`${this.#shop}/robots.txt`)
      await page.evaluate(() => sessionStorage.clear())
      await context.clearPermissions()
      await context.clearCookies()
      const all = { origin: this.#shop, storageTypes: STORED }
      await wire.send('Storage.clearDataForOrigin', all)
      await wire.send('Page.resetNavigationHistory')
      return true
    } catch {
      return false
    }
  }
}

/** The looks that a new page gets by itself, said aloud: another machine may be dark. */
async function dress(page: Page, { viewport, extraHTTPHeaders, ...media }: BrowserContextOptions) {
  const { colorScheme = 'light', forcedColors = 'none', reducedMotion = 'reduce' } = media
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, colorScheme, forcedColors, reducedMotion })
  await page.context().setExtraHTTPHeaders(extraHTTPHeaders ?? {})
}

/** Notes that something lasting is done. */
function watch(one: object, names: readonly string[], spoil: () => void) {
  for (const name of names) {
    const whole = Reflect.get(one, name) as unknown
    const value: unknown = typeof whole === 'function' ? whole.bind(one) : whole
    if (value === undefined) continue
    Object.defineProperty(one, name, { get: () => (spoil(), value) as unknown })
  }
}
