import vine from '@vinejs/vine'
import { asEuro, readAmount, type AmountRefused } from '#domain/money'

/** The bounds in whole cents, both included. */
type Limits = { readonly min: number; readonly max: number }

/** Why a typed amount is no good. */
export function amountSentence(refused: AmountRefused, typed: string, limits: Limits): string {
  switch (refused) {
    case 'unreadable':
      return 'Vul een bedrag in zoals 12,50.'
    case 'one_decimal':
      return `Schrijf twee cijfers achter de komma, zoals ${twoDecimals(typed)}.`
    case 'too_low':
    case 'too_high':
      return `Vul een bedrag in van ${asEuro(limits.min)} tot en met ${asEuro(limits.max)}.`
  }
}

const twoDecimals = (typed: string) => `${typed.replace(/[€\s]/g, '').replace('.', ',')}0`

const amountRule = vine.createRule((value, limits: Limits, field) => {
  if (typeof value !== 'string') return
  const cents = readAmount(value, limits)
  if (!cents.ok) field.report(amountSentence(cents.error, value, limits), 'amount', field)
})

/** An amount in euros as people type it, which becomes whole cents. */
export const euros = (limits: Limits) =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(20)
    .use(amountRule(limits))
    .transform((typed) => {
      const cents = readAmount(typed, limits)
      return cents.ok ? cents.value : 0
    })
