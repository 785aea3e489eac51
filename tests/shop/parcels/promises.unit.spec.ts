import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { replyPromise, daysUntil, shippingPromise } from '#domain/shop/promises/promises'

const at = (moment: string) => DateTime.fromISO(moment, { zone: 'Europe/Amsterdam' })
const day = (moment: DateTime) => moment.setZone('Europe/Amsterdam').toISODate()

test.group('What the shop promises', () => {
  test('paid on {betaald}: sent by {streven}, on {uiterlijk} at the latest')
    .with([
      { betaald: '2026-11-19T10:00', streven: '2026-11-22', uiterlijk: '2026-11-26' },
      { betaald: '2026-11-20T23:59', streven: '2026-11-23', uiterlijk: '2026-11-27' },
      { betaald: '2026-12-23T12:00', streven: '2026-12-26', uiterlijk: '2026-12-31' },
      { betaald: '2026-03-28T00:30', streven: '2026-03-31', uiterlijk: '2026-04-03' },
    ])
    .run(({ assert }, { betaald: paid, streven: target, uiterlijk: deadline }) => {
      const promise = shippingPromise(at(paid))
      assert.equal(day(promise.streven), target)
      assert.equal(day(promise.uiterlijk), deadline)
      assert.equal(promise.uiterlijk.setZone('Europe/Amsterdam').hour, 23)
    })

  test('a message of Thursday before Easter is answered by Wednesday', ({ assert }) => {
    assert.equal(day(replyPromise(at('2026-04-02T15:00'))), '2026-04-08')
  })

  test('at {nu} it is {dagen} days until the end of 27 March')
    .with([
      { nu: '2026-03-27T00:00', dagen: 0 },
      { nu: '2026-03-27T23:59', dagen: 0 },
      { nu: '2026-03-28T00:01', dagen: -1 },
      { nu: '2026-03-26T23:59', dagen: 1 },
      { nu: '2026-03-30T12:00', dagen: -3 },
    ])
    .run(({ assert }, { nu: now, dagen: days }) => {
      assert.equal(daysUntil(at('2026-03-27').endOf('day').toUTC(), at(now)), days)
    })
})
