import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import Bewaartermijn from '#app/winkel/jobs/bewaartermijn'
import Bestelling from '#models/bestelling'
import Contactbericht from '#models/contactbericht'
import { legeWinkel } from '#tests/helpers/database'
import { bestel, metSimulator, post, ruimSimulatorOp } from '#tests/helpers/winkel'

test.group('What we promised to forget', (group) => {
  group.each.setup(() => legeWinkel())

  const verouder = (tijd: object) =>
    Bestelling.query().update({ createdAt: asColumn(DateTime.utc().minus(tijd)) })
  const ruimOp = async () => (await app.container.make(Bewaartermijn)).execute()

  test('an unpaid order of {dagen} days: kept is {blijft}')
    .with([
      { dagen: 29, blijft: true },
      { dagen: 31, blijft: false },
    ])
    .run(async ({ client, assert, cleanup }, { dagen, blijft }) => {
      const simulator = await metSimulator()
      cleanup(() => ruimSimulatorOp(simulator))
      await bestel(client, simulator)
      await verouder({ days: dagen })
      await ruimOp()
      assert.lengthOf(await Bestelling.all(), blijft ? 1 : 0)
    })

  test('a paid order of {maanden} months: kept is {blijft}')
    .with([
      { maanden: 83, blijft: true },
      { maanden: 85, blijft: false },
    ])
    .run(async ({ client, assert, cleanup }, { maanden, blijft }) => {
      const simulator = await metSimulator()
      cleanup(() => ruimSimulatorOp(simulator))
      const { betaling } = await bestel(client, simulator)
      await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
      await verouder({ months: maanden })
      await ruimOp()
      assert.lengthOf(await Bestelling.all(), blijft ? 1 : 0)
    })

  test('a contact message is forgotten after a year', async ({ client, assert }) => {
    await post(client, '/contact', { name: 'Tim', email: 'tim@example.nl', comments: 'Hoi' })
    await ruimOp()
    assert.lengthOf(await Contactbericht.all(), 1)
    await Contactbericht.query().update({
      createdAt: asColumn(DateTime.utc().minus({ days: 366 })),
    })
    await ruimOp()
    assert.lengthOf(await Contactbericht.all(), 0)
  })
})
