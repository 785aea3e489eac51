/** The minutes after which an unpaid order gets its one mail. */
export const REMIND_AFTER_MINUTES = 60

/**
 * The hours after which it is too late for that mail, because the customer may have given up. A
 * shop that was away for a night therefore mails nobody about the evening before.
 */
export const REMIND_WITHIN_HOURS = 6

/** An unpaid order, and what its e-mail address did since. */
export type UnpaidOrder = {
  readonly createdAt: Date
  /** Whether money came in after all, also when it is not the right amount. */
  readonly received: boolean
  /** Whether the same address placed or paid another order of the same game afterwards. */
  readonly orderedAgain: boolean
}

/** Whether an order that waits for its money gets its mail now. */
export function mayRemind({ createdAt, received, orderedAgain }: UnpaidOrder, now: Date): boolean {
  const minutes = (now.getTime() - createdAt.getTime()) / 60_000
  const inTime = minutes >= REMIND_AFTER_MINUTES && minutes < REMIND_WITHIN_HOURS * 60
  return inTime && !received && !orderedAgain
}
