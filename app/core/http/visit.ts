import type { IncomingMessage } from 'node:http'

/** The names of all browsers begin like this; the names of most programs do not. */
const BROWSER = /^(?:Mozilla|Opera)\//
/**
 * The robots whose name begins like that of a browser but says what they are. (A Cubot is a
 * telephone.)
 */
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|preview|scan|monitor|headless|lighthouse|facebookexternal|archiver|validator/i
const AHEAD = /prefetch|prerender/i

/** Whether a person asks for a page now: not a robot, and not a browser that prefetches. */
export function isVisit({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET') return false
  const name = headers['user-agent'] ?? ''
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'] ?? ''
  return BROWSER.test(name) && !ROBOT.test(name) && !AHEAD.test(String(purpose))
}
