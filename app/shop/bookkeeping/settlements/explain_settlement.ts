import type { ImportRefused } from '#app/shop/bookkeeping/settlements/import_settlement'
import { FieldRefused } from '#app/core/http/validation_errors'
import type { FileProblem } from '#domain/shop/bookkeeping/settlement_file'
import { asEuro } from '#domain/money'

/** The most mistakes that are listed; more lines help nobody. */
const SHOWN = 8

const COLUMN_NAMES = {
  amount: 'het bedrag (‘Settlement amount’)',
  currency: 'de valuta (‘Settlement currency’)',
  id: 'het kenmerk van de betaling (‘ID’)',
  reference: 'het kenmerk van de uitbetaling (‘Settlement reference’)',
} as const

/** A refused file as the form shows it, row by row. */
export function settlementRefused(refused: ImportRefused): FieldRefused {
  if (refused.type === 'does_not_add_up')
    return new FieldRefused(
      'bedrag',
      `De regels van dit bestand zijn samen ${asEuro(refused.expectedCents)}. Kijk op je bankafschrift wat er binnenkwam, of haal het bestand opnieuw op.`
    )
  const [first = { type: 'empty' as const }, ...rest] = refused.problems
  const lines = rest.slice(0, SHOWN - 1).map(explain)
  const more = rest.length - lines.length
  return new FieldRefused(
    'bestand',
    explain(first),
    ...lines,
    ...(more > 0 ? [`En nog ${more} ${more === 1 ? 'regel' : 'regels'}.`] : [])
  )
}

function explain(problem: FileProblem): string {
  switch (problem.type) {
    case 'empty':
      return 'In dit bestand staan geen regels.'
    case 'column_missing':
      return `De kolom met ${COLUMN_NAMES[problem.column]} ontbreekt. Is dit de CSV van één uitbetaling?`
    case 'cells':
      return `Regel ${problem.line} heeft ${problem.has} kolommen, en de kop ${problem.wanted}.`
    case 'amount':
      return `Regel ${problem.line}: ‘${short(problem.value)}’ is geen bedrag als 12,50.`
    case 'currency':
      return `Regel ${problem.line} is in ${short(problem.value)}, en niet in euro.`
    case 'no_reference':
      return `Regel ${problem.line} noemt geen uitbetaling.`
    case 'other_reference':
      return `Regel ${problem.line} hoort bij een andere uitbetaling: ${short(problem.value)}. Lees elke uitbetaling apart in.`
    case 'repeated':
      return `Regel ${problem.line}: ${short(problem.value)} stond al eerder in dit bestand.`
  }
}

const short = (value: string) => (value.length > 30 ? `${value.slice(0, 30)}…` : value)
