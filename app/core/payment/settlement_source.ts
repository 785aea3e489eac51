import type { SettlementParts } from '#domain/shop/bookkeeping/settlements'

/** A sum that the payment provider paid out to the shop's bank account. */
export type ProviderSettlement = {
  /** The reference on the bank statement. */
  readonly reference: string
  readonly settledAt: Date
  readonly parts: SettlementParts
  readonly paidCents: number
}

/**
 * The port to what the payment provider paid out. It is apart from `PaymentProvider`, because it
 * needs a token of its own that a shop can do without.
 */
export abstract class SettlementSource {
  /** Whether there is anything to ask; a shop without a token has no connection. */
  abstract readonly connected: boolean

  /**
   * The settlements that arrived since `since`, the newest first.
   *
   * @throws PaymentProviderUnavailable or PaymentProviderRefused
   */
  abstract paidOut(since: Date): AsyncIterable<ProviderSettlement>
}

/** The source of a shop without a token. */
export class NoSettlements extends SettlementSource {
  override readonly connected = false

  override async *paidOut(): AsyncIterable<ProviderSettlement> {}
}
