/**
 * A `fetch` that gives up after `timeoutMs`, the reading of the body included.
 *
 * The time-out of the provider's client is a signal inside a `Request`, of which only a weak
 * reference leads to the call: once the garbage collector came by, the call waits for ever. Here the
 * timer holds what it ends.
 *
 * @throws DOMException `TimeoutError`, as the client expects
 */
export function fetchWithin(timeoutMs: number): typeof fetch {
  return (input, init) => {
    const call = new AbortController()
    const late = new DOMException('The payment provider did not answer in time', 'TimeoutError')
    setTimeout(() => call.abort(late), timeoutMs).unref()
    return fetch(input, { ...init, signal: call.signal })
  }
}
