import { urlFor } from '@adonisjs/core/services/url_builder'
import { fingerprint } from '#app/core/tokens'
import { present } from '#domain/present'
import { calendarStatus } from '#domain/shop/calendar/evening_status'
import type { CalendarEvent } from '#domain/shop/calendar/icalendar'
import { findGame } from '#games/catalogue'
import { EVENING_KITS } from '#games/evening_kits'
import type Booking from '#models/shop/booking'
import env from '#start/env'

/**
 * An evening as its customer keeps it. The secret of their page is not in it, because people share
 * their calendars.
 *
 * @param booking with its events loaded
 * @returns null when it has no moment, or does not belong in a calendar
 */
export function eventForCustomer(booking: Booking): CalendarEvent | null {
  return eventOf(booking, {
    summary: booking.status === 'canceled' ? `Afgezegd: ${titleOf(booking)}` : titleOf(booking),
    description: [`Boeking ${booking.number}, ${booking.people} personen.`, ...thereOf(booking)],
  })
}

/**
 * An evening in the owner's own calendar: who and where, and the way to the rest. E-mail address,
 * phone and notes stay in the shop, because a calendar is often kept by somebody else.
 *
 * @param booking with its events loaded
 * @returns null when it has no moment, or does not belong in a calendar
 */
export function eventForOwner(booking: Booking): CalendarEvent | null {
  const { id, status, people, name, organisation, number } = booking
  const option = status === 'quoted' ? 'Optie: ' : ''
  return eventOf(booking, {
    summary: `${option}${titleOf(booking)}, ${people} personen, ${organisation ?? name}`,
    description: [
      ...(organisation ? [`Contact: ${name}`] : []),
      'Meenemen:',
      ...EVENING_KITS[booking.itemName].bring.map(({ text }) => `- ${text}`),
      `Boeking ${number}: ${env.appUrl}${urlFor('admin_booking.show', { id })}`,
    ],
  })
}

type Words = { readonly summary: string; readonly description: readonly string[] }

function eventOf(booking: Booking, { summary, description }: Words): CalendarEvent | null {
  const status = calendarStatus(booking.status)
  const { startsAt, minutes, events, updatedAt } = booking
  if (startsAt === null || status === null) return null
  return {
    ...{ uid: uidOf(booking), summary, description: description.join('\n') },
    /** Each change is a line of the timeline, of which none is ever taken away. */
    sequence: events.length,
    changedAt: (events.at(-1)?.createdAt ?? updatedAt).toJSDate(),
    ...{ startsAt: startsAt.toJSDate(), minutes, status },
    location: addressOf(booking),
  }
}

/** The address of an evening on one line; empty when nobody knows it yet. */
export function addressOf({ address, postcode, city }: Booking): string {
  const town = [postcode, city].filter(Boolean).join(' ')
  return [address, town].filter(Boolean).join(', ')
}

/**
 * The id of the event depends on nothing that changes: not on the secret, which can be renewed, and
 * not on the domain.
 */
const uidOf = ({ number, createdAt }: Booking): string =>
  fingerprint('calendar', number, String(createdAt.toUnixInteger())).slice(0, 32)

const titleOf = ({ itemName }: Booking): string => present(findGame(itemName), itemName).title

const thereOf = ({ itemName }: Booking): string[] => {
  const { there } = EVENING_KITS[itemName]
  return there.length > 0 ? ['Zorg je zelf voor:', ...there.map((thing) => `- ${thing}`)] : []
}
