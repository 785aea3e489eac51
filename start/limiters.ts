import limiter from '@adonisjs/limiter/services/main'

/**
 * How often one address may call (design decision "Rate limits"): far more than a person needs, far
 * less than a script wants.
 */
const perAddress = (name: string, requests: number, duration: string) =>
  limiter.define(name, ({ request }) =>
    limiter.allowRequests(requests).every(duration).usingKey(request.ip())
  )

export const bestellingenPerMinuut = perAddress('bestellingen-minuut', 20, '1 minute')
export const bestellingenPerDag = perAddress('bestellingen-dag', 200, '1 day')
export const kortingvragen = perAddress('korting', 30, '1 minute')
export const inlogpogingen = perAddress('login', 10, '1 minute')
export const codepogingen = perAddress('inlogcode', 10, '1 minute')
export const uitloggen = perAddress('uitloggen', 30, '1 minute')
export const contactPerMinuut = perAddress('contact', 5, '1 minute')
export const bestellingenZoeken = perAddress('bestellingen-zoeken', 5, '1 minute')
export const herroepcontroles = perAddress('herroepcontroles', 30, '1 minute')
export const herroepingenPerMinuut = perAddress('herroepingen-minuut', 5, '1 minute')
export const herroepingenPerDag = perAddress('herroepingen-dag', 50, '1 day')
export const webhooks = perAddress('webhooks', 600, '1 minute')

/** A whole class may sit behind one address, each with a booklet. */
export const hintvragen = perAddress('hints', 240, '1 minute')
