import type { Lots } from '#tests/helpers/shop/personal_data/lots'

/** The tables of booked evenings. */
export const BOOKINGS_COLUMNS = {
  CalendarAddressSchema: {
    table: 'calendar_addresses',
    columns: {
      createdAt: 'nobody, omitted',
      fetchedAt: 'nobody, omitted',
      id: 'nobody, omitted',
      tokenMark: 'kept, secret',
    },
  },
  PreparationSchema: {
    table: 'preparations',
    columns: {
      bookingId: 'nobody, omitted',
      createdAt: 'nobody, omitted',
      id: 'nobody, omitted',
      item: 'nobody, omitted',
      mark: 'nobody, omitted',
    },
  },
} satisfies Lots
