import { reporting } from '#app/core/browser_reports/reports_address'
import { connectSources, pusherClientOptions } from '#app/core/realtime/connect_sources'
import env from '#start/env'

/** The one style that Inertia's full-screen overlay adds by itself, as its hash. */
const OVERLAY_STYLE = "'sha256-x7r7S7+cdoPbGH+kTykAgMNfbXWFnKzIjfBm5lDsmQE='"

/**
 * The address of an external realtime service, or that of our own sockets: older Safari does not
 * count those as 'self'.
 */
const REALTIME = connectSources(
  env.realtime.driver === 'pusher'
    ? pusherClientOptions(env.realtime)
    : { driver: 'embedded', key: env.realtime.key },
  env.appUrl
)
  .map((source) => ` ${source}`)
  .join('')

const REPORTING = reporting(env.appUrl)

const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self'",
  `style-src 'self' ${OVERLAY_STYLE}`,
  "img-src 'self' data:",
  "font-src 'self'",
  `connect-src 'self'${REALTIME}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  ...REPORTING.rules,
]

/** Vite's dev server adds styles and its client inline. */
const CSP_DEV = CSP.map((rule) => {
  if (rule.startsWith('script-src') || rule.startsWith('style-src')) {
    return `${rule.split(' ')[0]} 'self' 'unsafe-inline'`
  }
  return rule.startsWith('connect-src') ? `${rule} ws: wss:` : rule
})

/**
 * The security headers of every answer: the browser runs and loads only our own files, and no page
 * may frame ours.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': (process.env.DEV_MODE ? CSP_DEV : CSP).join('; '),
  ...REPORTING.headers,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  /** Browsers ignore it without HTTPS, and complain in their console. */
  ...(env.lanAddress === '' && { 'cross-origin-opener-policy': 'same-origin' }),
  'cross-origin-resource-policy': 'same-origin',
  ...(env.live && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
}

/**
 * The content rules of a document that is complete in itself: it shows, and runs, loads and sends
 * nothing.
 *
 * @param style the hash of its one style
 */
export const documentRules = (style: string): string =>
  [
    "default-src 'none'",
    `style-src '${style}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...REPORTING.rules,
  ].join('; ')
