import type { WithdrawalStatus } from '#domain/shop/withdrawals'

/** Each state of a withdrawal as the owner reads it, everywhere. */
export const WITHDRAWAL_STATUS: Record<WithdrawalStatus, string> = {
  ontvangen: 'ontvangen',
  retour_ontvangen: 'pakket terug',
  afgehandeld: 'afgehandeld',
  afgewezen: 'afgewezen',
}

/** The same where it stands by itself, with a capital. */
export function withdrawalState(status: WithdrawalStatus): string {
  const word = WITHDRAWAL_STATUS[status]
  return word.charAt(0).toUpperCase() + word.slice(1)
}
