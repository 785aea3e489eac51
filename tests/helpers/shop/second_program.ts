import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect } from '#tests/helpers/visitor'
import { button, heading, tapMenu } from '#tests/helpers/shop/owner_phone'
import { cellAt, itemAt, present } from '#tests/helpers/present'

/** A row as both know it: how many, and whole cents without VAT, of VAT, and with VAT. */
type Sums = [count: number, excl: number, vat: number, incl: number]

/**
 * Reads the quarter on the screen, downloads its papers, and adds them up without any code of the
 * shop: each row of the screen has to be the same to the cent.
 *
 * @returns how many papers there are
 */
export async function expectQuarterAddsUp(owner: Page): Promise<number> {
  await tapMenu(owner, 'Boekhouding')
  await expect(owner.getByText('Alle facturen kloppen tot op de cent')).toBeVisible()
  const shown = await rowsOnScreen(owner)
  const tile = await owner.locator('.books-tile-main .books-figure').innerText()
  const boxes = await owner.locator('.books-amount-exact').allInnerTexts()

  await owner.getByRole('link', { name: 'Facturen', exact: true }).click()
  await expect(heading(owner)).toHaveText('Facturen')
  const [file] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('link', { name: 'Download als CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const papers = readPapers(await readFile(await file.path(), 'utf8'))

  expect(shown).toEqual(addUp(papers))
  const [, excl, vat] = sumOf(papers)
  expect(centsIn(tile)).toBe(excl)
  const high = sumOf(papers.filter(({ rate }) => rate === '21%'))
  expect(boxes.slice(0, 2).map(centsIn)).toEqual([high[1], high[2]])
  expect(vat).toBe(high[2])
  await expect(button(owner, 'Zoeken')).toBeVisible()
  return papers.length
}

async function rowsOnScreen(owner: Page): Promise<Record<string, Sums>> {
  const rows = await owner
    .getByRole('region', { name: 'Tabel: Verkopen per btw-tarief' })
    .locator('tbody tr')
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''))
    )
  return Object.fromEntries(
    rows.map(([name = '', count = '', ...amounts]) => [
      name.trim(),
      [Number(count.replace(/\D/g, '')), ...amounts.map(centsIn)] as Sums,
    ])
  )
}

type Paper = { kind: string; rate: string; excl: number; vat: number; incl: number }

/** The file as a spreadsheet reads it. */
function readPapers(csv: string): Paper[] {
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  const [head = [], ...rows] = csv
    .slice(1)
    .split('\r\n')
    .filter((line) => line !== '')
    .map(cellsOf)
  const column = (name: string) => {
    const at = head.indexOf(name)
    expect(at, name).toBeGreaterThanOrEqual(0)
    return at
  }
  const [kind, rate] = [column('Soort'), column('Btw-tarief')]
  const sums = ['Exclusief btw', 'Btw', 'Inclusief btw'].map(column)
  return rows.map((row, index) => {
    const cents = (which: number) => commaCents(cellAt(rows, index, itemAt(sums, which)))
    return {
      ...{ kind: present(row[kind], 'the kind'), rate: present(row[rate], 'the rate') },
      ...{ excl: cents(0), vat: cents(1), incl: cents(2) },
    }
  })
}

/** Cells between semicolons; one in quotes may hold a semicolon, and a quote twice. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain
  )

/** '-12,34' is a number of cents without its comma. */
function commaCents(cell: string): number {
  expect(cell).toMatch(/^-?\d+,\d{2}$/)
  return Number(cell.replace(',', ''))
}

/** '€ -1.234,56' */
function centsIn(text: string): number {
  const digits = Number(text.replace(/\D/g, ''))
  return /[-−]/.test(text) ? -digits : digits
}

const sumOf = (papers: readonly Paper[]): Sums =>
  papers.reduce<Sums>(
    ([count, excl, vat, incl], paper) => [
      ...([count + 1, excl + paper.excl] as const),
      ...([vat + paper.vat, incl + paper.incl] as const),
    ],
    [0, 0, 0, 0]
  )

/** The rows that the screen has to show. */
function addUp(papers: readonly Paper[]): Record<string, Sums> {
  const rows: Record<string, Sums> = {}
  const rates = [...new Set(papers.map(({ rate }) => rate))]
  for (const rate of rates) {
    const name =
      rate === 'vrijgesteld' ? 'Vrijgesteld (KOR)' : `${rate.replace('%', '\u00A0%')} btw`
    addRows(
      rows,
      name,
      papers.filter((paper) => paper.rate === rate)
    )
  }
  if (rates.length > 1) addRows(rows, 'Samen', papers)
  return rows
}

function addRows(rows: Record<string, Sums>, name: string, papers: readonly Paper[]) {
  const credits = papers.filter(({ kind }) => kind === 'creditnota')
  if (credits.length === 0) return void (rows[name] = sumOf(papers))
  rows[`${name}: facturen`] = sumOf(papers.filter(({ kind }) => kind === 'factuur'))
  rows[`${name}: creditnota’s`] = sumOf(credits)
  rows[`${name}: blijft over`] = sumOf(papers)
}
