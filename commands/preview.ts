import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'

/**
 * Part of the build: makes pictures of the booklet pages that the shop shows, and deletes outdated
 * ones.
 */
export default class PreviewCommand extends BaseCommand {
  static override commandName = 'preview'
  static override description =
    'Photograph the sample pages into a folder; what did not change stays'

  @args.string({ description: 'The folder' })
  declare folder: string

  override async run() {
    const { BOOKLETS } = await import('#games/booklets')
    const { previewSheets, pictureName } = await import('#app/shop/catalogue/preview_sheets')
    const { sheetPdf } = await import('#app/shop/booklets/booklet_pdf')
    const { photograph } = await import('#app/shop/catalogue/photograph')
    await mkdir(this.folder, { recursive: true })
    const created = new Set<string>()
    for (const booklet of BOOKLETS)
      for (const sheet of previewSheets(booklet)) {
        const small = pictureName(booklet, sheet, 'small')
        const large = pictureName(booklet, sheet, 'large')
        created.add(small).add(large)
        if ([small, large].every((name) => existsSync(join(this.folder, name)))) continue
        const photo = await photograph(await sheetPdf(booklet, sheet))
        await writeFile(join(this.folder, small), photo.small)
        await writeFile(join(this.folder, large), photo.large)
      }
    for (const old of await readdir(this.folder))
      if (!created.has(old)) await rm(join(this.folder, old))
  }
}
