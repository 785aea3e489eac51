import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { EmbeddedBroadcaster } from '#app/core/realtime/embedded_broadcaster'
import type { Options } from '#app/live/rehearsal/options'
import { playRehearsal } from '#app/live/rehearsal/play_rehearsal'
import { reportText } from '#app/live/rehearsal/report_text'
import Admin from '#models/admin/admin'
import Customer from '#models/live/customer'
import Round from '#models/live/round'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import env from '#start/env'
import {
  createEvening,
  createRoom,
  createPlayingEvening,
} from '#tests/helpers/live/playing_evening'
import { ADMIN } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { connectRealtime, until } from '#tests/helpers/core/realtime'

const OPTIONS: Options = {
  url: `http://127.0.0.1:${env.port}`,
  email: ADMIN.email,
  password: ADMIN.password,
  teams: 3,
  phones: 2,
  speed: 2000,
  seed: 4,
  customerId: null,
  elsewhere: false,
}

/** Moves the start back, because even the shortest game lasts minutes. */
async function letTimeRunOut(customerId: number) {
  const game = await Spellenfabriek.findByOrFail('customer_id', customerId)
  const start = DateTime.utc().minus({ hours: 9 })
  await game.merge({ start, version: game.version + 1 }).save()
}

test.group('A rehearsal', (group) => {
  let broadcaster: EmbeddedBroadcaster
  group.setup(async () => {
    broadcaster = await connectRealtime()
  })
  group.each.setup(async () => {
    await emptyShop()
    await Admin.create({ name: 'Eigenaar', ...ADMIN })
  })
  group.each.teardown(async () => {
    await until(() => broadcaster.hub.size.connections === 0, 'all phones to be put away')
  })

  test('a rehearsal plays an evening with three teams, and everything is right afterwards', async ({
    assert,
  }) => {
    for (let number = 1; number <= 4; number++) await createRoom(number)
    const killed = await Customer.create({ name: 'Repetitie 3', email: 'repetitie@example.nl' })
    let names: unknown[] = []
    const report = await playRehearsal(OPTIONS, {
      async letTimeRunOut(customerId) {
        const customer = await Customer.findOrFail(customerId)
        const teams = await Team.query().where('customer_id', customer.id).orderBy('number')
        names = [customer.name, ...teams.slice(0, 3).map(({ customName }) => customName)]
        await letTimeRunOut(customerId)
      },
    })
    assert.deepEqual(
      Object.entries(report.checks).filter(([, correct]) => !correct),
      [],
      reportText(report).join('\n')
    )
    assert.isTrue(report.passed)
    assert.equal(report.done, 12)
    assert.equal(report.missed, 0)
    assert.isAbove(report.events, 100)
    assert.isAbove(report.measured, 10)
    assert.equal(report.actions.teamname, 3)
    assert.equal(report.refusals.tijd_voorbij, 1)

    assert.deepEqual(names, ['Repetitie 4', 'De Uilen', 'De Valken', 'De Dassen'])
    assert.isEmpty(await Customer.all(), `neither its customer is left, nor ${killed.name}`)
    assert.isEmpty(await Round.all())
  }).timeout(30_000)

  test('a rehearsal that breaks off removes its customer, and leaves one that is playing', async ({
    assert,
  }) => {
    const { customer } = await createPlayingEvening()
    await customer.merge({ email: 'repetitie@example.nl' }).save()
    const stop = new AbortController()
    const broken = playRehearsal(OPTIONS, {
      signal: stop.signal,
      letTimeRunOut: () => Promise.resolve(stop.abort()),
    })
    await assert.rejects(() => broken)
    assert.deepEqual(
      (await Customer.all()).map(({ id }) => id),
      [customer.id]
    )
  }).timeout(30_000)

  test('a rehearsal of an existing customer plays its rooms, and puts its duration back', async ({
    assert,
  }) => {
    const { customer, game } = await createEvening({
      rooms: 2,
      teams: 4,
      duration: 90,
    })
    const options = { ...OPTIONS, customerId: customer.id, teams: 2, phones: 1 }
    const report = await playRehearsal(options, { letTimeRunOut })
    assert.isTrue(report.passed, reportText(report).join('\n'))
    assert.equal(report.done, 4)
    await game.refresh()
    assert.equal(game.duration, 90)
    assert.equal(game.teamCount, 4)
  }).timeout(30_000)

  test('a rehearsal does not begin where people play', async ({ assert }) => {
    const { customer, game } = await createPlayingEvening()
    await assert.rejects(
      () => playRehearsal({ ...OPTIONS, customerId: customer.id }),
      'Er wordt gespeeld bij deze klant.'
    )
    await game.refresh()
    assert.equal(game.duration, 60)
  })

  test('a rehearsal with a wrong password ends at once, and says so', async ({ assert }) => {
    await assert.rejects(
      () => playRehearsal({ ...OPTIONS, password: 'iets anders' }),
      /403 Dit e-mailadres en wachtwoord horen niet bij elkaar/
    )
  })

  test('a rehearsal ends at once when it is told to, and leaves no phone behind', async ({
    assert,
  }) => {
    const { customer } = await createEvening({ rooms: 3 })
    const stop = new AbortController()
    const busy = playRehearsal(
      { ...OPTIONS, customerId: customer.id, speed: 1 },
      { signal: stop.signal }
    )
    await until(() => broadcaster.hub.size.connections === 6, 'all phones to be there')
    stop.abort()
    await assert.rejects(() => busy)
  })
})
