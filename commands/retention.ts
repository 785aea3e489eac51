import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'

/** `node ace retention` forgets what has been kept long enough, as the shop does each night. */
export default class Retention extends BaseCommand {
  static override commandName = 'retention'
  static override description = 'Forget what has been kept for as long as we promised'
  static override options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Count only, and change nothing' })
  declare dryRun: boolean

  override async run() {
    const { cleanUp } = await import('#app/shop/retention/clean_up')
    const { termInWords } = await import('#domain/shop/retention/retention_rules')
    const dryRun = this.dryRun === true
    for (const { rule: line, count } of await cleanUp(DateTime.utc(), { dryRun })) {
      this.logger.log(`${String(count).padStart(6)}  ${line.what}`)
      const term = `${termInWords(line.term)}, vanaf ${line.since}`
      this.logger.log(this.colors.dim(`        ${term} (${line.source})`))
    }
    if (dryRun) this.logger.info('Dit was een proef: er is niets verwijderd')
    else this.logger.success('Opgeruimd')
  }
}
