import limiter from '@adonisjs/limiter/services/main'
import router from '@adonisjs/core/services/router'
import type { ApiClient } from '@japa/api-client'
import { Random } from '#app/live/rehearsal/robots/random'
import type { Simulator } from '#simulator/server'
import {
  allPairs,
  anyPair,
  fuzzRequest,
  type FuzzRequest,
  type FuzzRoute,
} from '#tests/helpers/fuzz/fuzz_requests'
import { fuzzWorld } from '#tests/helpers/fuzz/fuzz_world'
import { present } from '#tests/helpers/present'

/** How many requests one world lasts, because customers are deleted and admins log out. */
const PER_WORLD = 150
/** How many requests before the limits are reset, so that the shop answers and not a limit. */
const PER_MINUTE = 4

export type FuzzFault = {
  readonly input: number
  readonly status: number
  readonly request: FuzzRequest
}
export type FuzzReport = {
  readonly statuses: ReadonlyMap<number, number>
  readonly routes: number
  readonly roles: number
  /** How many of all pairs of a route and a role were asked. */
  readonly pairs: { readonly asked: number; readonly all: number }
  readonly faults: readonly FuzzFault[]
}

type Plan = { readonly seed: string; readonly from: number; readonly until: number }

/**
 * Sends odd requests of all roles to all routes. Every other input takes the next pair of a route and a
 * role, from a place that the seed chooses; those between are by chance. Input n of a seed is always the same, apart from
 * the ids and secrets in it.
 */
export async function runFuzz(
  { client, simulator }: { client: ApiClient; simulator: Simulator },
  { seed, from, until }: Plan
): Promise<FuzzReport> {
  const routes = allRoutes()
  const statuses = new Map<number, number>()
  const faults: FuzzFault[] = []
  const pairs = allPairs(routes)
  const first = new Random(`${seed}:pairs`).integer(0, pairs.length - 1)
  const seen = { routes: new Set<string>(), roles: new Set<string>(), pairs: new Set<string>() }
  let world = await fuzzWorld(client, simulator)
  for (let input = from; input < until; input++) {
    if (input > from && (input - from) % PER_WORLD === 0) world = await fuzzWorld(client, simulator)
    if (input % PER_MINUTE === 0) await limiter.clear()
    const random = new Random(`${seed}:${input}`)
    const turn = pairs[(first + input / 2) % pairs.length]
    const request = fuzzRequest(random, turn ?? anyPair(random, routes), world)
    const status = await send(request)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    seen.routes.add(`${request.method} ${request.pattern}`)
    seen.roles.add(request.role)
    seen.pairs.add(`${request.role} ${request.method} ${request.pattern}`)
    if (status >= 500) faults.push({ input, status, request })
  }
  const asked = { asked: seen.pairs.size, all: pairs.length }
  return { statuses, faults, routes: seen.routes.size, roles: seen.roles.size, pairs: asked }
}

/** Every route with each of its methods. */
export function allRoutes(): FuzzRoute[] {
  return Object.values(router.toJSON())
    .flat()
    .flatMap(({ methods, pattern }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => ({ method, pattern }))
    )
}

async function send({ method, path, headers, body }: FuzzRequest): Promise<number> {
  const url = present(process.env.APP_URL, 'APP_URL') + path
  const response = await fetch(url, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, value]),
    body,
    redirect: 'manual',
  })
  await response.arrayBuffer()
  return response.status
}

/** The counts and faults as a person reads them, with how to see one again. */
export function reportText(
  { statuses, routes, roles, pairs, faults }: FuzzReport,
  seed: string
): string {
  const counts = [...statuses].sort(([one], [other]) => one - other)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  return [
    `${total} requests of ${roles} roles to ${routes} routes, ${pairs.asked} of ${pairs.all} pairs, seed ${seed}`,
    ...counts.map(([status, count]) => `  ${status}: ${count}`),
    ...faults.map(
      ({ input, status, request: { role, method, path, headers, body } }) =>
        `FAULT ${status}, again with FUZZ_SEED=${seed} FUZZ_ONLY=${input}\n` +
        `  ${role}: ${method} ${path.slice(0, 300)}\n  ${JSON.stringify(harmless(headers))}\n` +
        `  ${(body ?? '').slice(0, 1500)}`
    ),
  ].join('\n')
}

const harmless = ({ cookie: _, ...headers }: Readonly<Record<string, string>>) => headers
