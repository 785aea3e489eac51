import { writeFile } from 'node:fs/promises'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'

/** `node ace gegevens:uitvoer noor@example.nl --naar=noor.json`: all that we keep of a person, for that person. */
export default class GegevensUitvoer extends BaseCommand {
  static override commandName = 'gegevens:uitvoer'
  static override description = 'Write everything that is kept of an e-mail address, as JSON'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The e-mail address, in capitals or not' })
  declare email: string

  @flags.string({ description: 'The file to write; without it, the JSON is printed' })
  declare naar?: string

  override async run() {
    const { voerGegevensUit } = await import('#app/beheer/actions/voer_gegevens_uit')
    const uitvoer = await voerGegevensUit(this.email.trim(), DateTime.utc())
    const tekst = `${JSON.stringify(uitvoer, null, 2)}\n`
    if (this.naar === undefined) {
      process.stdout.write(tekst)
      return
    }
    try {
      /** Only for who runs the shop, and never over another file. */
      await writeFile(this.naar, tekst, { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      this.logger.error(`${this.naar} bestaat al; kies een andere naam`)
      this.exitCode = 1
      return
    }
    const { bestellingen, berichten } = uitvoer
    this.logger.success(
      `${this.naar}: ${bestellingen.length} bestellingen en ${berichten.length} berichten`
    )
  }
}
