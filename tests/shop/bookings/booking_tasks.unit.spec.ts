import { test } from '@japa/runner'
import { bookingTask, type BookingTask } from '#domain/shop/bookings/booking_tasks'
import type { BookingStatus } from '#domain/shop/bookings/booking_life'
import type { BookingOrder } from '#domain/shop/bookings/booking_money'

const NOW = new Date('2026-11-24T12:00:00Z')
const TOMORROW = new Date('2026-11-25T18:00:00Z')
const YESTERDAY = new Date('2026-11-23T18:00:00Z')

const order = (fields: Partial<BookingOrder>): BookingOrder => ({
  ...{ part: 'whole', totalCents: 39_040, keptCents: 0, waiting: false, dueAt: null },
  ...fields,
})
const billed = (dueAt: Date) => order({ waiting: true, dueAt })
const paid = order({ keptCents: 39_040 })

type Case = {
  title: string
  status: BookingStatus
  startsAt?: Date | null
  orders?: BookingOrder[]
  task: BookingTask | null
}

test('an evening asks of the owner: {title}')
  .with<Case[]>([
    { title: 'somebody asked', status: 'inquiry', startsAt: null, task: 'offer' },
    { title: 'the quote is with the customer', status: 'quoted', task: null },
    { title: 'nobody answered the quote', status: 'expired', task: 'ask_again' },
    { title: 'and its day is over', status: 'expired', startsAt: YESTERDAY, task: null },
    { title: 'agreed and still to come', status: 'accepted', task: null },
    { title: 'its day is over', status: 'accepted', startsAt: YESTERDAY, task: 'was_it_played' },
    {
      title: 'the invoice is late before the evening',
      ...{ status: 'accepted', orders: [billed(YESTERDAY)], task: 'overdue' },
    },
    { title: 'played, without an invoice', status: 'played', startsAt: YESTERDAY, task: 'bill' },
    {
      title: 'played, with an invoice that has time',
      ...{ status: 'played', startsAt: YESTERDAY, orders: [billed(TOMORROW)], task: null },
    },
    {
      title: 'played, and the invoice is late',
      ...{ status: 'played', startsAt: YESTERDAY, orders: [billed(YESTERDAY)], task: 'overdue' },
    },
    {
      title: 'played and paid',
      ...{ status: 'played', startsAt: YESTERDAY, orders: [paid], task: null },
    },
    { title: 'called off', status: 'canceled', orders: [billed(YESTERDAY)], task: null },
    { title: 'closed', status: 'closed', task: null },
  ])
  .run(({ assert }, { status, startsAt = TOMORROW, orders = [], task }) => {
    const money = { totalCents: 39_040, depositCents: 0, orders }
    assert.equal(bookingTask({ status, startsAt, minutes: 120, money }, NOW), task)
  })
