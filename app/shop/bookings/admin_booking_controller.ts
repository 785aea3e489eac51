import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { CHANGED_MEANWHILE, CHANGED_REASON } from '#app/admin/shell/changed_meanwhile'
import { adminHead } from '#app/admin/shell/admin_head'
import { likePattern, searchFields } from '#app/admin/shell/search_query'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { id } from '#app/core/input/fields'
import BookingRowTransformer from '#app/shop/bookings/booking_row_transformer'
import BookingTransformer from '#app/shop/bookings/booking_transformer'
import { asBooking, bookingValidator, type BookingData } from '#app/shop/bookings/booking_validator'
import { eveningName } from '#app/shop/bookings/booking_words'
import { emptyBooking, loadBookingDetail } from '#app/shop/bookings/load_booking'
import { ofSameAddress } from '#app/shop/same_address/of_same_address'
import SameAddressTransformer from '#app/shop/same_address/same_address_transformer'
import { changeBooking, makeBooking, type ChangeRefused } from '#app/shop/bookings/save_booking'
import { dayOf } from '#domain/dutch_time'
import { movesBack } from '#domain/shop/bookings/booking_changes'
import { RUNNING_BOOKINGS } from '#domain/shop/bookings/booking_life'
import Booking from '#models/shop/booking'
import ContactMessage from '#models/shop/contact_message'

const PER_PAGE = 25
const STATES = ['lopend', 'alle'] as const
type State = (typeof STATES)[number]

const searchValidator = vine.create({ ...searchFields, stand: vine.enum(STATES).optional() })
const newValidator = vine.create({ bericht: id().optional() })

/** The booked evenings. */
export default class AdminBookingController {
  async index({ inertia, request }: HttpContext) {
    const {
      zoek: typed,
      stand: state = 'lopend',
      bladzijde: page = 1,
    } = await request.validateUsing(searchValidator)
    const search = typed ?? ''
    const found = await searchBookings(search, state).paginate(page, PER_PAGE)
    return inertia.render(
      'shop/bookings/admin_bookings_page',
      {
        ...{ title: 'Boekingen', search, state },
        bookings: BookingRowTransformer.transform(found.all(), DateTime.utc()),
        ...{ page: found.currentPage, pages: Math.max(1, found.lastPage), count: found.total },
      },
      adminHead('Boekingen')
    )
  }

  async create({ inertia, request }: HttpContext) {
    const { bericht: messageId } = await newValidator.validate({
      bericht: Number(request.input('bericht')) || undefined,
    })
    const message = messageId ? await ContactMessage.find(messageId) : null
    const title = 'Nieuwe boeking'
    return inertia.render(
      'shop/bookings/admin_new_booking_page',
      { title, begin: emptyBooking(message) },
      adminHead(title)
    )
  }

  async show({ inertia, params }: HttpContext) {
    const booking = await orNotFound(Booking.find(params.id))
    const now = DateTime.utc()
    const title = eveningName(booking)
    return inertia.render(
      'shop/bookings/admin_booking_page',
      {
        title,
        booking: BookingTransformer.transform(await loadBookingDetail(booking), now),
        sameAddress: SameAddressTransformer.transform(
          await ofSameAddress(booking.email, { kind: 'bookings', id: booking.id })
        ),
      },
      adminHead(title)
    )
  }

  async store({ auth, request, response }: HttpContext) {
    const { voorbij: overToo = false, ...input } = await request.validateUsing(bookingValidator)
    const data = asBooking(input)
    if (!overToo && isOver(data)) return response.status(409).json(REFUSALS.day_is_over)
    const message = input.bericht ? await ContactMessage.find(input.bericht) : null
    const who = auth.use('web').getUserOrFail()
    const booking = await makeBooking(who, data, message?.id ?? null)
    return response.status(201).json({ id: booking.id })
  }

  async update({ auth, params, request, response }: HttpContext) {
    const {
      gezien: seen,
      voorbij: overToo,
      ...input
    } = await request.validateUsing(bookingValidator)
    const who = auth.use('web').getUserOrFail()
    const wish = { seen, overToo: overToo ?? false }
    const changed = await changeBooking(who, Number(params.id), asBooking(input), wish)
    return changed.ok
      ? response.json({ gevolg: CONSEQUENCES[changed.value] })
      : response.status(409).json(REFUSALS[changed.error.type])
  }
}

/** A slip in the year of a new evening is asked about, as one in a change is. */
const isOver = ({ startsAt }: BookingData) =>
  movesBack(null, startsAt && dayOf(startsAt), dayOf(DateTime.utc()))

const REFUSALS = {
  changed_meanwhile: { message: CHANGED_MEANWHILE, reden: CHANGED_REASON },
  day_is_over: {
    message: 'Deze dag is al voorbij. Kijk de datum na, of bevestig dat het klopt.',
    reden: 'dag_voorbij',
  },
  too_late: {
    message:
      'De avond is gespeeld: dag, personen en kilometers staan vast. De rest kun je nog wijzigen.',
  },
} satisfies Record<ChangeRefused['type'], object>

const CONSEQUENCES = {
  ...{ free: 'geen', moved: 'verplaatst', relocated: 'verplaatst' },
  ...{ new_quote: 'nieuwe_offerte', offer_again: 'nieuwe_offerte' },
} as const

function searchBookings(search: string, state: State) {
  const words = likePattern(search)
  const query = Booking.query()
    .where((part) => {
      for (const column of ['number', 'name', 'organisation', 'email', 'city'])
        part.orWhereRaw(`lower(${column}) like ?`, [words])
    })
    .preload('quotes')
    .preload('orders', (order) => order.preload('payments').orderBy('id'))
  if (state === 'lopend') query.whereIn('status', [...RUNNING_BOOKINGS]).orderBy('starts_at')
  else query.orderBy('id', 'desc')
  return query.orderBy('id', 'desc')
}
