import { BaseTransformer } from '@adonisjs/core/transformers'
import type Team from '#models/live/team'
import env from '#start/env'

/** What the QR code of a team opens; the only place where its token leaves the server. */
export default class TeamCodeTransformer extends BaseTransformer<Team> {
  toObject() {
    const { id, displayName, customerId, apiToken } = this.resource
    return {
      id,
      name: displayName,
      address: `${env.appUrl}/spelen/${customerId}/spellenfabriek?api_token=${apiToken}`,
    }
  }
}
