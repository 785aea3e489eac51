import { messageShape } from '#domain/browser_reports/message_shape'

/** What a browser reported about one of our pages, without anything about a person. */
export type BrowserReport = {
  readonly kind: 'browser_error' | 'page_rule_broken'
  /** The path of the page. It may hold a secret, and serves to find the route of the page only. */
  readonly path: string
  /** The shape of the message, or the rule that was broken, with its place in our own files. */
  readonly cause: string
}

/** What the reports are about. */
export type Site = {
  /** The host of our pages. */
  readonly host: string
  /** Whether the present build has this file, such as `app-Bx3kf9aQ.js`. */
  readonly hasAsset: (file: string) => boolean
}

type Fields = Readonly<Record<string, unknown>>
type Place = { readonly file: unknown; readonly line: unknown; readonly column: unknown }

/** The reports of one request that are read. A browser gathers a few before it sends them. */
export const MOST_REPORTS = 10

const ASSET = /^\/assets\/([\w.-]{1,80})$/
const EXTENSION = /extension|^webkit-masked-url|^user-script/i
const DIRECTIVE = /^(base-uri|form-action|frame-ancestors|[a-z]{3,10}-src(-elem|-attr)?)$/
const KEYWORDS = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob', 'about', 'self'])

/**
 * Reads what a browser sends: a list by the Reporting API, which our own script uses too, or one
 * report by the older `report-uri`. Reports about other sites, browser extensions and pages of an
 * earlier build say nothing about this shop, and are left out.
 *
 * @returns null when this is no report at all
 */
export function readReports(body: unknown, site: Site): BrowserReport[] | null {
  if (Array.isArray(body))
    return body.slice(0, MOST_REPORTS).flatMap((report) => readListed(fields(report), site))
  const older = fields(body)['csp-report']
  if (!isFields(older)) return null
  return brokenRule(
    {
      page: older['document-uri'],
      rule: older['effective-directive'] ?? older['violated-directive'],
      blocked: older['blocked-uri'],
      place: {
        file: older['source-file'],
        line: older['line-number'],
        column: older['column-number'],
      },
    },
    site
  )
}

function readListed({ type, url, body }: Fields, site: Site): BrowserReport[] {
  const about = fields(body)
  if (type === 'page-error') return pageError(url, about, site)
  if (type !== 'csp-violation') return []
  return brokenRule(
    {
      page: about.documentURL ?? url,
      rule: about.effectiveDirective,
      blocked: about.blockedURL,
      place: { file: about.sourceFile, line: about.lineNumber, column: about.columnNumber },
    },
    site
  )
}

function pageError(url: unknown, { message, file, line, column }: Fields, site: Site) {
  const path = ownPath(url, site)
  const place = placeOf({ file, line, column }, site)
  if (path === null || place === null || typeof message !== 'string') return []
  return [{ kind: 'browser_error', path, cause: `${messageShape(message)} · ${place}` } as const]
}

type Violation = { page: unknown; rule: unknown; blocked: unknown; place: Place }

function brokenRule({ page, rule, blocked, place }: Violation, site: Site): BrowserReport[] {
  const path = ownPath(page, site)
  const directive = typeof rule === 'string' ? (rule.split(' ', 1)[0] ?? '') : ''
  if (path === null || !DIRECTIVE.test(directive)) return []
  if ([blocked, place.file].some((url) => typeof url === 'string' && EXTENSION.test(url))) return []
  const where = placeOf(place, site)
  const cause = [`${directive}: ${blockedKind(blocked, site)}`, ...(where ? [where] : [])]
  return [{ kind: 'page_rule_broken', path, cause: cause.join(' · ') }]
}

/** What the browser held back, without its address. */
function blockedKind(blocked: unknown, site: Site): string {
  if (typeof blocked !== 'string' || blocked === '') return 'inline'
  const [scheme = ''] = blocked.split(':', 1)
  if (KEYWORDS.has(scheme)) return scheme
  return URL.parse(blocked)?.host === site.host ? 'own address' : 'other address'
}

/** The path of a page of ours, without its query. */
function ownPath(url: unknown, { host }: Site): string | null {
  if (typeof url !== 'string' || url.length > 2_000) return null
  const page = URL.parse(url)
  return page?.host === host ? page.pathname : null
}

/** The place in a file of the present build, such as `app-Bx3kf9aQ.js:1:2034`. */
function placeOf({ file, line, column }: Place, site: Site): string | null {
  const path = ownPath(file, site)
  const [, asset] = ASSET.exec(path ?? '') ?? []
  if (asset === undefined || !site.hasAsset(asset)) return null
  return [asset, ...[line, column].filter(isPosition)].join(':')
}

const isPosition = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1e8

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fields = (value: unknown): Fields => (isFields(value) ? value : {})
