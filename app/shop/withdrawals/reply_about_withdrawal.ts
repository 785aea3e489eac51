import type { HttpContext } from '@adonisjs/core/http'
import type { WithdrawalOutcome } from '#app/shop/withdrawals/handle_withdrawal'
import { FieldRefused } from '#app/core/http/validation_errors'
import WithdrawalRefusalTransformer, {
  type Refused,
} from '#app/shop/withdrawals/withdrawal_refusal_transformer'

/**
 * Answers an action on a withdrawal. Whether it was done or refused, the screen fetches the
 * withdrawal again.
 */
export function replyAboutWithdrawal(
  { response }: HttpContext,
  outcome: WithdrawalOutcome<Refused>
) {
  if (outcome.ok) return response.json({})
  const refused = outcome.error
  const answer = new WithdrawalRefusalTransformer(refused).toObject()
  const field = FIELDS[refused.type]
  if (field) throw new FieldRefused(field, answer.message)
  return response.status(409).json(answer)
}

/** The refusals that belong to one field of a form. */
const FIELDS: Partial<Record<Refused['type'], string>> = {
  unknown_number: 'nummer',
  before_the_withdrawal: 'datum',
  in_the_future: 'datum',
  nothing_refunded: 'toelichting',
  invalid_amount: 'bedrag',
  too_much: 'bedrag',
}
