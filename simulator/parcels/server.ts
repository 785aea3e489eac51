import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Faults, type Fault } from '../faults.js'
import { readBody, sendHtml } from '../http.js'
import { labelPdf } from './label_pdf.js'
import { ParcelError } from './parcel_error.js'
import { Shipments, type SimulatedShipment } from './shipments.js'

export type ParcelSimulatorOptions = {
  /** The port; 0 or nothing means any free port. */
  readonly port?: number
  readonly host?: string
  /** The only accepted login, `public:secret`. Without it, every login is accepted. */
  readonly login?: string
  readonly log?: (line: string) => void
}

export type ParcelSimulator = {
  /** What SENDCLOUD_URL is set to. */
  readonly url: string
  readonly control: ParcelControl
  close(): Promise<void>
}

/** The controls by which a test drives the simulator. */
export type ParcelControl = {
  /** How often each call came in, by method and pattern: `requests['POST /shipments/announce']`. */
  readonly requests: Readonly<Record<string, number>>
  /** Applies a fault to the next `times` calls, or to all calls until null is set. */
  setFault(fault: Fault | null, times?: number): void
  /** Whether the next call gets a fault. */
  isFaulty(): boolean
  /** A copy of every shipment, oldest first. */
  shipments(): SimulatedShipment[]
}

type Context = {
  readonly shipments: Shipments
  readonly faults: Faults
  readonly requests: Record<string, number>
  readonly options: ParcelSimulatorOptions
}
type Answer = { readonly status: number; readonly body: string | Buffer; readonly type: string }
type Call = Context & { readonly url: URL; readonly ids: readonly string[]; readonly body: string }
type Route = {
  readonly name: string
  readonly pattern: RegExp
  readonly run: (call: Call) => Answer
}

const BASE = '/api/v3'

const ROUTES: readonly Route[] = [
  route('POST /shipments/announce', ({ shipments, body }) => {
    const given = parsed(body)
    const reference = given.external_reference_id
    const known = typeof reference === 'string' ? shipments.byReference(reference) : undefined
    const shipment = known ?? shipments.create(given)
    return json(known ? 409 : 201, { data: viewOf(shipment) })
  }),
  route('GET /shipments', ({ shipments, url }) => {
    const reference = url.searchParams.get('external_reference_id')
    const found = shipments.all.filter((one) => reference === null || one.reference === reference)
    return json(200, { data: found.map(viewOf) })
  }),
  route('POST /shipments/{id}/cancel', ({ shipments, ids }) => {
    const shipment = shipments.byId(ids[0] ?? '')
    if (shipment.status === 'ANNOUNCEMENT_FAILED')
      throw new ParcelError(409, 'invalid', 'Shipment is not cancellable.')
    shipment.status = 'CANCELLED'
    return json(200, { data: { status: 'cancelled', message: 'Shipment has been cancelled' } })
  }),
  route('GET /parcel-documents/label', ({ shipments, url }) => {
    const codes = url.searchParams.getAll('parcels').map((id) => {
      const found = shipments.all.find(({ parcelId }) => String(parcelId) === id)
      if (found === undefined)
        throw new ParcelError(404, 'not_found', 'No Parcel matches the given query.')
      return found.trackingNumber
    })
    return { status: 200, body: labelPdf(codes), type: 'application/pdf' }
  }),
]

/** Starts a service that answers Sendcloud's calls but sends nothing. */
export async function startParcelSimulator(
  options: ParcelSimulatorOptions = {}
): Promise<ParcelSimulator> {
  const { port = 0, host = '127.0.0.1', log = () => {} } = options
  const faults = new Faults()
  const context: Context = { shipments: new Shipments(), faults, requests: {}, options }
  const server = createServer((request, response) => {
    handle(context, request, response).catch((error: unknown) => {
      log(`error: ${error}`)
      request.socket.destroy()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const bound = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${bound.port}${BASE}`,
    control: {
      requests: context.requests,
      setFault: (fault, times) => faults.set(fault, times),
      isFaulty: () => faults.isAhead,
      shipments: () => structuredClone(context.shipments.all),
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function handle(context: Context, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://simulator')
  const call = `${request.method} ${url.pathname.replace(BASE, '')}`
  const found = ROUTES.find(({ pattern }) => pattern.test(call))
  const name = found?.name ?? call
  context.requests[name] = (context.requests[name] ?? 0) + 1
  const body = await readBody(request)

  const fault = context.faults.take()
  if (fault === 'hang') return
  if (fault === 'down') return void request.socket.destroy()
  if (fault === 'html403') return sendHtml(response, 403, '<h1>Access denied</h1>')
  if (fault === 'error500') return send(response, json(500, { errors: [] }))
  if (fault === 'error401') return send(response, answerTo(LOGIN_REFUSED))

  const answer = attempt(() => {
    allow(request, context.options.login)
    if (found === undefined) throw new ParcelError(404, 'not_found', 'Not found.')
    const [, ...ids] = found.pattern.exec(call) ?? []
    return found.run({ ...context, url, ids, body })
  })
  if (fault === 'lostAnswer') return void request.socket.destroy()
  if (fault === 'hangAfter') return
  if (fault === 'html200') return sendHtml(response, 200, '<h1>One moment please</h1>')
  send(response, fault === 'withoutLinks' ? withoutParcels(answer) : answer)
}

/** The answer without the part that says what was made. */
const withoutParcels = ({ status }: Answer) => json(status, { data: { id: 'shipment' } })

const LOGIN_REFUSED = new ParcelError(401, 'authentication_failed', 'Invalid username/password.')

function allow({ headers }: IncomingMessage, login: string | undefined) {
  const [, given = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? []
  const typed = Buffer.from(given, 'base64').toString('utf8')
  if (!/^.+:.+$/.test(typed) || (login !== undefined && typed !== login)) throw LOGIN_REFUSED
}

function attempt(work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    if (error instanceof ParcelError) return answerTo(error)
    throw error
  }
}

const answerTo = (error: ParcelError) => json(error.status, error)

function parsed(body: string): Parameters<Shipments['create']>[0] {
  try {
    return JSON.parse(body) as Parameters<Shipments['create']>[0]
  } catch {
    throw new ParcelError(400, 'invalid', 'The body is no JSON.')
  }
}

function viewOf(shipment: SimulatedShipment) {
  const failed = shipment.status === 'ANNOUNCEMENT_FAILED'
  return {
    id: shipment.id,
    external_reference_id: shipment.reference,
    order_number: shipment.orderNumber,
    carrier: { code: shipment.option.split(':')[0], name: shipment.option },
    parcels: [
      {
        id: shipment.parcelId,
        status: { code: shipment.status, message: shipment.status },
        tracking_number: failed ? '' : shipment.trackingNumber,
        tracking_url: failed ? null : `https://tracking.example/${shipment.trackingNumber}`,
      },
    ],
    errors: failed
      ? [{ status: '500', code: 'parcel_announcement_error', detail: 'Carrier unavailable.' }]
      : [],
  }
}

const json = (status: number, body: object): Answer => ({
  status,
  body: JSON.stringify(body),
  type: 'application/json',
})

function send(response: ServerResponse, { status, body, type }: Answer) {
  response.writeHead(status, { 'content-type': type }).end(body)
}

function route(name: string, run: Route['run']): Route {
  const pattern = new RegExp(`^${name.replaceAll(/\{\w+\}/g, '([^/]+)')}/?$`)
  return { name, run, pattern }
}
