import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'
import type { Blijft, Later, Wisverslag } from '#app/beheer/actions/wis_gegevens'

/** `node ace gegevens:wissen noor@example.nl`: forgets a person, as far as the law lets us. */
export default class GegevensWissen extends BaseCommand {
  static override commandName = 'gegevens:wissen'
  static override description = 'Forget an e-mail address, but for what the law makes us keep'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The e-mail address, in capitals or not' })
  declare email: string

  @flags.boolean({ description: 'Only say what would happen' })
  declare proef: boolean

  @flags.boolean({ description: 'Do not ask for confirmation' })
  declare ja: boolean

  override async run() {
    const { wisGegevens } = await import('#app/beheer/actions/wis_gegevens')
    const email = this.email.trim()
    if (this.proef || !this.ja) {
      const proef = await wisGegevens(email, DateTime.utc(), { proef: true })
      if (!this.#vertel(proef, 'Zou wissen')) return
      if (this.proef) return void this.logger.info('Dit was een proef: er is niets gewist')
      if (!(await this.prompt.confirm('Dit kan niet ongedaan worden gemaakt. Wissen?'))) return
    }
    if (!this.#vertel(await wisGegevens(email, DateTime.utc()), 'Gewist')) return
    this.logger.info(
      'Wat buiten de winkel staat, wis je zelf: je eigen mailbox, de betaalprovider, en reservekopieën van vóór vandaag'
    )
  }

  /** @returns whether there is anything to tell */
  #vertel({ weg, blijft, later }: Wisverslag, kop: string): boolean {
    const soorten = Object.entries(weg)
    if (soorten.length + blijft.length + later.length === 0) {
      this.logger.info('Er is niets (meer) van dit adres')
      return false
    }
    for (const [wat, aantal] of soorten) this.logger.log(`${kop}: ${aantal} × ${wat}`)
    for (const iets of blijft) this.logger.log(`Blijft: ${blijftzin(iets)}`)
    for (const iets of later) this.logger.warning(`Nog niet: ${laterzin(iets)}`)
    return true
  }
}

function blijftzin(iets: Blijft): string {
  if (iets.wat === 'beheerder') return 'het account waarmee dit adres de winkel beheert'
  const facturen =
    iets.facturen.length === 0
      ? ''
      : `, en onveranderd factuur ${iets.facturen.join(', ')} met de naam die erop staat`
  return `bestelling ${iets.nummer} zonder naam en adres${facturen} (7 jaar, voor de Belastingdienst)`
}

function laterzin(iets: Later): string {
  if (iets.wat === 'avond')
    return `de avond van ${iets.naam} is nog niet gesloten; stop eerst het verzamelpunt`
  if (iets.wat === 'herroeping')
    return `de herroeping van ${iets.ontvangenOp.toFormat('dd-MM-yyyy')} is nog niet afgehandeld`
  const order = `bestelling ${iets.nummer}`
  switch (iets.waarom) {
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
