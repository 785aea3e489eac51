import vine from '@vinejs/vine'
import { amountSentence } from '#domain/amount_sentence'
import { readAmount } from '#domain/money'

/** The bounds in whole cents, both included. */
type Limits = { readonly min: number; readonly max: number }

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
