import { Exception } from '@adonisjs/core/exceptions'

/** The personal links that somebody may hold after they stopped working. */
export type DeadLinkKind = 'download' | 'order'

/** The error for a personal link that opens nothing; people see what they can do about it. */
export class DeadLink extends Exception {
  static override status = 404
  static override code = 'E_DEAD_LINK'

  constructor(readonly kind: DeadLinkKind) {
    super('This link opens nothing')
  }
}
