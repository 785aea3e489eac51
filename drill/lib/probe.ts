import type { StandaloneShop } from '#tests/helpers/standalone_shop'

export const HEALTH_TOKEN = 'drill-health-token'

export type Seen = { readonly status: number; readonly ms: number; readonly text: string }

/** Asks a shop for an address, and measures how long the whole answer takes. */
export async function look(
  shop: StandaloneShop,
  path: string,
  headers: Record<string, string> = {}
): Promise<Seen> {
  const began = performance.now()
  try {
    const response = await fetch(`${shop.url}${path}`, {
      headers,
      signal: AbortSignal.timeout(20_000),
    })
    const text = await response.text()
    return { status: response.status, ms: performance.now() - began, text }
  } catch (error) {
    return { status: 0, ms: performance.now() - began, text: String(error) }
  }
}

/** The health page with its details. */
export const health = (shop: StandaloneShop) =>
  look(shop, '/gezond', { authorization: `Bearer ${HEALTH_TOKEN}` })

/** Collects what was not as promised. */
export class Promises {
  readonly broken: string[] = []

  /** @param patience see `Field.patience` */
  constructor(private readonly patience: number) {}

  /** @param within milliseconds */
  expect(what: string, seen: Seen, status: number, within: number) {
    if (seen.status !== status || seen.ms > within * this.patience)
      this.broken.push(
        `${what}: ${seen.status || seen.text} after ${Math.round(seen.ms)} ms, promised ${status} within ${within} ms`
      )
  }

  that(what: string, holds: boolean) {
    if (!holds) this.broken.push(what)
  }
}
