import type { IncomingMessage } from 'node:http'

/** Every browser has begun its name like this since 1993; most programs do not. */
const BROWSER = /^(?:Mozilla|Opera)\//
/** Those that do, and say what they are. A Cubot is a telephone. */
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|preview|scan|monitor|headless|lighthouse|facebookexternal|archiver|validator/i
const AHEAD = /prefetch|prerender/i

/** Whether a person asks for a page now: no robot, and no browser that fetches ahead. */
export function isVisit({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET') return false
  const name = headers['user-agent'] ?? ''
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'] ?? ''
  return BROWSER.test(name) && !ROBOT.test(name) && !AHEAD.test(String(purpose))
}
