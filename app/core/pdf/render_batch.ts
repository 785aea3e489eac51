import logger from '@adonisjs/core/services/logger'
import { failures } from '#app/core/guard/failures'
import { renderPdf } from '#app/core/pdf/render_pdf'

type Document = Parameters<typeof renderPdf>[0]

/**
 * Renders a document with a sheet or label for each item. An item that cannot be printed does not
 * keep the others from it: the document is made again without it, and names it.
 *
 * @param document makes the document of the good items, and names the bad ones
 */
export async function renderBatch<T>(
  items: readonly T[],
  document: (good: readonly T[], bad: readonly T[]) => Document
): Promise<Buffer> {
  try {
    return await renderPdf(document(items, []))
  } catch (error) {
    logger.error({ err: error }, 'a sheet cannot be printed')
    void failures.raise('a sheet of a batch', error)
    const good: T[] = []
    for (const item of items) if (await prints(() => document([item], []))) good.push(item)
    return renderPdf(
      document(
        good,
        items.filter((item) => !good.includes(item))
      )
    )
  }
}

async function prints(document: () => Document): Promise<boolean> {
  try {
    await renderPdf(document())
    return true
  } catch {
    return false
  }
}
