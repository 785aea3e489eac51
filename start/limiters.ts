import limiter from '@adonisjs/limiter/services/main'

/**
 * How often one address may call (design decision "Rate limits"): far more than a person needs, far
 * less than a script wants.
 */
const perAddress = (name: string, requests: number, duration: string) =>
  limiter.define(name, ({ request }) =>
    limiter.allowRequests(requests).every(duration).usingKey(request.ip())
  )

export const ordersPerMinute = perAddress('orders-minute', 20, '1 minute')
export const ordersPerDay = perAddress('orders-day', 200, '1 day')
export const discountQueries = perAddress('discount', 30, '1 minute')
export const loginAttempts = perAddress('login', 10, '1 minute')
export const codeAttempts = perAddress('login-code', 10, '1 minute')
export const logOuts = perAddress('logout', 30, '1 minute')
export const contactPerMinute = perAddress('contact', 5, '1 minute')
export const orderSearches = perAddress('order-search', 5, '1 minute')
export const withdrawalChecks = perAddress('withdrawal-checks', 30, '1 minute')
export const withdrawalsPerMinute = perAddress('withdrawals-minute', 5, '1 minute')
export const withdrawalsPerDay = perAddress('withdrawals-day', 50, '1 day')
export const webhooks = perAddress('webhooks', 600, '1 minute')

/** A whole class may sit behind one address, each with a booklet. */
export const hintRequests = perAddress('hints', 240, '1 minute')
