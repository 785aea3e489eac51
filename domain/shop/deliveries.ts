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
 * How long a download link lives: the link in the mail has no end, and the button of its page works
 * for this many minutes; opening the page again makes a new one. How long a play link lives stands
 * in `play_links.ts`.
 */
export const DOWNLOAD_BUTTON_MINUTES = 120
