import { ApiError } from './api_error.js'
import { toCents } from './money.js'
import type { Mode, NewPayment, NewRefund } from './types.js'

type Body = Readonly<Record<string, unknown>>

/** Parses the JSON body of a call. @throws ApiError 400 when it is not a JSON object */
export function parseBody(text: string): Body {
  if (text.trim() === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body
  } catch {
    // A parse error gets the refusal below.
  }
  throw new ApiError(400, 'The request body is not a valid JSON object')
}

/**
 * Reads the body of a new payment.
 *
 * @throws ApiError 422 for the first thing that is wrong with it
 */
export function readNewPayment(body: Body, mode: Mode): NewPayment {
  const cents = readCents(body)
  const description = readText(body, 'description', 255)
  if (description === null)
    throw new ApiError(422, "The 'description' field is missing", 'description')
  const redirectUrl = readUrl(body, 'redirectUrl')
  if (redirectUrl === null)
    throw new ApiError(422, "The 'redirectUrl' field is missing", 'redirectUrl')

  return {
    mode,
    cents,
    description,
    redirectUrl,
    cancelUrl: readUrl(body, 'cancelUrl'),
    webhookUrl: readUrl(body, 'webhookUrl'),
    method: readMethod(body),
    locale: readText(body, 'locale', 5),
    metadata: readMetadata(body),
  }
}

/**
 * Reads the body of a new refund.
 *
 * @throws ApiError 422 for the first thing that is wrong with it
 */
export function readNewRefund(body: Body, defaultDescription: string): NewRefund {
  return {
    cents: readCents(body),
    description: readText(body, 'description', 255) ?? defaultDescription,
    metadata: readMetadata(body),
  }
}

function readCents({ amount }: Body): number {
  if (typeof amount !== 'object' || amount === null) {
    throw new ApiError(422, "The 'amount' field is missing", 'amount')
  }
  const { currency, value } = amount as { currency?: unknown; value?: unknown }
  if (currency !== 'EUR')
    throw new ApiError(422, 'The amount contains an invalid currency', 'amount.currency')
  const cents = toCents(value)
  if (cents === null)
    throw new ApiError(422, 'The amount contains an invalid value', 'amount.value')
  if (cents === 0) throw new ApiError(422, 'The amount is lower than the minimum', 'amount')
  return cents
}

function readText(body: Body, field: string, maxLength: number): string | null {
  const value = body[field] ?? null
  if (value === null || value === '') return null
  if (typeof value !== 'string' || value.length > maxLength) {
    throw new ApiError(422, `The '${field}' field is invalid`, field)
  }
  return value
}

function readUrl(body: Body, field: string): string | null {
  const value = readText(body, field, 2000)
  if (value !== null && !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw new ApiError(422, `The '${field}' field is not a valid URL`, field)
  }
  return value
}

/**
 * Reads the method. Mollie also accepts a list of methods, in which case the customer still
 * chooses.
 */
function readMethod(body: Body): string | null {
  const { method } = body
  if (!Array.isArray(method)) return readText(body, 'method', 50)
  return method.length === 1 ? readText({ method: method[0] }, 'method', 50) : null
}

function readMetadata({ metadata = null }: Body): unknown {
  if (JSON.stringify(metadata).length > 1024) {
    throw new ApiError(422, 'The metadata is larger than 1 kB', 'metadata')
  }
  return metadata
}
