import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { PAYMENT_STATUS, REFUND_STATUS } from '#app/shop/orders/order_words'
import { WITHDRAWAL_STATUS } from '#app/shop/withdrawals/withdrawal_words'
import { STATUSES } from '#domain/live/game/game_flow'
import { BOOKING_STATUSES } from '#domain/shop/bookings/booking_life'
import { EXPORT_STATUSES } from '#domain/shop/bookkeeping/invoice_export'
import { ORDER_STATUSES } from '#domain/shop/orders'
import { keepTo } from '../../../scripts/lib/golden.js'

const STATES = {
  'order': ORDER_STATUSES,
  'payment': Object.keys(PAYMENT_STATUS),
  'refund': Object.keys(REFUND_STATUS),
  'withdrawal': Object.keys(WITHDRAWAL_STATUS),
  'booking': BOOKING_STATUSES,
  'round': STATUSES,
  'zip of invoices': EXPORT_STATUSES,
}

test('orders, bookings and rounds keep the states that are stored', () => {
  keepTo(
    'states.txt',
    Object.entries(STATES).flatMap(([of, states]) => states.map((state) => `${of}: ${state}`))
  )
})

test('a shop keeps the names of settings that its owner wrote down', () => {
  const names = readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_0-9]+)=/gm)
  keepTo(
    'settings.txt',
    [...names].flatMap(([, name = '']) => name)
  )
})

test('an existing database takes each migration once, by its name', () => {
  const folder = 'database/migrations'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  keepTo(
    'migrations.txt',
    files.filter((file) => /\.ts$/.test(file)).map((file) => join(folder, file))
  )
})
