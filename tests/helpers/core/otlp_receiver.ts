import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

type Attribute = { readonly key: string; readonly value: Record<string, unknown> }
type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Attribute[]
  readonly status?: { readonly code?: number }
}
type Metric = { readonly name: string } & Record<string, unknown>

type Body = {
  readonly resourceSpans?: readonly { readonly scopeSpans: readonly { spans: Span[] }[] }[]
  readonly resourceMetrics?: readonly { readonly scopeMetrics: readonly { metrics: Metric[] }[] }[]
}

/** A small receiver of OTLP over HTTP in JSON, which remembers what it got. */
export class OtlpReceiver {
  readonly spans: Span[] = []
  readonly metrics: Metric[] = []
  /** Everything that it received, as text. */
  raw = ''
  readonly #server = createServer((request, response) => {
    void this.#take(request).then(() => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close() {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** The spans of one trace below this one. */
  below(span: Span): Span[] {
    return this.spans.filter(
      ({ traceId, spanId }) => traceId === span.traceId && spanId !== span.spanId
    )
  }

  async #take(request: IncomingMessage) {
    const zipped = request.headers['content-encoding'] === 'gzip'
    const pieces = await request.toArray()
    const bytes = Buffer.concat(pieces as Buffer[])
    const said = (zipped ? gunzipSync(bytes) : bytes).toString()
    this.raw += said
    const body = JSON.parse(said) as Body
    for (const { scopeSpans } of body.resourceSpans ?? [])
      for (const { spans } of scopeSpans) this.spans.push(...spans)
    for (const { scopeMetrics } of body.resourceMetrics ?? [])
      for (const { metrics } of scopeMetrics) this.metrics.push(...metrics)
  }
}

/** The value of an attribute of a span. */
export function attribute({ attributes }: Span, name: string): unknown {
  const found = attributes.find(({ key }) => key === name)
  return found && Object.values(found.value)[0]
}
