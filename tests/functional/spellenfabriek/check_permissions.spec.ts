import { test } from '@japa/runner'
import { KANALEN } from '#app/spellenfabriek/gebeurtenissen'
import {
  alsBezoeker,
  afdruk,
  BEZOEKERS,
  beproef,
  geheimenVan,
  allesIn,
  maakWereld,
  routesVan,
  tokensVan,
  type Bezoeker,
  type Wereld,
} from '#tests/helpers/bevoegdheden'
import env from '#start/env'

const IEDEREEN = Object.keys(BEZOEKERS) as Bezoeker[]
const API = '/api/spellenfabriek'

/** Whoever changes something comes last. */
const KOLOMMEN = [
  ...(['anoniem', 'beheerder', 'vreemd', 'verlopen', 'uitgelogd'] as const),
  ...(['zonder', 'ander', 'koekje', 'pagina', 'team'] as const),
] satisfies Bezoeker[]

/** The calls of a team; all of them send a room of the first game, also who plays in another. */
// prettier-ignore
const CALLS: Record<string, number[]> = {
  //                        anoniem beheerder vreemd verlopen uitgelogd zonder ander koekje pagina team
  [`GET ${API}/me`]:          [401, 401, 401, 401, 401, 200, 200, 200, 200, 200],
  [`GET ${API}/klant`]:       [401, 401, 401, 401, 401, 200, 200, 200, 200, 200],
  [`POST ${API}/teamname`]:   [401, 401, 401, 401, 401, 409, 200, 419, 200, 200],
  [`POST ${API}/timeout`]:    [401, 401, 401, 401, 401, 409, 200, 419, 200, 200],
  [`POST ${API}/enterroom`]:  [401, 401, 401, 401, 401, 409, 409, 419, 200, 200],
  [`POST ${API}/leaveroom`]:  [401, 401, 401, 401, 401, 409, 200, 419, 200, 200],
  [`POST ${API}/:hint`]:      [401, 401, 401, 401, 401, 409, 409, 419, 200, 200],
  [`POST ${API}/answerOk`]:   [401, 401, 401, 401, 401, 409, 409, 419, 200, 200],
  [`POST ${API}/answerWrong`]:[401, 401, 401, 401, 401, 409, 409, 419, 200, 200],
}

/** For whoever knows the address; what the page holds depends on the cookie. */
const PAGINA = 'GET /spelen/:klantId/spellenfabriek'
/** For whoever has the link. */
const SCHERM = ['GET /scherm/:token', 'GET /api/scherm/:token']
/** Here it depends on the channel as well. */
const TOESTEMMING = ['POST /api/scherm/:token/auth', 'POST /api/broadcasting/auth']
/** For servers, who sign what they ask. */
const ONDERTEKEND = 'GET,POST /apps/*'

const inhoud = ({ rooms }: Wereld) => ({
  roomid: rooms[0]!.id,
  newTeamName: 'De Uilen',
  antwoord: rooms[0]!.antwoord.split('|')[0],
})

test.group('Who may what in the live game', (group) => {
  let wereld: Wereld
  group.each.setup(async () => {
    wereld = await maakWereld()
  })

  test('every route is in a table', async ({ assert }) => {
    assert.sameMembers(await routesVan('spellenfabriek'), [
      ...Object.keys(CALLS),
      ...[PAGINA, ...SCHERM, ...TOESTEMMING, ONDERTEKEND],
    ])
  })

  test('{0}')
    .with(Object.entries(CALLS))
    .run(async ({ client, assert }, [route, statussen]) => {
      const verwacht = Object.fromEntries(KOLOMMEN.map((wie, nr) => [wie, statussen[nr]!]))
      const data = { ...inhoud(wereld), ...(route.endsWith('Wrong') && { antwoord: 'mis' }) }
      await beproef({ client, assert }, wereld, { route, verwacht, data })
    })

  test('the page of a team holds a game for the cookie of that team only')
    .with(IEDEREEN)
    .run(async ({ client, assert }, wie) => {
      await beproef({ client, assert }, wereld, { route: PAGINA, verwacht: { [wie]: 200 } })
      const roep = await alsBezoeker(client, wie, wereld)
      const pagina = await roep({
        methode: 'get',
        pad: `/spelen/${wereld.klant.id}/spellenfabriek`,
      })
      const eigen = wie === 'pagina' || wie === 'koekje'
      assert.equal(pagina.text()!.includes('"snapshot":null'), !eigen)
      const elders = await roep({
        methode: 'get',
        pad: `/spelen/${wereld.ander.klant.id}/spellenfabriek`,
      })
      assert.include(elders.text(), '"snapshot":null')
    })

  test('the link of the big screen shows {$self} the hall, and a guess shows nothing')
    .with(IEDEREEN)
    .run(async ({ client, assert }, wie) => {
      for (const route of SCHERM)
        await beproef({ client, assert }, wereld, {
          route,
          verwacht: { [wie]: 200 },
          metTokens: route.startsWith('GET /scherm'),
        })
      const roep = await alsBezoeker(client, wie, wereld)
      const vooraf = await afdruk()
      for (const gok of ['geen-geldige-link', wereld.team.apiToken, String(wereld.spel.id)])
        for (const { methode, pad } of [
          { methode: 'get', pad: `/scherm/${gok}` },
          { methode: 'get', pad: `/api/scherm/${gok}` },
          { methode: 'post', pad: `/api/scherm/${gok}/auth` },
        ] as const) {
          const response = await roep({ methode, pad, data: vraag(KANALEN.status(wereld.spel.id)) })
          response.assertStatus(404)
          for (const geheim of [...geheimenVan(wereld), wereld.klant.name])
            assert.notInclude(allesIn(response), geheim)
        }
      assert.deepEqual(await afdruk(), vooraf)
    })

  test('what other servers sign is not for {$self}')
    .with(IEDEREEN)
    .run(async ({ client, assert }, wie) => {
      const roep = await alsBezoeker(client, wie, wereld)
      const app = `/apps/${env.realtime.appId}`
      const kanaal = KANALEN.aanwezig(wereld.spel.id)
      const data = { name: 'SpellenFabriekStatus', channel: kanaal, data: '{"versie":999}' }
      for (const { methode, pad } of [
        { methode: 'get', pad: `${app}/channels` },
        { methode: 'get', pad: `${app}/channels/${kanaal}/users` },
        { methode: 'post', pad: `${app}/events?auth_key=${env.realtime.key}&auth_version=1.0` },
      ] as const) {
        const response = await roep({ methode, pad, data })
        response.assertStatus(401)
        assert.sameMembers(Object.keys(response.body()), ['error'])
      }
    })
})

const vraag = (channel_name: string) => ({ socket_id: '123.456', channel_name })

type Kanaal = keyof typeof KANALEN
type Uitkomst = Readonly<Record<Kanaal, number>>
const alle = (status: number): Uitkomst => ({
  ...{ aanwezig: status, status, voortgang: status, room: status },
})

type Deur = { readonly wie: readonly Bezoeker[] } & Readonly<
  Record<'eigen' | 'ander' | 'geen', Uitkomst>
>

const nergens = (status: number) => ({
  ...{ eigen: alle(status), ander: alle(status), geen: alle(status) },
})
const ALLEEN_KIJKEN: Uitkomst = { ...alle(200), aanwezig: 403 }

/** What each of the three doors says, for each channel. */
const DEUREN: Record<string, Deur[]> = {
  '/api/broadcasting/auth': [
    { wie: ['team', 'pagina'], eigen: alle(200), ander: alle(403), geen: alle(403) },
    { wie: ['ander'], eigen: alle(403), ander: alle(200), geen: alle(403) },
    { wie: ['zonder'], ...nergens(409) },
    { wie: ['koekje'], ...nergens(419) },
    { wie: ['anoniem', 'beheerder', 'vreemd', 'verlopen', 'uitgelogd'], ...nergens(401) },
  ],
  '/broadcasting/auth': [
    { wie: ['beheerder'], eigen: alle(200), ander: alle(200), geen: alle(403) },
    { wie: ['anoniem', 'team', 'ander', 'zonder', 'verlopen', 'uitgelogd'], ...nergens(401) },
    { wie: ['vreemd', 'koekje', 'pagina'], ...nergens(419) },
  ],
  '/api/scherm/:token/auth': [
    { wie: IEDEREEN, eigen: ALLEEN_KIJKEN, ander: alle(403), geen: alle(403) },
  ],
}

test.group('Who may hear what', (group) => {
  let wereld: Wereld
  group.each.setup(async () => {
    wereld = await maakWereld()
  })

  test('every visitor is at every door')
    .with(Object.entries(DEUREN))
    .run(({ assert }, [, rijen]) => {
      assert.sameMembers(
        rijen.flatMap(({ wie }) => wie),
        IEDEREEN
      )
    })

  test('{deur} for {wie}')
    .with(
      Object.entries(DEUREN).flatMap(([deur, rijen]) =>
        rijen.flatMap(({ wie: bezoekers, ...rij }) =>
          bezoekers.map((wie) => ({ deur, wie, ...rij }))
        )
      )
    )
    .run(async ({ client, assert }, { deur, wie, ...rij }) => {
      const pad = deur.replace(':token', wereld.spel.schermToken)
      const roep = await alsBezoeker(client, wie, wereld)
      const tokens = await tokensVan(wereld)
      const vooraf = await afdruk()
      const spellen = { eigen: wereld.spel.id, ander: wereld.ander.spel.id, geen: 999_999 }
      const kanalen = Object.keys(KANALEN) as Kanaal[]
      const vragen = (['eigen', 'ander', 'geen'] as const).flatMap((van) =>
        kanalen.map((kanaal) => ({
          naam: KANALEN[kanaal](spellen[van]),
          status: rij[van][kanaal],
        }))
      )
      const vreemd = rij.geen.status
      for (const naam of [
        ...['private-iets-anders', 'presence-anders', `spellenfabriek.${wereld.spel.id}`],
        `private-spellenfabriek.status.0${wereld.spel.id}`,
        `private-encrypted-spellenfabriek.status.${wereld.spel.id}`,
      ])
        vragen.push({ naam, status: vreemd })

      for (const { naam, status } of vragen) {
        const response = await roep({ methode: 'post', pad, data: vraag(naam) })
        assert.equal(response.status(), status, naam)
        assert.equal('auth' in response.body(), status === 200, naam)
        for (const geheim of [...geheimenVan(wereld), ...tokens])
          assert.notInclude(allesIn(response), geheim)
        if (!naam.startsWith('presence-') || status !== 200) continue
        const { user_id: lid } = JSON.parse(response.body().channel_data) as { user_id: string }
        const eigenTeam = wie === 'ander' ? wereld.ander.teams[0]! : wereld.team
        if (wie === 'beheerder') assert.match(lid, /^admin-\d+$/)
        else assert.equal(lid, `team-${eigenTeam.id}`)
      }
      assert.deepEqual(await afdruk(), vooraf)
    })
})
