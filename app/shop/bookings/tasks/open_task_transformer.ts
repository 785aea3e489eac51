import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import { titleOf } from '#app/shop/bookings/quotes/compose_quote'
import type { OpenTask } from '#app/shop/bookings/tasks/open_tasks'
import { term } from '#app/shop/promises/term'
import { asIso } from '#domain/dutch_time'
import type { BookingTask } from '#domain/shop/bookings/booking_tasks'

const TO_DO: Record<BookingTask, string> = {
  offer: 'Spreek een dag af en mail de offerte.',
  ask_again: 'De offerte is verlopen zonder antwoord. Vraag of de klant nog wil, of zeg af.',
  was_it_played: 'De dag is geweest. Noteer of de avond is gespeeld.',
  bill: 'Gespeeld en nog niet betaald. Stuur de factuur, of vraag om het geld.',
  overdue: 'De factuur is te laat. Vraag de klant ernaar.',
}

/** An evening that asks something of the owner, as Vandaag lists it. */
export default class OpenTaskTransformer extends BaseTransformer<OpenTask> {
  constructor(
    task: OpenTask,
    protected now: DateTime
  ) {
    super(task)
  }

  toObject() {
    const { booking, task, until } = this.resource
    const { id, number, name, organisation, startsAt } = booking
    return {
      ...{ id, number, title: titleOf(booking), who: organisation ?? name },
      at: startsAt && asIso(startsAt),
      toDo: TO_DO[task],
      term: until && term(until, this.now),
    }
  }
}
