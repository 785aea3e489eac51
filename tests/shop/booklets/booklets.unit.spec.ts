import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { mark } from '#app/shop/booklets/booklet_mark'
import { sheetPdf, bookletPdf } from '#app/shop/booklets/booklet_pdf'
import { stampPdf } from '#app/shop/booklets/stamp_pdf'
import { bookletFor, BOOKLETS } from '#games/booklets'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { EDITIONS } from '#domain/shop/booklets/edition'
import type { Booklet } from '#domain/shop/booklets/booklet'
import { buildingBlocks, readSheets, type Piece } from '#tests/helpers/core/pdf_sheets'
import { asWritten } from '#tests/helpers/core/pdf_text'
import { printedBooklet } from '#tests/helpers/shop/printed_booklet'
import { photographPages, type PhotoOfPage } from '#tests/helpers/pictures/photograph_pdf'
import { findIn, firstOf, itemAt, leading, present } from '#tests/helpers/present'

const MM = 72 / 25.4
const MEGABYTE = 1024 * 1024
/** A cover, a beginning, and each sheet on a page of its own, except for those that may go on. */
function expectedCount({ sheets }: Booklet) {
  const least = 2 + sheets.length
  return { least, most: least + sheets.filter(({ continues }) => continues).length }
}

const EACH_EDITION = BOOKLETS.flatMap((booklet) =>
  EDITIONS.map((edition) => ({ booklet, edition, itemName: booklet.itemName }))
)

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
      const { revised } = bookletFor(game.itemName)
      const said = game.description.flatMap((text) => text.match(/vernieuwde editie uit \d+/) ?? [])
      assert.deepEqual(said, revised ? [`vernieuwde editie uit ${revised}`] : [], title)
    }
    assert.equal(bookletFor('sintjunior').revised, 2022, 'as the specification says')
    assert.throws(() => bookletFor('ganzenbord'), "There is no booklet of 'ganzenbord'")
  })

  test(
    'the booklet of {itemName} ({edition}) has all its pages, with nothing cut off, and is light enough to mail about'
  )
    .with(EACH_EDITION)
    .run(async ({ assert }, { booklet, edition }) => {
      const pdf = await printedBooklet(booklet, edition)
      assert.isBelow(pdf.length, 8 * MEGABYTE)

      const { notEmbedded, pictures } = await buildingBlocks(pdf)
      assert.deepEqual(notEmbedded, [], 'fonts that a printer may not have')
      assert.equal(pictures, typeof booklet.cover === 'string' ? 1 : 0)

      const sheets = await readSheets(pdf)
      const { least, most } = expectedCount(booklet)
      assert.isAtLeast(sheets.length, least)
      assert.isAtMost(sheets.length, most)
      assert.include(asWritten(firstOf(sheets)), booklet.title)
      if (booklet.revised)
        assert.include(asWritten(firstOf(sheets)), `Vernieuwde editie ${booklet.revised}`)
      const unnumbered = sheets.filter(
        (sheet, index) => !asWritten(sheet).includes(`bladzijde ${index + 1} van ${sheets.length}`)
      )
      const bare = booklet.sheets.filter((sheet) => sheet.bare)
      assert.lengthOf(unnumbered, 1 + bare.length, 'the cover, and what is wholly a thing')
      for (const [index, sheet] of sheets.entries()) {
        assert.deepEqual(outsideMargin(sheet), [], `page ${index + 1}: outside the margins`)
        assert.deepEqual(overlapping(sheet), [], `page ${index + 1}: on top of each other`)
        assert.deepEqual(tooSmall(sheet), [], `page ${index + 1}: smaller than nine points`)
      }
      for (const { title } of booklet.sheets.filter((sheet) => !sheet.bare))
        assert.isTrue(
          sheets.some((sheet) => asWritten(sheet).includes(title)),
          title
        )
    })
    .timeout(120_000)

  test('the booklet of {itemName} shows four pages to visitors who want a look inside')
    .with([...ORDERABLE_GAMES])
    .run(({ assert }, { itemName }) => {
      const shown = bookletFor(itemName).sheets.filter(({ preview }) => preview)
      assert.lengthOf(shown, 4)
      for (const { preview, forHost, title } of shown) {
        assert.isFalse(forHost ?? false, title)
        assert.match(present(preview, title), /^[A-Z].{50,}\.$/u)
      }
    })

  test('a puzzle is numbered once, above its title', ({ assert }) => {
    for (const { title, section } of BOOKLETS.flatMap(({ sheets }) => sheets))
      if (section?.startsWith('Puzzel ')) assert.notMatch(title, /^\d/)
    assert.include(
      findIn(bookletFor('binky').sheets, ({ section }) => section === 'Puzzel 1'),
      {
        section: 'Puzzel 1',
        title: 'Het spoor bij het tuinhek',
      }
    )
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

  test('the same booklet is drawn the same to the byte, and another one has another mark', async ({
    assert,
  }) => {
    const booklet = bookletFor('kleinkunst')
    const fingerprint = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex')
    assert.equal(fingerprint(await bookletPdf(booklet)), fingerprint(await printedBooklet(booklet)))
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
    assert.isAbove(dancerAlone, dancer * 1.2)
    assert.isAtLeast(sailorAlone, sailor)
  }).timeout(120_000)

  test(
    'a sailor of the semaphore key and a dancer of its garland are at least fifteen millimetres high: {$self}'
  )
    .with([...EDITIONS])
    .run(async ({ assert }, edition) => {
      const recept = bookletFor('het-verdwenen-recept')
      const sheets = await readSheets(await printedBooklet(recept, edition))
      /** The height of a row of figures, between the words below two figures of one column. */
      const rowOf = (words: string, first: string, below: string) => {
        const page = findIn(sheets, (sheet) => asWritten(sheet).includes(words))
        const top = (word: string) => findIn(page, ({ text }) => text === word).top
        return (top(below) - top(first)) / MM
      }
      // A row is 122 units high, of which a sailor from hat to shoes takes 84.
      assert.isAtLeast((rowOf('De matroos kijkt je aan.', 'A', 'G') * 84) / 122, 15)
      // A row is 218 units high, of which a dancer from hair to shoes takes 105.
      assert.isAtLeast((rowOf('De slinger boven het podium', 'Truus', 'Henk') * 105) / 218, 15)
    })
    .timeout(60_000)

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
      for (const itemName of ['binky', 'kunstroof']) {
        const facts = { players: fact, playtime: fact, age: fact }
        const long = { ...bookletFor(itemName), ...names, ...facts, sheets: [] }
        const [cover, begin, ...rest] = await readSheets(await bookletPdf(long))
        assert.lengthOf(rest, 0, itemName)
        assert.include(asWritten(present(cover, 'cover')), `Editie ${long.edition}`)
        assert.include(asWritten(present(begin, 'begin')), 'Voor je begint')
        assert.deepEqual(outsideMargin(present(cover, 'cover')), [], itemName)
        assert.deepEqual(overlapping(present(cover, 'cover')), [], itemName)
      }
    })
    .timeout(60_000)

  test('a title keeps its letters, whatever was printed before it', async ({ assert }) => {
    const booklet = bookletFor('binky')
    await sheetPdf(booklet, { title: 'ÉÄÖÜ…', blocks: [] })
    const sheet = await readSheets(await sheetPdf(booklet, { title: '5. EAOU', blocks: [] }))
    assert.include(asWritten(firstOf(sheet)), '5. EAOU')
    assert.include(asWritten(firstOf(sheet)), 'inkijkexemplaar')
  })

  test('a stamp stands whole on the cover and on what only the host reads, in both editions')
    .with([...EDITIONS])
    .run(async ({ assert }, edition) => {
      const line = 'Bestelling EK-2345WXYZ voor Łukasz Şahin-Wołoszyńska'
      const booklet = bookletFor('ontgoocheld')
      const bare = await printedBooklet(booklet, edition)
      const stamped = await stampPdf(bare, line)
      const sheets = await readSheets(stamped)
      assert.lengthOf(sheets, (await readSheets(bare)).length)
      const ofHost = booklet.sheets.filter(({ forHost }) => forHost)
      assert.isNotEmpty(ofHost)
      for (const [index, sheet] of sheets.entries()) {
        const isOfHost = ofHost.some(({ title }) =>
          sheet.some(({ text }) => text === title || text.startsWith(`${title} · vel`))
        )
        const isStamped = letters(sheet).includes(line.replaceAll(' ', ''))
        assert.equal(isStamped, index === 0 || isOfHost, `page ${index + 1}`)
        assert.deepEqual(overlapping(sheet), [])
      }
      assert.deepEqual((await buildingBlocks(stamped)).notEmbedded, [])
    })
    .timeout(120_000)

  test('the edition of {itemName} that saves ink takes less than a twentieth of it')
    .with([...BOOKLETS])
    .run(async ({ assert }, booklet) => {
      const pages = await photographPages(await printedBooklet(booklet, 'ink_saving'), 160)
      const mean = pages.reduce((sum, page) => sum + darkness(page), 0) / pages.length
      assert.isBelow(mean, 0.05, `${(100 * mean).toFixed(2)} % of the paper`)
    })
    .timeout(120_000)

  test('no page of {itemName} ({edition}) is for more than a third empty')
    .with(EACH_EDITION)
    .run(async ({ assert }, { booklet, edition }) => {
      const pdf = await printedBooklet(booklet, edition)
      const pages = await photographPages(pdf, 160)
      for (const [index, sheet] of (await readSheets(pdf)).entries())
        if (asWritten(sheet).includes('Toverdiploma') && !asWritten(sheet).includes('bladzijde'))
          assert.equal(itemAt(pages, index).colored > 0.05, edition === 'color', 'the diploma')
      const empty = pages.map((page, index) => ({ page: index + 1, empty: largestBand(page) }))
      const tooEmpty = empty.filter((page) => page.empty > 1 / 3)
      const figures = empty
        .map(({ page, empty: share }) => `${page}: ${Math.round(share * 100)} %`)
        .join(', ')
      assert.deepEqual(tooEmpty, [], `the largest white band of each page: ${figures}`)
      const bare = pages.map((page, index) => ({ page: index + 1, filled: filledShare(page) }))
      assert.deepEqual(
        bare.filter(({ filled }) => filled < LEAST_FILLED),
        []
      )
    })
    .timeout(120_000)

  test('a sheet of {itemName} that takes more papers counts them from the first')
    .with([...BOOKLETS])
    .run(async ({ assert }, booklet) => {
      const texts = (await readSheets(await printedBooklet(booklet))).map(asWritten)
      const papers = texts.map((text) => / · vel (\d+) van (\d+)/.exec(text)?.slice(1).map(Number))
      for (const [index, text] of texts.entries()) {
        const [number, count] = papers[index] ?? [1, 1]
        const goesOn = text.includes('gaat verder op het volgende vel')
        assert.equal(goesOn, present(number, 'number') < present(count, 'count'), text)
        if (goesOn) assert.deepEqual(papers[index + 1], [present(number, 'number') + 1, count])
      }
    })
    .timeout(120_000)

  test('a text by hand in {itemName} breaks between words and keeps its letters')
    .with([...BOOKLETS])
    .run(async ({ assert }, booklet) => {
      const sheets = await readSheets(await printedBooklet(booklet))
      const printed = new Set(sheets.flatMap((sheet) => asWritten(sheet).split(' ')))
      const written = booklet.sheets
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'prop' ? block.parts : []))
        .flatMap((part) =>
          part.kind === 'text' || part.kind === 'letter' ? [...part.paragraphs] : []
        )
        .flatMap((paragraph) => paragraph.split(/\s+/))
        .filter((word) => /^\p{L}*\p{Ll}\p{L}*[.,:]?$/u.test(word))
      assert.deepEqual(
        written.filter((word) => !printed.has(word)),
        []
      )
    })
    .timeout(120_000)

  test('a stamp that is too long for its line is cut, and stays on the page', async ({
    assert,
  }) => {
    const sheets = await readSheets(
      await stampPdf(await printedBooklet(bookletFor('kleinkunst')), 'Wim '.repeat(99))
    )
    assert.include(asWritten(firstOf(sheets)), 'Wim Wim')
    for (const sheet of sheets) assert.deepEqual(outsideMargin(sheet), [])
  }).timeout(120_000)
})

/** How much of a page is printed, from 0 for white to 1 for black. */
const darkness = ({ grey }: PhotoOfPage) =>
  grey.reduce((sum, lightness) => sum + (255 - lightness), 0) / (255 * grey.length)

/** The share of a page's height that its largest white band takes, between its head and its foot. */
function largestBand({ width, height, grey }: PhotoOfPage): number {
  const [head, foot] = [Math.ceil(height * 0.05), Math.floor(height * 0.92)]
  let largest = 0
  let band = 0
  for (let row = head; row < foot; row++) {
    const printed = grey
      .subarray(row * width, (row + 1) * width)
      .some((lightness) => lightness < 240)
    band = printed ? 0 : band + 1
    largest = Math.max(largest, band)
  }
  return largest / height
}

/** The least share of the squares of a page in which something is printed, also in grey. */
const LEAST_FILLED = 0.35
const [COLUMNS, ROWS] = [12, 17]

/**
 * The share of the squares between the margins that hold something: a frame or a line does not
 * count.
 */
function filledShare({ width, height, grey }: PhotoOfPage): number {
  const [left, top] = [width * 0.09, height * 0.05]
  const [wide, high] = [(width * 0.82) / COLUMNS, (height * 0.88) / ROWS]
  const squares = Array.from({ length: COLUMNS * ROWS }, () => ({
    rows: new Set<number>(),
    columns: new Set<number>(),
  }))
  for (const [at, lightness] of grey.entries()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [column, row] = [Math.floor((x - left) / wide), Math.floor((y - top) / high)]
    if (lightness >= 240 || column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) continue
    const square = itemAt(squares, row * COLUMNS + column)
    square.rows.add(y)
    square.columns.add(x)
  }
  return (
    squares.filter(({ rows, columns }) => rows.size > 2 && columns.size > 2).length / squares.length
  )
}

/** Each font's letters are a text of their own, so a name may come in parts. */
const letters = (sheet: readonly Piece[]) => asWritten(sheet).replaceAll(' ', '')

function outsideMargin(sheet: readonly Piece[]): string[] {
  const [links, right] = [17 * MM, 193 * MM]
  const bottom = 290 * MM
  // Only the line that names a second sheet stands higher than the rest.
  const top = ({ text }: Piece) => (/ · vel \d+ van \d+$/.test(text) ? 10 : 15) * MM
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

/** Texts that are too small for a child, or for somebody at arm's length. */
const tooSmall = (sheet: readonly Piece[]) =>
  sheet.filter(({ text, size }) => text.trim() !== '' && size < 8.99).map(({ text }) => text)

/** Texts of which one covers a good part of another; letters in a drawing may touch. */
function overlapping(sheet: readonly Piece[]): string[] {
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
