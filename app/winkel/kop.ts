import type { Spel } from '#content/catalogus'
import { naarDecimaal } from '#domain/winkel/prijs'
import env from '#start/env'

/** What the head of a page tells browsers, search engines and shared links. */
export type Kop = {
  readonly titel: string
  readonly omschrijving: string
  /** The page's own path; left out for pages that are no address of their own. */
  readonly pad?: string
  readonly afbeelding?: string
  /** Structured data, as JSON that is safe inside a script element. */
  readonly jsonLd?: string
  readonly index: boolean
}

const DEELAFBEELDING = '/og/winkel.png'

export function kop(
  titel: string,
  omschrijving: string,
  pad: string,
  extra: Partial<Kop> = {}
): { kop: Kop } {
  return { kop: { titel, omschrijving, pad, afbeelding: DEELAFBEELDING, index: true, ...extra } }
}

/** The head of a game's detail page: a product with its offer, and no rating as nobody gave one. */
export function kopVanSpel(spel: Spel, centen: number | null, winkel: string): { kop: Kop } {
  const pad = `/escaperooms/${spel.itemName}`
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    'name': spel.titel,
    'description': spel.kort,
    'image': `${env.appUrl}/og/${spel.itemName}.png`,
    'url': `${env.appUrl}${pad}`,
    'brand': { '@type': 'Brand', 'name': winkel },
    ...(centen !== null && {
      offers: {
        '@type': 'Offer',
        'url': `${env.appUrl}${pad}`,
        'priceCurrency': 'EUR',
        'price': naarDecimaal(centen),
        'availability': 'https://schema.org/InStock',
        'itemCondition': 'https://schema.org/NewCondition',
        'seller': { '@type': 'Organization', 'name': winkel },
      },
    }),
  }
  return kop(spel.titel, spel.kort, pad, {
    afbeelding: `/og/${spel.itemName}.png`,
    jsonLd: veiligeJson(product),
  })
}

function veiligeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
