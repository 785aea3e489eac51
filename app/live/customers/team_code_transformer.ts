import { BaseTransformer } from '@adonisjs/core/transformers'
import { teamAddress } from '#app/live/teams/team_address'
import type Team from '#models/live/team'

/** What the QR code of a team opens; the only place where its token leaves the server. */
export default class TeamCodeTransformer extends BaseTransformer<Team> {
  toObject() {
    const { id, displayName } = this.resource
    return { id, name: displayName, address: teamAddress(this.resource) }
  }
}
