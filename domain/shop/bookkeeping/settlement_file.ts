import { csvCells } from '#domain/shop/bookkeeping/csv_cells'
import { err, ok, type Result } from '#domain/result'

/** The columns that are read, with the names that the provider's exports give them. */
const COLUMNS = {
  amount: ['settlement amount', 'verrekeningsbedrag', 'uitbetaald bedrag', 'amount', 'bedrag'],
  currency: ['settlement currency', 'verrekeningsvaluta', 'currency', 'valuta'],
  id: ['id', 'transaction id', 'transactie-id'],
  reference: [
    ...['settlement reference', 'settlement', 'settlement id'],
    ...['uitbetalingsreferentie', 'verrekeningsreferentie', 'referentie uitbetaling'],
  ],
} as const

type Column = keyof typeof COLUMNS
type Places = Readonly<Record<Column, number>>

/** What a row of a settlement says, in whole cents. */
type Row = { readonly cents: number; readonly id: string; readonly reference: string }

/** What the rows of a file say together, in whole cents. */
export type SettlementFile = {
  readonly reference: string
  readonly receivedCents: number
  readonly returnedCents: number
  /** What the rows without an id of a payment take off: the costs of the provider. */
  readonly costsCents: number
  readonly rows: number
}

/** Why a file is refused. `line` counts as an editor does, from one. */
export type FileProblem =
  | { readonly type: 'empty' }
  | { readonly type: 'column_missing'; readonly column: Column }
  | { readonly type: 'cells'; readonly line: number; readonly wanted: number; readonly has: number }
  | { readonly type: 'amount'; readonly line: number; readonly value: string }
  | { readonly type: 'currency'; readonly line: number; readonly value: string }
  | { readonly type: 'no_reference'; readonly line: number }
  | { readonly type: 'other_reference'; readonly line: number; readonly value: string }
  | { readonly type: 'repeated'; readonly line: number; readonly value: string }

/** Payments, captures, refunds and chargebacks have an id of the provider; its costs have none. */
const OF_CUSTOMER = /^(tr|cpt|re|chb)_/

/**
 * Reads an export of one settlement: a row for each payment, refund and chargeback, and perhaps for
 * costs. All problems are named at once, by row, and a file with one is not used at all.
 */
export function readSettlementFile(text: string): Result<SettlementFile, FileProblem[]> {
  const [head, ...body] = csvCells(text)
  if (head === undefined || body.length === 0) return err([{ type: 'empty' }])
  const places = placesOf(head.cells)
  if (!places.ok) return places

  const problems: FileProblem[] = []
  const rows: Row[] = []
  const seen = new Set<string>()
  for (const { line, cells } of body) {
    const read = readRow(cells, places.value, { line, wanted: head.cells.length })
    if (!read.ok) {
      problems.push(read.error)
      continue
    }
    const row = read.value
    const [first = row] = rows
    if (row.reference !== first.reference)
      problems.push({ type: 'other_reference', line, value: row.reference })
    if (row.id !== '' && seen.has(row.id)) problems.push({ type: 'repeated', line, value: row.id })
    seen.add(row.id)
    rows.push(row)
  }
  return problems.length > 0 ? err(problems) : ok(addUp(rows))
}

function placesOf(head: readonly string[]): Result<Places, FileProblem[]> {
  const names = head.map((name) => name.toLowerCase())
  const place = (column: Column) => {
    const known = COLUMNS[column].find((name) => names.includes(name))
    return known === undefined ? -1 : names.indexOf(known)
  }
  const places = {
    ...{ amount: place('amount'), currency: place('currency') },
    ...{ id: place('id'), reference: place('reference') },
  }
  const missing = (['amount', 'id', 'reference'] as const).filter((column) => places[column] < 0)
  return missing.length > 0
    ? err(missing.map((column) => ({ type: 'column_missing', column }) as const))
    : ok(places)
}

type Position = { readonly line: number; readonly wanted: number }

function readRow(
  cells: readonly string[],
  places: Places,
  { line, wanted }: Position
): Result<Row, FileProblem> {
  if (cells.length !== wanted) return err({ type: 'cells', line, wanted, has: cells.length })
  const cell = (column: Column) => cells[places[column]] ?? ''
  const currency = cell('currency')
  if (currency !== '' && currency.toUpperCase() !== 'EUR')
    return err({ type: 'currency', line, value: currency })
  const cents = signedCents(cell('amount'))
  if (cents === null) return err({ type: 'amount', line, value: cell('amount') })
  const reference = cell('reference')
  return reference === ''
    ? err({ type: 'no_reference', line })
    : ok({ cents, id: cell('id'), reference })
}

/** '-12.50', '12,5' or '12' as whole cents; null for anything else, such as '1.250,00'. */
export function signedCents(typed: string): number | null {
  const parts = /^(-?)(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed)
  if (!parts) return null
  const [, sign, euros, cents = ''] = parts
  const amount = Number(euros) * 100 + Number(cents.padEnd(2, '0'))
  return sign === '-' && amount > 0 ? -amount : amount
}

function addUp(rows: readonly Row[]): SettlementFile {
  const customers = rows.filter(({ id }) => OF_CUSTOMER.test(id))
  const costs = rows.filter(({ id }) => !OF_CUSTOMER.test(id))
  const total = (some: readonly Row[]) => some.reduce((sum, { cents }) => sum + cents, 0)
  return {
    reference: rows[0]?.reference ?? '',
    receivedCents: total(customers.filter(({ cents }) => cents > 0)),
    returnedCents: -total(customers.filter(({ cents }) => cents < 0)) + 0,
    costsCents: -total(costs) + 0,
    rows: rows.length,
  }
}

/**
 * The costs of a settlement from a file, once it is known what arrived on the bank account: the rows
 * say them, or nothing but the difference does.
 *
 * @returns a refusal when costs are in the file and it still does not add up, or when more arrived
 *   than there was
 */
export function costsOfFile(
  { receivedCents, returnedCents, costsCents }: SettlementFile,
  paidCents: number
): Result<number, { readonly type: 'does_not_add_up'; readonly expectedCents: number }> {
  const kept = receivedCents - returnedCents - paidCents
  const expectedCents = receivedCents - returnedCents - costsCents
  const right = costsCents === 0 ? kept >= 0 : kept === costsCents
  return right ? ok(kept) : err({ type: 'does_not_add_up', expectedCents })
}
