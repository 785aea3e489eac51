/** What asks for a person's attention. `docs/operations/when_something_breaks.md` explains each. */
export const ALARM_KINDS = [
  'paid_twice',
  'amount_differs',
  'paid_after_cancellation',
  'mail_failed',
  'mail_server_trouble',
  'mail_bounced',
  'mailbox_unreadable',
  'discount_code_exceeded',
  'voucher_exceeded',
  'evening_overpaid',
  'evening_paid_for_nothing',
  'teruggevorderd',
  'teruggedraaid',
  'refund_failed',
  'refund_done_after_all',
  'refund_stalled',
  'unknown_payment',
  'gift_incomplete',
  'payment_unreadable',
  'unexpected_error',
  'browser_error',
  'page_rule_broken',
  'worker_silent',
  'database_refuses',
  'provider_key_refused',
  'parcel_key_refused',
  'parcel_label_unknown',
  'payments_failing',
] as const

export type AlarmKind = (typeof ALARM_KINDS)[number]

/**
 * What the owner knows of an alarm: `due` waits to be told, `told` was told, `mended` was told and
 * has ended since, and `none` has nothing to tell.
 */
export type AlarmNotice = 'none' | 'due' | 'told' | 'mended'

/**
 * The life of a notice. An alarm that ends before it was told, or comes back before its end was told,
 * is not told at all.
 */
export const NOTICE_AFTER = {
  raised: { none: 'due', due: 'due', told: 'told', mended: 'told' },
  ended: { none: 'none', due: 'none', told: 'mended', mended: 'mended' },
  mailed: { none: 'none', due: 'told', told: 'told', mended: 'none' },
} as const satisfies Record<string, Record<AlarmNotice, AlarmNotice>>
