import type { OrderStatus } from '#domain/shop/orders'
import { Chip, type ChipTone } from '~/admin/shell/chip'

const TONES: Readonly<Record<OrderStatus, ChipTone>> = {
  open: 'waits',
  mislukt: 'wrong',
  geannuleerd: 'over',
  betaald: 'done',
  verzonden: 'done',
  terugbetaald: 'over',
}

export const OrderChip = ({ status, children }: { status: OrderStatus; children: string }) => (
  <Chip tone={TONES[status]}>{children}</Chip>
)
