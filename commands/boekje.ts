import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** `node ace boekje kunstroof`: the print file of a booklet, for the maker. */
export default class BoekjeCommand extends BaseCommand {
  static override commandName = 'boekje'
  static override description = 'Write the print file of a booklet: node ace boekje kunstroof'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'Which game, as its address says' })
  declare spel: string

  @flags.string({ description: 'Where to; without it, the name of the game in this folder' })
  declare uit?: string

  override async run() {
    const { BOEKJES } = await import('#content/boekjes/index')
    const { boekjePdf } = await import('#app/winkel/pdf/boekje/opmaak')
    const { winkelInstellingen } = await import('#app/winkel/instellingen')
    const boekje = BOEKJES.find(({ itemName }) => itemName === this.spel)
    if (!boekje) {
      this.logger.error(`Onbekend. Kies uit: ${BOEKJES.map(({ itemName }) => itemName).join(', ')}`)
      this.exitCode = 1
      return
    }
    const path = resolve(this.uit ?? `${boekje.itemName}.pdf`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await boekjePdf(boekje, (await winkelInstellingen()).naam))
    this.logger.success(path)
  }
}
