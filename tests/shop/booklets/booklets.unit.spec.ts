import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { mark } from '#app/shop/booklets/booklet_mark'
import { sheetPdf, bookletPdf } from '#app/shop/booklets/booklet_pdf'
import { stampPdf } from '#app/shop/booklets/stamp_pdf'
import { bookletFor, BOOKLETS } from '#games/booklets'
import { ORDERABLE_GAMES } from '#games/catalogue'
import type { Booklet } from '#domain/shop/booklets/booklet'
import { buildingBlocks, readSheets, type Piece } from '#tests/helpers/core/pdf_sheets'
import { findIn, firstOf, leading, present } from '#tests/helpers/present'

const MM = 72 / 25.4
const MEGABYTE = 1024 * 1024
/** A cover, a beginning, and each sheet on a page of its own, except for those that may go on. */
function expectedCount({ sheets }: Booklet) {
  const least = 2 + sheets.length
  return { least, most: least + sheets.filter(({ continues }) => continues).length }
}

/** Rendered once for all tests about it. */
const created = new Map<string, Promise<Buffer>>()
function pdfOf(booklet: Booklet): Promise<Buffer> {
  const pdf = created.get(booklet.itemName) ?? bookletPdf(booklet)
  created.set(booklet.itemName, pdf)
  return pdf
}

test.group('Booklets', () => {
  test('each game that is sold as a download or in a parcel has a booklet, which tells of it what the shop tells', ({
    assert,
  }) => {
    const printed = ORDERABLE_GAMES.filter(({ sale }) =>
      sale.delivery.some((deliveryForm) => deliveryForm === 'download' || deliveryForm === 'post')
    )
    for (const game of printed) {
      const { title, stars, playtime, players, needed } = bookletFor(game.itemName)
      assert.deepInclude(game, { title, stars, playtime, players: `${players} spelers` })
      const things = game.needed.filter((thing) => !thing.startsWith('Het boekje'))
      assert.deepEqual([...needed], things)
    }
    assert.throws(() => bookletFor('ganzenbord'), "There is no booklet of 'ganzenbord'")
  })

  test(
    'the booklet of {itemName} has all its pages, with nothing cut off, and is light enough to mail about'
  )
    .with([...BOOKLETS])
    .run(async ({ assert }, booklet) => {
      const pdf = await pdfOf(booklet)
      assert.isBelow(pdf.length, 5 * MEGABYTE)

      const { notEmbedded, pictures } = await buildingBlocks(pdf)
      assert.deepEqual(notEmbedded, [], 'fonts that a printer may not have')
      assert.equal(pictures, typeof booklet.cover === 'string' ? 1 : 0)

      const sheets = await readSheets(pdf)
      const { least, most } = expectedCount(booklet)
      assert.isAtLeast(sheets.length, least)
      assert.isAtMost(sheets.length, most)
      assert.include(words(firstOf(sheets)), booklet.title)
      for (const [index, sheet] of sheets.entries()) {
        if (index > 0) assert.include(words(sheet), `bladzijde ${index + 1} van ${sheets.length}`)
        assert.deepEqual(outsideMargin(sheet), [], `page ${index + 1}: outside the margins`)
        assert.deepEqual(overlapping(sheet), [], `page ${index + 1}: on top of each other`)
      }
      for (const { title } of booklet.sheets)
        assert.isTrue(
          sheets.some((sheet) => words(sheet).includes(title)),
          title
        )
    })
    .timeout(120_000)

  test('the booklet of {itemName} shows two or three pages to visitors who want a look inside')
    .with([...ORDERABLE_GAMES])
    .run(({ assert }, { itemName }) => {
      const shown = bookletFor(itemName).sheets.filter(({ preview }) => preview)
      assert.include([2, 3], shown.length)
    })

  test('a puzzle is numbered once, above its title', ({ assert }) => {
    for (const { title, section } of BOOKLETS.flatMap(({ sheets }) => sheets))
      if (section?.startsWith('Puzzel ')) assert.notMatch(title, /^\d/)
    assert.include(bookletFor('binky').sheets[0], {
      section: 'Puzzel 1',
      title: 'Het spoor bij het tuinhek',
    })
  })

  test('the booklet of {itemName} says of each puzzle how hard it is, and its cover agrees')
    .with([...BOOKLETS])
    .run(({ assert }, { sheets, stars }) => {
      const puzzles = sheets.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'question'))
      assert.isNotEmpty(puzzles)
      for (const { title, level } of puzzles) assert.exists(level, title)
      const average =
        puzzles.reduce((sum, { level }) => sum + present(level, 'level'), 0) / puzzles.length
      assert.isAtLeast(average, stars.van - 1)
      assert.isAtMost(average, stars.tot + 1)
    })

  test('the same booklet gives the same bytes, and another one another mark', async ({
    assert,
  }) => {
    const booklet = bookletFor('kleinkunst')
    const fingerprint = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex')
    assert.equal(fingerprint(await bookletPdf(booklet)), fingerprint(await pdfOf(booklet)))
    assert.equal(mark({ ...booklet }), mark(booklet))
    assert.notEqual(mark({ ...booklet, edition: booklet.edition + 1 }), mark(booklet))
  }).timeout(120_000)

  test('the drawings of a sheet have one scale, unless each may be as large as it can', async ({
    assert,
  }) => {
    const booklet = bookletFor('het-verdwenen-recept')
    const sheet = findIn(booklet.sheets, ({ title }) => title === 'Feestzaal')
    const widths = async (ownScale: boolean) => {
      const pages = await readSheets(await sheetPdf(booklet, { ...sheet, ownScale }))
      return ['Truus', 'De matroos kijkt je aan.'].map((word) => {
        const { links, right } = findIn(pages.flat(), ({ text }) => text === word)
        return right - links
      })
    }
    const [dancer, sailor] = leading(await widths(false), 2)
    const [dancerAlone, sailorAlone] = leading(await widths(true), 2)
    assert.isAbove(dancerAlone, dancer * 1.5)
    assert.isAtLeast(sailorAlone, sailor)
  }).timeout(30_000)

  test('a cover stays one page with everything inside its frame: {title}')
    .with([
      {
        title: 'Het allerlaatste geheim van de verdwenen burgemeestersketting',
        subtitle: 'Van de kelder tot de torenkamer, voor iedereen die van raadsels houdt',
        fact: 'twee tot twaalf, in teams van drie of vier die elkaar helpen',
      },
      { title: 'Burgemeestersverkiezingsavondspel', subtitle: 'Kort', fact: '2' },
    ])
    .run(async ({ assert }, { fact, ...names }) => {
      for (const itemName of ['binky', 'sintsenior']) {
        const facts = { players: fact, playtime: fact, age: fact }
        const long = { ...bookletFor(itemName), ...names, ...facts, sheets: [] }
        const [cover, begin, ...rest] = await readSheets(await bookletPdf(long))
        assert.lengthOf(rest, 0, itemName)
        assert.include(words(present(cover, 'cover')), `Editie ${long.edition}`)
        assert.include(words(present(begin, 'begin')), 'Voor je begint')
        assert.deepEqual(outsideMargin(present(cover, 'cover')), [], itemName)
        assert.deepEqual(overlapping(present(cover, 'cover')), [], itemName)
      }
    })
    .timeout(60_000)

  test('a title keeps its letters, whatever was printed before it', async ({ assert }) => {
    const booklet = bookletFor('binky')
    await sheetPdf(booklet, { title: 'ÉÄÖÜ…', blocks: [] })
    const sheet = await readSheets(await sheetPdf(booklet, { title: '5. EAOU', blocks: [] }))
    assert.include(words(firstOf(sheet)), '5. EAOU')
    assert.include(words(firstOf(sheet)), 'inkijkexemplaar')
  })

  test('a stamp stands whole on each page, also with a name in foreign letters', async ({
    assert,
  }) => {
    const line = 'Bestelling EK-2345WXYZ voor Łukasz Şahin-Wołoszyńska'
    const booklet = bookletFor('binky')
    const bare = await pdfOf(booklet)
    const stamped = await stampPdf(bare, line)
    const sheets = await readSheets(stamped)
    assert.lengthOf(sheets, (await readSheets(bare)).length)
    for (const sheet of sheets) {
      assert.include(letters(sheet), line.replaceAll(' ', ''))
      assert.deepEqual(overlapping(sheet), [])
    }
    assert.deepEqual((await buildingBlocks(stamped)).notEmbedded, [])
  }).timeout(120_000)

  test('a stamp that is too long for its line is cut, and stays on the page', async ({
    assert,
  }) => {
    const sheets = await readSheets(
      await stampPdf(await pdfOf(bookletFor('kleinkunst')), 'Wim '.repeat(99))
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
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')

function outsideMargin(sheet: Piece[]): string[] {
  const [links, right] = [17 * MM, 193 * MM]
  const bottom = 290 * MM
  // Only the line that names a second sheet stands higher than the rest.
  const top = ({ text }: Piece) => (/, vel \d+ van \d+$/.test(text) ? 10 : 15) * MM
  return sheet
    .filter(
      (piece) =>
        piece.links < links ||
        piece.right > right ||
        piece.top < top(piece) ||
        piece.bottom > bottom
    )
    .map(({ text }) => text)
}

/** Texts of which one covers a good part of another; letters in a drawing may touch. */
function overlapping(sheet: Piece[]): string[] {
  const hits: string[] = []
  const visible = sheet.filter(({ text }) => text.trim() !== '')
  for (const [index, one] of visible.entries())
    for (const other of visible.slice(index + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.links, other.links)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      const smallest = Math.min(one.bottom - one.top, other.bottom - other.top)
      if (wide > 2 && height > 0.4 * smallest) hits.push(`${one.text} | ${other.text}`)
    }
  return hits
}
