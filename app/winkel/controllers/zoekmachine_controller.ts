import type { HttpContext } from '@adonisjs/core/http'
import { BESTELBARE_SPELLEN, CATALOGUS } from '#content/catalogus'
import env from '#start/env'

const PAGINAS = [
  ...['/', '/escaperooms', '/contact', '/vragen', '/herroepingsrecht', '/herroepen'],
  '/privacy-beleid',
]

/** What search engines ask for. */
export default class ZoekmachineController {
  sitemap({ response }: HttpContext) {
    const paden = [
      ...PAGINAS,
      ...CATALOGUS.map(({ itemName }) => `/escaperooms/${itemName}`),
      ...BESTELBARE_SPELLEN.map(({ itemName }) => `/bestellen/${itemName}`),
    ]
    const urls = paden.map((pad) => `  <url><loc>${env.appUrl}${pad}</loc></url>`).join('\n')
    response.header('content-type', 'application/xml; charset=utf-8')
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
  }

  robots({ response }: HttpContext) {
    response.header('content-type', 'text/plain; charset=utf-8')
    const dicht = [
      ...['/api/', '/dashboard', '/login', '/spelen/', '/download/'],
      ...['/bestelling/', '/bestellen/bedankt'],
      '/herroepen/ontvangen/',
    ]
    return `User-agent: *\n${dicht.map((pad) => `Disallow: ${pad}`).join('\n')}\n\nSitemap: ${env.appUrl}/sitemap.xml\n`
  }
}
