import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { ORDERABLE_GAMES, CATALOGUE } from '#games/catalogue'
import env from '#start/env'

const PAGES = [
  'home.show',
  'game.index',
  'sample.show',
  'voucher_sale.create',
  'contact.create',
  'information.questions',
  'information.withdrawal',
  'withdrawal.create',
  'information.privacy',
  'information.accessibility',
] as const

/** The files that search engines ask for. */
export default class SearchEngineController {
  sitemap({ response }: HttpContext) {
    const paths = [
      ...PAGES.map((page) => urlFor(page)),
      ...CATALOGUE.map(({ itemName }) => urlFor('game.show', { itemName })),
      ...ORDERABLE_GAMES.map(({ itemName }) => urlFor('order.create', { '*': [itemName] })),
    ]
    const urls = paths.map((path) => `  <url><loc>${env.appUrl}${path}</loc></url>`).join('\n')
    response.header('content-type', 'application/xml; charset=utf-8')
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
  }

  robots({ response }: HttpContext) {
    response.header('content-type', 'text/plain; charset=utf-8')
    const disallowed = [
      ...['/api/', '/dashboard', '/login', '/spelen/', '/download/'],
      ...['/bestelling/', '/bestellen/bedankt'],
      '/herroepen/ontvangen/',
    ]
    return `User-agent: *\n${disallowed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${env.appUrl}${urlFor('search_engine.sitemap')}\n`
  }
}
