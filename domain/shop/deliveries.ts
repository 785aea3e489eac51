/** How a game reaches the customer. */
export type Delivery = 'download' | 'speellink' | 'post' | 'on_request'

/** The sentence of the specification about the delivery of a game. */
export function deliveryText(delivery: Delivery): string {
  switch (delivery) {
    case 'download':
    case 'speellink':
      return 'ontvangst via e-mail'
    case 'post':
      return 'ontvangst via post'
    case 'on_request':
      return 'op afspraak, boeken per e-mail'
  }
}

/**
 * How many minutes the button of a download page works. Opening the page again makes a new one; the
 * link in the mail itself has no end. How long a play link lives stands in `play_links.ts`.
 */
export const DOWNLOAD_BUTTON_MINUTES = 120
