import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** `node ace booklet kunstroof` makes the print file of a booklet, for the maker. */
export default class BookletCommand extends BaseCommand {
  static override commandName = 'booklet'
  static override description = 'Write the print file of a booklet: node ace booklet kunstroof'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'Which game, as its address says' })
  declare game: string

  @flags.boolean({ description: 'In grey, for a printer that should save ink' })
  declare zuinig?: boolean

  @flags.string({ description: 'Where to; without it, the name of the game in this folder' })
  declare out?: string

  override async run() {
    const { BOOKLETS } = await import('#games/booklets')
    const { endingOf } = await import('#app/shop/booklets/booklet_mark')
    const { addressedBooklet } = await import('#app/shop/booklets/booklet_file')
    const { stampPdf } = await import('#app/shop/booklets/stamp_pdf')
    const { shopSettings } = await import('#app/shop/settings/shop_settings')
    const booklet = BOOKLETS.find(({ itemName }) => itemName === this.game)
    if (!booklet) {
      this.logger.error(
        `Onbekend. Kies uit: ${BOOKLETS.map(({ itemName }) => itemName).join(', ')}`
      )
      this.exitCode = 1
      return
    }
    const edition = this.zuinig ? 'ink_saving' : 'color'
    const path = resolve(this.out ?? `${booklet.itemName}${endingOf(edition)}`)
    await mkdir(dirname(path), { recursive: true })
    const { name } = await shopSettings()
    await writeFile(path, await stampPdf(await addressedBooklet(booklet, edition), name))
    this.logger.success(path)
  }
}
