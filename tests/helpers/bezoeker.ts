import { mkdirSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { getActiveTestOrFail } from '@japa/runner'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright'
import { expect as playwrightExpect } from 'playwright/test'
import { CHROMIUM_VLAGGEN } from '#tests/helpers/chromium'
import { findChromium } from '../../scripts/lib/chromium.js'
import { echteWinkel } from '#tests/helpers/echte_winkel'

/** For a busy machine; nobody waits when it is so at once. */
const GEDULD_MS = 15_000

/** Waits until it is so. */
export const expect = playwrightExpect.configure({ timeout: GEDULD_MS })

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const FOTOS = 'tmp/browser'

let browser: Browser | null = null
let volgnummer = 0

/** @returns closes it */
export async function startBrowser(): Promise<() => Promise<void>> {
  const executablePath = await findChromium()
  if (!executablePath) {
    throw new Error(
      'There is no Chromium here: run `npx playwright install chromium`, or set CHROMIUM_PATH'
    )
  }
  browser = await chromium.launch({ executablePath, args: CHROMIUM_VLAGGEN })
  return async () => {
    await browser?.close()
    browser = null
  }
}

type Opties = Omit<BrowserContextOptions, 'baseURL'> & {
  /** Errors that are the very thing under test, as the browser's console writes them. */
  mag?: RegExp[]
}

/**
 * Somebody with a fresh browser and an address of their own. Whatever goes wrong behind their back,
 * an error in the console or a request that fails, fails the test when it ends.
 */
export async function bezoeker({ mag = [], ...opties }: Opties = {}): Promise<Page> {
  if (!browser) throw new Error('There is no browser; only the browser suite starts one')
  const context = await browser.newContext({
    baseURL: echteWinkel().url,
    locale: 'nl-NL',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': eigenAdres() },
    ...opties,
  })
  context.setDefaultTimeout(GEDULD_MS)
  const problemen = letOp(context, mag)
  const page = await context.newPage()

  getActiveTestOrFail().cleanup(async (mislukt, test) => {
    if (mislukt) await maakFoto(page, test.title)
    await context.close()
    if (problemen.length > 0)
      throw new Error(`Went wrong behind the visitor's back:\n${problemen.join('\n')}`)
  })
  return page
}

/** Goes to a page and waits until its JavaScript runs: from then on the e-mail address is a link. */
export async function open(page: Page, pad: string) {
  const antwoord = await page.goto(pad)
  await totHetLeeft(page)
  return antwoord
}

export async function totHetLeeft(page: Page) {
  await page.locator('footer a[href^="mailto:"]').first().waitFor()
}

/** Fails on anything that a person with a screen reader, a keyboard or poor sight would trip over. */
export async function verwachtToegankelijk(page: Page) {
  expect(await drempels(page), `not accessible: ${page.url()}`).toEqual([])
}

/** @returns what is not accessible on the page as it stands now */
export async function drempels(page: Page): Promise<string[]> {
  await totKleurenStaan(page)
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).setLegacyMode(true).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}, ${help}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ')}`
    )
  )
}

/** Buttons fade from day to night, also when that takes a thousandth of a second; what turns for ever does not count. */
async function totKleurenStaan(page: Page) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished)
    )
  )
}

/**
 * What makes the page, or a dialog on it, scroll sideways: the innermost elements, as their containers
 * follow them. What scrolls inside a part of its own is not the cause.
 */
export async function steektUit(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => null))
  // Just after a resize a busy browser may still answer with the width of before.
  await page.evaluate(() => new Promise((klaar) => requestAnimationFrame(() => klaar(null))))
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="alertdialog"]')]
      .filter((vlak) => vlak.scrollWidth > vlak.clientWidth)
      .flatMap((vlak) => {
        const grens = vlak.getBoundingClientRect().left + vlak.clientWidth + 1
        const wordtGeknipt = (el: Element): boolean => {
          const om = el.parentElement
          if (om === null || om === vlak || om === document.body) return false
          return getComputedStyle(om).overflowX !== 'visible' || wordtGeknipt(om)
        }
        const over = [...vlak.querySelectorAll('*')].filter(
          (el) => el.getBoundingClientRect().right > grens && !wordtGeknipt(el)
        )
        const binnenste = over.filter((el) => !over.some((een) => een !== el && el.contains(een)))
        return [
          `${vlak.tagName} is ${vlak.scrollWidth} px wide`,
          ...binnenste.map((el) => el.outerHTML.slice(0, 160)),
        ]
      })
  )
}

function letOp(context: BrowserContext, mag: RegExp[]): string[] {
  const problemen: string[] = []
  const meld = (probleem: string) => {
    if (!mag.some((toegestaan) => toegestaan.test(probleem))) problemen.push(probleem)
  }
  context.on('console', (bericht) => {
    if (bericht.type() === 'error') meld(`console: ${bericht.text()} (${bericht.location().url})`)
  })
  context.on('weberror', (fout) => meld(`error: ${fout.error().stack ?? fout.error().message}`))
  context.on('requestfailed', (verzoek) => {
    const reden = verzoek.failure()?.errorText
    /** Who leaves a page, or starts a download, breaks off what was still loading. */
    if (reden !== 'net::ERR_ABORTED') meld(`request: ${verzoek.method()} ${verzoek.url()} ${reden}`)
  })
  return problemen
}

async function maakFoto(page: Page, titel: string) {
  mkdirSync(FOTOS, { recursive: true })
  const naam = titel.replace(/[^\w-]+/g, '_').slice(0, 80)
  await page.screenshot({ path: `${FOTOS}/${naam}.png`, fullPage: true }).catch(() => {})
}

/** From the range that is kept for examples. */
function eigenAdres(): string {
  volgnummer += 1
  return `198.18.${Math.floor(volgnummer / 250)}.${1 + (volgnummer % 250)}`
}
