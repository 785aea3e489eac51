import type { Page } from 'playwright'
import { overflowing } from '#tests/helpers/visitor'

const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** A reader may set text wider than we did (WCAG 1.4.12), also on the narrowest phone. */
export async function sticksOutWhenSpaced(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 844 })
  /**
   * Adds a style sheet of the page itself, because a style that comes with an element is not
   * allowed here.
   */
  const sheets = (rules: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = text === '' ? [] : [sheet]
    }, rules)
  await sheets(SPACED)
  const found = await overflowing(page)
  await sheets('')
  return found.map((element) => `sticks out with wide text: ${element}`)
}
