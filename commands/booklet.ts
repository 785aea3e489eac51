import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** `node ace boekje kunstroof`: the print file of a booklet, for the maker. */
export default class BookletCommand extends BaseCommand {
  static override commandName = 'boekje'
  static override description = 'Write the print file of a booklet: node ace boekje kunstroof'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'Which game, as its address says' })
  declare spel: string

  @flags.string({ description: 'Where to; without it, the name of the game in this folder' })
  declare uit?: string

  override async run() {
    const { BOEKJES: BOOKLETS } = await import('#games/booklets')
    const { kaalBoekje: bareBooklet } = await import('#app/shop/booklets/booklet_file')
    const { stempel: stampPdf } = await import('#app/shop/booklets/stamp_pdf')
    const { winkelInstellingen: shopSettings } = await import('#app/shop/settings/shop_settings')
    const booklet = BOOKLETS.find(({ itemName }) => itemName === this.spel)
    if (!booklet) {
      this.logger.error(
        `Onbekend. Kies uit: ${BOOKLETS.map(({ itemName }) => itemName).join(', ')}`
      )
      this.exitCode = 1
      return
    }
    const path = resolve(this.uit ?? `${booklet.itemName}.pdf`)
    await mkdir(dirname(path), { recursive: true })
    const { naam: name } = await shopSettings()
    await writeFile(path, await stampPdf(await bareBooklet(booklet), name))
    this.logger.success(path)
  }
}
