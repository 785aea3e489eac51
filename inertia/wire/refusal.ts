/** The messages of a refused form, by field. */
export type FieldErrors = Record<string, string[]>

/** Why a call brought nothing; every failing call of the site is read into this. */
export type Refusal = {
  /** 0 when nothing came from our server: no connection, or a wifi portal that answers in its place. */
  readonly status: number
  /** What to tell people, the messages of all fields included. */
  readonly sentence: string
  /** Which field a 422 is about. */
  readonly errors: FieldErrors
  /** What else the answer carried. */
  readonly body: unknown
}

const INVALID = 422
const NO_CONNECTION =
  'Er is geen verbinding. Controleer je internet en probeer het opnieuw; wat je invulde, blijft staan.'
const PORTAL =
  'We kregen geen antwoord van de winkel. Misschien moet je eerst inloggen op dit wifi-netwerk; wat je invulde, blijft staan.'
const UNUSABLE = 'De server gaf geen bruikbaar antwoord. Probeer het zo nog eens.'
/** The last resort of the specification, when an answer says nothing at all. */
const SILENT = 'Something went wrong. Please try again.'

export const NOT_CONNECTED = refusal(0, NO_CONNECTION)
export const BEHIND_PORTAL = refusal(0, PORTAL)

/** A page where an answer was expected. */
export const isHtml = (text: string) => /^\s*</.test(text)

/** An answer with a good status that is not what the call promises. */
export const unusable = (status: number) => refusal(status, UNUSABLE)

/**
 * Reads a refusal: the messages of its errors map, else its message, else its warning, else its
 * whole body.
 */
export function readRefusal(status: number, text: string): Refusal {
  const body = parsed(text)
  if (!isRecord(body)) return refusal(status, plainSentence(text, body), {}, body)
  const { errors, message, warning } = body
  const said = [messagesIn(errors).join(' '), message, warning].find(isText)
  const empty = Object.keys(body).length === 0
  return refusal(
    status,
    said ?? (empty ? UNUSABLE : text),
    status === INVALID ? byField(errors) : {},
    body
  )
}

function refusal(status: number, sentence: string, errors: FieldErrors = {}, body?: unknown) {
  return { status, sentence, errors, body } satisfies Refusal
}

function plainSentence(text: string, body: unknown): string {
  if (text.trim() === '') return SILENT
  if (isHtml(text) || body === null) return UNUSABLE
  return isText(body) ? body : text.trim()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** All messages in what an answer calls its errors: a text, a list, or a map by field. */
function messagesIn(errors: unknown): string[] {
  if (isText(errors)) return [errors]
  if (Array.isArray(errors)) return errors.flatMap(messagesIn)
  if (!isRecord(errors)) return []
  return isText(errors.message) ? [errors.message] : Object.values(errors).flatMap(messagesIn)
}

function byField(errors: unknown): FieldErrors {
  if (!isRecord(errors)) return {}
  const fields = Object.entries(errors).map(([field, said]) => [field, messagesIn(said)] as const)
  return Object.fromEntries(fields.filter(([, messages]) => messages.length > 0))
}

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
