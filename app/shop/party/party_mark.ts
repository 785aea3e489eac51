import { createHash } from 'node:crypto'
import { endingOf } from '#app/shop/booklets/booklet_mark'
import type { Edition } from '#domain/shop/booklets/edition'
import type { PartyPack } from '#domain/shop/party/party_pack'

/** Raised when the same pack is printed in another layout. */
const LAYOUT = 3

/** The folder of packs without a name, in the build and in the storage. */
export const PARTIES_FOLDER = 'parties'

/** A mark of everything that is printed, see `mark` of booklets. */
export const packMark = (pack: PartyPack) =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT, pack]))
    .digest('hex')
    .slice(0, 12)

export const packName = (pack: PartyPack, edition: Edition) =>
  `${pack.itemName}-${packMark(pack)}${endingOf(edition)}`

export const pictureName = (pack: PartyPack) => `${pack.itemName}-${packMark(pack)}.png`
