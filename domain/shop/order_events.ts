/** The events of an order that its timeline shows. */
export const ORDER_EVENTS = [
  'ordered',
  'payment_retried',
  'payment_refused',
  'payment_failed',
  'betaald',
  'paid_twice',
  'amount_differs',
  'paid_after_cancellation',
  'terugbetaald',
  'completed',
  'mail_sent',
  'mail_failed',
  'mail_bounced',
  'webhook',
  'refund_requested',
  'refund_unknown',
  'refund_failed',
  'refund_done_after_all',
  'teruggevorderd',
  'teruggedraaid',
  'geannuleerd',
  'verzonden',
  'details_changed',
  'link_renewed',
  'link_verlengd',
  'mail_resent',
  'downloaded',
  'invoiced',
  'herroepen',
  'recovered',
  'voucher_taken',
  'voucher_released',
  'gift_begun',
  'gift_changed',
] as const
export type OrderEventKind = (typeof ORDER_EVENTS)[number]

/** What an event of kind `herroepen` is about. */
export const WITHDRAWAL_DETAILS = [
  'ontvangen',
  'retour ontvangen',
  'links ingetrokken',
  'afgehandeld',
  'afgewezen',
] as const
export type WithdrawalDetail = (typeof WITHDRAWAL_DETAILS)[number]

/** The events that the bookkeeping must be able to look up. */
export const MONEY_EVENTS: readonly OrderEventKind[] = [
  'ordered',
  'betaald',
  'paid_twice',
  'amount_differs',
  'refund_requested',
  'refund_done_after_all',
  'terugbetaald',
  'teruggevorderd',
  'teruggedraaid',
  'geannuleerd',
  'invoiced',
  'herroepen',
  'recovered',
  'voucher_taken',
  'voucher_released',
]
