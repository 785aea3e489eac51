import app from '@adonisjs/core/services/app'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { SignedLinks } from '#app/core/http/signed_links'
import { DOWNLOAD_BUTTON_MINUTES } from '#domain/shop/deliveries'
import { contentsInWords, type PartyPack } from '#domain/shop/party/party_pack'
import type { Edition } from '#domain/shop/booklets/edition'

/** The files of a pack, as their addresses name them. */
export const PARTY_FILES = {
  'feestpakket.pdf': 'color',
  'feestpakket-zuinig.pdf': 'ink_saving',
  'uitnodiging.png': 'picture',
  'webpagina': 'web_page',
} as const satisfies Record<string, Edition | 'picture' | 'web_page'>

export type PartyFileName = keyof typeof PARTY_FILES

export const isPartyFile = (name: string): name is PartyFileName => name in PARTY_FILES

/** What a page tells of a pack, with the addresses of its files. */
export type PartyLinks = {
  readonly contents: string
  readonly fileUrl: string
  readonly inkSavingUrl: string
  readonly pictureUrl: string
  /** The same as a web page that a screen reader reads. */
  readonly webUrl: string
}

const linksWith = (pack: PartyPack, address: (file: PartyFileName) => string): PartyLinks => ({
  contents: contentsInWords(pack),
  fileUrl: address('feestpakket.pdf'),
  inkSavingUrl: address('feestpakket-zuinig.pdf'),
  pictureUrl: address('uitnodiging.png'),
  webUrl: address('webpagina'),
})

/**
 * The same addresses as those of a booklet: signed, and valid for a short time.
 *
 * @param of whose token it is: that of a download, or that of an order
 */
export async function partyLinks(
  of: 'download' | 'order',
  token: string,
  pack: PartyPack | null
): Promise<PartyLinks | null> {
  if (!pack) return null
  const signed = await app.container.make(SignedLinks)
  const route = of === 'download' ? 'party.of_download' : 'party.of_order'
  const now = new Date()
  return linksWith(pack, (file) =>
    signed.sign(urlFor(route, { token, bestand: file }), DOWNLOAD_BUTTON_MINUTES, now)
  )
}
