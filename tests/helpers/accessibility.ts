import axeCore, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Rules = RunOptions['runOnly']

const EVERYTHING: Rules = { type: 'tag', values: WCAG }
/** Night changes colours only, so the other rules would find what they found by day. */
const COLOURS: Rules = { type: 'rule', values: ['color-contrast'] }

/**
 * @returns what a person with a screen reader, a keyboard or poor sight would trip over on the page
 *   as it stands now
 */
export async function obstacles(page: Page, rules: Rules = EVERYTHING): Promise<string[]> {
  await untilColorsSettle(page)
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeCore.source)
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // What is in order is counted, not described element by element: that takes longer than looking.
    const found = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false })
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}, ${help}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ')}`
      )
    )
  }, rules)
}

/** @returns what is not accessible on a phone or a large screen, by day or by night */
export async function obstaclesEverywhere(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [colorScheme, rules] of [
      ['dark', COLOURS],
      ['light', EVERYTHING],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const here = await obstacles(page, rules)
      found.push(...here.map((one) => `${width} px, ${colorScheme}: ${one}`))
    }
  }
  return found
}

/**
 * Colours change at once here: a button that fades from day to night, or from waiting to ready while
 * it is looked at, has a moment in between that nobody reads. What moves and ends is waited for.
 */
async function untilColorsSettle(page: Page) {
  await page.evaluate(async () => {
    const marked = window as unknown as { atOnce?: CSSStyleSheet }
    if (!marked.atOnce) {
      marked.atOnce = new CSSStyleSheet()
      marked.atOnce.replaceSync('*, ::before, ::after { transition: none !important }')
      document.adoptedStyleSheets.push(marked.atOnce)
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await frame()
    await frame()
    while (moving().length > 0) {
      await Promise.allSettled(moving().map(({ finished }) => finished))
      await frame()
    }
  })
}
