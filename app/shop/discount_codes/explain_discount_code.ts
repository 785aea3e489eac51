import type { DiscountCodeRefused } from '#domain/shop/discount_codes'

/** The reason why a discount code was refused, which the customer reads under the field. */
export function explainDiscountCode({ type }: DiscountCodeRefused): string {
  switch (type) {
    case 'unknown':
      return 'Deze actiecode kennen we niet.'
    case 'not_yet_valid':
      return 'Deze actiecode is nog niet geldig.'
    case 'expired':
      return 'Deze actiecode is verlopen.'
    case 'other_game':
      return 'Deze actiecode geldt niet voor dit spel.'
    case 'used_up':
      return 'Deze actiecode is op.'
    case 'already_used':
      return 'Deze actiecode is met dit e-mailadres al gebruikt.'
  }
}
