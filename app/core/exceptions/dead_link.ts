import { Exception } from '@adonisjs/core/exceptions'

/** The personal links that somebody may hold after they stopped working. */
export type DeadLinkKind = 'download' | 'order' | 'gift' | 'booking' | 'withdrawal'

/** What its page is called. */
export const DEAD_LINK: Record<DeadLinkKind, string> = {
  download: 'Deze downloadlink werkt niet',
  order: 'Deze link werkt niet',
  gift: 'Dit cadeau vinden we niet',
  booking: 'Deze link naar je avond werkt niet',
  withdrawal: 'Deze link werkt niet',
}

/** The error for a personal link that opens nothing; people see what they can do about it. */
export class DeadLink extends Exception {
  static override status = 404
  static override code = 'E_DEAD_LINK'

  constructor(readonly kind: DeadLinkKind) {
    super('This link opens nothing')
  }
}
