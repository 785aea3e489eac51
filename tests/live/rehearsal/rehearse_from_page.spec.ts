import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { EmbeddedBroadcaster } from '#app/core/realtime/embedded_broadcaster'
import { inTransaction } from '#app/core/database/transaction'
import { announce } from '#app/live/control/control_game'
import { copyEvening } from '#app/live/rehearsal/copy_evening'
import { rehearsalMark } from '#app/live/rehearsal/rehearsal_mark'
import { rehearsalDone, startRehearsal } from '#app/live/rehearsal/start_rehearsal'
import { sweepRehearsals } from '#app/live/rehearsal/sweep_rehearsals'
import { gamesWith } from '#app/live/rooms/manage_rooms'
import { exportPersonalData } from '#app/shop/retention/export_personal_data'
import { DEMO_ADMIN } from '#database/seeders/demo'
import { GONE_AFTER_MS } from '#domain/live/rehearsal'
import Admin from '#models/admin/admin'
import Customer from '#models/live/customer'
import Rehearsal from '#models/live/rehearsal'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import env from '#start/env'
import { createEvening, createPlayingEvening } from '#tests/helpers/live/playing_evening'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { connectRealtime, until } from '#tests/helpers/core/realtime'
import { emptyShop } from '#tests/helpers/database'
import { snapshot } from '#tests/helpers/permissions'
import { firstOf } from '#tests/helpers/present'

const REHEARSAL = '/api/dashboard/klant/spellenfabriek/repetitie'

/** Everything that is stored, without the note of how the rehearsal went. */
async function everything() {
  const { rehearsals: _, ...rest } = Object.fromEntries(
    Object.entries(await snapshot()).map(([name, rows]) => [name.replace(/^public\./, ''), rows])
  )
  return rest
}

test.group('A rehearsal from the settings page', (group) => {
  let broadcaster: EmbeddedBroadcaster
  group.setup(async () => {
    broadcaster = await connectRealtime()
  })
  group.each.setup(() => emptyShop())
  group.each.teardown(async () => {
    Object.assign(env, { demo: true })
    await rehearsalDone()
    await until(() => broadcaster.hub.size.connections === 0, 'all phones to be put away')
  })

  test('a rehearsal needs an owner, and a customer with a game', async ({ client }) => {
    const { customer } = await createEvening()
    const stranger = new Browser(client)
    await stranger.open('/login')
    ;(await stranger.post(`${REHEARSAL}/${customer.id}`)).assertStatus(401)
    const team = firstOf(await Team.query().where('customer_id', customer.id))
    const headers = { authorization: `Bearer ${team.apiToken}` }
    ;(await stranger.post(`${REHEARSAL}/${customer.id}`, {}, headers)).assertStatus(401)
    const without = await Customer.create({ name: 'Zwembad', email: 'zwem@example.nl' })
    const admin = await loggedIn(client)
    ;(await admin.post(`${REHEARSAL}/${without.id}`)).assertStatus(404)
    ;(await admin.post(`${REHEARSAL}/999999`)).assertStatus(404)
  })

  test('a rehearsal does not disturb a game that is being played', async ({ client, assert }) => {
    const { customer } = await createPlayingEvening()
    const admin = await loggedIn(client)
    const response = await admin.post(`${REHEARSAL}/${customer.id}`)
    response.assertStatus(409)
    assert.equal(response.body().reden, 'er_wordt_gespeeld')
    assert.equal(response.body().snapshot.spellenfabriek.status, 'started')
    assert.lengthOf(await Customer.all(), 1)
  })

  test('robots play to the end in a live shop, log in nowhere, and leave the evening as it was', async ({
    client,
    assert,
  }) => {
    Object.assign(env, { demo: false })
    const { customer, game, rooms } = await createEvening({ rooms: 2, teams: 2, duration: 30 })
    await announce(game.id, 'De koffie staat klaar')
    const admin = await loggedIn(client)
    /** The admin of the demo has another password by now, and a second step. */
    const changed = { password: 'een-heel-ander-wachtwoord', role: 'eigenaar' as const }
    const secondStep = { totpSecret: 'GEHEIM', totpSince: DateTime.utc() }
    await Admin.create({ name: 'Noor', email: DEMO_ADMIN.email, ...changed, ...secondStep })
    /** The sessions of admins are in here too: no robot opens one. */
    const before = await everything()

    ;(await admin.post(`${REHEARSAL}/${customer.id}`)).assertStatus(202)
    const again = await admin.post(`${REHEARSAL}/${customer.id}`)
    again.assertStatus(409)
    assert.equal(again.body().reden, 'loopt_al')
    const busy = (await admin.open(`${REHEARSAL}/${customer.id}`)).body()
    assert.isTrue(busy.bezig)

    /** The copy is nowhere in a list, and its board can be watched. */
    assert.lengthOf((await admin.open('/api/dashboard/klanten')).body(), 1)
    assert.notInclude((await admin.open('/dashboard')).text(), 'Repetitie ')
    ;(await admin.open(`/dashboard/klant/spellenfabriek/${busy.kopie}/lobby`)).assertStatus(200)

    await rehearsalDone()
    const end = (await admin.open(`${REHEARSAL}/${customer.id}`)).body()
    assert.deepInclude(end, { fase: 'passed', bezig: false, klaar: 4, kopie: null, fouten: [] })
    assert.deepEqual(await everything(), before)
    const after = await Spellenfabriek.findOrFail(game.id)
    assert.equal(after.duration, 30)
    assert.equal(after.announcement, 'De koffie staat klaar')
    const { mark } = await Rehearsal.findByOrFail('customerId', customer.id)
    assert.equal(mark, rehearsalMark(after, rooms))
    assert.notEqual(mark, rehearsalMark(after.merge({ teamCount: 3 }), rooms))
    assert.notEqual(mark, rehearsalMark(await after.refresh(), rooms.slice(1)))
  }).timeout(60_000)

  test('a rehearsal of which the process is gone is removed, and the page says so', async ({
    client,
    assert,
  }) => {
    const { customer, game } = await createEvening({ rooms: 1, teams: 2 })
    const admin = await loggedIn(client)
    const before = await everything()
    assert.isTrue((await startRehearsal(game)).ok)
    await sweepRehearsals()
    assert.lengthOf(await Customer.all(), 2)

    /** The rehearsal gives no more signs of life. */
    const later = DateTime.utc().plus({ milliseconds: 2 * GONE_AFTER_MS })
    await sweepRehearsals(later)
    assert.deepEqual(await everything(), before)
    const shown = (await admin.open(`${REHEARSAL}/${customer.id}`)).body()
    assert.deepInclude(shown, { fase: 'failed', bezig: false })
    assert.include(shown.reden, 'De server is tussendoor gestopt')
    await rehearsalDone()
    assert.deepEqual(await everything(), before)
    assert.isTrue((await startRehearsal(game)).ok)
    await sweepRehearsals(later)
  }).timeout(60_000)

  test('the copy is not among the customers, the evenings of a room and what is exported of a person', async ({
    client,
    assert,
  }) => {
    const { customer, game, rooms } = await createEvening({ rooms: 1, teams: 1 })
    const copy = await inTransaction((trx) => copyEvening(trx, game))
    const admin = await loggedIn(client)
    const list = (await admin.open('/api/dashboard/klanten')).body() as { id: number }[]
    assert.deepEqual(
      list.map(({ id }) => id),
      [customer.id]
    )
    assert.deepEqual(
      (await gamesWith(firstOf(rooms).id)).map(({ id }) => id),
      [game.id]
    )
    const { avonden: evenings } = await exportPersonalData(customer.email, DateTime.utc())
    assert.deepEqual(
      evenings.map(({ naam: name }) => name),
      [customer.name]
    )
    await sweepRehearsals()
    assert.isNull(await Customer.find(copy.id))
    assert.isNotNull(await Customer.find(customer.id))
  })

  test('ten owners who press at once start one rehearsal', async ({ assert }) => {
    const { game } = await createEvening({ rooms: 1, teams: 1 })
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => startRehearsal(game)))
    assert.lengthOf(
      outcomes.filter(({ ok }) => ok),
      1
    )
    assert.lengthOf(await Customer.all(), 2)
    assert.lengthOf(await Rehearsal.all(), 1)
    await sweepRehearsals(DateTime.utc().plus({ milliseconds: 2 * GONE_AFTER_MS }))
  }).timeout(60_000)
})
