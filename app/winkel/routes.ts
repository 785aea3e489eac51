import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import {
  ordersPerDay,
  ordersPerMinute,
  orderSearches,
  contactPerMinute,
  withdrawalChecks,
  withdrawalsPerDay,
  withdrawalsPerMinute,
  discountQueries,
  webhooks,
} from '#start/limiters'
import { ORDERABLE_GAMES } from '#content/catalogus'

const { winkel: shop } = controllers

/** The eight games that are ordered online, as their calls are spelled. */
const API_PATHS = new RegExp(
  `^(${ORDERABLE_GAMES.map(({ verkoop: sale }) => sale.apiPad).join('|')})$`
)

/** A secret in an address; anything else is none of ours, and no database has to hear of it. */
const TOKEN = /^[\w-]{1,64}$/

/** Pages that are the same for every visitor. */
router
  .group(() => {
    router.get('/', [shop.Home, 'show'])
    router.get('/escaperooms', [shop.Spel, 'index'])
    router.get('/escaperooms/:itemName', [shop.Spel, 'show'])
    router.get('/contact', [shop.Contact, 'create'])
    router.get('/bestelling', [shop.VerlorenLinks, 'create'])
    router.get('/vragen', [shop.Informatie, 'vragen'])
    router.get('/herroepingsrecht', [shop.Informatie, 'herroeping'])
    router.get('/privacy-beleid', [shop.Informatie, 'privacy'])
  })
  .use(middleware.storefront())

/** Pages that belong to one order. */
router
  .group(() => {
    router.get('/bestellen/bedankt', [shop.Bedankt, 'show'])
    router.get('/bestelling/:token/factuur', [shop.Factuur, 'show']).where('token', TOKEN)
    router
      .get('/bestelling/:token/creditnota/:nummer', [shop.Factuur, 'creditnota'])
      .where('token', TOKEN)
    router.get('/bestelling/:token', [shop.MijnBestelling, 'show']).where('token', TOKEN)
    router.get('/download/:token', [shop.Download, 'show'])
    router.get('/download/:token/bestand', [shop.Download, 'file'])
  })
  .use(middleware.privatePage())

/** After `/bestellen/bedankt`: the order pages, and whatever is still under development. */
router.get('/bestellen/*', [shop.Bestelling, 'create']).use(middleware.storefront())

/**
 * Withdrawing from an agreement: plain forms, as it must not depend on JavaScript. The controller
 * itself looks at the page token, so that nobody loses what they filled in.
 */
router.get('/herroepen', [shop.Herroeping, 'create']).use(middleware.storefront())
router.get('/modelformulier-herroeping.pdf', [shop.Modelformulier, 'show'])
router.on('/herroepen/controleren').redirectToPath('/herroepen')
router.get('/herroepen/ontvangen/:token', [shop.Herroeping, 'show']).use(middleware.privatePage())
router.post('/herroepen/controleren', [shop.Herroeping, 'controleer']).use(withdrawalChecks)
router.post('/herroepen', [shop.Herroeping, 'store']).use([withdrawalsPerMinute, withdrawalsPerDay])

/** Calls from the storefront's forms. */
router
  .group(() => {
    router.post('/contact', [shop.Contact, 'store']).use(contactPerMinute)
    router.post('/bestelling', [shop.VerlorenLinks, 'store']).use(orderSearches)
    router
      .post('/api/bestelling/:token/betalen', [shop.Betaling, 'store'])
      .use([ordersPerMinute, ordersPerDay])
    router
      .post('/api/bestelling/:token/verlengen', [shop.Verlenging, 'store'])
      .where('token', TOKEN)
      .use(ordersPerMinute)

    router
      .post('/api/:apiPad/bestellen', [shop.Bestelling, 'store'])
      .where('apiPad', API_PATHS)
      .use([ordersPerMinute, ordersPerDay])
    router
      .post('/api/:apiPad/korting', [shop.Korting, 'show'])
      .where('apiPad', API_PATHS)
      .use(discountQueries)
  })
  .use(middleware.pageToken())

router.get('/printproef.pdf', [shop.Printproef, 'show'])
router.get('/api/prijzen', [shop.Prijs, 'index'])
router.get('/api/csrf', [shop.PaginaToken, 'show'])
router.post('/api/betalingen/webhook', [shop.Webhook, 'store']).use(webhooks)

router.get('/sitemap.xml', [shop.Zoekmachine, 'sitemap'])
router.get('/robots.txt', [shop.Zoekmachine, 'robots'])
