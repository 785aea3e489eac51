import { Client, HTTPClient } from 'mollie-api-typescript'
import type { EntitySettlement } from 'mollie-api-typescript/models'
import { fetchWithin } from '#app/core/http/fetch_within'
import { translated } from '#app/core/payment/mollie_provider'
import { SettlementSource, type ProviderSettlement } from '#app/core/payment/settlement_source'
import type { SettlementParts } from '#domain/shop/bookkeeping/settlements'
import { toCents } from '#domain/money'

type Settings = { readonly accessToken: string; readonly url: string; readonly timeoutMs: number }

/** The settlements of Mollie, which takes an organization access token for them and no API key. */
export class MollieSettlements extends SettlementSource {
  override readonly connected = true
  readonly #client: Client

  constructor({ accessToken, url, timeoutMs }: Settings) {
    super()
    this.#client = new Client({
      security: { advancedAccessToken: accessToken },
      serverURL: url,
      timeoutMs,
      httpClient: new HTTPClient({ fetcher: fetchWithin(timeoutMs) }),
    })
  }

  override async *paidOut(since: Date): AsyncIterable<ProviderSettlement> {
    const list = await translated(() => this.#client.settlements.list({ limit: 100 }))
    const pages = list[Symbol.asyncIterator]()
    for (;;) {
      const page = await translated(() => pages.next())
      if (page.done) return
      for (const answer of page.value.result.embedded.settlements) {
        const settlement = asPaidOut(answer)
        if (settlement === null) continue
        if (settlement.settledAt < since) return
        yield settlement
      }
    }
  }
}

/** A settlement that arrived, in euros; null for one that is open, under way or failed. */
function asPaidOut(answer: EntitySettlement): ProviderSettlement | null {
  const { reference, settledAt, status, amount } = answer
  if (status !== 'paidout' || !reference || !settledAt || amount.currency !== 'EUR') return null
  return {
    reference,
    settledAt: new Date(settledAt),
    paidCents: signedCents(amount.value),
    parts: partsOf(answer),
  }
}

function partsOf({ periods = {} }: EntitySettlement): SettlementParts {
  const months = Object.values(periods).flatMap((year) => Object.values(year))
  return {
    revenue: months.flatMap(({ revenue = [] }) =>
      revenue.map(({ amountGross }) => tenThousandths(amountGross.value))
    ),
    costs: months.flatMap(({ costs = [] }) =>
      costs.map(({ amountNet, amountVat }) => ({
        net: tenThousandths(amountNet.value),
        vat: tenThousandths(amountVat?.value ?? '0'),
      }))
    ),
  }
}

/** Fees have up to four decimals: '-0.3509'. */
const tenThousandths = (value: string) => Math.round(Number(value) * 10_000)

/** A provider that took back more than it brought pays out less than nothing. */
const signedCents = (value: string) =>
  value.startsWith('-') ? -toCents(value.slice(1)) : toCents(value)
