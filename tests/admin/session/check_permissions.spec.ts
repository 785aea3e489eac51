import { test } from '@japa/runner'
import RoomTransformer from '#app/live/rooms/room_transformer'
import { EXTRA_TIME } from '#domain/live/game/countdown'
import { ADMIN } from '#tests/helpers/browser'
import {
  asVisitor,
  callersOf,
  probe,
  createWorld,
  routesOf,
  type Visitor,
  type World,
} from '#tests/helpers/permissions'
import { firstOf, itemAt } from '#tests/helpers/present'

/** A role that changes something comes last. */
const COLUMNS = [
  ...(['anonymous', 'team', 'other', 'without', 'cookie', 'page'] as const),
  ...(['foreign', 'expired', 'loggedOut', 'admin'] as const),
] satisfies Visitor[]

const D = '/dashboard'
const API = '/api/dashboard'
const GAME = '/api/dashboard/klant/spellenfabriek'

// prettier-ignore
const SESSION: Record<string, number[]> = {
  //                          anonymous team other without cookie page foreign expired loggedOut admin
  'GET /login':                   [200, 200, 200, 200, 200, 200, 302, 200, 200, 302],
  'POST /api/login':              [403, 403, 403, 403, 419, 419, 419, 403, 403, 403],
  'POST /api/logout':             [200, 200, 200, 200, 419, 419, 419, 200, 200, 200],
  'GET /api/usertype':            [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
}

// prettier-ignore
const SCREENS: Record<string, number[]> = {
  //                                                anonymous team other without cookie page foreign expired loggedOut admin
  [`GET ${D}`]:                                         [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/aandacht`]:                                [302, 302, 302, 302, 302, 302, 302, 302, 302, 302],
  [`GET ${D}/klant/:klantId`]:                          [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/spellenfabriek/:klantId`]:           [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/spellenfabriek/:klantId/lobby`]:     [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/spellenfabriek/:klantId/rondes`]:    [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/spellenfabriek/:klantId/rondes/:rondeId`]:
                                                        [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/spellenfabriek/:klantId/rondes/:rondeId/csv`]:
                                                        [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/spellenfabriek/:klantId/rondes/:rondeId/papier`]:
                                                        [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/spellenfabriek/:klantId/papier`]:    [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/spellenfabriek/:klantId/papier/pdf`]:
                                                        [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/spellenfabriek/:klantId/papier/scores`]:
                                                        [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/rooms`]:                                   [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/rooms/nieuw`]:                             [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/rooms/:roomId`]:                           [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/instellingen/apparaten`]:                  [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/wachtwoord`]:                              [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
}

// prettier-ignore
const CALLS: Record<string, number[]> = {
  //                                         anonymous team other without cookie page foreign expired loggedOut admin
  [`GET ${API}/me`]:                             [401, 401, 401, 401, 401, 401, 200, 401, 401, 200],
  [`GET ${API}/klanten`]:                        [401, 401, 401, 401, 401, 401, 200, 401, 401, 200],
  [`GET ${API}/klant/:id`]:                      [401, 401, 401, 401, 401, 401, 200, 401, 401, 200],
  [`GET ${GAME}/repetitie/:id`]:                [401, 401, 401, 401, 401, 401, 200, 401, 401, 200],
  [`POST ${API}/wachtwoord`]:                    [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`DELETE ${API}/apparaten`]:                   [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`DELETE ${API}/apparaat/:id`]:                [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/alarm/:id/opgelost`]:            [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/mails/opnieuw`]:                 [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/mail/:id/opnieuw`]:              [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/mail/:id/afgehandeld`]:          [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/klant/new`]:                     [401, 401, 401, 401, 419, 419, 419, 401, 401, 201],
  [`PUT ${API}/klant/:id`]:                      [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`DELETE ${API}/klant/:id`]:                   [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/room/new`]:                      [401, 401, 401, 401, 419, 419, 419, 401, 401, 201],
  [`PUT ${API}/room/:roomId`]:                   [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/room/:roomId/archief`]:          [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/room/:roomId/terug`]:            [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`PUT ${GAME}/:id`]:                           [401, 401, 401, 401, 419, 419, 419, 401, 401, 409],
  [`POST ${GAME}/new/:id`]:                      [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/openlobby/:id`]:                [401, 401, 401, 401, 419, 419, 419, 401, 401, 409],
  [`POST ${GAME}/stoplobby/:id`]:                [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/startspel/:id`]:                [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/finishspel/:id`]:               [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/extratijd/:id`]:                [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/pauze/:id`]:                    [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/verder/:id`]:                   [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/stand/:id`]:                    [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/schermlink/:id`]:               [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/eindstand/:id`]:                [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/repetitie/:id`]:                [401, 401, 401, 401, 419, 419, 419, 401, 401, 409],
  [`POST ${GAME}/uitslag/:id`]:                  [401, 401, 401, 401, 419, 419, 419, 401, 401, 409],
  [`POST ${GAME}/papier/:id`]:                   [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/nieuwegroep/:id`]:              [401, 401, 401, 401, 419, 419, 419, 401, 401, 409],
  [`POST ${GAME}/geprint/:id`]:                  [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/mededeling/:id`]:               [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/room/:id/:roomId/vrij`]:        [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/team/:id/:teamId/naam`]:        [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/team/:id/:teamId/qr`]:          [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${GAME}/team/:id/:teamId/punten`]:      [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
}

/**
 * The screens of the owner's shop. The specs of each subject tell who may use them; this one tells
 * who may not.
 */
const SHOP_SCREENS = [
  ...['vandaag', 'bestellingen', 'bestellingen/csv', 'bestellingen/:id', 'verzenden'],
  ...['verzenden/pakbonnen', 'verzenden/labels', 'bestellingen/:id/factuur'],
  ...['boekjes', 'boekjes/:spel/:editie/:bestand'],
  ...['bestellingen/:id/creditnota/:nummer', 'herroepingen', 'herroepingen/:id'],
  ...['berichten', 'berichten/:id', 'prijzen', 'cijfers', 'cijfers/csv/:tabel'],
  ...['actiecodes', 'actiecodes/nieuw', 'actiecodes/:id', 'tweestaps'],
  ...['', '/nieuw', '/:id', '/:id/kaart'].map((part) => `cadeaubonnen${part}`),
  ...[
    'beheerders',
    'gegevens',
    'instellingen',
    'instellingen/logboek',
    'instellingen/teksten/:tekst',
  ],
  ...['', '/facturen', '/facturen/csv', '/zip/:id'].map((part) => `boekhouding${part}`),
  ...['pdf', 'webpagina', 'ubl'].map((file) => `boekhouding/facturen/:factuur/${file}`),
  ...['reservekopie', 'reservekopie/:kopie/ophalen', 'agenda', 'beoordelingen'],
  ...['bestellingen/nieuw', 'verzenden/etiketten'],
  ...['', '/nieuw', '/:id'].map((part) => `boekingen${part}`),
].map((path) => `GET ${D}/${path}`)

const SHOP_CALLS = [
  ...['bestelling', 'retour', 'terugbetalen', 'links', 'afwijzen', 'afhandelen', 'ontvangst'].map(
    (what) => `POST ${API}/herroeping/:id/${what}`
  ),
  ...['mail', 'link', 'annuleren', 'verzonden', 'terugbetalen', 'cadeau/versturen'].map(
    (what) => `POST ${API}/bestelling/:id/${what}`
  ),
  ...['link', 'verzonden', 'gegevens', 'cadeau'].map((what) => `PUT ${API}/bestelling/:id/${what}`),
  ...['antwoord', 'afgehandeld', 'heropen'].map((what) => `POST ${API}/bericht/:id/${what}`),
  ...['/begin', '', '/uit', '/herstelcodes'].map((what) => `POST ${API}/tweestaps${what}`),
  ...[`POST ${API}/verzenden`, `PUT ${API}/prijs/:sleutel`, `PUT ${API}/instellingen`],
  ...[`POST ${API}/actiecode/new`, `PUT ${API}/actiecode/:id`],
  ...['new', ':id/blokkeren', ':id/vrijgeven'].map((what) => `POST ${API}/cadeaubon/${what}`),
  ...[`POST ${API}/actiecode/:id/stop`, `POST ${API}/actiecode/:id/hervat`],
  ...[`POST ${API}/beheerders`, `PUT ${API}/beheerder/:id/rol`],
  ...['uitnodiging', 'stop', 'hervat'].map((what) => `POST ${API}/beheerder/:id/${what}`),
  `DELETE ${API}/beheerder/:id/uitnodiging`,
  ...[`POST ${GAME}/spelleiders/:id`, `DELETE ${GAME}/spelleiders/:id/:grantId`],
  ...[`POST ${API}/gegevens`, `POST ${API}/gegevens/uitvoer`, `DELETE ${API}/gegevens`],
  ...[`POST ${API}/reservekopie`, `POST ${API}/reservekopie/:kopie/ophalen`],
  ...['zip', 'uitbetaling', 'uitbetalingen/ophalen'].map(
    (what) => `POST ${API}/boekhouding/${what}`
  ),
  `DELETE ${API}/boekhouding/zip/:id`,
  ...['PUT', 'DELETE'].map((how) => `${how} ${API}/boeking/:id/voorbereiding/:onderdeel`),
  ...['afzeggen', 'akkoord', 'bank', 'factuur', 'gespeeld', 'klant', 'offerte', 'sluiten'].map(
    (what) => `POST ${API}/boeking/:id/${what}`
  ),
  ...[`POST ${API}/boeking/new`, `PUT ${API}/boeking/:id`],
  ...['tonen', 'verbergen'].map((what) => `POST ${API}/beoordeling/:id/${what}`),
  ...['betaallink', 'notitie', 'factuur'].map((what) => `POST ${API}/bestelling/:id/${what}`),
  ...['verzonden', 'notitie/:noteId'].map((what) => `DELETE ${API}/bestelling/:id/${what}`),
  ...[`POST ${API}/bestelling/new`, `POST ${API}/berichten/afgehandeld`],
  ...[`POST ${API}/verzenden/etiketten`, `DELETE ${API}/verzenden/etiketten/:id`],
  ...[`POST ${API}/agenda`, `DELETE ${API}/agenda`],
  ...[`PUT ${API}/vakantie`, `DELETE ${API}/vakantie`],
  ...[`PUT ${API}/tekst/:tekst`, `DELETE ${API}/tekst/:tekst`],
]

/** The second step of logging in, for visitors who did not take the first. */
const CODE = ['GET /login/code', 'POST /api/login/code']

/** For admins who have no password or forgot it; open to everybody. */
const PASSWORD_LINKS = [
  ...['GET /wachtwoord-vergeten', 'POST /api/wachtwoord-vergeten'],
  ...['GET /wachtwoord-kiezen/:id', 'POST /api/wachtwoord-kiezen/:id'],
]

const OUTSIDERS = COLUMNS.filter((who) => who !== 'admin' && who !== 'foreign')

/** Depends on the channel; the tests of the live game walk all of them. */
const AUTHORIZATION = 'POST /broadcasting/auth'

/** The pages that QR codes and the big screen's link are read from. */
const WITH_TOKENS = [
  `GET ${D}/klant/spellenfabriek/:klantId`,
  `GET ${D}/klant/spellenfabriek/:klantId/lobby`,
]

/**
 * A call with everything that it needs, so that a refusal is about who asks and not about what is
 * sent.
 */
function content(route: string, { customer, room, round }: World): object {
  if (/apparaa?t/.test(route)) return {}
  if (route.endsWith('/uitslag/:id')) return { ronde: round.id, verstuurd: 0 }
  if (route.endsWith('/papier/:id')) return { ronde: round.id, nummer: 1, cellen: [] }
  if (route.includes('/nieuwegroep/')) return { groep: 1, codes: false }
  if (route.includes('/room/'))
    return { ...new RoomTransformer(room).toObject(), naam: 'Pionnenpers' }
  const everything = {
    ...{ email: customer.email, name: 'Bakkerij Van den Brink', naam: 'De Uilen' },
    ...{ huidig: ADMIN.password, nieuw: 'een-ander-wachtwoord' },
    ...{ tijdsduur: 90, roomsIdsChecked: [], roomsIdsNotChecked: [] },
    ...{ seconden: EXTRA_TIME.min, verborgen: true, tekst: 'De koffie staat klaar' },
    ...{ punten: 10, reden: 'de kist klemde' },
  }
  return route === 'POST /api/login' ? { email: 'niemand@example.nl', password: 'gok' } : everything
}

test.group('Permissions in the shop of the owner', (group) => {
  /** A refusal changes nothing, as each test sees, so the same visitors try all routes. */
  let world: World
  let callers: Awaited<ReturnType<typeof callersOf>> | null = null
  group.setup(async () => {
    world = await createWorld()
  })

  test('a visitor does not reach {$self}')
    .with([...SHOP_SCREENS, ...SHOP_CALLS, firstOf(CODE)])
    .run(async ({ client, assert }, route) => {
      callers ??= await callersOf(client, [...OUTSIDERS, 'foreign'], world)
      const screen = route.startsWith('GET')
      const status = (who: Visitor) => (screen ? 302 : ['cookie', 'page'].includes(who) ? 419 : 401)
      const expected = Object.fromEntries(OUTSIDERS.map((who) => [who, status(who)]))
      await probe({ client, assert }, world, { route, expected, callers })
      if (screen) return
      await probe({ client, assert }, world, { route, expected: { foreign: 419 }, callers })
    })
})

test.group('Permissions in the admin area', (group) => {
  let world: World
  group.each.setup(async () => {
    world = await createWorld()
  })

  test('every route of the admin area is in a table of permissions', async ({ assert }) => {
    const tables = { ...SESSION, ...SCREENS, ...CALLS }
    assert.sameMembers(await routesOf('admin'), [
      ...[
        ...Object.keys(tables),
        ...SHOP_SCREENS,
        ...SHOP_CALLS,
        ...CODE,
        ...PASSWORD_LINKS,
        AUTHORIZATION,
      ],
    ])
  })

  test('a visitor with a code and no password gets in nowhere')
    .with(OUTSIDERS)
    .run(async ({ client, assert }, who) => {
      const callApi = await asVisitor(client, who, world)
      const data = { code: '123456' }
      const answer = await callApi({ method: 'post', path: '/api/login/code', data })
      assert.include([401, 403, 419], answer.status())
      const { type } = (await callApi({ method: 'get', path: '/api/usertype' })).body()
      assert.equal(type, 'bezoeker')
    })

  test('{0} answers each visitor as its table says')
    .with(Object.entries({ ...SESSION, ...SCREENS, ...CALLS }))
    .run(async ({ client, assert }, [route, statuses]) => {
      const expected = Object.fromEntries(
        COLUMNS.map((who, index) => [who, itemAt(statuses, index)])
      )
      await probe({ client, assert }, world, {
        ...{ route, expected, data: content(route, world) },
        withTokens: WITH_TOKENS.includes(route),
      })
    })

  test('a page hears that {$self} is an admin or not')
    .with(COLUMNS)
    .run(async ({ client, assert }, who) => {
      const callApi = await asVisitor(client, who, world)
      const { type } = (await callApi({ method: 'get', path: '/api/usertype' })).body()
      assert.equal(type, ['admin', 'foreign'].includes(who) ? 'admin' : 'bezoeker')
    })
})
