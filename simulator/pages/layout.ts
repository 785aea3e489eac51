import { html, Html } from './html.js'
import { STYLE } from './style.js'
import type { Payment, Status } from '../types.js'

const timeZone = 'Europe/Amsterdam'
const CLOCK = new Intl.DateTimeFormat('nl-NL', { timeZone, timeStyle: 'short' })
const TIME = new Intl.DateTimeFormat('nl-NL', {
  timeZone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The Dutch word for each status. */
export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  open: 'Open',
  pending: 'In behandeling',
  authorized: 'Goedgekeurd',
  paid: 'Betaald',
  failed: 'Mislukt',
  canceled: 'Geannuleerd',
  expired: 'Verlopen',
}

/** A whole page, with the notice that this is a simulation. */
export function pageOf(title: string, main: Html, width: 'narrow' | 'wide' = 'narrow'): string {
  const page = html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – oefenbetaling</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <p class="notice">
            <strong>Dit is een oefenbetaling.</strong> Er wordt niets afgeschreven.
          </p>
        </header>
        <main class="${width}">${main}</main>
      </body>
    </html>`
  return page.text
}

/** The state of a payment as a small label. */
export function statusLabel({ status }: Payment): Html {
  return html`<span class="status ${status}">${STATUS_NAMES[status]}</span>`
}

/** A moment as the Dutch clock time. */
export function clockTime(iso: string): Html {
  return html`<time datetime="${iso}">${CLOCK.format(new Date(iso))}</time>`
}

/** A moment in Dutch time, with its day. */
export function timeOf(iso: string): Html {
  return html`<time datetime="${iso}">${TIME.format(new Date(iso))}</time>`
}
