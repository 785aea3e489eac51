import limiter from '@adonisjs/limiter/services/main'

/**
 * How often one address may call (design decision "Rate limits"): far more than a person needs, far
 * less than a script wants.
 */
const perAddress = (name: string, requests: number, duration: string) =>
  limiter.define(name, ({ request }) =>
    limiter.allowRequests(requests).every(duration).usingKey(request.ip())
  )

export const ordersPerMinute = perAddress('bestellingen-minuut', 20, '1 minute')
export const ordersPerDay = perAddress('bestellingen-dag', 200, '1 day')
export const discountQueries = perAddress('korting', 30, '1 minute')
export const loginAttempts = perAddress('login', 10, '1 minute')
export const codeAttempts = perAddress('inlogcode', 10, '1 minute')
export const logOuts = perAddress('uitloggen', 30, '1 minute')
export const contactPerMinute = perAddress('contact', 5, '1 minute')
export const orderSearches = perAddress('bestellingen-zoeken', 5, '1 minute')
export const withdrawalChecks = perAddress('herroepcontroles', 30, '1 minute')
export const withdrawalsPerMinute = perAddress('herroepingen-minuut', 5, '1 minute')
export const withdrawalsPerDay = perAddress('herroepingen-dag', 50, '1 day')
export const webhooks = perAddress('webhooks', 600, '1 minute')

/** A whole class may sit behind one address, each with a booklet. */
export const hintRequests = perAddress('hints', 240, '1 minute')
