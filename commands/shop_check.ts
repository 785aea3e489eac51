import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'

/** `node ace shop:check` checks whether orders, payments, deliveries and invoices agree. */
export default class ShopCheck extends BaseCommand {
  static override commandName = 'shop:check'
  static override description = 'Check that orders, payments, deliveries and invoices add up'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { checkShop } = await import('#app/shop/payments/check_shop')
    const problems = await checkShop(DateTime.utc())
    for (const { check, about: remaining } of problems) this.logger.error(`${remaining}: ${check}`)
    if (problems.length === 0) return void this.logger.success('Alles klopt')
    this.logger.log(`${problems.length} keer klopt er iets niet`)
    this.exitCode = 1
  }
}
