import { adminUrlFor } from '~/wire/admin_routes'
import type { Waiting } from '~/ui/hooks/use_shared'

/** The signs of the menu, as lines in a square of 24. */
const SIGNS = {
  today:
    'M9.5 6H20M9.5 12H20M9.5 18H20M3.5 6 5 7.5 7.5 4.5M3.5 12 5 13.5l2.5-3M3.5 18 5 19.5l2.5-3',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5',
  parcels:
    'M3.5 8 12 3.5 20.5 8v8.5L12 21l-8.5-4.5zM3.5 8 12 12.5 20.5 8M12 12.5V21M7.7 5.8l8.5 4.4',
  booklets:
    'M12 6.5c-2-1.6-5-2.1-8.5-1.6v13.6c3.5-.5 6.5 0 8.5 1.6 2-1.6 5-2.1 8.5-1.6V4.9C17 4.4 14 4.9 12 6.5zM12 6.5v13.6',
  withdrawals: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H10',
  messages: 'M3 5.5h18v13H3zM3.5 6 12 12.5 20.5 6',
  prices: 'M3.5 11.5v-8h8l9 9-8 8zM7.8 7.8h.01',
  discountCodes:
    'M3.5 6.5h17v3.3a2.2 2.2 0 0 0 0 4.4v3.3h-17v-3.3a2.2 2.2 0 0 0 0-4.4zM9.5 14.5l5-5M9.5 9.7h.01M14.5 14.3h.01',
  vouchers:
    'M3.5 9h17v11.5h-17zM2.5 5.5h19V9h-19zM12 5.5v15M12 5.5c-5.5 0-5.5-4.5-2.5-3.5 1.5.5 2.5 3.5 2.5 3.5zM12 5.5c5.5 0 5.5-4.5 2.5-3.5-1.5.5-2.5 3.5-2.5 3.5z',
  books: 'M5 4.5A1.5 1.5 0 0 1 6.5 3H19v18H6.5A1.5 1.5 0 0 1 5 19.5zM5 17.5h14M9 7.5h6M9 11.5h6',
  ratings: 'M3.5 4.5h17v12h-8l-4.5 4v-4h-4.5zM8 8.5h8M8 12.5h5',
  figures: 'M3 20.5h18M6 17v-5M12 17V4M18 17V8.5',
  settings: 'M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8M14.5 5v5M9.5 14v5',
  evenings: 'M4 5.5h16v15H4zM4 10h16M8.5 3v4M15.5 3v4M8.5 15l2.5 2.5 4.5-4.5',
  bookings: 'M5 3.5h14v17H5zM8.5 8h7M8.5 12h3.5M8.5 16h2.5M14 15.5l1.6 1.6 3-3.4',
  rooms: 'M6 20.5V4l9-1.2v17.7M3 20.5h18M15 5.5h3.5v15M11.5 11.5v1.5',
  password: 'M7.5 16.5a4.5 4.5 0 1 1 4-6.5h9.5v4h-3v2.5h-3V14h-3.5a4.5 4.5 0 0 1-4 2.5zM7.5 12h.01',
  more: 'M4 6.5h16M4 12h16M4 17.5h16',
} as const

/** A place of the menu. */
export type Place = {
  href: string
  text: string
  here: RegExp
  sign: string
  /** What waits there; the menu shows its number. */
  waiting?: keyof Waiting
}

type Extra = Partial<Pick<Place, 'here' | 'waiting'>>

function place(href: string, text: string, sign: keyof typeof SIGNS, extra: Extra = {}): Place {
  return { href, text, sign: SIGNS[sign], here: new RegExp(`^${href}(/|$)`), ...extra }
}

const TODAY = place(adminUrlFor('today.index'), 'Vandaag', 'today', { waiting: 'alarms' })
const ORDERS = place(adminUrlFor('admin_order.index'), 'Bestellingen', 'orders')
const PARCELS = place(adminUrlFor('shipping.index'), 'Verzenden', 'parcels', { waiting: 'parcels' })
const MESSAGES = place(adminUrlFor('message_screen.index'), 'Berichten', 'messages', {
  waiting: 'messages',
})

/** For owners: the pages of the shop's working day, and those of the live game's evenings. */
export const MENU: readonly { name: string; places: readonly Place[] }[] = [
  {
    name: 'Winkel',
    places: [
      TODAY,
      ORDERS,
      PARCELS,
      MESSAGES,
      place(adminUrlFor('print_file.index'), 'Boekjes', 'booklets'),
      place(adminUrlFor('withdrawal_screen.index'), 'Herroepingen', 'withdrawals', {
        waiting: 'withdrawals',
      }),
      place(adminUrlFor('price_admin.index'), 'Prijzen', 'prices'),
      place(adminUrlFor('discount_code_screen.index'), 'Actiecodes', 'discountCodes'),
      place(adminUrlFor('admin_voucher.index'), 'Cadeaubonnen', 'vouchers'),
      place(adminUrlFor('admin_rating.index'), 'Beoordelingen', 'ratings'),
      place(adminUrlFor('figures.index'), 'Cijfers', 'figures'),
      place(adminUrlFor('bookkeeping.index'), 'Boekhouding', 'books'),
      place(adminUrlFor('setting.index'), 'Instellingen', 'settings'),
    ],
  },
  {
    name: 'Avonden',
    places: [
      place(adminUrlFor('admin_booking.index'), 'Boekingen', 'bookings', { waiting: 'bookings' }),
      place(adminUrlFor('dashboard.index'), 'Klanten', 'evenings', {
        here: /^\/dashboard(\/klant.*)?$/,
      }),
      place(adminUrlFor('room_screen.index'), 'Kamers', 'rooms'),
    ],
  },
]

/** What an owner opens each day, in reach of the thumb on a phone. */
export const DAILY = [TODAY, ORDERS, PARCELS, MESSAGES] as const
/** The place for the account of the admin who is logged in. */
export const ACCOUNT = place(adminUrlFor('password.edit'), 'Wachtwoord', 'password')
export const MORE_SIGN = SIGNS.more
