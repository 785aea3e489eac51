import { toValidationBody, type FieldErrors } from '#app/core/http/validation_errors'
import { indicationValidator } from '#app/shop/indications/indication_validator'
import { EVENINGS, type Evening, type EveningAsked } from '#domain/shop/bookings/evening_price'
import { wishedDay, type DayRefused } from '#domain/shop/indications'
import { present } from '#domain/present'

/** The fields of the form, as they are spelled in an address. */
const FIELDS = ['personen', 'km', 'dag'] as const
type Typed = Record<(typeof FIELDS)[number], string>

/** An evening that somebody thinks about. */
export type Indication = EveningAsked & {
  /** The day that is wished for, such as '2026-12-12'. */
  readonly day: string | null
}

/** What a visitor typed, and what came of it. */
export type TriedIndication = {
  readonly evening: Evening
  readonly typed: Typed
  readonly errors: FieldErrors
  readonly indication: Indication | null
}

/** The evening of this name, when it is one that is booked. */
export const findEvening = (name: unknown): Evening | undefined =>
  EVENINGS.find((evening) => evening === name)

/** The most characters that a field takes. */
const LONGEST = 20

/** What the query of an address asks. A query with none of our fields asks nothing. */
export async function readIndication(
  evening: Evening,
  query: Readonly<Record<string, unknown>>,
  now: Date
): Promise<TriedIndication> {
  const typed = typedIn(query)
  const tried = { evening, typed, errors: {}, indication: null }
  if (FIELDS.every((name) => typed[name] === '')) return tried

  const [error, input] = await indicationValidator.tryValidate(withoutEmpty(typed))
  const errors = { ...fieldErrors(error), ...dayErrors(typed.dag, now) }
  if (error || Object.keys(errors).length > 0) return { ...tried, errors }
  const { personen: people, km: kmThere, dag: day } = input
  return { ...tried, indication: { evening, people, kmThere, day: day ?? null } }
}

const fieldErrors = (error: unknown): FieldErrors =>
  error ? present(toValidationBody(error), 'what was refused').errors : {}

/** Judges the day beside the other fields, so that one answer names every mistake. */
function dayErrors(typed: string, now: Date): FieldErrors {
  const day = typed === '' ? null : wishedDay(typed, now)
  return day && !day.ok ? { dag: [explainDay(day.error)] } : {}
}

export const hasErrors = ({ errors }: TriedIndication) => Object.keys(errors).length > 0

/** The form shows again only text that could be an answer. */
function typedIn(query: Readonly<Record<string, unknown>>): Typed {
  const of = (name: keyof Typed) => {
    const value = query[name]
    return typeof value === 'string' ? value.trim().slice(0, LONGEST) : ''
  }
  return { personen: of('personen'), km: of('km'), dag: of('dag') }
}

const withoutEmpty = (typed: Typed) =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))

function explainDay(refused: DayRefused): string {
  switch (refused) {
    case 'no_day':
      return 'Kies een dag, of laat dit leeg.'
    case 'past':
      return 'Deze dag is al geweest.'
    case 'too_far':
      return 'Kies een dag binnen twee jaar.'
  }
}
