import { BaseTransformer } from '@adonisjs/core/transformers'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { explainGroup, linesOf } from '#app/shop/indications/indication_words'
import type { Indication, TriedIndication } from '#app/shop/indications/read_indication'
import { EVENING_RATES, eveningPrice } from '#domain/shop/bookings/evening_price'
import { formatFullDay } from '#domain/dutch_time'
import { toDecimal } from '#domain/money'

/** What an evening costs, for a visitor who considers one, with what was typed. */
export default class IndicationTransformer extends BaseTransformer<TriedIndication> {
  toObject() {
    const { evening, typed, errors, indication } = this.resource
    return {
      /** Where the form is sent: the page of the game itself. */
      action: urlFor('game.show', { itemName: evening }),
      people: { ...EVENING_RATES[evening].people },
      typed: { ...typed },
      errors,
      outcome: indication && outcomeOf(indication),
    }
  }
}

function outcomeOf(indication: Indication) {
  const { evening, people, kmThere, day } = indication
  return {
    day: day && formatFullDay(day),
    lines: linesOf(indication).map(({ what, cents }) => ({ what, amount: toDecimal(cents) })),
    total: toDecimal(eveningPrice(indication).totalCents),
    warning: explainGroup(indication),
    contact: urlFor('contact.create', [], {
      qs: { spel: evening, personen: people, km: kmThere, ...(day && { dag: day }) },
    }),
  }
}
