import lighthouse from 'lighthouse'

/** The categories of Lighthouse, in the order in which their scores are printed. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One look of Lighthouse at a page. */
export type Run = {
  readonly scores: readonly number[]
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** What Lighthouse finds wanting, each with its value and the elements or files that it names. */
  readonly wanting: readonly string[]
}

/** Looks at a page on a throttled phone with the browser that listens at `port`. */
export async function audit(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' })
  if (!result) throw new Error(`Lighthouse says nothing about ${url}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const counted = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    wanting: [...new Set(counted.map(({ id }) => id))].flatMap((id) => {
      const found = audits[id]
      if (!found || found.score === null || found.score >= 0.9) return []
      return [[id, found.displayValue, ...named(found.details)].filter(Boolean).join(' · ')]
    }),
  }
}

type Item = {
  readonly url?: string
  readonly node?: { readonly snippet?: string }
  readonly description?: string
}

/** The first things that an audit points at. */
function named(details: unknown): string[] {
  const { items } = (details ?? {}) as { items?: unknown }
  if (!Array.isArray(items)) return []
  return (items as Item[])
    .slice(0, 4)
    .map(({ url, node, description }) => (url ?? node?.snippet ?? description ?? '').slice(0, 160))
    .filter(Boolean)
}
