import { test } from '@japa/runner'
import { toonRoom } from '#app/beheer/transformers/klantsnapshot'
import { EXTRA_TIJD } from '#domain/spellenfabriek/aftelklok'
import { BEHEERDER } from '#tests/helpers/browser'
import {
  alsBezoeker,
  beproef,
  maakWereld,
  routesVan,
  type Bezoeker,
  type Wereld,
} from '#tests/helpers/bevoegdheden'

/** Whoever changes something comes last. */
const KOLOMMEN = [
  ...(['anoniem', 'team', 'ander', 'zonder', 'koekje', 'pagina'] as const),
  ...(['vreemd', 'verlopen', 'uitgelogd', 'beheerder'] as const),
] satisfies Bezoeker[]

const D = '/dashboard'
const API = '/api/dashboard'
const SPEL = '/api/dashboard/klant/spellenfabriek'

// prettier-ignore
const SESSIE: Record<string, number[]> = {
  //                          anoniem team ander zonder koekje pagina vreemd verlopen uitgelogd beheerder
  'GET /login':                   [200, 200, 200, 200, 200, 200, 302, 200, 200, 302],
  'POST /api/login':              [403, 403, 403, 403, 419, 419, 419, 403, 403, 403],
  'POST /api/logout':             [200, 200, 200, 200, 419, 419, 419, 200, 200, 200],
  'GET /api/usertype':            [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
}

// prettier-ignore
const SCHERMEN: Record<string, number[]> = {
  //                                                anoniem team ander zonder koekje pagina vreemd verlopen uitgelogd beheerder
  [`GET ${D}`]:                                         [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/aandacht`]:                                [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/:klantId`]:                          [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/spellenfabriek/:klantId`]:           [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/spellenfabriek/:klantId/lobby`]:     [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/spellenfabriek/:klantId/rondes`]:    [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/spellenfabriek/:klantId/rondes/:rondeId`]:
                                                        [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/klant/spellenfabriek/:klantId/rondes/:rondeId/csv`]:
                                                        [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/rooms`]:                                   [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/rooms/nieuw`]:                             [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/rooms/:roomId`]:                           [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
  [`GET ${D}/wachtwoord`]:                              [302, 302, 302, 302, 302, 302, 200, 302, 302, 200],
}

// prettier-ignore
const CALLS: Record<string, number[]> = {
  //                                         anoniem team ander zonder koekje pagina vreemd verlopen uitgelogd beheerder
  [`GET ${API}/me`]:                             [401, 401, 401, 401, 401, 401, 200, 401, 401, 200],
  [`GET ${API}/klanten`]:                        [401, 401, 401, 401, 401, 401, 200, 401, 401, 200],
  [`GET ${API}/klant/:id`]:                      [401, 401, 401, 401, 401, 401, 200, 401, 401, 200],
  [`POST ${API}/wachtwoord`]:                    [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/alarm/:id/opgelost`]:            [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/mail/:id/opnieuw`]:              [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/mail/:id/afgehandeld`]:          [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/klant/new`]:                     [401, 401, 401, 401, 419, 419, 419, 401, 401, 201],
  [`PUT ${API}/klant/:id`]:                      [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`DELETE ${API}/klant/:id`]:                   [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/room/new`]:                      [401, 401, 401, 401, 419, 419, 419, 401, 401, 201],
  [`PUT ${API}/room/:roomId`]:                   [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/room/:roomId/archief`]:          [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${API}/room/:roomId/terug`]:            [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`PUT ${SPEL}/:id`]:                           [401, 401, 401, 401, 419, 419, 419, 401, 401, 409],
  [`POST ${SPEL}/new/:id`]:                      [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${SPEL}/openlobby/:id`]:                [401, 401, 401, 401, 419, 419, 419, 401, 401, 409],
  [`POST ${SPEL}/stoplobby/:id`]:                [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${SPEL}/startspel/:id`]:                [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${SPEL}/finishspel/:id`]:               [401, 401, 401, 401, 419, 419, 419, 401, 401, 409],
  [`POST ${SPEL}/extratijd/:id`]:                [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${SPEL}/pauze/:id`]:                    [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${SPEL}/verder/:id`]:                   [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${SPEL}/stand/:id`]:                    [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${SPEL}/schermlink/:id`]:               [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${SPEL}/repetitie/:id`]:                [401, 401, 401, 401, 419, 419, 419, 401, 401, 409],
  [`POST ${SPEL}/mededeling/:id`]:               [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${SPEL}/room/:id/:roomId/vrij`]:        [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${SPEL}/team/:id/:teamId/naam`]:        [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${SPEL}/team/:id/:teamId/qr`]:          [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
  [`POST ${SPEL}/team/:id/:teamId/punten`]:      [401, 401, 401, 401, 419, 419, 419, 401, 401, 200],
}

/** The owner's shop: who may is in the specs of each subject, who may not is told here. */
const WINKELSCHERMEN = [
  ...['vandaag', 'bestellingen', 'bestellingen/csv', 'bestellingen/:id', 'verzenden'],
  ...['verzenden/pakbonnen', 'verzenden/labels', 'bestellingen/:id/factuur'],
  ...['bestellingen/:id/creditnota/:nummer', 'herroepingen', 'herroepingen/:id'],
  ...['berichten', 'berichten/:id', 'prijzen', 'cijfers', 'cijfers/csv/:tabel'],
  ...['actiecodes', 'actiecodes/nieuw', 'actiecodes/:id', 'tweestaps'],
  ...['instellingen', 'instellingen/logboek', 'instellingen/teksten/:tekst'],
].map((pad) => `GET ${D}/${pad}`)

const WINKELCALLS = [
  ...['bestelling', 'retour', 'terugbetalen', 'links', 'afwijzen', 'afhandelen', 'ontvangst'].map(
    (wat) => `POST ${API}/herroeping/:id/${wat}`
  ),
  ...['mail', 'link', 'annuleren', 'verzonden', 'terugbetalen'].map(
    (wat) => `POST ${API}/bestelling/:id/${wat}`
  ),
  ...['link', 'verzonden', 'gegevens'].map((wat) => `PUT ${API}/bestelling/:id/${wat}`),
  ...['antwoord', 'afgehandeld', 'heropen'].map((wat) => `POST ${API}/bericht/:id/${wat}`),
  ...['/begin', '', '/uit', '/herstelcodes'].map((wat) => `POST ${API}/tweestaps${wat}`),
  ...[`POST ${API}/verzenden`, `PUT ${API}/prijs/:sleutel`, `PUT ${API}/instellingen`],
  ...[`POST ${API}/actiecode/new`, `PUT ${API}/actiecode/:id`],
  ...[`POST ${API}/actiecode/:id/stop`, `POST ${API}/actiecode/:id/hervat`],
  ...[`PUT ${API}/vakantie`, `DELETE ${API}/vakantie`],
  ...[`PUT ${API}/tekst/:tekst`, `DELETE ${API}/tekst/:tekst`],
]

/** The second step of logging in, for who did not take the first. */
const CODE = ['GET /login/code', 'POST /api/login/code']

const BUITENSTAANDERS = KOLOMMEN.filter((wie) => wie !== 'beheerder' && wie !== 'vreemd')

/** Depends on the channel; the tests of the live game walk all of them. */
const TOESTEMMING = 'POST /broadcasting/auth'

/** The pages that QR codes and the big screen's link are read from. */
const MET_TOKENS = [
  `GET ${D}/klant/spellenfabriek/:klantId`,
  `GET ${D}/klant/spellenfabriek/:klantId/lobby`,
]

/** What a call needs to be understood: who is refused is refused for who they are. */
function inhoud(route: string, { klant, room }: Wereld): object {
  if (route.includes('/room/')) return { ...toonRoom(room), naam: 'Pionnenpers' }
  const alles = {
    ...{ email: klant.email, name: 'Bakkerij Van den Brink', naam: 'De Uilen' },
    ...{ huidig: BEHEERDER.password, nieuw: 'een-ander-wachtwoord' },
    ...{ tijdsduur: 90, roomsIdsChecked: [], roomsIdsNotChecked: [] },
    ...{ seconden: EXTRA_TIJD.min, verborgen: true, tekst: 'De koffie staat klaar' },
    ...{ punten: 10, reden: 'de kist klemde' },
  }
  return route === 'POST /api/login' ? { email: 'niemand@example.nl', password: 'gok' } : alles
}

test.group('Who may what in the admin area', (group) => {
  let wereld: Wereld
  group.each.setup(async () => {
    wereld = await maakWereld()
  })

  test('every route is in a table', async ({ assert }) => {
    const tabellen = { ...SESSIE, ...SCHERMEN, ...CALLS }
    assert.sameMembers(await routesVan('beheer'), [
      ...[...Object.keys(tabellen), ...WINKELSCHERMEN, ...WINKELCALLS, ...CODE, TOESTEMMING],
    ])
  })

  test('{$self} is for admins only')
    .with([...WINKELSCHERMEN, ...WINKELCALLS, CODE[0]!])
    .run(async ({ client, assert }, route) => {
      const scherm = route.startsWith('GET')
      const status = (wie: Bezoeker) =>
        scherm ? 302 : ['koekje', 'pagina'].includes(wie) ? 419 : 401
      const verwacht = Object.fromEntries(BUITENSTAANDERS.map((wie) => [wie, status(wie)]))
      await beproef({ client, assert }, wereld, { route, verwacht })
      if (scherm) return
      await beproef({ client, assert }, wereld, { route, verwacht: { vreemd: 419 } })
    })

  test('a code without the password before it opens nothing')
    .with(BUITENSTAANDERS)
    .run(async ({ client, assert }, wie) => {
      const roep = await alsBezoeker(client, wie, wereld)
      const data = { code: '123456' }
      const antwoord = await roep({ methode: 'post', pad: '/api/login/code', data })
      assert.include([401, 403, 419], antwoord.status())
      const { type } = (await roep({ methode: 'get', pad: '/api/usertype' })).body()
      assert.equal(type, 'bezoeker')
    })

  test('{0}')
    .with(Object.entries({ ...SESSIE, ...SCHERMEN, ...CALLS }))
    .run(async ({ client, assert }, [route, statussen]) => {
      const verwacht = Object.fromEntries(KOLOMMEN.map((wie, nr) => [wie, statussen[nr]!]))
      await beproef({ client, assert }, wereld, {
        ...{ route, verwacht, data: inhoud(route, wereld) },
        metTokens: MET_TOKENS.includes(route),
      })
    })

  test('a page hears that {$self} is an admin or not')
    .with(KOLOMMEN)
    .run(async ({ client, assert }, wie) => {
      const roep = await alsBezoeker(client, wie, wereld)
      const { type } = (await roep({ methode: 'get', pad: '/api/usertype' })).body()
      assert.equal(type, ['beheerder', 'vreemd'].includes(wie) ? 'admin' : 'bezoeker')
    })
})
