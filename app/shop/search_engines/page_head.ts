import type { Game } from '#games/catalogue'
import { toDecimal } from '#domain/money'
import env from '#start/env'

/** What the head of a page tells browsers, search engines and shared links. */
export type PageHead = {
  readonly titel: string
  readonly omschrijving: string
  /** The page's own path; left out for pages that are no address of their own. */
  readonly pad?: string
  readonly afbeelding?: string
  /** Structured data, as JSON that is safe inside a script element. */
  readonly jsonLd?: string
  readonly index: boolean
}

const SHARE_IMAGE = '/og/winkel.png'

export function head(
  title: string,
  description: string,
  path: string,
  extra: Partial<PageHead> = {}
): { kop: PageHead } {
  return {
    kop: {
      titel: title,
      omschrijving: description,
      pad: path,
      afbeelding: SHARE_IMAGE,
      index: true,
      ...extra,
    },
  }
}

/** The head of a game's detail page: a product with its offer, and no rating as nobody gave one. */
export function gameHead(game: Game, cents: number | null, shop: string): { kop: PageHead } {
  const path = `/escaperooms/${game.itemName}`
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    'name': game.titel,
    'description': game.kort,
    'image': `${env.appUrl}/og/${game.itemName}.png`,
    'url': `${env.appUrl}${path}`,
    'brand': { '@type': 'Brand', 'name': shop },
    ...(cents !== null && {
      offers: {
        '@type': 'Offer',
        'url': `${env.appUrl}${path}`,
        'priceCurrency': 'EUR',
        'price': toDecimal(cents),
        'availability': 'https://schema.org/InStock',
        'itemCondition': 'https://schema.org/NewCondition',
        'seller': { '@type': 'Organization', 'name': shop },
      },
    }),
  }
  return head(game.titel, game.kort, path, {
    afbeelding: `/og/${game.itemName}.png`,
    jsonLd: safeJson(product),
  })
}

function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
