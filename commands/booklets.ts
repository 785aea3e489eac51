import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'

/** Part of the build: prints every booklet that is missing, and deletes outdated ones. */
export default class BookletsCommand extends BaseCommand {
  static override commandName = 'booklets'
  static override description = 'Print all booklets into a folder; those that did not change stay'

  @args.string({ description: 'The folder' })
  declare folder: string

  override async run() {
    const { BOOKLETS } = await import('#games/booklets')
    const { fileNameOf } = await import('#app/shop/booklets/booklet_mark')
    const { EDITIONS } = await import('#domain/shop/booklets/edition')
    const { bookletPdf } = await import('#app/shop/booklets/booklet_pdf')
    await mkdir(this.folder, { recursive: true })
    const names = new Set(
      BOOKLETS.flatMap((booklet) => EDITIONS.map((edition) => fileNameOf(booklet, edition)))
    )
    for (const old of await readdir(this.folder))
      if (!names.has(old)) await rm(join(this.folder, old))
    for (const booklet of BOOKLETS)
      for (const edition of EDITIONS) {
        const path = join(this.folder, fileNameOf(booklet, edition))
        if (!existsSync(path)) await writeFile(path, await bookletPdf(booklet, edition))
      }
  }
}
