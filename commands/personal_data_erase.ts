import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'
import type { ErasureReport } from '#app/shop/retention/erasure'
import { ELSEWHERE, erasureInWords } from '#app/shop/retention/erasure_words'

/** `node ace personal-data:erase noor@example.nl` forgets a person, as far as the law allows. */
export default class PersonalDataErase extends BaseCommand {
  static override commandName = 'personal-data:erase'
  static override description = 'Forget an e-mail address, but for what the law makes us keep'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The e-mail address, in capitals or not' })
  declare email: string

  @flags.boolean({ description: 'Only say what would happen' })
  declare dryRun: boolean

  @flags.boolean({ description: 'Do not ask for confirmation' })
  declare yes: boolean

  override async run() {
    const { erasePersonalData } = await import('#app/shop/retention/erase_personal_data')
    const email = this.email.trim()
    if (this.dryRun || !this.yes) {
      const forecast = await erasePersonalData(email, DateTime.utc(), { dryRun: true })
      if (!this.#tell(forecast, 'Zou wissen')) return
      if (this.dryRun) return void this.logger.info('Dit was een proef: er is niets gewist')
      if (!(await this.prompt.confirm('Dit kan niet ongedaan worden gemaakt. Wissen?'))) return
    }
    if (!this.#tell(await erasePersonalData(email, DateTime.utc()), 'Gewist')) return
    this.logger.info(ELSEWHERE)
  }

  /** @returns whether there was anything to report */
  #tell(report: ErasureReport, heading: string): boolean {
    const { erased, kept, later } = erasureInWords(report)
    if (erased.length + kept.length + later.length === 0) {
      this.logger.info('Er is niets (meer) van dit adres')
      return false
    }
    for (const sentence of erased) this.logger.log(`${heading}: ${sentence}`)
    for (const sentence of kept) this.logger.log(`Blijft: ${sentence}`)
    for (const sentence of later) this.logger.warning(`Nog niet: ${sentence}`)
    return true
  }
}
