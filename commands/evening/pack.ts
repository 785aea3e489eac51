import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** `node ace evening:pack 7 /media/usb/brink.avond` packs an evening for a hall without internet. */
export default class PackEvening extends BaseCommand {
  static override commandName = 'evening:pack'
  static override description = 'Pack an evening into a sealed file, to run it on a laptop'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The number of the customer, as in /dashboard/klant/7' })
  declare customer: string

  @args.string({ description: 'The file to write' })
  declare file: string

  override async run() {
    const { packEvening } = await import('#app/live/carrying/pack_evening')
    const { writeCarriedFile } = await import('#app/live/carrying/carried_file')
    const { explainPack } = await import('#app/live/carrying/carrying_sentence')
    const { freshReadableCode } = await import('#app/core/tokens')
    const { CODE_LENGTH, inGroups } = await import('#domain/live/carrying/carrying_code')
    const path = resolve(this.file)
    if (existsSync(path)) return this.#fail(`${path} bestaat al; kies een andere naam`)
    const number = /^\d{1,9}$/.test(this.customer) ? Number(this.customer) : 0
    const packed = await packEvening(number)
    if (!packed.ok) return this.#fail(explainPack(packed.error))

    const { key, customer, game, rooms } = packed.value
    const code = freshReadableCode(CODE_LENGTH)
    const head = { kind: 'evening', evening: key } as const
    if (!(await writeCarriedFile(path, head, code, packed.value)))
      return this.#fail(`${path} bestaat al; kies een andere naam`)
    const size = `${game.teamCount} teams en ${rooms.length} kamers`
    this.logger.success(`${path}: ${customer.name}, ${size}`)
    this.logger.info(`De code om het uit te pakken: ${inGroups(code)}`)
    this.logger.info('Schrijf hem op en bewaar hem apart: hij staat nergens anders')
  }

  #fail(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}
