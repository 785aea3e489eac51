import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import { controlGame } from '#app/live/control/control_game'
import RoomProgress from '#models/live/room_progress'
import Round from '#models/live/round'
import { loggedIn, type Browser } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { expectRefusal } from '#tests/helpers/live/expect_refusal'
import { atWork, createGameMaster } from '#tests/helpers/live/game_master'
import { EMPTY } from '#tests/helpers/live/paper_evening'
import { createEvening } from '#tests/helpers/live/playing_evening'
import { firstOf, itemAt } from '#tests/helpers/present'

type Evening = Awaited<ReturnType<typeof createEvening>>
type Press = (
  at: (call: string, data?: object) => Promise<ApiResponse>,
  evening: Evening
) => Promise<ApiResponse>
type Case = readonly [what: string, status: number, reason: string, press: Press]

const OWNER = '/api/dashboard/klant/spellenfabriek'
const GAME_MASTER = '/api/spelleiding'

/** The calls of an evening with its id, and with what comes after it. */
const pathOf = (base: string, { customer }: Evening, call: string) => {
  const [name, ...rest] = call.split(' ')
  return [base, name, customer.id, ...rest].join('/')
}

/**
 * What owners and game masters hear in a closed game, some of them after the steps that lead to the
 * case.
 */
const CONTROLS: readonly Case[] = [
  ['starting a closed game', 409, 'verkeerde_status', (at) => at('startspel')],
  ['ending a closed game', 409, 'verkeerde_status', (at) => at('finishspel')],
  [
    'a button of another moment',
    409,
    'verkeerde_status',
    (at) => at('openlobby', { gezien: 'started' }),
  ],
  [
    'a moment that does not exist',
    422,
    'ongeldige_invoer',
    (at) => at('openlobby', { gezien: 'x' }),
  ],
  [
    'starting without rooms',
    409,
    'geen_rooms',
    async (at, { game }) => {
      await game.related('rooms').detach()
      await at('openlobby')
      return at('startspel')
    },
  ],
  ['a pause of a closed game', 409, 'verkeerde_status', (at) => at('pauze')],
  ['going on with a closed game', 409, 'verkeerde_status', (at) => at('verder')],
  [
    'a reason that is too long',
    422,
    'ongeldige_invoer',
    (at) => at('pauze', { reden: 'a'.repeat(61) }),
  ],
  [
    'extra time in a closed game',
    409,
    'verkeerde_status',
    (at) => at('extratijd', { seconden: 60 }),
  ],
  ['no extra time', 422, 'ongeldige_invoer', (at) => at('extratijd')],
  ['scores neither shown nor hidden', 422, 'ongeldige_invoer', (at) => at('stand')],
  ['no announcement', 422, 'ongeldige_invoer', (at) => at('mededeling')],
  [
    'a new group in a game that runs',
    409,
    'ronde_loopt',
    async (at) => {
      await at('openlobby')
      await at('startspel')
      return at('nieuwegroep', { groep: 1, codes: false })
    },
  ],
  [
    'a new group for the second time',
    409,
    'andere_groep',
    (at) => at('nieuwegroep', { groep: 7, codes: false }),
  ],
  ['a new group of nothing', 422, 'ongeldige_invoer', (at) => at('nieuwegroep')],
  [
    'a name that another team has',
    409,
    'naam_bezet',
    async (at, { teams }) => {
      await at(`team ${firstOf(teams).id} naam`, { naam: 'De Uilen' })
      return at(`team ${itemAt(teams, 1).id} naam`, { naam: 'de uilen' })
    },
  ],
  ['a team of another evening', 409, 'onbekend_team', (at) => at('team 999 naam', { naam: 'Uil' })],
  ['a code for no team', 409, 'onbekend_team', (at) => at('team 999 qr')],
  [
    'a name that is too long',
    422,
    'ongeldige_invoer',
    (at, { teams }) => at(`team ${firstOf(teams).id} naam`, { naam: 'a'.repeat(41) }),
  ],
  [
    'points before a round',
    409,
    'geen_ronde',
    (at, { teams }) => at(`team ${firstOf(teams).id} punten`, { punten: 5, reden: 'mooi' }),
  ],
  [
    'points without a reason',
    422,
    'ongeldige_invoer',
    (at, { teams }) => at(`team ${firstOf(teams).id} punten`, { punten: 5 }),
  ],
]

const sheet = (cells: object[], more: object = {}) => ({
  ...{ ronde: null, nummer: 1, begonnen: '2026-09-12T20:00', cellen: cells },
  ...more,
})
const cell = ({ teams, rooms }: Evening, more: object = {}) => ({
  ...{ team_id: firstOf(teams).id, room_id: firstOf(rooms).id },
  ...{ uitkomst: 'opgelost', fouten: 1, hints: 2, gezien: EMPTY },
  ...more,
})

/** What scores from paper are refused for. */
const PAPER: readonly Case[] = [
  ['an empty sheet', 409, 'empty', (at) => at('papier', sheet([]))],
  [
    'a sheet of another round',
    409,
    'other_round',
    (at, evening) => at('papier', sheet([cell(evening)], { nummer: 4 })),
  ],
  ['no sheet', 422, 'ongeldige_invoer', (at) => at('papier')],
  [
    'a round that is still to come',
    422,
    'ongeldige_invoer',
    (at, evening) => at('papier', sheet([cell(evening)], { begonnen: '2999-01-01T20:00' })),
  ],
  [
    'an outcome that does not exist',
    422,
    'ongeldige_invoer',
    (at, evening) => at('papier', sheet([cell(evening, { uitkomst: 'half' })])),
  ],
  [
    'more hints than exist',
    422,
    'ongeldige_invoer',
    (at, evening) =>
      at(
        'papier',
        sheet([
          cell(evening, { room_id: itemAt(evening.rooms, 1).id }),
          cell(evening, { hints: 4 }),
        ])
      ),
  ],
  [
    'a team twice in one room',
    422,
    'ongeldige_invoer',
    (at, evening) => at('papier', sheet([cell(evening), cell(evening)])),
  ],
]

/** What else only owners do. */
const OWNERS_ONLY: readonly Case[] = [
  [
    'a rehearsal of a game that is played',
    409,
    'er_wordt_gespeeld',
    async (at, { game }) => {
      await controlGame(game.id, 'openlobby')
      await controlGame(game.id, 'startspel')
      return at('repetitie')
    },
  ],
  ['a result of no round', 422, 'ongeldige_invoer', (at) => at('uitslag')],
  ['an invitation of nobody', 422, 'ongeldige_invoer', (at) => at('spelleiders')],
]

test.group('The refusals of somebody who leads an evening', (group) => {
  group.each.setup(() => emptyShop())

  const led = (browser: Browser, base: string, evening: Evening) => (call: string, data?: object) =>
    browser.post(pathOf(base, evening, call), data)

  test('an owner hears why in Dutch, with a reason and the present state: {0}')
    .with([...CONTROLS, ...PAPER, ...OWNERS_ONLY])
    .run(async ({ client, assert }, [, status, reason, press]) => {
      const evening = await createEvening()
      const owner = await loggedIn(client)
      const answer = await press(led(owner, OWNER, evening), evening)
      const look = await owner.open(`/api/dashboard/klant/${evening.customer.id}`)
      expectRefusal(assert, answer, status, reason, look)
    })

  test('a game master hears why in Dutch, with a reason and the present state: {0}')
    .with([...CONTROLS])
    .run(async ({ client, assert }, [, status, reason, press]) => {
      const evening = await createEvening()
      await createGameMaster([evening.game])
      const leader = await atWork(client)
      const answer = await press(led(leader, GAME_MASTER, evening), evening)
      const look = await leader.open(`${GAME_MASTER}/klant/${evening.customer.id}`)
      expectRefusal(assert, answer, status, reason, look)
    })

  test('nothing of the sheet is stored: {0}')
    .with([...PAPER])
    .run(async ({ client, assert }, [, , , press]) => {
      const evening = await createEvening()
      await press(led(await loggedIn(client), OWNER, evening), evening)
      assert.lengthOf(await Round.all(), 0)
      assert.lengthOf(await RoomProgress.all(), 0)
    })

  test('settings that changed meanwhile are refused with a reason and what they are now', async ({
    client,
    assert,
  }) => {
    const { customer, rooms } = await createEvening()
    const owner = await loggedIn(client)
    const ids = rooms.map(({ id }) => id)
    const settings = { tijdsduur: 45, roomsIdsChecked: ids, roomsIdsNotChecked: [] }
    const save = (more: object) =>
      owner.send('put', `${OWNER}/${customer.id}`, { ...settings, ...more })
    const look = () => owner.open(`/api/dashboard/klant/${customer.id}`)
    const seen = { tijdsduur: 90, aantalTeams: 3, hint3Telt: 1, rooms: ids }
    expectRefusal(assert, await save({ gezien: seen }), 409, 'intussen_gewijzigd', await look())
    const unknown = await save({ roomsIdsChecked: [999] })
    expectRefusal(assert, unknown, 422, 'ongeldige_invoer', await look())
    expectRefusal(assert, await save({ tijdsduur: 1 }), 422, 'ongeldige_invoer', await look())
  })

  test('a person who may not lead an evening hears a reason and sees nothing of it', async ({
    client,
    assert,
  }) => {
    const [own, other] = [await createEvening(), await createEvening()]
    await createGameMaster([own.game])
    const leader = await atWork(client)
    const elsewhere = await leader.post(pathOf(GAME_MASTER, other, 'openlobby'))
    expectRefusal(assert, elsewhere, 403, 'geen_toegang', null)
    const asOwner = await leader.post(pathOf(OWNER, own, 'openlobby'))
    expectRefusal(assert, asOwner, 403, 'geen_toegang', null)
    leader.token = ''
    const strangePage = await leader.post(pathOf(GAME_MASTER, own, 'openlobby'))
    expectRefusal(assert, strangePage, 419, 'pagina_verlopen', null)
  })

  test('an evening that does not exist brings a reason; a customer without a game is shown', async ({
    client,
    assert,
  }) => {
    const { customer, game } = await createEvening()
    const owner = await loggedIn(client)
    expectRefusal(assert, await owner.post(`${OWNER}/openlobby/999`), 404, 'niet_gevonden', null)
    await game.delete()
    const answer = await owner.post(`${OWNER}/openlobby/${customer.id}`)
    const look = await owner.open(`/api/dashboard/klant/${customer.id}`)
    expectRefusal(assert, answer, 404, 'niet_gevonden', look)
  })
})
