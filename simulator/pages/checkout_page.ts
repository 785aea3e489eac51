import { html, type Html } from './html.js'
import { clockTime, pageOf, STATUS_NAMES, statusLabel, timeOf } from './layout.js'
import { toEuro } from '../money.js'
import { isUnfinished } from '../payment_book.js'
import type { Payment } from '../types.js'

/** How many seconds a late webhook waits, unless the tester chooses another number. */
export const LATE_SECONDS = 10

/** The page on which the customer "pays": the bill, the outcomes, and the ways to tell the shop. */
export function checkoutPage(payment: Payment, shopName: string | undefined): string {
  const below = isUnfinished(payment) ? choice(payment) : outcome(payment)
  return pageOf(
    isUnfinished(payment) ? 'Betalen' : STATUS_NAMES[payment.status],
    html`${bill(payment, shopName)}${below}`
  )
}

/** Where the customer goes after the outcome. */
export function returnUrl({ status, cancelUrl, redirectUrl }: Payment): string {
  return status === 'canceled' && cancelUrl !== null ? cancelUrl : redirectUrl
}

function bill(payment: Payment, shopName: string | undefined): Html {
  return html`<section class="card bill" aria-label="De betaling">
    <p class="shop">Aan <strong>${shopName ?? new URL(payment.redirectUrl).host}</strong></p>
    <h1>${payment.description}</h1>
    <p class="amount">${toEuro(payment.cents)}</p>
    <p class="stamp" aria-hidden="true">Oefening</p>
  </section>`
}

function choice(payment: Payment): Html {
  return html`<form class="card choice" method="post">
    <h2>Hoe loopt deze betaling af?</h2>
    <div class="buttons">
      <button class="main" name="status" value="paid">Betaald</button>
      <button name="status" value="failed">Mislukt</button>
      <button name="status" value="canceled">Geannuleerd</button>
      <button name="status" value="expired">Verlopen</button>
      <button name="status" value="open">Laat open</button>
    </div>
    <fieldset>
      <legend>Wanneer hoort de winkel het?</legend>
      <div class="ways">
        <label><input type="radio" name="webhook" value="direct" checked /> Direct</label>
        <label><input type="radio" name="webhook" value="double" /> Twee keer tegelijk</label>
        <label><input type="radio" name="webhook" value="late" /> Laat</label>
        <label><input type="radio" name="webhook" value="never" /> Nooit</label>
      </div>
      <p class="delay">
        <label for="seconds">Seconden bij ‘Laat’</label>
        <input
          class="field"
          id="seconds"
          name="seconds"
          type="number"
          inputmode="numeric"
          min="0"
          max="86400"
          value="${LATE_SECONDS}"
        />
      </p>
    </fieldset>
    <p class="soft ends">Zonder keuze verloopt deze betaling om ${clockTime(payment.expiresAt)}.</p>
  </form>`
}

function outcome(payment: Payment): Html {
  return html`<section class="card choice done" aria-label="Afloop">
    ${statusLabel(payment)}
    <p>De betaling is afgerond op ${timeOf(payment.changedAt)}.</p>
    <a class="button main" href="${returnUrl(payment)}">Terug naar de winkel</a>
  </section>`
}
