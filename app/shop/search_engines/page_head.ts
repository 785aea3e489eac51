import { urlFor } from '@adonisjs/core/services/url_builder'
import { byPost, isOrderable, type Game } from '#games/catalogue'
import { BUSINESS_DAYS_TO_SHIPPING } from '#domain/shop/promises/promises'
import type { RatingSummary } from '#domain/shop/ratings/ratings'
import { COOLING_OFF_DAYS } from '#domain/shop/withdrawals'
import { toDecimal } from '#domain/money'
import env from '#start/env'

/** The head of a page, for browsers, search engines and shared links. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** The page's own path; left out for pages without an address of their own. */
  readonly path?: string
  readonly image?: string
  /** Structured data, as JSON that is safe inside a script element. */
  readonly jsonLd?: string
  readonly index: boolean
  /** What to do without JavaScript, for a page that the browser builds. */
  readonly withoutScript?: string
}

const SHARE_IMAGE = '/og/winkel.png'

export function head(
  title: string,
  description: string,
  path: string,
  extra: Partial<PageHead> = {}
): { head: PageHead } {
  return {
    head: {
      title,
      description,
      path,
      image: SHARE_IMAGE,
      index: true,
      ...extra,
    },
  }
}

/** How a parcel comes and goes back (specification 1, section 9). Its price includes sending it. */
const BY_POST = {
  shippingDetails: {
    '@type': 'OfferShippingDetails',
    'shippingRate': { '@type': 'MonetaryAmount', 'value': '0.00', 'currency': 'EUR' },
    'shippingDestination': { '@type': 'DefinedRegion', 'addressCountry': 'NL' },
    'deliveryTime': {
      '@type': 'ShippingDeliveryTime',
      'handlingTime': {
        '@type': 'QuantitativeValue',
        'minValue': 0,
        'maxValue': BUSINESS_DAYS_TO_SHIPPING,
        'unitCode': 'DAY',
      },
    },
  },
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    'applicableCountry': 'NL',
    'returnPolicyCategory': 'https://schema.org/MerchantReturnFiniteReturnWindow',
    'merchantReturnDays': COOLING_OFF_DAYS,
    'returnMethod': 'https://schema.org/ReturnByMail',
    'returnFees': 'https://schema.org/ReturnFeesCustomerResponsibility',
    'refundType': 'https://schema.org/FullRefund',
  },
}

type Told = {
  readonly cents: number | null
  readonly shop: string
  /** What the page shows of its ratings; null while there are too few. */
  readonly ratings: RatingSummary | null
}

/**
 * The head of a game's detail page: a product with its offer, and with the rating that the page
 * shows.
 */
export function gameHead(game: Game, { cents, shop, ratings }: Told): { head: PageHead } {
  const path = urlFor('game.show', { itemName: game.itemName })
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    'name': game.title,
    'description': game.short,
    'image': `${env.appUrl}/og/${game.itemName}.png`,
    'url': `${env.appUrl}${path}`,
    'brand': { '@type': 'Brand', 'name': shop },
    ...(ratings && { aggregateRating: ratingOf(ratings) }),
    ...(cents !== null && {
      offers: {
        '@type': 'Offer',
        'url': `${env.appUrl}${path}`,
        'priceCurrency': 'EUR',
        'price': toDecimal(cents),
        'availability': 'https://schema.org/InStock',
        'itemCondition': 'https://schema.org/NewCondition',
        'seller': { '@type': 'Organization', 'name': shop },
        ...(isOrderable(game) && byPost(game) && { ...BY_POST }),
      },
    }),
  }
  return head(game.title, game.short, path, {
    image: `/og/${game.itemName}.png`,
    jsonLd: safeJson(product),
  })
}

const ratingOf = ({ count, fun }: RatingSummary) => ({
  '@type': 'AggregateRating',
  'ratingValue': fun,
  'ratingCount': count,
  'bestRating': 5,
  'worstRating': 1,
})

function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
