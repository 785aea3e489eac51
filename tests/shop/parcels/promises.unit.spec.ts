import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  replyPromise,
  daysUntil,
  movedDeadline,
  movedReply,
  shippingPromise,
} from '#domain/shop/promises/promises'

const at = (moment: string) => DateTime.fromISO(moment, { zone: 'Europe/Amsterdam' })
const day = (moment: DateTime) => moment.setZone('Europe/Amsterdam').toISODate()

test.group('The promises of the shop', () => {
  test('an order paid on {paid} is to be sent by {target}, on {deadline} at the latest')
    .with([
      { paid: '2026-11-19T10:00', target: '2026-11-22', deadline: '2026-11-26' },
      { paid: '2026-11-20T23:59', target: '2026-11-23', deadline: '2026-11-27' },
      { paid: '2026-12-23T12:00', target: '2026-12-26', deadline: '2026-12-31' },
      { paid: '2026-03-28T00:30', target: '2026-03-31', deadline: '2026-04-03' },
    ])
    .run(({ assert }, { paid, target, deadline }) => {
      const promise = shippingPromise(at(paid), null)
      assert.equal(day(promise.target), target)
      assert.equal(day(promise.deadline), deadline)
      assert.equal(promise.deadline.setZone('Europe/Amsterdam').hour, 23)
    })

  test(
    'an order paid on {paid} is to be sent by {target}, on {deadline} at the latest, while the shop is away from 22 to 29 November'
  )
    .with([
      { paid: '2026-11-18T10:00', target: '2026-11-21', deadline: '2026-11-30', moved: true },
      { paid: '2026-11-19T10:00', target: '2026-11-30', deadline: '2026-11-30', moved: true },
      { paid: '2026-11-26T23:30', target: '2026-11-30', deadline: '2026-12-03', moved: true },
      { paid: '2026-11-27T00:30', target: '2026-11-30', deadline: '2026-12-04', moved: false },
      { paid: '2026-11-12T10:00', target: '2026-11-15', deadline: '2026-11-19', moved: false },
    ])
    .run(({ assert }, { paid, target, deadline, moved }) => {
      const away = { from: '2026-11-22', until: '2026-11-29' }
      const promise = shippingPromise(at(paid), away)
      assert.equal(day(promise.target), target)
      assert.equal(day(promise.deadline), deadline)
      assert.equal(promise.afterHoliday, moved)
    })

  test('a holiday that ends on a Friday moves a parcel to the Monday', ({ assert }) => {
    const away = { from: '2026-11-22', until: '2026-11-27' }
    const { target } = shippingPromise(at('2026-11-20T10:00'), away)
    assert.equal(day(target), '2026-11-30')
  })

  test('a customer who waits at {now} for a parcel that was paid at {paid} hears {hears}')
    .with([
      { paid: '2026-11-20T10:00', now: '2026-11-23T10:00', hears: '2026-11-30' },
      { paid: '2026-11-20T10:00', now: '2026-11-21T23:59', hears: null },
      { paid: '2026-11-20T10:00', now: '2026-11-30T00:01', hears: null },
      { paid: '2026-11-26T23:30', now: '2026-11-27T10:00', hears: null },
    ])
    .run(({ assert }, { paid, now, hears }) => {
      const away = { from: '2026-11-22', until: '2026-11-29' }
      const moved = movedDeadline(at(paid), away, at(now))
      assert.equal(moved && day(moved), hears)
      assert.isNull(movedDeadline(at(paid), null, at(now)))
    })

  test('a message of Thursday before Easter is answered by Wednesday', ({ assert }) => {
    assert.equal(day(replyPromise(at('2026-04-02T15:00'), null)), '2026-04-08')
  })

  test(
    'a message of {sent} is answered by {answered} while the shop is away from 22 to 29 November; its writer hears so on 23 November: {hears}'
  )
    .with([
      { sent: '2026-11-17T10:00', answered: '2026-11-20', hears: false },
      { sent: '2026-11-18T10:00', answered: '2026-11-23', away: '2026-11-30', hears: true },
      { sent: '2026-11-23T10:00', answered: '2026-11-26', away: '2026-11-30', hears: true },
      { sent: '2026-11-25T10:00', answered: '2026-11-30', hears: false },
    ])
    .run(({ assert }, { sent, answered, away: moved, hears }) => {
      const away = { from: '2026-11-22', until: '2026-11-29' }
      assert.equal(day(replyPromise(at(sent), null)), answered)
      assert.equal(day(replyPromise(at(sent), away)), moved ?? answered)
      const heard = movedReply(at(sent), away, at('2026-11-23T10:00'))
      assert.equal(heard && day(heard), hears ? moved : null)
    })

  test('a visitor who writes before or after a holiday hears nothing of it', ({ assert }) => {
    const away = { from: '2026-11-22', until: '2026-11-29' }
    for (const now of ['2026-11-21T23:59', '2026-11-30T00:01'])
      assert.isNull(movedReply(at(now), away, at(now)))
    assert.isNull(movedReply(at('2026-11-23T10:00'), null, at('2026-11-23T10:00')))
  })

  test('a customer at {now} has {days} days until the end of 27 March')
    .with([
      { now: '2026-03-27T00:00', days: 0 },
      { now: '2026-03-27T23:59', days: 0 },
      { now: '2026-03-28T00:01', days: -1 },
      { now: '2026-03-26T23:59', days: 1 },
      { now: '2026-03-30T12:00', days: -3 },
    ])
    .run(({ assert }, { now, days }) => {
      assert.equal(daysUntil(at('2026-03-27').endOf('day').toUTC(), at(now)), days)
    })
})
