import type { IncomingMessage } from 'node:http'
import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { builtFiles } from '#app/core/http/assets_version'
import { browserFailures } from '#app/core/guard/failures'
import { readReports, type BrowserReport } from '#domain/browser_reports/read_reports'
import env from '#start/env'

const CONTENT_TYPES = ['application/reports+json', 'application/csp-report']
const MOST_BYTES = 16_384

/**
 * Takes what browsers report by themselves. It reads no session and changes nothing but the bounded
 * list of open alarms, so it asks for no token.
 */
export default class BrowserReportController {
  async store({ request, response, logger }: HttpContext) {
    const [type = ''] = (request.header('content-type') ?? '').split(';')
    if (!CONTENT_TYPES.includes(type.trim().toLowerCase())) throw refused(415)

    const reports = readReports(await readJson(request.request), {
      host: request.host() ?? new URL(env.appUrl).host,
      hasAsset: (file) => builtFiles().has(file),
    })
    if (reports === null) throw refused(400)
    for (const report of reports) {
      const where = patternOf(report)
      if (await browserFailures.note({ kind: report.kind, where, error: report.cause }))
        logger.warn({ kind: report.kind, route: where, cause: report.cause }, 'browser report')
    }
    return response.noContent()
  }
}

/** The body, which the framework leaves alone because of its content type. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw refused(413)
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > MOST_BYTES) throw refused(413)
    pieces.push(piece)
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8')) as unknown
  } catch {
    throw refused(400)
  }
}

const refused = (status: number) => new Exception('No report', { status, code: 'E_NO_REPORT' })

/** The pattern of the page's route, because its address may hold a secret. */
function patternOf({ path }: BrowserReport): string {
  return router.match(path, 'GET', false)?.route.pattern ?? 'no route'
}
