import { BaseTransformer } from '@adonisjs/core/transformers'
import { urlFor } from '@adonisjs/core/services/url_builder'
import type { DateTime } from 'luxon'
import { CARDS, PAPER_KIT } from '#app/admin/week/items'
import type { EveningOfWeek, Planned } from '#app/admin/week/load_week'
import { explainPart } from '#app/admin/week/explain_part'
import { addressOf } from '#app/shop/calendar/evening_event'
import { readinessOf, type Part, type PartState } from '#domain/admin/week/preparations'
import { asIso, dayOf, startOfDay } from '#domain/dutch_time'
import { present } from '#domain/present'
import { findGame } from '#games/catalogue'
import { EVENING_KITS } from '#games/evening_kits'

/** An evening of this week, as the owner prepares it. */
export default class EveningTransformer extends BaseTransformer<EveningOfWeek> {
  constructor(
    evening: EveningOfWeek,
    protected now: DateTime
  ) {
    super(evening)
  }

  toObject() {
    const { booking, facts, ticked, clashes } = this.resource
    const { bring, there, live } = EVENING_KITS[booking.itemName]
    const agreed = booking.status !== 'quoted'
    return {
      id: booking.id,
      number: booking.number,
      ...momentOf(booking),
      /** Days from today. */
      days: daysBetween(this.now, booking.startsAt),
      title: titleOf(booking),
      agreed,
      people: booking.people,
      who: booking.organisation ?? booking.name,
      contact: booking.organisation ? booking.name : null,
      phone: booking.phone,
      address: addressOf(booking),
      route: routeTo(addressOf(booking)),
      notes: booking.notes,
      clashes: clashes.map((other) => ({ ...momentOf(other), title: titleOf(other) })),
      /**
       * The parts are shown once the evening is agreed, because nobody prints for one that may not
       * take place.
       */
      parts: live && agreed ? readinessOf(facts).map((part) => partOf(part, booking)) : [],
      bring: bring.map(({ name, text }) => ({ name, text, ticked: ticked.has(name) })),
      there: [...there],
    }
  }
}

const titleOf = ({ itemName }: Planned): string => present(findGame(itemName), itemName).title

const momentOf = ({ startsAt, minutes }: Planned) => ({
  startsAt: asIso(startsAt.toUTC()),
  endsAt: asIso(startsAt.plus({ minutes }).toUTC()),
})

function daysBetween(now: DateTime, later: DateTime): number {
  const days = startOfDay(dayOf(later)).diff(startOfDay(dayOf(now)), 'hours').hours / 24
  return Math.round(days)
}

/**
 * A link to a map with the directions to an address. The map learns the address only when somebody
 * follows the link.
 */
function routeTo(address: string): string | null {
  if (address === '') return null
  const query = new URLSearchParams({ api: '1', destination: address })
  return `https://www.google.com/maps/dir/?${query.toString()}`
}

/**
 * The tick of each part that is printed. The shop knows by itself whether the other parts are
 * ready.
 */
const TICKS: Partial<Record<Part, string>> = { cards: CARDS, paper_kit: PAPER_KIT }

function partOf({ part, state }: PartState, { customerId }: Planned) {
  return {
    part,
    state,
    text: explainPart({ part, state }),
    item: TICKS[part] ?? null,
    href: hrefOf(part, customerId),
  }
}

/** Where a part is made ready. */
function hrefOf(part: Part, customerId: number | null): string | null {
  if (customerId === null) return null
  if (part === 'paper_kit') return urlFor('paper_kit.show', { klantId: customerId })
  return urlFor('customer_screen.settings', { klantId: customerId })
}
