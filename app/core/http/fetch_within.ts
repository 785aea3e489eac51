/** Answers that have no body, which a `Response` refuses to be given one for. */
const WITHOUT_BODY = [204, 205, 304]

/**
 * A `fetch` of a whole answer that gives up after `timeoutMs`. It is for answers that fit in
 * memory.
 * The signal of a `fetch` is not a reliable time-out: the request that passes it on is held by weak
 * references only, so after a garbage collection some calls wait for ever although their signal was
 * given. Here the timer itself ends the call, and the signal only closes its line.
 * @throws DOMException `TimeoutError`, as the clients of other systems expect
 */
export function fetchWithin(timeoutMs: number): typeof fetch {
  return async (input, init) => {
    const line = new AbortController()
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      const error = new DOMException('There was no answer in time', 'TimeoutError')
      reject(error)
      line.abort(error)
    }, timeoutMs)
    try {
      return await Promise.race([wholeAnswer(input, { ...init, signal: line.signal }), late])
    } finally {
      clearTimeout(timer)
    }
  }
}

async function wholeAnswer(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...request)
  const body = await answer.arrayBuffer()
  return new Response(WITHOUT_BODY.includes(answer.status) ? null : body, answer)
}
