import { err, ok, type Result } from '#domain/result'
import { afterMs, sendJson } from '../http.js'
import { ANSWERS, type AnswerOf, type Guard } from './answers.js'
import type { WithPayload } from './payloads.js'
import type { Route } from './routes_of.js'
import {
  BEHIND_PORTAL,
  isHtml,
  NOT_CONNECTED,
  readRefusal,
  unusable,
  type Refusal,
} from './refusal.js'

/** Long enough for a call that asks another system as well, such as the payment provider. */
const PATIENCE_MS = 30_000

/** How a call is sent to a route: `call`, or one that does more with what comes back. */
export type Call = <Name extends string>(
  route: Route<Name>,
  ...payload: WithPayload<Name>
) => Promise<Result<AnswerOf<Name>, Refusal>>

type Options<T> = {
  /** What this call expects, when its route does not tell. */
  answer?: Guard<T>
  patienceMs?: number
}

/**
 * Sends JSON to a named route and reads what comes back: the answer when it is what the route promises,
 * and a sentence to tell in every other case. It does not throw.
 */
export function call<Name extends string, T = AnswerOf<Name>>(
  route: Route<Name>,
  ...[payload, options]: WithPayload<Name, [options?: Options<T>]>
): Promise<Result<T, Refusal>> {
  return send(route, payload ?? {}, options ?? {})
}

/** The same call with another time limit. */
export const callWithin =
  (patienceMs: number): Call =>
  (route, ...[payload]) =>
    send(route, payload ?? {}, { patienceMs })

async function send<Name extends string, T = AnswerOf<Name>>(
  route: Route<Name>,
  payload: object,
  { answer, patienceMs = PATIENCE_MS }: Options<T>
): Promise<Result<T, Refusal>> {
  const came = await fetched(route, payload, patienceMs)
  if (came === null) return err(NOT_CONNECTED)
  const { response, text } = came
  if (!response.ok) return err(readRefusal(response.status, text))
  if (isHtml(text)) return err(BEHIND_PORTAL)

  const body = bodyOf(text)
  const isAnswer = answer ?? guardOf<T>(route.name)
  if (body === undefined || !isAnswer(body)) return err(unusable(response.status))
  return ok(body)
}

async function fetched({ url, method }: Route, payload: object, patienceMs: number) {
  try {
    const response = await sendJson(url, method === 'GET' ? undefined : payload, {
      method,
      signal: afterMs(patienceMs),
    })
    return { response, text: await response.text() }
  } catch {
    return null
  }
}

/** An empty body is an answer too; a body that cannot be read is none. */
function bodyOf(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

function guardOf<T>(name: string): Guard<T> {
  const guards: Readonly<Record<string, Guard<unknown>>> = ANSWERS
  return (guards[name] ?? (() => true)) as Guard<T>
}
