import type { Page } from 'playwright'

/** How much of the page moved by itself since it was opened. */
export function moved(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += (entry as { value?: number }).value ?? 0
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords())
            observer.disconnect()
            resolve(sum)
          })
        )
      })
  )
}
