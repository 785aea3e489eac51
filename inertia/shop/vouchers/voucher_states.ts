import type { VoucherState } from '#domain/shop/vouchers/vouchers'
import type { ChipTone } from '~/admin/shell/chip'

export const VOUCHER_STATES: Record<VoucherState, { text: string; tone: ChipTone }> = {
  active: { text: 'werkt', tone: 'done' },
  used_up: { text: 'op', tone: 'over' },
  expired: { text: 'verlopen', tone: 'over' },
  blocked: { text: 'geblokkeerd', tone: 'waits' },
}
