import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'
import type { Kept, Later, ErasureReport } from '#app/shop/retention/erasure'
import { numericDay } from '#domain/dutch_time'

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
    this.logger.info(
      'Wat buiten de winkel staat, wis je zelf: je eigen mailbox, de betaalprovider, en reservekopieën van vóór vandaag'
    )
  }

  /** @returns whether there was anything to report */
  #tell({ erased, kept, later }: ErasureReport, heading: string): boolean {
    const kinds = Object.entries(erased)
    if (kinds.length + kept.length + later.length === 0) {
      this.logger.info('Er is niets (meer) van dit adres')
      return false
    }
    for (const [what, count] of kinds) this.logger.log(`${heading}: ${count} × ${what}`)
    for (const item of kept) this.logger.log(`Blijft: ${keptSentence(item)}`)
    for (const item of later) this.logger.warning(`Nog niet: ${laterSentence(item)}`)
    return true
  }
}

function keptSentence(item: Kept): string {
  if (item.what === 'beheerder') return 'het account waarmee dit adres de winkel beheert'
  const invoices =
    item.invoices.length === 0
      ? ''
      : `, en onveranderd factuur ${item.invoices.join(', ')} met de naam die erop staat`
  return `bestelling ${item.number} zonder naam en adres${invoices} (7 jaar, voor de Belastingdienst)`
}

function laterSentence(item: Later): string {
  if (item.what === 'avond')
    return `de avond van ${item.name} is nog niet gesloten; stop eerst het verzamelpunt`
  if (item.what === 'herroeping')
    return `de herroeping van ${numericDay(item.receivedAt)} is nog niet afgehandeld`
  const order = `bestelling ${item.number}`
  switch (item.why) {
    case 'betaling_loopt':
      return `voor ${order} loopt nog een betaling; probeer het morgen weer`
    case 'nog_te_versturen':
      return `${order} moet nog worden verstuurd of terugbetaald`
    case 'herroeping_open':
      return `de herroeping van ${order} is nog niet afgehandeld`
    case 'terugbetaling_onderweg':
      return `het geld van ${order} is nog onderweg terug`
  }
}
