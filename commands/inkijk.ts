import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'

/** Part of the build: pictures of the pages that the shop shows of each booklet, and nothing else. */
export default class InkijkCommand extends BaseCommand {
  static override commandName = 'inkijk'
  static override description =
    'Photograph the sample pages into a folder; what did not change stays'

  @args.string({ description: 'The folder' })
  declare map: string

  override async run() {
    const { BOEKJES } = await import('#content/boekjes/index')
    const { inkijkbladen, plaatjesnaam } = await import('#app/winkel/inkijk')
    const { bladPdf } = await import('#app/winkel/pdf/boekje/opmaak')
    const { fotografeer } = await import('#app/winkel/pdf/boekje/foto')
    await mkdir(this.map, { recursive: true })
    const gemaakt = new Set<string>()
    for (const boekje of BOEKJES)
      for (const blad of inkijkbladen(boekje)) {
        const klein = plaatjesnaam(boekje, blad, 'klein')
        const groot = plaatjesnaam(boekje, blad, 'groot')
        gemaakt.add(klein).add(groot)
        if ([klein, groot].every((naam) => existsSync(join(this.map, naam)))) continue
        const foto = await fotografeer(await bladPdf(boekje, blad))
        await writeFile(join(this.map, klein), foto.klein)
        await writeFile(join(this.map, groot), foto.groot)
      }
    for (const oud of await readdir(this.map)) if (!gemaakt.has(oud)) await rm(join(this.map, oud))
  }
}
