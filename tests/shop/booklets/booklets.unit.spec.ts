import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { mark } from '#app/shop/booklets/booklet_mark'
import { bladPdf, boekjePdf } from '#app/shop/booklets/booklet_pdf'
import { stempel } from '#app/shop/booklets/stamp_pdf'
import { bookletFor, BOEKJES } from '#games/booklets'
import { ORDERABLE_GAMES } from '#games/catalogue'
import type { Booklet } from '#domain/shop/booklets/booklet'
import { buildingBlocks, readSheets, type Piece } from '#tests/helpers/core/pdf_sheets'

const MM = 72 / 25.4
const MEGABYTE = 1024 * 1024
/** A cover, a beginning, and each sheet on a page of its own, except for those that may go on. */
function expectedCount({ bladen: sheets }: Booklet) {
  const least = 2 + sheets.length
  return { minst: least, meest: least + sheets.filter(({ loopDoor }) => loopDoor).length }
}

/** Rendered once for all tests about it. */
const created = new Map<string, Promise<Buffer>>()
function pdfOf(booklet: Booklet): Promise<Buffer> {
  const pdf = created.get(booklet.itemName) ?? boekjePdf(booklet)
  created.set(booklet.itemName, pdf)
  return pdf
}

test.group('Booklets', () => {
  test('whatever is sold as a download or in a parcel has one', ({ assert }) => {
    const printed = ORDERABLE_GAMES.filter(({ verkoop: sale }) =>
      sale.levering.some((deliveryForm) => deliveryForm === 'download' || deliveryForm === 'post')
    )
    for (const { itemName, titel: title, sterren: stars } of printed) {
      assert.equal(bookletFor(itemName).titel, title)
      assert.deepEqual(bookletFor(itemName).sterren, stars)
    }
    assert.throws(() => bookletFor('ganzenbord'), "There is no booklet of 'ganzenbord'")
  })

  test('{itemName} has all its pages, with nothing cut off, and is light enough to mail about')
    .with([...BOEKJES])
    .run(async ({ assert }, booklet) => {
      const pdf = await pdfOf(booklet)
      assert.isBelow(pdf.length, 5 * MEGABYTE)

      const { nietIngesloten: notEmbedded, plaatjes: pictures } = await buildingBlocks(pdf)
      assert.deepEqual(notEmbedded, [], 'fonts that a printer may not have')
      assert.equal(pictures, typeof booklet.omslag === 'string' ? 1 : 0)

      const sheets = await readSheets(pdf)
      const { minst: least, meest: most } = expectedCount(booklet)
      assert.isAtLeast(sheets.length, least)
      assert.isAtMost(sheets.length, most)
      assert.include(words(sheets[0]!), booklet.titel)
      for (const [index, sheet] of sheets.entries()) {
        if (index > 0) assert.include(words(sheet), `bladzijde ${index + 1} van ${sheets.length}`)
        assert.deepEqual(outsideMargin(sheet), [], `page ${index + 1}: outside the margins`)
        assert.deepEqual(overlapping(sheet), [], `page ${index + 1}: on top of each other`)
      }
      for (const { titel: title } of booklet.bladen)
        assert.isTrue(
          sheets.some((sheet) => words(sheet).includes(title)),
          title
        )
    })
    .timeout(120_000)

  test('{itemName} is sold, so it shows two or three pages to whoever wants a look inside')
    .with([...ORDERABLE_GAMES])
    .run(({ assert }, { itemName }) => {
      const shown = bookletFor(itemName).bladen.filter(({ inkijk: preview }) => preview)
      assert.include([2, 3], shown.length)
    })

  test('a puzzle is numbered once: above its title', ({ assert }) => {
    for (const { titel: title, rubriek: section } of BOEKJES.flatMap(
      ({ bladen: sheets }) => sheets
    ))
      if (section?.startsWith('Puzzel ')) assert.notMatch(title, /^\d/)
    assert.include(bookletFor('binky').bladen[0], {
      rubriek: 'Puzzel 1',
      titel: 'Het spoor bij het tuinhek',
    })
  })

  test('{itemName} says of each puzzle how hard it is, and its cover agrees')
    .with([...BOEKJES])
    .run(({ assert }, { bladen: sheets, sterren: stars }) => {
      const puzzles = sheets.filter(({ blokken: blocks }) =>
        blocks.some(({ soort: kind }) => kind === 'vraag')
      )
      assert.isNotEmpty(puzzles)
      for (const { titel: title, niveau: level } of puzzles) assert.exists(level, title)
      const average = puzzles.reduce((sum, { niveau: level }) => sum + level!, 0) / puzzles.length
      assert.isAtLeast(average, stars.van - 1)
      assert.isAtMost(average, stars.tot + 1)
    })

  test('the same booklet gives the same bytes, and another one another mark', async ({
    assert,
  }) => {
    const booklet = bookletFor('kleinkunst')
    const fingerprint = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex')
    assert.equal(fingerprint(await boekjePdf(booklet)), fingerprint(await pdfOf(booklet)))
    assert.equal(mark({ ...booklet }), mark(booklet))
    assert.notEqual(mark({ ...booklet, editie: booklet.editie + 1 }), mark(booklet))
  }).timeout(120_000)

  test('drawings of a sheet have one scale, unless each may be as large as it can', async ({
    assert,
  }) => {
    const booklet = bookletFor('het-verdwenen-recept')
    const sheet = booklet.bladen.find(({ titel: title }) => title === 'Feestzaal')!
    const widths = async (ownScale: boolean) => {
      const pages = await readSheets(await bladPdf(booklet, { ...sheet, eigenSchaal: ownScale }))
      return ['Truus', 'De matroos kijkt je aan.'].map((word) => {
        const { links, rechts: right } = pages.flat().find(({ tekst: text }) => text === word)!
        return right - links
      })
    }
    const [dancer, sailor] = await widths(false)
    const [dancerAlone, sailorAlone] = await widths(true)
    assert.isAbove(dancerAlone!, dancer! * 1.5)
    assert.isAtLeast(sailorAlone!, sailor!)
  }).timeout(30_000)

  test('a cover stays one page with everything inside its frame: {titel}')
    .with([
      {
        titel: 'Het allerlaatste geheim van de verdwenen burgemeestersketting',
        ondertitel: 'Van de kelder tot de torenkamer, voor iedereen die van raadsels houdt',
        feit: 'twee tot twaalf, in teams van drie of vier die elkaar helpen',
      },
      { titel: 'Burgemeestersverkiezingsavondspel', ondertitel: 'Kort', feit: '2' },
    ])
    .run(async ({ assert }, { feit: fact, ...names }) => {
      for (const itemName of ['binky', 'sintsenior']) {
        const facts = { spelers: fact, speelduur: fact, leeftijd: fact }
        const long = { ...bookletFor(itemName), ...names, ...facts, bladen: [] }
        const [cover, begin, ...rest] = await readSheets(await boekjePdf(long))
        assert.lengthOf(rest, 0, itemName)
        assert.include(words(cover!), `Editie ${long.editie}`)
        assert.include(words(begin!), 'Voor je begint')
        assert.deepEqual(outsideMargin(cover!), [], itemName)
        assert.deepEqual(overlapping(cover!), [], itemName)
      }
    })
    .timeout(60_000)

  test('a title keeps its letters, whatever was printed before it', async ({ assert }) => {
    const booklet = bookletFor('binky')
    await bladPdf(booklet, { titel: 'ÉÄÖÜ…', blokken: [] })
    const sheet = await readSheets(await bladPdf(booklet, { titel: '5. EAOU', blokken: [] }))
    assert.include(words(sheet[0]!), '5. EAOU')
    assert.include(words(sheet[0]!), 'inkijkexemplaar')
  })

  test('a stamp stands on each page, whole, also of a name with letters of elsewhere', async ({
    assert,
  }) => {
    const line = 'Bestelling EK-2345WXYZ voor Łukasz Şahin-Wołoszyńska'
    const booklet = bookletFor('binky')
    const bare = await pdfOf(booklet)
    const stamped = await stempel(bare, line)
    const sheets = await readSheets(stamped)
    assert.lengthOf(sheets, (await readSheets(bare)).length)
    for (const sheet of sheets) {
      assert.include(letters(sheet), line.replaceAll(' ', ''))
      assert.deepEqual(overlapping(sheet), [])
    }
    assert.deepEqual((await buildingBlocks(stamped)).nietIngesloten, [])
  }).timeout(120_000)

  test('a stamp that is too long for its line is cut, and stays on the page', async ({
    assert,
  }) => {
    const sheets = await readSheets(
      await stempel(await pdfOf(bookletFor('kleinkunst')), 'Wim '.repeat(99))
    )
    for (const sheet of sheets) {
      assert.include(words(sheet), 'Wim Wim')
      assert.deepEqual(outsideMargin(sheet), [])
    }
  }).timeout(120_000)
})

/** Each font's letters are a text of their own, so a name may come in parts. */
const letters = (sheet: Piece[]) => words(sheet).replaceAll(' ', '')

const words = (sheet: Piece[]) =>
  sheet
    .map(({ tekst: text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')

function outsideMargin(sheet: Piece[]): string[] {
  const [links, right] = [17 * MM, 193 * MM]
  const bottom = 290 * MM
  // Only the line that names a second sheet stands higher than the rest.
  const top = ({ tekst: text }: Piece) => (/, vel \d+ van \d+$/.test(text) ? 10 : 15) * MM
  return sheet
    .filter(
      (piece) =>
        piece.links < links ||
        piece.rechts > right ||
        piece.boven < top(piece) ||
        piece.onder > bottom
    )
    .map(({ tekst: text }) => text)
}

/** Texts of which one covers a good part of another; letters in a drawing may touch. */
function overlapping(sheet: Piece[]): string[] {
  const hits: string[] = []
  const visible = sheet.filter(({ tekst: text }) => text.trim() !== '')
  for (const [index, one] of visible.entries())
    for (const other of visible.slice(index + 1)) {
      const wide = Math.min(one.rechts, other.rechts) - Math.max(one.links, other.links)
      const height = Math.min(one.onder, other.onder) - Math.max(one.boven, other.boven)
      const smallest = Math.min(one.onder - one.boven, other.onder - other.boven)
      if (wide > 2 && height > 0.4 * smallest) hits.push(`${one.tekst} | ${other.tekst}`)
    }
  return hits
}
