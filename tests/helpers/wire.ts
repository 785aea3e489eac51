/**
 * What crosses a border, as the functional suite sees it: names only, no contents. A recording is a
 * set of lines such as `POST /api/:/bestellen > 200 answers payurl`.
 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import type { HttpContext } from '@adonisjs/core/http'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { firstOf, present } from '#tests/helpers/present'

/** The lines of this process. */
export const seen = new Set<string>()
let listening = true
const note = (where: string, what: Iterable<string>) => {
  if (!listening) return
  for (const one of what) seen.add(`${where} ${one}`)
}

/** Fields whose values are words of the wire. */
const ENUMERATED = /(^|\.)(status|state|stand|type|usertype|soort|acties\[\])$/
/** Calls whose words are left out, because they differ per machine. */
const MEASURED = new Set(['/gezond'])
/** Keys that are data: numbers, e-mail addresses, long random ids. */
const DATA = /^\d+$|@|^(?=.*\d)[\w-]{20,}$/

/** Fields whose keys are data: what a game has revealed, by the name of its step. */
const KEYED_BY_DATA = /(^|\.)onthuld$/

/** The nested keys of a value as paths; an enumerated field with its value. */
export function shape(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return [`${path}[]`, ...value.flatMap((item) => shape(item, `${path}[]`))]
  if (typeof value === 'object' && value !== null) {
    const inner = Object.entries(value).flatMap(([key, below]) => {
      const name = DATA.test(key) || KEYED_BY_DATA.test(path) ? '*' : key
      return shape(below, path === '' ? name : `${path}.${name}`)
    })
    return path === '' ? inner : [path, ...inner]
  }
  if (path === '') return [`<${value === null ? 'null' : typeof value}>`]
  return [typeof value === 'string' && ENUMERATED.test(path) ? `${path}=${value}` : path]
}

/** The value as it goes over the wire. */
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as unknown

/** The fields of a posted form. */
const FIELD = /<(?:input|select|textarea|button)\b[^>]*?\bname="([^"]+)"/g

/** A text without the parts that differ per run. */
const plain = (text: string) => text.replace(/\bEK-\w+/g, 'EK-#').replace(/\d+/g, '#')

/** Runs code whose calls are not recorded, because nobody relies on them. */
export async function unrecorded<T>(work: () => Promise<T>): Promise<T> {
  listening = false
  try {
    return await work()
  } finally {
    listening = true
  }
}

function noteExchange({ request, response, route }: HttpContext) {
  if (!route) return
  const status = response.response.statusCode
  const where = `${request.method()} ${route.pattern.replace(/:\w+/g, ':')}`
  if (status < 300) {
    note(`${where} takes query`, Object.keys(request.qs()))
    if (request.hasBody()) note(`${where} takes`, shape(asJson(request.body())))
    note(
      'header in',
      Object.keys(request.headers()).filter((name) => name.startsWith('x-'))
    )
  }
  const headers = response.response.getHeaders()
  note('header out', Object.keys(headers))
  for (const cookie of [headers['set-cookie'] ?? []].flat()) {
    const name = firstOf(String(cookie).split('='))
    note('cookie', [DATA.test(name) ? '*' : name])
  }

  /** A phone whose page is closed goes away before its answer. */
  if (!response.response.headersSent) return

  const answer = `${where} > ${status}`
  const type = firstOf(String(headers['content-type'] ?? 'nothing').split(';'))
  note(answer, [type])
  const disposition = headers['content-disposition']
  if (disposition) note(`${answer} file`, [plain(String(disposition))])
  if (request.header('x-inertia') !== undefined) return
  const body = contentOf(response)
  if (body === null) return
  const told = (path: string) => (MEASURED.has(route.pattern) ? path.replace(/=.*/, '') : path)
  if (typeof body !== 'string') noteAnswer(answer, shape(body).map(told))
  else if (type === 'text/csv') note(`${answer} csv`, [plain(firstOf(body.slice(1).split('\r\n')))])
  else
    note(
      `${answer} field`,
      [...body.matchAll(FIELD)].map(([, name]) => present(name, 'name'))
    )
}

/**
 * A snapshot beside a refusal is the one that the owner's or a team's page asks for itself. Its
 * contents depend on which call is quicker, so they are recorded once for all refusals together.
 */
function noteAnswer(answer: string, paths: string[]) {
  const inside = (path: string) => path.startsWith('snapshot.')
  note(
    `${answer} answers`,
    paths.filter((path) => !inside(path))
  )
  const whose = answer.includes('/dashboard/') ? 'the owner' : 'a team'
  note(`a snapshot for ${whose} answers`, paths.filter(inside))
}

/** The body that was sent, unpacked: JSON as a value, a page as its text; null for a file. */
function contentOf(response: HttpContext['response']): unknown {
  const body = response.getBody() as unknown
  if (!Buffer.isBuffer(body)) {
    return typeof body === 'string' ? jsonOrText(body) : asJson(body)
  }
  const encoding = response.getHeader('content-encoding')
  if (encoding === 'br') return jsonOrText(brotliDecompressSync(body).toString())
  return encoding === 'gzip' ? jsonOrText(gunzipSync(body).toString()) : null
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What the shop asks of the payment provider. */
async function noteCallToProvider(request: Request) {
  const path = new URL(request.url).pathname
  if (!path.startsWith('/v2/')) return
  const where = `to provider: ${request.method} ${path.replace(/\b(tr|re|chb)_\w+/g, ':')}`
  const body = await request.clone().text()
  note(where, body === '' ? ['without body'] : shape(JSON.parse(body)).map((key) => `takes ${key}`))
}

/** Listens at the edges of the app under test. */
export async function recordWire() {
  emitter.on('http:request_completed', ({ ctx }) => noteExchange(ctx))
  emitter.on('mail:sent', ({ message }) => {
    note('mail', [`subject ${plain(message.subject ?? '')}`])
    const files = (message.attachments ?? []) as { filename?: string | false }[]
    note(
      'mail',
      files.map(({ filename }) => `attachment ${plain(String(filename))}`)
    )
  })

  const broadcaster = await app.container.make(Broadcaster)
  const publish = broadcaster.publish.bind(broadcaster)
  broadcaster.publish = (channels, event, data) => {
    for (const channel of channels)
      note(
        `event ${event} on ${plain(channel)}`,
        shape(asJson(data)).map((path) => `tells ${path}`)
      )
    return publish(channels, event, data)
  }

  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    await noteCallToProvider(request)
    return fetch(request)
  }
}
