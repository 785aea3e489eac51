import type { Locator, Page } from 'playwright'

/** The height of a picture in pixels; lower parts of a page look like the upper ones. */
const MOST_HEIGHT = 2_000

/**
 * A picture of the page at rest: hydrated, with its fonts and pictures.
 * @param hidden what may differ from one moment to the next
 */
export async function photograph(page: Page, hidden: Locator[] = []): Promise<Buffer> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() => {
    const content = document.getElementById('app')
    return content !== null && Object.keys(content).some((name) => name.startsWith('__'))
  })
  const { width, height } = await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode()))
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    /** Rows of a table that were laid out before their letters came keep a pixel of the others. */
    document.body.style.display = 'none'
    void document.body.offsetHeight
    document.body.style.display = ''
    window.scrollTo(0, 0)
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const { scrollWidth, scrollHeight } = document.documentElement
    return { width: scrollWidth, height: scrollHeight }
  })
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) },
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    mask: hidden,
    maskColor: '#888888',
  })
}
