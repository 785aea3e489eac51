import type { Page } from 'playwright'
import { obstaclesEverywhere } from '#tests/helpers/accessibility'
import { heading } from '#tests/helpers/live/hall'
import { expect, overflowing } from '#tests/helpers/visitor'

const PHONE = { width: 390, height: 844 }
/** What an owner sees of a page before anything is scrolled. */
const TITLE_WITHIN = 140
/** The table of scores has a column for each room of the evening. */
const WIDER_ON_PURPOSE = ['Tabel: Scores']

/** A drawing takes less than this on a busy machine; only what really sticks out takes as long. */
const REDRAW_MS = 3_000

/**
 * What hinders on pages of the admin area: what axe finds on a phone and a large screen, by day and
 * by night, what scrolls or sticks out sideways, and a title that is not in sight at once.
 */
export async function findings(
  page: Page,
  shop: string,
  paths: readonly string[]
): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 844 })
    const reply = await page.goto(`${shop}${path}`)
    expect(reply?.status(), path).toBe(200)
    expect(new URL(page.url()).pathname).toBe(new URL(path, shop).pathname)
    await expect(heading(page)).toHaveCount(1)
    await untilSettled(page)
    const here = await obstaclesEverywhere(page)
    here.push(...(await scrolling(page)).map((one) => `scrolls sideways at 1280 px: ${one}`))
    here.push(...(await outOfPanel(page)).map((one) => `sticks out of its panel: ${one}`))
    await page.setViewportSize(PHONE)
    here.push(...(await tooLow(page)), ...(await scrollingOnPhone(page)))
    here.push(...(await unreadable(page)).map((one) => `cannot be read at 390 px: ${one}`))
    await page.setViewportSize({ width: 320, height: 640 })
    await withWidestMoments(page)
    here.push(...(await staysOverflowing(page)).map((one) => `sticks out at 320 px: ${one}`))
    found.push(...here.map((one) => `${path}: ${one}`))
  }
  return found
}

/** Waits until the page runs and its charts are drawn. */
async function untilSettled(page: Page) {
  await page.waitForFunction(() => {
    const content = document.getElementById('app')
    return content !== null && Object.keys(content).some((name) => name.startsWith('__'))
  })
  const stillEmpty = page.locator('main [aria-hidden="true"] > div[style*="height"]:empty')
  await expect(stillEmpty).toHaveCount(0)
}

/**
 * Digits differ in width, so every moment on the page gets zeros: a page has to fit at each time of
 * day.
 */
const withWidestMoments = (page: Page) =>
  page.evaluate(() => {
    for (const moment of document.querySelectorAll('main time'))
      for (const text of moment.childNodes)
        if (text.nodeType === Node.TEXT_NODE)
          text.nodeValue = (text.nodeValue ?? '').replace(/\d/g, '0')
  })

/** A chart is drawn anew once its room changed. */
async function staysOverflowing(page: Page): Promise<string[]> {
  let what: string[] = []
  const past = async () => expect((what = await overflowing(page))).toEqual([])
  await expect(past)
    .toPass({ timeout: REDRAW_MS })
    .catch(() => {})
  return what
}

/** The first line of the title, when it is too low for an owner to see it at once. */
async function tooLow(page: Page): Promise<string[]> {
  const bottom = await heading(page).evaluate((title) => {
    const words = document.createRange()
    words.selectNodeContents(title)
    return words.getClientRects()[0]?.bottom ?? Infinity
  })
  return bottom > TITLE_WITHIN ? [`the title ends at ${Math.round(bottom)} px`] : []
}

/** The parts of the page that scroll sideways, by what they are called. */
const scrolling = (page: Page) =>
  page.evaluate(
    (expected) =>
      [...document.querySelectorAll('main *')]
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX))
        .map((part) => part.getAttribute('aria-label') ?? part.outerHTML.slice(0, 120))
        .filter((name) => !expected.includes(name)),
    WIDER_ON_PURPOSE
  )

/** Tables that are wider than the panel around them, which no page scrolls to. */
const outOfPanel = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.panel table')]
      .filter((table) => {
        const panel = table.closest('.panel')
        const scrolls = [...document.querySelectorAll('.panel *')].some(
          (around) =>
            around.contains(table) &&
            ['auto', 'scroll'].includes(getComputedStyle(around).overflowX)
        )
        const right = panel?.getBoundingClientRect().right ?? Infinity
        return !scrolls && table.getBoundingClientRect().right > right
      })
      .map(
        (table) => table.parentElement?.getAttribute('aria-label') ?? table.outerHTML.slice(0, 120)
      )
  )

/** Nobody can read a crumb that shows less than this much of its text. */
const LEAST_OF_CRUMB = 40

/**
 * What cannot be read on a phone: figures that run over the ones beside them, headings of a card
 * with nothing behind them, and crumbs that are cut down to a letter.
 */
const unreadable = (page: Page) =>
  page.evaluate((least) => {
    const seen = (part: Element) => part.getClientRects().length > 0
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(seen)
    const runsOver = (part: Element) => part.scrollWidth > part.clientWidth + 1
    return [
      ...all('main :is(.figures, .amounts) td[data-heading]').filter(runsOver),
      ...all('main .stacked td[data-heading]').filter((cell) => cell.textContent === ''),
      ...all('main .breadcrumbs a').filter((crumb) => runsOver(crumb) && crumb.clientWidth < least),
    ].map((part) => part.outerHTML.slice(0, 120))
  }, LEAST_OF_CRUMB)

/** A chart is drawn anew once its room changed. */
async function scrollingOnPhone(page: Page): Promise<string[]> {
  let what: string[] = []
  const past = async () => expect((what = await scrolling(page))).toEqual([])
  await expect(past)
    .toPass({ timeout: REDRAW_MS })
    .catch(() => {})
  return what.map((one) => `scrolls sideways on a phone: ${one}`)
}
