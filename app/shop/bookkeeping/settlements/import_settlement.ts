import { recordAudit, type Actor } from '#app/core/record_audit'
import { addSettlement } from '#app/shop/bookkeeping/settlements/book_settlements'
import {
  costsOfFile,
  readSettlementFile,
  type FileProblem,
} from '#domain/shop/bookkeeping/settlement_file'
import { err, ok, type Result } from '#domain/result'

export type SettlementInput = {
  readonly text: string
  readonly settledOn: string
  /** What arrived on the bank account. */
  readonly paidCents: number
}

export type ImportRefused =
  | { readonly type: 'file'; readonly problems: readonly FileProblem[] }
  | { readonly type: 'does_not_add_up'; readonly expectedCents: number }

/** `known`: a settlement with this reference was booked before, and stays as it is. */
export type Imported = { readonly reference: string; readonly state: 'booked' | 'known' }

/** Books the settlement in a file that the owner took from the provider's dashboard, once. */
export async function importSettlement(
  who: Actor,
  { text, settledOn, paidCents }: SettlementInput
): Promise<Result<Imported, ImportRefused>> {
  const file = readSettlementFile(text)
  if (!file.ok) return err({ type: 'file', problems: file.error })
  const { reference, receivedCents, returnedCents } = file.value
  const costs = costsOfFile(file.value, paidCents)
  if (!costs.ok) return err(costs.error)

  const added = await addSettlement(
    {
      ...{ reference, source: 'bestand', settledOn, receivedCents, returnedCents, paidCents },
      ...{ costsCents: costs.value, costsVatCents: null, otherCents: 0 },
    },
    (trx) => recordAudit(trx, who, 'settlement_imported', reference, { centen: paidCents })
  )
  return ok({ reference, state: added ? 'booked' : 'known' })
}
