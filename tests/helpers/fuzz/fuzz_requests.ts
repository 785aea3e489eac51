import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import type { Random } from '#app/live/rehearsal/robots/random'
import { ROLES, type FuzzWorld, type Role } from '#tests/helpers/fuzz/fuzz_world'
import { oddHeaders, oddJson, oddPiece, oddText } from '#tests/helpers/fuzz/odd_values'

export type FuzzRoute = { readonly method: string; readonly pattern: string }

export type FuzzRequest = {
  readonly role: Role
  readonly method: string
  readonly pattern: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** What forms send, so that a request gets past the first check. */
const GOOD: Readonly<Record<string, unknown>> = {
  ...{
    name: 'Noor',
    comments: 'Dag',
    bestelling: 'EK-1',
    afstand: true,
    naam: 'Noor',
    opberg: 'A1',
  },
  ...{ tijdsduur: 60, aantalTeams: 4, punten: 5, reden: 'Omdat', seconden: 60, tekst: 'Hallo' },
  ...{ aanvraagsleutel: 'sleutel-1234', sleutel: 'sleutel-1234', gezien: 0, na: 1, versie: 0 },
  ...{ roomsIdsNotChecked: [], antwoord: 'koffie', automatisch: false, aan: true, points: 0 },
  ...{
    soort: 'levering',
    bedrag: '1,00',
    datum: '2026-11-01',
    van: '2026-12-01',
    tot: '2026-12-02',
  },
  ...{
    vervoerder: 'PostNL',
    trackTrace: '3SABCD123456',
    mail: false,
    prijs: '15,00',
    gratis: false,
  },
  ...{ socket_id: '1.1', channel_name: 'private-x', verborgen: false, newTeamName: 'De Uilen' },
  ...{ waarde: '10', spellen: [], vanaf: null, totEnMet: null, maxTotaal: null, maxPerEmail: null },
  ...{
    code: 'KORTING',
    zoek: 'noor',
    bladzijde: '1',
    status: 'betaald',
    spel: 'binky',
    weken: '4',
  },
  ...{ verstuurd: 0, begonnen: '2026-11-01T20:00' },
  ...{ nummer: 1, heeft: [], blokken: [], vragen: [], huidig: 'een-lang-wachtwoord', hint3Telt: 1 },
}

/** The fields that each call is known to take, from the inventory of the wire. */
function fieldsPerCall(): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  const lines = readFileSync(app.makePath('tests/golden/wire.txt'), 'utf8').split('\n')
  for (const line of lines) {
    const [, call, field] = /^([A-Z]+ \S+) takes (?:query )?([\w]+)/.exec(line) ?? []
    if (!call || !field) continue
    const known = fields.get(call) ?? []
    if (!known.includes(field)) fields.set(call, [...known, field])
  }
  return fields
}

/** The addresses whose page token is that of the session. */
const OF_SESSIONS = /^\/(api\/)?(dashboard|spelleiding|login|logout)(\/|$)|^\/broadcasting\//

let fields: Map<string, string[]> | undefined

/** A game master's presses take what those of the owner take. */
const fieldsOf = ({ method, pattern }: FuzzRoute) => {
  fields ??= fieldsPerCall()
  const call = `${method} ${pattern.replace(/:\w+/g, ':')}`
  const ofOwner = call.replace('/api/spelleiding/', '/api/dashboard/klant/spellenfabriek/')
  return fields.get(call) ?? fields.get(ofOwner) ?? []
}

/** The role that a route is for; more than half of the routes are the admin's. */
export function insiderOf({ pattern }: FuzzRoute): Role {
  if (/^\/(api\/)?spelleiding(\/|$)/.test(pattern)) return 'gameMaster'
  return pattern.startsWith('/api/spellenfabriek/') ? 'team' : 'admin'
}

/** What a call takes, with nothing odd in it. */
export function goodBody(route: FuzzRoute, world: FuzzWorld): Readonly<Record<string, unknown>> {
  const good: Readonly<Record<string, unknown>> = { ...GOOD, ...world.values }
  return Object.fromEntries(fieldsOf(route).map((name) => [name, good[name] ?? 'x']))
}

/** The headers with which a role asks for a route. */
export const headersOf = ({ pattern }: FuzzRoute, role: Role, world: FuzzWorld) => ({
  ...world.visitors[role],
  ...(!OF_SESSIONS.test(pattern) && { 'x-csrf-token': world.pageToken }),
})

/** The roles, and what each asks for. */
export type FuzzPair = { readonly route: FuzzRoute; readonly role: Role }

/** Each route with each role, to take them in turn. */
export const allPairs = (routes: readonly FuzzRoute[]): FuzzPair[] =>
  ROLES.flatMap((role) => routes.map((route) => ({ route, role })))

/** A route by chance, often with the role that it is for. */
export function anyPair(random: Random, routes: readonly FuzzRoute[]): FuzzPair {
  const route = random.choose(routes)
  return { route, role: random.chance(0.4) ? insiderOf(route) : random.choose(ROLES) }
}

/** A request that is half right: to an address that exists, with something odd in it. */
export function fuzzRequest(random: Random, { route, role }: FuzzPair, world: FuzzWorld) {
  const sent = bodyOf(random, route, world)
  const request: FuzzRequest = {
    role,
    method: route.method,
    pattern: route.pattern,
    path: `${pathOf(random, route, world)}${queryOf(random, route)}`,
    headers: {
      ...headersOf(route, role, world),
      ...sent?.headers,
      ...(random.chance(0.15) && oddHeaders(random)),
    },
    body: sent?.body ?? null,
  }
  return request
}

function pathOf(random: Random, { pattern }: FuzzRoute, world: FuzzWorld): string {
  if (random.chance(0.7)) return world.goodPath(pattern)
  const odd = pattern.replace(/:\w+|\*/g, () =>
    random.chance(0.5) ? oddPiece(random) : String(random.integer(0, 2 ** 31 + 5))
  )
  return random.chance(0.1) ? `${odd}/${oddPiece(random)}` : odd
}

function queryOf(random: Random, route: FuzzRoute): string {
  if (random.chance(0.6)) return ''
  const names = [...fieldsOf(route), 'zoek', 'bladzijde', 'bestelling', 'api_token', 'ids', 'tot']
  const name = random.choose(names)
  const nested = random.choose(['', '', '', '[]', '[toString]', '[a][b][c]', '[__proto__][x]'])
  return `?${name}${nested}=${oddPiece(random)}${random.chance(0.2) ? `&${oddPiece(random)}` : ''}`
}

type Sent = { readonly headers: Record<string, string>; readonly body: string }

function bodyOf(random: Random, route: FuzzRoute, world: FuzzWorld): Sent | null {
  if (route.method === 'GET') return null
  const kind = random.next()
  if (kind < 0.75) return { headers: { 'content-type': 'application/json' }, body: json() }
  if (kind < 0.82) return { headers: { 'content-type': 'application/json' }, body: oddJson(random) }
  if (kind < 0.9) return form()
  const type = random.choose([
    'text/plain',
    'application/json; charset=nonsense',
    'application/x-www-form-urlencoded; charset=utf-16',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'nonsense',
    '',
  ])
  return { headers: { 'content-type': type }, body: random.chance(0.5) ? json() : oddText(random) }

  function json(): string {
    const names = fieldsOf(route)
    const odd = new Set(names.filter(() => random.chance(1.5 / Math.max(1, names.length))))
    const good = { ...GOOD, ...world.values }
    const pairs = names
      .filter(() => random.chance(0.95))
      .map(
        (name) =>
          `"${name}":${odd.has(name) ? spoiled(random, good[name]) : JSON.stringify(good[name] ?? 'x')}`
      )
    if (random.chance(0.05)) pairs.push(`${JSON.stringify(oddText(random))}:${oddJson(random)}`)
    return `{${pairs.join(',')}}`
  }

  function form(): Sent {
    const names = [...fieldsOf(route), '_csrf', 'naam[toString]', 'a[b][c][d]']
    const pairs = names.map((name) => `${name}=${oddPiece(random)}`)
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: pairs.join('&'),
    }
  }
}

/** An odd value in place of a good one, or somewhere within it. */
function spoiled(random: Random, good: unknown): string {
  if (typeof good !== 'object' || good === null || random.chance(0.3)) return oddJson(random)
  const entries = Object.entries(good)
  const chosen = random.integer(0, Math.max(0, entries.length - 1))
  const written = entries.map(([name, value], index) => {
    const json = index === chosen ? spoiled(random, value) : JSON.stringify(value)
    return Array.isArray(good) ? json : `${JSON.stringify(name)}:${json}`
  })
  return Array.isArray(good) ? `[${written.join(',')}]` : `{${written.join(',')}}`
}
