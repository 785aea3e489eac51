import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'

/** Part of the build: draws every party pack that is missing, and deletes outdated ones. */
export default class PartiesCommand extends BaseCommand {
  static override commandName = 'parties'
  static override description =
    'Print all party packs into a folder; those that did not change stay'

  @args.string({ description: 'The folder' })
  declare folder: string

  override async run() {
    const { PARTY_PACKS } = await import('#games/party_packs')
    const { packName, pictureName } = await import('#app/shop/party/party_mark')
    const { EDITIONS } = await import('#domain/shop/booklets/edition')
    const { default: partyPdf } = await import('#app/shop/party/party_pdf')
    const { default: invitationPicture } = await import('#app/shop/party/invitation_picture')
    const pictures = this.app.publicPath('img')
    const files = PARTY_PACKS.flatMap((pack) => [
      { name: pictureName(pack), draw: () => invitationPicture({ pack, pictures }) },
      ...EDITIONS.map((edition) => ({
        name: packName(pack, edition),
        draw: () => partyPdf({ pack, edition, pictures }),
      })),
    ])
    await mkdir(this.folder, { recursive: true })
    const names = new Set(files.map(({ name }) => name))
    for (const old of await readdir(this.folder))
      if (!names.has(old)) await rm(join(this.folder, old))
    for (const { name, draw } of files) {
      const path = join(this.folder, name)
      if (!existsSync(path)) await writeFile(path, await draw())
    }
  }
}
