/** How a game reaches the customer. */
export type Delivery = 'download' | 'speellink' | 'post' | 'op_aanvraag'

/** The sentence of the specification about the delivery of a game. */
export function deliveryText(delivery: Delivery): string {
  switch (delivery) {
    case 'download':
    case 'speellink':
      return 'ontvangst via e-mail'
    case 'post':
      return 'ontvangst via post'
    case 'op_aanvraag':
      return 'op afspraak, boeken per e-mail'
  }
}
