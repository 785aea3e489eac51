import { BaseTransformer } from '@adonisjs/core/transformers'
import { isBetaald } from '#domain/winkel/bestelling'
import { perPost } from '#content/catalogus'
import type Bestelling from '#models/bestelling'

/** How an order stands, for whoever holds its token. No personal data. */
export default class BestelstatusTransformer extends BaseTransformer<Bestelling> {
  toObject() {
    const { nummer, token, status, spel } = this.resource
    return {
      nummer,
      token,
      status,
      betaald: isBetaald(status),
      titel: spel.titel,
      perPost: perPost(spel),
    }
  }
}
