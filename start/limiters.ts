import limiter from '@adonisjs/limiter/services/main'
import { clientAddress } from '#app/core/http/client_address'
import env from '#start/env'

/**
 * How often one address may call (design decision "Rate limits"): far more often than a person
 * needs, and far less often than a script wants.
 */
const perAddress = (name: string, requests: number, duration: string) =>
  limiter.define(name, ({ request }) =>
    limiter
      .allowRequests(requests)
      .every(duration)
      .usingKey(clientAddress(request.request, env.trustProxyHops))
  )

export const ordersPerMinute = perAddress('orders-minute', 20, '1 minute')
export const ordersPerDay = perAddress('orders-day', 200, '1 day')
export const discountQueries = perAddress('discount', 30, '1 minute')
/** A code is too random to be guessed; this only stops a visitor who tries. */
export const voucherLooks = perAddress('voucher-looks', 15, '1 minute')
export const sampleAnswers = perAddress('sample-answers', 30, '1 minute')
export const loginAttempts = perAddress('login', 10, '1 minute')
export const codeAttempts = perAddress('login-code', 10, '1 minute')
export const forgottenPasswords = perAddress('forgotten-password', 5, '15 minutes')
export const passwordsByLink = perAddress('password-by-link', 20, '15 minutes')
export const logOuts = perAddress('logout', 30, '1 minute')
export const contactPerMinute = perAddress('contact', 5, '1 minute')
export const orderSearches = perAddress('order-search', 5, '1 minute')
export const withdrawalChecks = perAddress('withdrawal-checks', 30, '1 minute')
export const withdrawalsPerMinute = perAddress('withdrawals-minute', 5, '1 minute')
export const withdrawalsPerDay = perAddress('withdrawals-day', 50, '1 day')

/** A page sends at most a few, and a browser gathers its own reports. */
export const browserReports = perAddress('browser-reports', 20, '1 minute')
export const allBrowserReports = limiter.define('all-browser-reports', () =>
  limiter.allowRequests(600).every('1 minute').usingKey('all')
)
export const webhooks = perAddress('webhooks', 600, '1 minute')

/** A whole school class can share one address, and each pupil can have a booklet. */
export const hintRequests = perAddress('hints', 240, '1 minute')

/**
 * The limits that an action counts itself, because only the action knows the account, the link, or
 * that it failed. The login has three brakes: its calls per address (`loginAttempts` and
 * `codeAttempts` above), wrong passwords, and wrong codes.
 */
export const LIMITS = {
  /** What wrong passwords cost, see `app/admin/session/login_brakes.ts`. */
  wrongPasswords: {
    /** This many from one address close the account for that address, and for no other. */
    perAccountAndAddress: { requests: 5, duration: '15 minutes' },
    /** A browser in which somebody logged in before; strangers do not count here. */
    knownDevice: { requests: 10, duration: '15 minutes' },
    /** Wrong passwords are counted to make strangers wait longer. This never closes an account. */
    strangersPerAccount: { requests: 1_000_000, duration: '1 hour' },
    /** How long a turn that was waited for stays open. */
    turns: { requests: 1, duration: '10 minutes' },
  },
  loginCodes: {
    perAccountAndAddress: { requests: 5, duration: '15 minutes' },
    perAccount: { requests: 10, duration: '1 hour' },
  },
  /** Mails with a link to a new password, to one address; those of strangers have a brake too. */
  passwordLinks: { requests: 3, duration: '1 hour' },
  /** Per logged-in admin, for what a borrowed screen must not do. */
  passwordChecks: { requests: 10, duration: '15 minutes' },
  /** Webhooks about unknown payments, of all senders together. */
  unknownPayments: { requests: 60, duration: '1 minute' },
  /** A visitor who tries many links with an unknown secret is guessing. */
  unknownLinks: { requests: 30, duration: '1 minute' },
  /** A paper kit has dozens of pages, and an evening needs it once or twice. */
  paperKits: { requests: 6, duration: '1 minute' },
  /** An invoice is drawn each time that somebody asks for it. */
  invoices: { requests: 20, duration: '1 minute' },
  /** A family prints one or two, and drawing a pdf takes time. */
  certificates: { requests: 20, duration: '1 minute' },
  /** Several beamers that each fetch every few seconds stay far below this limit. */
  screenLooks: { requests: 600, duration: '1 minute' },
  /**
   * The limits are per team, because a whole hall shares one address. Ten phones that fetch after
   * each change stay far below this one.
   */
  teamLooks: { requests: 6000, duration: '1 minute' },
  /** Ten busy players tap less often than this. */
  teamActions: { requests: 300, duration: '1 minute' },
} as const
