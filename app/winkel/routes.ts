import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import {
  bestellingenPerDag,
  bestellingenPerMinuut,
  contactPerMinuut,
  kortingvragen,
  webhooks,
} from '#start/limiters'
import { BESTELBARE_SPELLEN } from '#content/catalogus'

const { winkel } = controllers

/** The eight games that are ordered online, as their calls are spelled. */
const APIPADEN = new RegExp(
  `^(${BESTELBARE_SPELLEN.map(({ verkoop }) => verkoop.apiPad).join('|')})$`
)

/** Pages that are the same for every visitor. */
router
  .group(() => {
    router.get('/', [winkel.Home, 'show'])
    router.get('/escaperooms', [winkel.Spel, 'index'])
    router.get('/escaperooms/:itemName', [winkel.Spel, 'show'])
    router.get('/contact', [winkel.Contact, 'create'])
    router.get('/vragen', [winkel.Informatie, 'vragen'])
    router.get('/herroepingsrecht', [winkel.Informatie, 'herroeping'])
    router.get('/privacy-beleid', [winkel.Informatie, 'privacy'])
  })
  .use(middleware.storefront())

/** Pages that belong to one order. */
router
  .group(() => {
    router.get('/bestellen/bedankt', [winkel.Bedankt, 'show'])
    router.get('/download/:token', [winkel.Download, 'show'])
    router.get('/download/:token/bestand', [winkel.Download, 'file'])
  })
  .use(middleware.privatePage())

/** After `/bestellen/bedankt`: the order pages, and whatever is still under development. */
router.get('/bestellen/*', [winkel.Bestelling, 'create']).use(middleware.storefront())

/** Calls from the storefront's forms. */
router
  .group(() => {
    router.post('/contact', [winkel.Contact, 'store']).use(contactPerMinuut)
    router
      .post('/api/bestelling/:token/betalen', [winkel.Betaling, 'store'])
      .use([bestellingenPerMinuut, bestellingenPerDag])

    router
      .post('/api/:apiPad/bestellen', [winkel.Bestelling, 'store'])
      .where('apiPad', APIPADEN)
      .use([bestellingenPerMinuut, bestellingenPerDag])
    router
      .post('/api/:apiPad/korting', [winkel.Korting, 'show'])
      .where('apiPad', APIPADEN)
      .use(kortingvragen)
  })
  .use(middleware.pageToken())

router.get('/api/prijzen', [winkel.Prijs, 'index'])
router.get('/api/csrf', [winkel.PaginaToken, 'show'])
router.post('/api/betalingen/webhook', [winkel.Webhook, 'store']).use(webhooks)

router.get('/sitemap.xml', [winkel.Zoekmachine, 'sitemap'])
router.get('/robots.txt', [winkel.Zoekmachine, 'robots'])
