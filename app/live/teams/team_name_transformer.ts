import { BaseTransformer } from '@adonisjs/core/transformers'
import type Team from '#models/live/team'

/** A team as every team may see it. */
export default class TeamNameTransformer extends BaseTransformer<Team> {
  toObject() {
    const { id, name, customName, updatedAt } = this.resource
    return { id, name, custom_name: customName, updated_at: updatedAt.toUTC().toISO() }
  }
}
