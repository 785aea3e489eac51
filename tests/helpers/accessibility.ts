import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** The minified source, because each page reads it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Rules = RunOptions['runOnly']

const EVERYTHING: Rules = { type: 'tag', values: WCAG }
/** Night changes only colours, so the other rules would repeat what they found by day. */
const COLOURS: Rules = { type: 'rule', values: ['color-contrast'] }

/**
 * An svg with more shapes is a drawing, which stands still; icons and doors may change meanwhile.
 */
const SHAPES_OF_AN_ICON = 50

/** This order repaints the page in other colours as seldom as possible. */
const LOOKS = [
  { width: 390, schemes: ['light', 'dark'] },
  { width: 1280, schemes: ['dark', 'light'] },
] as const

/**
 * @returns what hinders people with a screen reader, a keyboard or poor sight on the present page
 */
export async function obstacles(page: Page, rules: Rules = EVERYTHING): Promise<string[]> {
  await untilColorsSettle(page)
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE)
  const asked = { runOnly: rules, many: SHAPES_OF_AN_ICON }
  return page.evaluate(async ({ runOnly, many }) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // The shapes of a puzzle's drawing are most of a page, and nobody hears or reaches one of them.
    const drawings = [...document.querySelectorAll('svg[aria-hidden="true"]')]
      .filter((drawing) => drawing.querySelectorAll('*').length > many)
      .filter((drawing) => drawing.querySelector('a, [tabindex], [role], foreignObject') === null)
      .map((drawing) => ({ drawing, shapes: [...drawing.childNodes] }))
    for (const { drawing } of drawings) drawing.replaceChildren()
    // Rules that pass are counted and not described per element, which takes longer than the check itself.
    const found = await axe
      .run(document, { runOnly, resultTypes: ['violations'], preload: false })
      .finally(() => {
        for (const { drawing, shapes } of drawings) drawing.replaceChildren(...shapes)
      })
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}, ${help}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ')}`
      )
    )
  }, asked)
}

/** @returns what is not accessible on a phone or a large screen, by day or by night */
export async function obstaclesEverywhere(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { width, schemes } of LOOKS) {
    await page.setViewportSize({ width, height: 844 })
    for (const colorScheme of schemes) {
      const rules = colorScheme === 'light' ? EVERYTHING : COLOURS
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const here = await obstacles(page, rules)
      found.push(...here.map((one) => `${width} px, ${colorScheme}: ${one}`))
    }
  }
  return found
}

/**
 * Colours change at once here: a button that fades from day to night, or from waiting to ready,
 * passes through colours that nobody reads. Finite animations are waited for.
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
