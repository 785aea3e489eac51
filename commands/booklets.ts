import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'

/** Part of the build: prints every booklet that is not there yet, and leaves nothing else. */
export default class BookletsCommand extends BaseCommand {
  static override commandName = 'boekjes'
  static override description = 'Print all booklets into a folder; those that did not change stay'

  @args.string({ description: 'The folder' })
  declare map: string

  override async run() {
    const { BOEKJES: BOOKLETS } = await import('#games/booklets')
    const { bestandsnaam: fileNameOf } = await import('#app/shop/booklets/booklet_mark')
    const { boekjePdf: bookletPdf } = await import('#app/shop/booklets/booklet_pdf')
    await mkdir(this.map, { recursive: true })
    const names = new Set(BOOKLETS.map(fileNameOf))
    for (const old of await readdir(this.map)) if (!names.has(old)) await rm(join(this.map, old))
    for (const booklet of BOOKLETS) {
      const path = join(this.map, fileNameOf(booklet))
      if (!existsSync(path)) await writeFile(path, await bookletPdf(booklet))
    }
  }
}
