import { mkdirSync } from 'node:fs'
import { getActiveTestOrFail } from '@japa/runner'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type Request,
  type WebError,
} from 'playwright'
import { expect as playwrightExpect } from 'playwright/test'
import { obstacles } from '#tests/helpers/accessibility'
import { CHROMIUM_FLAGS } from '#tests/helpers/chromium'
import { KeptPages } from '#tests/helpers/kept_pages'
import { findChromium } from '../../scripts/lib/chromium.js'
import { realShop } from '#tests/helpers/real_shop'

/** Long enough for a busy machine. */
const PATIENCE_MS = 15_000

/** Waits until the condition holds. */
export const expect = playwrightExpect.configure({ timeout: PATIENCE_MS })

const PHOTOS = 'tmp/browser'

let browser: Browser | null = null
let pages: KeptPages | null = null
let withoutWindow = false
let sequenceNumber = 0
/** Ends the watching of each visitor of the present test. */
const watches: (() => void)[] = []

/** @returns closes it */
export async function startBrowser(): Promise<() => Promise<void>> {
  const executablePath = await findChromium()
  if (!executablePath) {
    throw new Error(
      'There is no Chromium here: run `npx playwright install chromium`, or set CHROMIUM_PATH'
    )
  }
  withoutWindow = executablePath.includes('headless-shell')
  browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  return async () => {
    await browser?.close()
    browser = null
    pages = null
  }
}

/** Such as `156 without a window`: the two kinds of Chromium set letters differently. */
export function chromiumName(): string {
  if (!browser) throw new Error('There is no browser; only the browser suite starts one')
  const [major] = browser.version().split('.')
  return `${major}${withoutWindow ? ' without a window' : ''}`
}

type Options = Omit<BrowserContextOptions, 'baseURL'> & {
  /** The expected errors, as the browser's console writes them. */
  allowed?: RegExp[]
  /** Nothing of the shop is in the cache of this visitor, for tests of how a page first loads. */
  isNew?: boolean
}

const USUAL = {
  locale: 'nl-NL',
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  /** A worker answers in the place of the shop; only a test about workers wants one. */
  serviceWorkers: 'block',
} as const

/**
 * A visitor whose browser knows nothing of the shop, and with an address of their own. An error in
 * the console or a failed request fails the test at its end.
 */
export async function visitor({
  allowed = [],
  isNew = false,
  ...options
}: Options = {}): Promise<Page> {
  if (!browser) throw new Error('There is no browser; only the browser suite starts one')
  const shop = realShop().url
  pages ??= new KeptPages(browser, shop, { ...USUAL, baseURL: shop })
  const extraHTTPHeaders = { 'x-forwarded-for': ownAddress() }
  const { page, leave } = await pages.open({ extraHTTPHeaders, ...options }, isNew)
  const context = page.context()
  context.setDefaultTimeout(PATIENCE_MS)
  const problems = watchProblems(context, allowed)

  getActiveTestOrFail().cleanup(async (failed, test) => {
    if (failed) await takeScreenshot(page, test.title)
    /** The pages of the others see this one go, which is no problem of theirs. */
    for (const stop of watches.splice(0)) stop()
    await leave(!failed && problems.length === 0)
    if (problems.length > 0)
      throw new Error(`Went wrong behind the visitor's back:\n${problems.join('\n')}`)
  })
  return page
}

/** Goes to a page and waits until its JavaScript runs: from then on the e-mail address is a link. */
export async function open(page: Page, path: string) {
  const reply = await page.goto(path)
  await untilAlive(page)
  return reply
}

export async function untilAlive(page: Page) {
  await page.locator('footer a[href^="mailto:"]').first().waitFor()
}

/** Fails on anything that hinders people with a screen reader, a keyboard or poor sight. */
export async function expectAccessible(page: Page) {
  expect(await obstacles(page), `not accessible: ${page.url()}`).toEqual([])
}

/**
 * The innermost elements that make the page, or a dialog on it, scroll sideways. Elements that
 * scroll inside a part of their own are left out.
 */
export async function overflowing(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => null))
  // A busy browser may still answer with the old width just after a resize.
  const asked = page.viewportSize()?.width
  await page.waitForFunction((width) => width === undefined || innerWidth === width, asked)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))))
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="alertdialog"]')]
      .filter((area) => area.scrollWidth > area.clientWidth)
      .flatMap((area) => {
        const cutoff = area.getBoundingClientRect().left + area.clientWidth + 1
        const isClipped = (el: Element): boolean => {
          const around = el.parentElement
          if (around === null || around === area || around === document.body) return false
          return getComputedStyle(around).overflowX !== 'visible' || isClipped(around)
        }
        const remaining = [...area.querySelectorAll('*')].filter(
          (el) => el.getBoundingClientRect().right > cutoff && !isClipped(el)
        )
        const innermost = remaining.filter(
          (el) => !remaining.some((one) => one !== el && el.contains(one))
        )
        return [
          `${area.tagName} is ${area.scrollWidth} px wide`,
          ...innermost.map((el) => el.outerHTML.slice(0, 160)),
        ]
      })
  )
}

function watchProblems(context: BrowserContext, allowed: RegExp[]): string[] {
  const problems: string[] = []
  const report = (problem: string) => {
    if (!allowed.some((one) => one.test(problem))) problems.push(problem)
  }
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`)
  }
  const onError = (error: WebError) =>
    report(`error: ${error.error().stack ?? error.error().message}`)
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText
    /** Leaving a page, or starting a download, breaks off requests that are still loading. */
    if (reason !== 'net::ERR_ABORTED')
      report(`request: ${request.method()} ${request.url()} ${reason}`)
  }
  context.on('console', onConsole)
  context.on('weberror', onError)
  context.on('requestfailed', onFailure)
  watches.push(() => {
    context.off('console', onConsole)
    context.off('weberror', onError)
    context.off('requestfailed', onFailure)
  })
  return problems
}

async function takeScreenshot(page: Page, title: string) {
  mkdirSync(PHOTOS, { recursive: true })
  const name = title.replace(/[^\w-]+/g, '_').slice(0, 80)
  await page.screenshot({ path: `${PHOTOS}/${name}.png`, fullPage: true }).catch(() => {})
}

/** An address from a range that is reserved for tests of networks (RFC 2544). */
function ownAddress(): string {
  sequenceNumber += 1
  return `198.18.${Math.floor(sequenceNumber / 250)}.${1 + (sequenceNumber % 250)}`
}
