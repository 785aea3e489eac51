import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'
import { dayAndTimeForSheet } from '#domain/dutch_time'
import type { Found } from '#app/shop/payments/find_unknown_payments'
import { asEuro } from '#domain/money'

const OUTCOMES: Record<Found['outcome'], string> = {
  booked: 'bijgewerkt',
  rebuilt: 'hersteld en geleverd',
  unknown: 'niet te herstellen, staat bij Aandacht',
}

/**
 * `node ace shop:recover-from-mollie` brings a restored shop up to date with the payments that
 * Mollie has.
 */
export default class RecoverFromMollie extends BaseCommand {
  static override commandName = 'shop:recover-from-mollie'
  static override description = 'After a restore: rebuild paid orders that only Mollie still has'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The first day to look at, such as 2026-11-20' })
  declare since?: string

  @flags.boolean({ description: 'Only say what would be done' })
  declare dryRun: boolean

  override async run() {
    const since = this.since === undefined ? undefined : DateTime.fromISO(this.since)
    if (since && !since.isValid) {
      this.logger.error('--since is een dag, zoals 2026-11-20')
      this.exitCode = 1
      return
    }
    const { default: Recover } = await import('#app/shop/recovery/recover_from_provider')
    const recover = await this.app.container.make(Recover)
    const options = since ? { since } : {}
    const outcome = this.dryRun ? await recover.look(options) : await recover.execute(options)

    this.logger.info(`Betalingen bij Mollie sinds ${dayAndTimeForSheet(outcome.since)}`)
    for (const one of outcome.found) this.#tell(one)
    const numbers = outcome.skipped
    if (numbers.length > 0)
      this.logger.warning(
        `Overgeslagen, omdat klanten ze al kunnen hebben: ${numbers.join(', ')}. Bewaar dit voor de boekhouding`
      )
    const unknown = outcome.found.filter((one) => one.outcome === 'unknown').length
    if (unknown > 0) this.exitCode = 1
    else if (outcome.found.length === 0) this.logger.success('Elke betaling staat in de boeken')
    else if (!this.dryRun) this.logger.success('Elke betaling staat nu in de boeken')
  }

  #tell({ payment, outcome }: Found) {
    const number = payment.reference?.order ?? 'zonder bestelnummer'
    const line = `${number}, ${asEuro(payment.amountCents)} (${payment.id}): ${OUTCOMES[outcome]}`
    if (outcome === 'unknown') this.logger.error(line)
    else this.logger.success(line)
  }
}
