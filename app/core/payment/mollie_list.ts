import type { Client } from 'mollie-api-typescript'
import {
  ListPaymentResponse$inboundSchema,
  type ListPaymentResponse,
} from 'mollie-api-typescript/models'
import { ResponseValidationError } from 'mollie-api-typescript/models/errors'

/** A payment in a list that is not what it should be. */
export type UnreadPayment = { readonly id: string; readonly cause: unknown }

export type PageOfPayments = {
  readonly rows: readonly ListPaymentResponse[]
  readonly unread: readonly UnreadPayment[]
  /** The payment with which the next page begins; null after the last page. */
  readonly next: string | null
}

/** A page as it came, of which only what is used here is known. */
type RawPage = {
  readonly _embedded: { readonly payments: readonly unknown[] }
  readonly _links?: { readonly next?: { readonly href?: unknown } | null }
}

/**
 * A page of the list of payments. The client reads a page whole or not at all, so a page that it cannot
 * read is read here payment by payment: one that is odd hides no other. A page of which nothing can be
 * read, while others follow, is an answer that is not known, so that a changed list is not read to its end.
 */
export async function pageOfPayments(client: Client, from: string | null): Promise<PageOfPayments> {
  try {
    const page = await client.payments.list({ limit: 100, ...(from !== null && { from }) })
    const { embedded, links } = page.result
    return { rows: embedded.payments ?? [], unread: [], next: startOf(links.next?.href) }
  } catch (error) {
    const raw = rawPage(error)
    if (raw === null) throw error
    const next = startOf(raw._links?.next?.href)
    const read = readEach(raw._embedded.payments)
    if (read.rows.length === 0 && next !== null) throw error
    return { ...read, next }
  }
}

function readEach(payments: readonly unknown[]) {
  const rows: ListPaymentResponse[] = []
  const unread: UnreadPayment[] = []
  for (const payment of payments) {
    const read = ListPaymentResponse$inboundSchema.safeParse(payment)
    if (read.success) rows.push(read.data)
    else unread.push({ id: idOf(payment), cause: read.error })
  }
  return { rows, unread }
}

/** @returns null when the error is about something else than payments that cannot be read */
function rawPage(error: unknown): RawPage | null {
  if (!(error instanceof ResponseValidationError)) return null
  const { Result: page } = (error.rawValue ?? {}) as { readonly Result?: Partial<RawPage> | null }
  return Array.isArray(page?._embedded?.payments) ? (page as RawPage) : null
}

function idOf(payment: unknown): string {
  const { id } = (payment ?? {}) as { readonly id?: unknown }
  return typeof id === 'string' && /^tr_\w{1,40}$/.test(id) ? id : 'zonder nummer'
}

function startOf(href: unknown): string | null {
  if (typeof href !== 'string') return null
  const from = URL.parse(href)?.searchParams.get('from')
  if (!from) throw new Error('The next page of the payments has no beginning')
  return from
}
