import type { Locator, Page } from 'playwright'

/** In pixels; what stands lower looks like what stands above it. */
const MOST_HEIGHT = 2_000

/**
 * The page as it stands once nothing moves any more: React runs, fonts and pictures are there.
 *
 * @param hidden what may differ from one moment to the next
 */
export async function photograph(page: Page, hidden: Locator[] = []): Promise<Buffer> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() => {
    const content = document.querySelector('main')
    return content !== null && Object.keys(content).some((name) => name.startsWith('__react'))
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
