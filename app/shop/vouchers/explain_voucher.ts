import { asEuro } from '#domain/money'
import type { VoucherRefused } from '#domain/shop/vouchers/vouchers'

/** The reason why a voucher was refused, which the customer reads under the field. */
export function explainVoucher(refused: VoucherRefused): string {
  switch (refused.type) {
    case 'mistyped':
      return 'Deze code klopt niet helemaal: een cadeaubon heeft 16 letters en cijfers. Kijk of er een ontbreekt of verwisseld is.'
    case 'two_at_once':
      return 'Vul één cadeaubon in; je kunt er per bestelling één gebruiken.'
    case 'unknown':
      return 'Deze cadeaubon kennen we niet.'
    case 'blocked':
      return 'Deze cadeaubon is geblokkeerd. Klopt dat niet? Stuur ons een bericht.'
    case 'expired':
      return 'Deze cadeaubon is verlopen.'
    case 'used_up':
      return 'Op deze cadeaubon staat niets meer.'
    case 'balance_changed':
      return `Op deze cadeaubon staat nu ${asEuro(refused.balanceCents)}. Kijk wat er te betalen blijft en bestel dan opnieuw.`
  }
}
