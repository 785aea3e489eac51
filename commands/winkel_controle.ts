import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'

/** `node ace winkel:controle`: whether orders, payments, deliveries and invoices add up. */
export default class WinkelControle extends BaseCommand {
  static override commandName = 'winkel:controle'
  static override description = 'Check that orders, payments, deliveries and invoices add up'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { controleerWinkel } = await import('#app/winkel/actions/controleer_winkel')
    const problemen = await controleerWinkel(DateTime.utc())
    for (const { controle, over } of problemen) this.logger.error(`${over}: ${controle}`)
    if (problemen.length === 0) return void this.logger.success('Alles klopt')
    this.logger.log(`${problemen.length} keer klopt er iets niet`)
    this.exitCode = 1
  }
}
