import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'

/** Part of the build: prints every booklet that is not there yet, and leaves nothing else. */
export default class BoekjesCommand extends BaseCommand {
  static override commandName = 'boekjes'
  static override description = 'Print all booklets into a folder; those that did not change stay'

  @args.string({ description: 'The folder' })
  declare map: string

  override async run() {
    const { BOEKJES } = await import('#content/boekjes/index')
    const { bestandsnaam } = await import('#app/winkel/pdf/boekje/merk')
    const { boekjePdf } = await import('#app/winkel/pdf/boekje/opmaak')
    await mkdir(this.map, { recursive: true })
    const namen = new Set(BOEKJES.map(bestandsnaam))
    for (const oud of await readdir(this.map)) if (!namen.has(oud)) await rm(join(this.map, oud))
    for (const boekje of BOEKJES) {
      const path = join(this.map, bestandsnaam(boekje))
      if (!existsSync(path)) await writeFile(path, await boekjePdf(boekje))
    }
  }
}
