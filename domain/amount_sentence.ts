import { asEuro, type AmountRefused } from '#domain/money'

/** The bounds in whole cents, both included. */
type Limits = { readonly min: number; readonly max: number }

/** Why a typed amount is no good. */
export function amountSentence(refused: AmountRefused, typed: string, limits: Limits): string {
  switch (refused) {
    case 'unreadable':
      return 'Vul een bedrag in zoals 12,50.'
    case 'one_decimal':
      return `Schrijf twee cijfers achter de komma, zoals ${twoDecimals(typed)}.`
    case 'too_low':
    case 'too_high':
      return `Vul een bedrag in van ${asEuro(limits.min)} tot en met ${asEuro(limits.max)}.`
  }
}

const twoDecimals = (typed: string) => `${typed.replace(/[€\s]/g, '').replace('.', ',')}0`
