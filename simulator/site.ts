import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { ApiError } from './api_error.js'
import type { Context } from './api.js'
import { checkoutPage, LATE_SECONDS, returnUrl } from './pages/checkout_page.js'
import { readBody, redirect, sendHtml } from './http.js'
import { indexPage, messagePage } from './pages/index_page.js'
import { payOut, unsettledCents } from './settlement_book.js'
import { typedToCents } from './money.js'
import type { PaymentBook } from './payment_book.js'
import { STATUSES, WEBHOOK_WAYS, type Payment } from './types.js'

/** How long the customer waits until the shop knows the outcome, before returning to the shop. */
const WAIT_FOR_SHOP_MS = 1000

type SiteContext = Context & { readonly shopName: string | undefined }

/** Answers a request for one of the pages for people. */
export async function handleSite(
  context: SiteContext,
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> {
  const { book, shopName } = context
  const { pathname } = new URL(request.url ?? '/', 'http://simulator')
  const [, folder, id] = /^\/(checkout|betalingen)\/(\w+)$/.exec(pathname) ?? []
  const posted = request.method === 'POST'
  try {
    if (pathname === '/' && !posted)
      return sendHtml(
        response,
        200,
        indexPage(book.all(), { unsettled: unsettledCents(context.store) })
      )
    if (pathname === '/uitbetalen' && posted) {
      payOut(context.store, context.now())
      await context.store.save()
      return redirect(response, '/')
    }
    if (id === undefined) return notFound(response)
    const payment = book.get(id)
    if (folder === 'checkout' && !posted)
      return sendHtml(response, 200, checkoutPage(payment, shopName))
    if (!posted) return redirect(response, `/#${id}`)

    const form = new URLSearchParams(await readBody(request))
    if (folder === 'checkout') return await decide(context, payment, form, response)
    await act(book, payment, form)
    redirect(response, `/#${id}`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) return notFound(response)
    sendHtml(
      response,
      error.status,
      indexPage(book.all(), {
        unsettled: unsettledCents(context.store),
        message: `Dat ging niet. ${inDutch(error)}`,
      })
    )
  }
}

async function decide(
  { book, shopName }: SiteContext,
  payment: Payment,
  form: URLSearchParams,
  response: ServerResponse
): Promise<void> {
  const status = STATUSES.find((name) => name === form.get('status'))
  const way = WEBHOOK_WAYS.find((name) => name === form.get('webhook')) ?? 'direct'
  const seconds = Number(form.get('seconds') || LATE_SECONDS)
  const lateMs = 1000 * (seconds >= 0 && seconds <= 86_400 ? seconds : LATE_SECONDS)

  try {
    if (status === undefined) throw new ApiError(422, 'There is no such outcome')
    await Promise.race([book.decide(payment.id, status, way, lateMs), waited()])
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return sendHtml(response, 409, checkoutPage(payment, shopName))
  }
  redirect(response, returnUrl(payment))
}

async function act(book: PaymentBook, payment: Payment, form: URLSearchParams): Promise<void> {
  const action = form.get('action')
  if (action === 'paid' || action === 'expired') {
    await Promise.race([book.decide(payment.id, action), waited()])
    return
  }
  if (action === 'refund') {
    const cents = typedToCents(form.get('amount') ?? '')
    if (cents === null) throw new ApiError(422, 'The amount contains an invalid value', 'amount')
    book.refund(payment, { cents, description: payment.description, metadata: null })
  } else if (action === 'chargeback') {
    book.chargeBack(payment)
  } else if (action === 'reversal') {
    book.reverseChargeback(payment)
  } else if (action !== 'webhook') {
    throw new ApiError(422, 'There is no such action')
  }
  await Promise.race([book.tell(payment), waited()])
}

function waited(): Promise<void> {
  return delay(WAIT_FOR_SHOP_MS, undefined, { ref: false })
}

function notFound(response: ServerResponse): void {
  sendHtml(response, 404, messagePage('Niet gevonden', 'Deze pagina of betaling bestaat niet.'))
}

function inDutch({ status, field }: ApiError): string {
  if (status === 409) return 'Deze terugbetaling is net al gedaan.'
  if (field === 'amount') return 'Vul een bedrag in zoals 15,00, niet hoger dan wat er nog over is.'
  return 'De betaling staat inmiddels anders.'
}
