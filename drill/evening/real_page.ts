import { chromium, type Browser, type Page } from 'playwright'
import { CHROMIUM_FLAGS } from '#tests/helpers/chromium'
import { lockPhone } from '#tests/helpers/live/lock_phone'
import { findChromium } from '../../scripts/lib/chromium.js'

const PHONE = { width: 390, height: 844 }
const BEAMER = { width: 1920, height: 1080 }
const COVER = 'Even kijken hoe het staat'
const PATIENCE_MS = 10_000

/** What a page has to show, and what it may not show any more. */
export type Right = { readonly has: readonly string[]; readonly lacks: readonly string[] }

/** What a phone showed after it woke: a cover, something old, or the present game. */
type Sight = { readonly at: number; readonly what: 'covered' | 'old' | 'right' }

/** @returns null on a machine without Chromium */
export async function openChromium(): Promise<Browser | null> {
  const executablePath = await findChromium()
  return executablePath ? chromium.launch({ executablePath, args: CHROMIUM_FLAGS }) : null
}

/** A page of the shop in a real browser. */
export class RealPage {
  #unlock: () => Promise<void> = async () => {}

  private constructor(
    readonly name: string,
    private readonly page: Page
  ) {}

  /**
   * @param address the link of a team or of the big screen
   * @param url the shop as this device reaches it
   */
  static async open(browser: Browser, name: string, address: string, url: string) {
    const viewport = name === 'beamer' ? BEAMER : PHONE
    const context = await browser.newContext({ viewport, locale: 'nl-NL', reducedMotion: 'reduce' })
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    const { pathname, search } = new URL(address)
    await page.goto(`${url}${pathname}${search}`)
    await page.locator('main').first().waitFor()
    return new RealPage(name, page)
  }

  shows(text: string) {
    return this.page.getByText(text).first().waitFor({ timeout: PATIENCE_MS })
  }

  /** Its words, without clocks and without what is only said aloud. */
  async words(page = this.page): Promise<string> {
    return page.evaluate(() => {
      const shown = (document.querySelector('main') ?? document.body).cloneNode(true) as HTMLElement
      for (const part of shown.querySelectorAll('[role="status"]')) part.remove()
      return shown.textContent
        .replace(/\d+:\d\d/g, '00:00')
        .replace(/\s+/g, ' ')
        .trim()
    })
  }

  /** @returns how it differs from the same page opened now; null when they agree */
  async unlike(): Promise<string | null> {
    const shown = await this.words()
    const fresh = await this.page.context().newPage()
    try {
      await fresh.goto(this.page.url())
      const end = Date.now() + PATIENCE_MS
      while ((await this.words(fresh)) !== shown) {
        if (Date.now() > end) return `'${shown}' for '${await this.words(fresh)}'`
        await fresh.waitForTimeout(100)
      }
      return null
    } finally {
      await fresh.close()
    }
  }

  /** Stops the page, as a phone that is locked does. */
  async lock() {
    await this.page.evaluate(watchFrames, COVER)
    this.#unlock = await lockPhone(this.page)
  }

  /** Lets it run again. @returns after how many milliseconds it was right, and how often it was old */
  async wake(right: Right, patienceMs: number) {
    await this.#unlock()
    await this.page.waitForTimeout(patienceMs)
    const sights = await this.page.evaluate(
      (wanted) => (window as unknown as Watching).sights(wanted),
      right
    )
    return {
      after: sights.find(({ what }) => what === 'right')?.at ?? null,
      old: sights.filter(({ what }) => what === 'old').length,
    }
  }
}

type Watching = { sights: (right: Right) => Sight[] }

/** Runs in the page: keeps what each frame shows after the page came back into sight. */
function watchFrames(cover: string) {
  const frames: { at: number; text: string | null }[] = []
  let wokeAt: number | null = null
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wokeAt = performance.now()
  })
  const look = () => {
    if (wokeAt !== null) {
      const text = document.body.textContent
      const shown = text.includes(cover) ? null : text
      if (frames.length === 0 || frames.at(-1)?.text !== shown)
        frames.push({ at: performance.now() - wokeAt, text: shown })
    }
    requestAnimationFrame(look)
  }
  look()
  const sights = ({ has, lacks }: Right): Sight[] =>
    frames.map(({ at, text }) => {
      if (text === null) return { at, what: 'covered' }
      const isRight =
        has.every((one) => text.includes(one)) && !lacks.some((one) => text.includes(one))
      return { at, what: isRight ? 'right' : 'old' }
    })
  Object.assign(window, { sights })
}
