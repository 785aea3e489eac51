import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import {
  bestellingenPerDag,
  bestellingenPerMinuut,
  bestellingenZoeken,
  contactPerMinuut,
  herroepcontroles,
  herroepingenPerDag,
  herroepingenPerMinuut,
  kortingvragen,
  webhooks,
} from '#start/limiters'
import { BESTELBARE_SPELLEN } from '#content/catalogus'

const { winkel } = controllers

/** The eight games that are ordered online, as their calls are spelled. */
const APIPADEN = new RegExp(
  `^(${BESTELBARE_SPELLEN.map(({ verkoop }) => verkoop.apiPad).join('|')})$`
)

/** A secret in an address; anything else is none of ours, and no database has to hear of it. */
const TOKEN = /^[\w-]{1,64}$/

/** Pages that are the same for every visitor. */
router
  .group(() => {
    router.get('/', [winkel.Home, 'show'])
    router.get('/escaperooms', [winkel.Spel, 'index'])
    router.get('/escaperooms/:itemName', [winkel.Spel, 'show'])
    router.get('/contact', [winkel.Contact, 'create'])
    router.get('/bestelling', [winkel.VerlorenLinks, 'create'])
    router.get('/vragen', [winkel.Informatie, 'vragen'])
    router.get('/herroepingsrecht', [winkel.Informatie, 'herroeping'])
    router.get('/privacy-beleid', [winkel.Informatie, 'privacy'])
  })
  .use(middleware.storefront())

/** Pages that belong to one order. */
router
  .group(() => {
    router.get('/bestellen/bedankt', [winkel.Bedankt, 'show'])
    router.get('/bestelling/:token/factuur', [winkel.Factuur, 'show']).where('token', TOKEN)
    router
      .get('/bestelling/:token/creditnota/:nummer', [winkel.Factuur, 'creditnota'])
      .where('token', TOKEN)
    router.get('/bestelling/:token', [winkel.MijnBestelling, 'show']).where('token', TOKEN)
    router.get('/download/:token', [winkel.Download, 'show'])
    router.get('/download/:token/bestand', [winkel.Download, 'file'])
  })
  .use(middleware.privatePage())

/** After `/bestellen/bedankt`: the order pages, and whatever is still under development. */
router.get('/bestellen/*', [winkel.Bestelling, 'create']).use(middleware.storefront())

/**
 * Withdrawing from an agreement: plain forms, as it must not depend on JavaScript. The controller
 * itself looks at the page token, so that nobody loses what they filled in.
 */
router.get('/herroepen', [winkel.Herroeping, 'create']).use(middleware.storefront())
router.get('/modelformulier-herroeping.pdf', [winkel.Modelformulier, 'show'])
router.on('/herroepen/controleren').redirectToPath('/herroepen')
router.get('/herroepen/ontvangen/:token', [winkel.Herroeping, 'show']).use(middleware.privatePage())
router.post('/herroepen/controleren', [winkel.Herroeping, 'controleer']).use(herroepcontroles)
router
  .post('/herroepen', [winkel.Herroeping, 'store'])
  .use([herroepingenPerMinuut, herroepingenPerDag])

/** Calls from the storefront's forms. */
router
  .group(() => {
    router.post('/contact', [winkel.Contact, 'store']).use(contactPerMinuut)
    router.post('/bestelling', [winkel.VerlorenLinks, 'store']).use(bestellingenZoeken)
    router
      .post('/api/bestelling/:token/betalen', [winkel.Betaling, 'store'])
      .use([bestellingenPerMinuut, bestellingenPerDag])
    router
      .post('/api/bestelling/:token/verlengen', [winkel.Verlenging, 'store'])
      .where('token', TOKEN)
      .use(bestellingenPerMinuut)

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

router.get('/printproef.pdf', [winkel.Printproef, 'show'])
router.get('/api/prijzen', [winkel.Prijs, 'index'])
router.get('/api/csrf', [winkel.PaginaToken, 'show'])
router.post('/api/betalingen/webhook', [winkel.Webhook, 'store']).use(webhooks)

router.get('/sitemap.xml', [winkel.Zoekmachine, 'sitemap'])
router.get('/robots.txt', [winkel.Zoekmachine, 'robots'])
