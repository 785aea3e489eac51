import { writeFile } from 'node:fs/promises'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'

/**
 * `node ace personal-data:export noor@example.nl --to=noor.json` writes everything that the shop
 * keeps about a person, for that person.
 */
export default class PersonalDataExport extends BaseCommand {
  static override commandName = 'personal-data:export'
  static override description = 'Write everything that is kept of an e-mail address, as JSON'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The e-mail address, in capitals or not' })
  declare email: string

  @flags.string({ description: 'The file to write; without it, the JSON is printed' })
  declare to?: string

  override async run() {
    const { exportPersonalData } = await import('#app/shop/retention/export_personal_data')
    const exported = await exportPersonalData(this.email.trim(), DateTime.utc())
    const text = `${JSON.stringify(exported, null, 2)}\n`
    if (this.to === undefined) {
      process.stdout.write(text)
      return
    }
    try {
      /** The file is readable only by its owner, and never replaces another file. */
      await writeFile(this.to, text, { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      this.logger.error(`${this.to} bestaat al; kies een andere naam`)
      this.exitCode = 1
      return
    }
    const { bestellingen: orders, berichten: messages } = exported
    this.logger.success(`${this.to}: ${orders.length} bestellingen en ${messages.length} berichten`)
  }
}
