import { html, type Html } from './html.js'
import { pageOf, statusLabel, timeOf } from './layout.js'
import { toEuro, toValue } from '../money.js'
import { chargedBackCents, isUnfinished, refundedCents, remainingCents } from '../payment_book.js'
import type { Payment } from '../types.js'

const SHOWN = 50

/** The page for people who test the shop: the latest payments and the actions on them. */
export function indexPage(
  newestFirst: readonly Payment[],
  { unsettled, message }: { readonly unsettled: number; readonly message?: string }
): string {
  const shown = newestFirst.slice(0, SHOWN)
  const list = html`<ol class="payments">
    ${shown.map(item)}
  </ol>`
  return pageOf(
    'Betalingen',
    html`<h1>Betalingen</h1>
      ${message !== undefined && html`<p class="card message" role="alert">${message}</p>`}
      ${
        unsettled !== 0 &&
        html`<form class="card" method="post" action="/uitbetalen">
          <p>Nog niet uitbetaald aan de winkel: ${toEuro(unsettled)}, min de kosten.</p>
          <button>Betaal nu uit</button>
        </form>`
      }
      ${shown.length > 0 ? list : html`<p class="card">Er zijn nog geen betalingen. Bestel iets in de winkel.</p>`}`,
    'wide'
  )
}

/** Says that something was not found, with a link back. */
export function messagePage(title: string, text: string): string {
  return pageOf(
    title,
    html`<section class="card done">
      <h1>${title}</h1>
      <p>${text}</p>
      <a class="button" href="/">Alle betalingen</a>
    </section>`
  )
}

function item(payment: Payment): Html {
  return html`<li class="card" id="${payment.id}">
    <div class="row">
      <h2>${payment.description}</h2>
      <p><strong>${toEuro(payment.cents)}</strong> ${statusLabel(payment)}</p>
    </div>
    <div class="facts soft">
      <p>${payment.id}, gemaakt ${timeOf(payment.createdAt)}</p>
      ${refunded('Terugbetaald', refundedCents(payment))}
      ${refunded('Teruggeboekt', chargedBackCents(payment))}
      <p>${webhookFacts(payment)}</p>
    </div>
    <div class="actions">${actions(payment)}</div>
  </li>`
}

function refunded(word: string, cents: number): Html | null {
  return cents > 0 ? html`<p>${word}: ${toEuro(cents)}</p>` : null
}

function webhookFacts({ webhookUrl, deliveries }: Payment): Html {
  const last = deliveries.at(-1)
  if (webhookUrl === null) return html`De winkel gaf geen adres voor berichten.`
  if (last === undefined) return html`De winkel kreeg nog geen bericht.`
  const answer = last.status === 0 ? 'geen antwoord' : `antwoord ${last.status}`
  return html`Laatste bericht aan de winkel: ${timeOf(last.at)}, ${answer}`
}

function actions(payment: Payment): Html {
  const remaining = payment.status === 'paid' ? remainingCents(payment) : 0
  return html`${
    isUnfinished(payment) &&
    html`<a class="button" href="/checkout/${payment.id}">Naar de betaalpagina</a>
      ${action(payment, 'paid', 'Betaald')} ${action(payment, 'expired', 'Verlopen')}`
  }
  ${payment.webhookUrl !== null && action(payment, 'webhook', payment.deliveries.length > 0 ? 'Stuur bericht opnieuw' : 'Stuur bericht')}
  ${
    remaining > 0 &&
    html`<form method="post" action="/betalingen/${payment.id}">
        <label for="amount-${payment.id}">Bedrag in euro</label>
        <input
          class="field"
          id="amount-${payment.id}"
          name="amount"
          inputmode="decimal"
          autocomplete="off"
          required
          value="${toValue(remaining).replace('.', ',')}"
        />
        <button name="action" value="refund">Betaal terug</button>
      </form>
      ${action(payment, 'chargeback', 'Boek terug', 'danger')}`
  }
  ${chargedBackCents(payment) > 0 && action(payment, 'reversal', 'Draai terugboeking terug')}`
}

function action(payment: Payment, name: string, label: string, look = ''): Html {
  return html`<form method="post" action="/betalingen/${payment.id}">
    <button class="${look}" name="action" value="${name}">
      ${label}<span class="hidden"> voor ${payment.description}</span>
    </button>
  </form>`
}
