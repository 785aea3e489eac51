import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import VerstuurMail from '#app/winkel/jobs/verstuur_mail'
import VerzoenBetalingen from '#app/winkel/actions/verzoen_betalingen'
import VerzoenTerugbetalingen from '#app/winkel/actions/verzoen_terugbetalingen'
import Mail from '#models/mail'

/** A mail that waits longer than its job would let it has lost that job. */
const WEES_NA_MINUTEN = 120

/** Each minute: payments whose webhook never came, refunds that still have to go, and mails whose job is gone. */
@inject()
export default class Verzoen extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'Verzoen', maxRetries: 0 }

  constructor(
    protected verzoenBetalingen: VerzoenBetalingen,
    protected verzoenTerugbetalingen: VerzoenTerugbetalingen
  ) {
    super()
  }

  async execute() {
    await this.verzoenBetalingen.execute()
    await this.verzoenTerugbetalingen.execute()
    await this.#stuurWeesmails()
  }

  async #stuurWeesmails() {
    const wezen = await Mail.query()
      .whereIn('status', ['wachtrij', 'bezig'])
      .where('updated_at', '<', asColumn(DateTime.utc().minus({ minutes: WEES_NA_MINUTEN })))
      .limit(50)
    for (const { id } of wezen) {
      await VerstuurMail.dispatch({ mailId: id }).dedup({ id: `wees-${id}`, ttl: '2h' })
    }
  }
}
