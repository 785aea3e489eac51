import { amountSentence } from '#domain/amount_sentence'
import { asEuro, readAmount, type AmountRefused } from '#domain/money'
import { err, ok, type Result } from '#domain/result'
import type { FieldErrors } from '~/wire/refusal'

/** What goes back: its whole cents, how it is read, and whether it is all that is left. */
type Refund = { readonly cents: number; readonly euro: string; readonly everything: boolean }

/**
 * Reads a refund before it is asked about, and names all its mistakes at once. The server has the last
 * word, because others may have paid back meanwhile.
 *
 * @param remaining what may still go back, as it stands in the field
 */
export function readRefund(
  typed: { readonly amount: string; readonly reason?: string },
  remaining: string
): Result<Refund, FieldErrors> {
  const left = readAmount(remaining, { min: 0, max: Number.MAX_SAFE_INTEGER })
  const max = left.ok ? left.value : 0
  const amount = readAmount(typed.amount, { min: 1, max })
  const noReason = typed.reason !== undefined && typed.reason.trim() === ''
  const errors: FieldErrors = {
    ...(!amount.ok && { bedrag: [sentence(amount.error, typed.amount, max)] }),
    ...(noReason && { reden: ['Schrijf erbij waarom.'] }),
  }
  if (!amount.ok || noReason) return err(errors)
  return ok({
    cents: amount.value,
    euro: asEuro(amount.value),
    everything: amount.value === max,
  })
}

function sentence(refused: AmountRefused, typed: string, max: number): string {
  if (typed.trim() === '') return 'Vul een bedrag in.'
  switch (refused) {
    case 'unreadable':
    case 'one_decimal':
      return amountSentence(refused, typed, { min: 1, max })
    case 'too_low':
      return 'Vul een bedrag in dat hoger is dan nul.'
    case 'too_high':
      return `Dat is meer dan er over is: je kunt nog ${asEuro(max)} terugbetalen.`
  }
}
