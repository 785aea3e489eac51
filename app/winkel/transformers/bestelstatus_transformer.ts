import { BaseTransformer } from '@adonisjs/core/transformers'
import { isBetaald } from '#domain/winkel/bestelling'
import { perPost } from '#content/catalogus'
import type Bestelling from '#models/bestelling'
import type Betaling from '#models/betaling'

/** An order and, while it is unpaid, the attempt that runs. */
export type Bestelstatus = {
  readonly bestelling: Bestelling
  readonly lopend: Betaling | null
  /** The page of the game, once it may be played. */
  readonly speelUrl: string | null
}

/** How an order stands, for whoever holds its token. No personal data. */
export default class BestelstatusTransformer extends BaseTransformer<Bestelstatus> {
  toObject() {
    const { bestelling, lopend, speelUrl } = this.resource
    const { nummer, token, status, spel } = bestelling
    return {
      nummer,
      token,
      status,
      betaald: isBetaald(status),
      titel: spel.titel,
      perPost: perPost(spel),
      speelUrl,
      /** The provider was not reached yet: the payment has to be started, not waited for. */
      nogTeStarten: status === 'open' && lopend?.providerId === null,
    }
  }
}
