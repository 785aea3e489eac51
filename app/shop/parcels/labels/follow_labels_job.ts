import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import FollowLabelsAction from '#app/shop/parcels/labels/follow_labels'

/** Looks every five minutes for labels whose answer from the service got lost. */
@inject()
export default class FollowLabels extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'FollowLabels', maxRetries: 0 }

  constructor(protected followLabels: FollowLabelsAction) {
    super()
  }

  async execute() {
    await this.followLabels.execute()
  }
}
