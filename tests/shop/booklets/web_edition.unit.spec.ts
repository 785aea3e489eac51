import { test } from '@japa/runner'
import { foldOf } from '#app/shop/booklets/web_edition/sheet_in_html'
import { webEdition } from '#app/shop/booklets/web_edition/web_edition'
import { HINT_PAGES } from '#games/hint_pages'
import { GAMES } from '#games/online_games'
import { PUZZLES as ONTGOOCHELD } from '#games/ontgoocheld/ontgoocheld_puzzles'
import { LOCK_PUZZLES as SINTJUNIOR } from '#games/sintjunior/sintjunior_puzzles'
import { puzzles as SINTSENIOR } from '#games/sintsenior/sintsenior_puzzles'
import { BOOKLETS } from '#games/booklets'
import type { Block, Booklet } from '#domain/shop/booklets/booklet'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { findIn, itemAt } from '#tests/helpers/present'
import { printedBooklet } from '#tests/helpers/shop/printed_booklet'

const LINE = 'Escaperoom Kado, bestelling EK-2345WXYZ voor Łukasz & Zoë. Alleen voor eigen gebruik.'

/** Answers that are also ordinary words, which a story needs for other things. */
const IN_EVERY_STORY = new Set(['brief', 'hond'])

const pages = new Map(BOOKLETS.map((booklet) => [booklet.itemName, webEdition(booklet, LINE)]))
const pageOf = ({ itemName }: Booklet) => pages.get(itemName) ?? ''

test.group('Web edition of a booklet', () => {
  test('{itemName} is one page in Dutch, with a title, that fetches and runs nothing')
    .with([...BOOKLETS])
    .run(({ assert }, booklet) => {
      const html = pageOf(booklet)
      assert.match(html, /^<!doctype html><html lang="nl">/)
      assert.include(html, `<title>${booklet.title}, het boekje als webpagina</title>`)
      assert.notMatch(html, /<(script|link|img|iframe|object|form)\b|\s(src|style|on\w+)=/)
      const addresses = [...html.matchAll(/href="([^"]*)"/g)].map((found) => itemAt(found, 1))
      assert.isNotEmpty(addresses)
      for (const address of addresses) assert.include(html, `id="${address.replace('#', '')}"`)
    })

  test('the headings of {itemName} go down one step at a time, one of them for each sheet')
    .with([...BOOKLETS])
    .run(({ assert }, booklet) => {
      const found = [...pageOf(booklet).matchAll(/<h([1-6])[ >]/g)].map((one) => Number(one[1]))
      assert.equal(found[0], 1)
      assert.lengthOf(
        found.filter((level) => level === 1),
        1
      )
      for (const [index, level] of found.entries())
        if (index > 0) assert.isAtMost(level, itemAt(found, index - 1) + 1)
      // The contents, and the sheet with which each booklet begins.
      assert.lengthOf(
        found.filter((level) => level === 2),
        booklet.sheets.length + 2
      )
    })

  test('every drawing of {itemName} has words of its own that say what is to be seen')
    .with([...BOOKLETS])
    .run(({ assert }, booklet) => {
      const described = booklet.sheets.flatMap(({ title, blocks }) =>
        blocks.flatMap(descriptions).map((one) => ({ title, ...one }))
      )
      for (const { title, description, caption } of described) {
        assert.isAtLeast(description.length, 25, `${title}: ${description}`)
        assert.notEqual(description, caption, title)
        assert.notMatch(description, /speelpagina|zie de tekening|kan zien/, title)
      }
      const html = pageOf(booklet)
      const drawn = html.split('<svg ').length - 1
      assert.lengthOf(html.match(/<svg aria-hidden="true"/g) ?? [], drawn)
      for (const { description } of described)
        assert.include(bare(html), bare(escape(description)).slice(0, 200))
    })

  test('a text in a drawing of {itemName} is said beside it as well')
    .with([...BOOKLETS])
    .run(({ assert }, booklet) => {
      const unsaid = booklet.sheets.flatMap(({ title, blocks }) => {
        const said = bare(blocks.map(wordsOf).join(' ')).toLowerCase()
        return blocks
          .flatMap(lettered)
          .filter((word) => !said.includes(bare(word).toLowerCase()))
          .filter((word) => !ORNAMENT[title]?.includes(word))
          .map((word) => `${title}: ${word}`)
      })
      assert.deepEqual(unsaid, [])
    })

  test('no answer of {itemName} stands open: {count} codes and words')
    .with(
      BOOKLETS.map((booklet) => ({
        booklet,
        itemName: booklet.itemName,
        count: answersOf(booklet).length,
      }))
    )
    .run(({ assert }, { booklet }) => {
      const answers = answersOf(booklet)
      assert.isNotEmpty(answers)
      const open = prose(unfolded(pageOf(booklet))).toLowerCase()
      assert.deepEqual(
        answers.filter((answer) =>
          new RegExp(`(?<![\\p{L}\\d])${answer}(?![\\p{L}\\d])`, 'u').test(open)
        ),
        []
      )
      for (const sheet of booklet.sheets.filter((one) => foldOf(one) !== null))
        assert.match(
          pageOf(booklet),
          new RegExp(`${sheet.title}</h2>(<p[^>]*>[^<]*</p>)?<details>`)
        )
    })

  test('the name of its buyer stands at its head and at each sheet that only the host reads')
    .with([...BOOKLETS])
    .run(({ assert }, booklet) => {
      const times = pageOf(booklet).split(LINE.replace('&', '&amp;')).length - 1
      assert.equal(times, 1 + booklet.sheets.filter(({ forHost }) => forHost).length)
    })

  test('the page says all that the PDF of {itemName} says')
    .with([...BOOKLETS])
    .run(async ({ assert }, booklet) => {
      const said = bare(unescape(pageOf(booklet).replaceAll(/<[^>]+>/g, '')))
      const printed = (await pdfText(await printedBooklet(booklet)))
        .split('\n')
        .map((line) => line.replaceAll(ONLY_ON_PAPER, ''))
      const missing = printed
        .flatMap((line) => line.split(' '))
        .filter((word) => !asWritten(word).test(said))
      assert.deepEqual([...new Set(missing)], [])
    })
    .timeout(300_000)

  test('a reader of the words alone finds three digits in the cards of Ontgoocheld laid on each other', ({
    assert,
  }) => {
    const cards = /Negen kaarten<\/h2>.*?<\/section>/s.exec(heard('ontgoocheld'))?.[0] ?? ''
    const fields = new Map<string, string[][]>()
    for (const [, value = '', rows = ''] of cards.matchAll(
      /het getal (\d) .*?geteld van links:(.*?)(?=het getal|$)/gs
    )) {
      const field = fields.get(value) ?? Array.from({ length: 7 }, () => Array<string>(5).fill('.'))
      for (const [, row, columns = ''] of rows.matchAll(/rij (\d): plaats(?:en)? ([\d, en]+)/g))
        for (const column of columns.match(/\d/g) ?? [])
          itemAt(field, Number(row) - 1)[Number(column) - 1] = '#'
      fields.set(value, field)
    }
    const shown = (value: string) =>
      fields
        .get(value)
        ?.map((row) => row.join(''))
        .join('/')
    assert.equal(shown('6'), '#####/#...#/....#/...#./..#../..#../..#..')
    assert.equal(shown('7'), '...#./..##./.#.#./#..#./#####/...#./...#.')
    assert.equal(shown('8'), '#####/....#/...#./.###./....#/#...#/.###.')
  })

  test('a reader of the words alone finds three digits in the street of Sinterklaasspel senior', ({
    assert,
  }) => {
    const street = /De overburen<\/h2>.*?<\/section>/s.exec(heard('sintsenior'))?.[0] ?? ''
    /** The dark windows of each house of a side, as '2.1' for the first of the second row. */
    const side = (name: string) =>
      [
        ...street.matchAll(
          new RegExp(`${name} de straat, huis \\d, donker:(.*?)de rest is licht`, 'gs')
        ),
      ].map(([, rows = '']) =>
        [...rows.matchAll(/rij (\d), (?:raam|ramen) ([\d en]+)/g)].flatMap(
          ([, row, windows = '']) =>
            (windows.match(/\d/g) ?? []).map((window) => `${row}.${window}`)
        )
      )
    const [above, below] = [side('Boven'), side('Onder')]
    const lit = above.map((house, number) => {
      const dark = [...house, ...(below[number] ?? [])]
      return [1, 2, 3, 4, 5]
        .map((row) =>
          [1, 2, 3].map((window) => (dark.includes(`${row}.${window}`) ? '.' : '#')).join('')
        )
        .join('/')
    })
    assert.match(street, /vouwlijn/)
    assert.match(street, /Rechtsboven op het vel, boven de daken, staat de maan/)
    assert.deepEqual(lit, ['###/..#/###/#../###', '###/..#/..#/..#/..#', '#.#/#.#/###/..#/..#'])
  })

  test('a text that names a page names the sheet where there are no pages', ({ assert }) => {
    const senior = findIn(BOOKLETS, ({ itemName }) => itemName === 'sintsenior')
    assert.include(pageOf(senior), 'tot en met de laatste bladzijde van ‘De brief in de zak’')
    assert.notInclude(pageOf(senior), '⟦')
  })
})

/** What a page of paper needs and a web page does not: its number, where it goes on, its scale. */
const ONLY_ON_PAPER =
  /^bladzijde \d+ van \d+$|bladzijde \d+ van \d+| · gaat verder op het volgende vel|^.* · vel \d+ van \d+|Op ware grootte is deze balk 5 cm\.|[•·]|\b\d+\b/g

/**
 * The fonts of handwriting have letters in more than one shape, and a PDF does not tell which letter
 * some of these are. Any letter may stand there.
 */
const asWritten = (word: string) => new RegExp(bare(word).replaceAll(/[^\p{L}]|G/gu, '.{0,2}'), 'u')

/**
 * Lettering that dresses a drawing, or that its words say in another way ('de voorkant' is 'van
 * voren'). No puzzle asks for it.
 */
const ORNAMENT: Readonly<Record<string, readonly string[]>> = {
  'Feestzaal': ['matroos', 'kijkt'],
  'Receptie': ['Koperen', 'Ketel'],
  'Toiletten': ['gezien'],
  'Gerda, de boekhouder': ['Ketel'],
  'Op weg naar de tweede statie': ['hier'],
  'Het staat geschreven zoals het gedrukt is': ['Klaar', 'voor', 'inkt'],
  'Sleutelpositie': ['steel'],
  'Rondom de boom': ['voorkant', 'achterkant'],
  'Drie stompjes': ['doven'],
  'Het koor van de nachtploeg': ['zingen', 'wij'],
  'De sluitschijf': ['uitknippen', 'Feestfabriek'],
  'Het bord': ['rit'],
  'De kaart die zichzelf verraadt': ['begin'],
  'Het kaartje met gaten': ['VEERMUSEUM', 'één', 'persoon', 'ZATERDAG', 'GEKNIPT', 'nr', 'morgen'],
  'Het schilderij': ['vaste', 'collectie'],
  'Het spoor bij het tuinhek': ['loopt'],
  'Het briefje in geheimschrift': ['hier', 'schijf'],
  'Het lege zakje': ['WOEF'],
  'Het doolhof in de heg': ['naar'],
  'De Stijl': ['streekje'],
}

/** A text without spaces, and without the semicolons at which a long description becomes a list. */
const bare = (text: string) => text.replaceAll(/<[^>]+>|[\s;\u00AD\u200B]+/g, '')

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

const unescape = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&')

/** The page without its drawings, a paragraph on each line. */
const heard = (itemName: string) =>
  unescape(pages.get(itemName) ?? '')
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll('</p>', '</p>\n')

const unfolded = (html: string) => html.replaceAll(/<details>.*?<\/details>/gs, '')

/** What is told in sentences: not what a drawing shows or a table holds, which is the puzzle. */
const prose = (html: string) =>
  [...html.replaceAll(/<(svg|style|table|figure)\b.*?<\/\1>/gs, '').matchAll(/>([^<]+)</g)]
    .map(([, text]) => text)
    .join(' ')

type Described = { readonly description: string; readonly caption: string }

function descriptions(block: Block): Described[] {
  switch (block.kind) {
    case 'drawing':
    case 'true_size':
    case 'strips':
      return [block]
    case 'cut_out_cards':
      return block.cards.flatMap((card) =>
        card.drawing ? { description: card.description, caption: card.heading ?? '' } : []
      )
    case 'statements':
      return block.people.map(({ description, name }) => ({ description, caption: name }))
    case 'beside':
      return [
        { description: block.description, caption: block.heading ?? '' },
        ...block.parts.flatMap(descriptions),
      ]
    case 'prop':
      return block.parts.flatMap(descriptions)
    case 'pair':
      return block.things.flatMap(descriptions)
    default:
      return []
  }
}

/** All strings of a part, without what is inside its drawings. */
const wordsOf = (block: unknown): string =>
  JSON.stringify(block, (key, value: unknown) => (key === 'drawing' ? undefined : value))

/** The words of two letters or more that are written in the drawings of a part. */
function lettered(block: Block): string[] {
  const found: string[] = []
  JSON.stringify(block, (_, value: unknown) => {
    if (isText(value)) found.push(...value.text.split(/[\s…]+/))
    return value
  })
  return found
    .map((word) => word.replaceAll(/^\P{L}+|\P{L}+$/gu, ''))
    .filter((word) => word.length > 1)
}

const isText = (value: unknown): value is { text: string } =>
  typeof value === 'object' &&
  value !== null &&
  'shape' in value &&
  value.shape === 'text' &&
  'text' in value

/** Answers that no sentence of the story would have by itself: codes, words, sentences. */
function answersOf({ itemName, title }: Booklet): string[] {
  const locks = { sintjunior: SINTJUNIOR, sintsenior: SINTSENIOR, ontgoocheld: ONTGOOCHELD }
  const codes = Object.entries(locks).flatMap(([name, puzzles]) =>
    name === itemName ? puzzles.map(({ code }) => code) : []
  )
  const online = GAMES.filter((game) => game.itemName === itemName).flatMap(({ puzzles }) =>
    puzzles.map(({ answer }) => answer)
  )
  const posted = HINT_PAGES.filter((page) => page.title.includes(title)).flatMap(({ items }) =>
    items.map(({ answer }) => answer)
  )
  return [...codes, ...online, ...posted]
    .map((answer) => answer.toLowerCase())
    .filter((answer) => answer.length > 2 && !IN_EVERY_STORY.has(answer))
}
