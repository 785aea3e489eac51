import { test } from '@japa/runner'
import { beginSheet } from '#app/shop/booklets/begin_sheet'
import { sheetPdf } from '#app/shop/booklets/booklet_pdf'
import { webEdition } from '#app/shop/booklets/web_edition/web_edition'
import { bookletFor } from '#games/booklets'
import { solutionBeside } from '#games/kit/lock_tags'
import { LOCK_PUZZLES as SINTJUNIOR } from '#games/sintjunior/sintjunior_puzzles'
import { puzzles as SINTSENIOR } from '#games/sintsenior/sintsenior_puzzles'
import { PUZZLES as ONTGOOCHELD } from '#games/ontgoocheld/ontgoocheld_puzzles'
import { handworkOn } from '#domain/shop/print_files/handwork'
import type { PrintedProp, Sheet } from '#domain/shop/booklets/booklet'
import { drawing } from '#games/kit/shapes'
import { readSheets } from '#tests/helpers/core/pdf_sheets'
import { asWritten } from '#tests/helpers/core/pdf_text'
import { printedBooklet } from '#tests/helpers/shop/printed_booklet'
import { findIn, firstOf } from '#tests/helpers/present'

/** How many pages each booklet had before its plain pages became things: texts name these numbers. */
const WITH_LOCKS = [
  { itemName: 'sintjunior', pages: 17, puzzles: SINTJUNIOR },
  { itemName: 'sintsenior', pages: 21, puzzles: SINTSENIOR },
  { itemName: 'ontgoocheld', pages: 30, puzzles: ONTGOOCHELD },
] as const

const sized = (width: number) => drawing(width, 20, [])

const note = (heading: string, words: string): PrintedProp => ({
  kind: 'prop',
  object: 'note',
  heading,
  parts: [{ kind: 'text', paragraphs: [words] }],
})

const placesOn = async (sheet: Sheet) => {
  const [page, ...more] = await readSheets(await sheetPdf(bookletFor('kleinkunst'), sheet))
  return { page: page ?? [], more }
}

test.group('Things on paper', () => {
  test('two things lie beside each other, the first as wide as its share', async ({ assert }) => {
    const things = [note('Links', 'Kort.'), note('Rechts', 'Lang. '.repeat(60))] as const
    const { page, more } = await placesOn({
      title: 'Proef',
      blocks: [{ kind: 'pair', share: 0.3, things }],
    })
    assert.lengthOf(more, 0)
    const [left, right] = ['Links', 'Rechts'].map((word) =>
      findIn(page, ({ text }) => text === word)
    )
    assert.closeTo(left?.top ?? 0, right?.top ?? 1, 0.5)
    const moved = (right?.links ?? 0) - (left?.links ?? 0)
    const { page: narrow } = await placesOn({
      title: 'Proef',
      blocks: [{ kind: 'pair', share: 0.6, things }],
    })
    const [first, second] = ['Links', 'Rechts'].map((word) =>
      findIn(narrow, ({ text }) => text === word)
    )
    assert.closeTo(((second?.links ?? 0) - (first?.links ?? 0)) / moved, 2, 0.1)
  })

  test('what stands beside a picture keeps clear of it, on either side', async ({ assert }) => {
    const at = async (side: 'left' | 'right') => {
      const { page } = await placesOn({
        title: 'Proef',
        blocks: [
          {
            kind: 'beside',
            side,
            width: 40,
            drawing: sized(40),
            description: 'Niets.',
            heading: 'Slot 9',
            parts: [{ kind: 'text', paragraphs: ['Woord '.repeat(40)] }],
          },
        ],
      })
      const words = page.filter(({ text }) => text.startsWith('Woord'))
      return {
        links: Math.min(...words.map(({ links }) => links)),
        right: Math.max(...words.map(({ right }) => right)),
      }
    }
    const [left, right] = [await at('left'), await at('right')]
    const picture = (40 * 72) / 25.4
    assert.isAtLeast(left.links - right.links, picture)
    assert.isAtLeast(left.right - right.right, picture * 0.8)
  })

  test('a sheet that is cut is known by what lies beside something else too', ({ assert }) => {
    const strips = { kind: 'strips', caption: '', description: '', strips: [] } as const
    const beside = {
      kind: 'beside',
      side: 'left',
      width: 9,
      drawing: sized(9),
      description: '',
      parts: [strips],
    } as const
    assert.deepEqual(handworkOn({ blocks: [beside] }), ['cut'])
    const thing: PrintedProp = { kind: 'prop', object: 'note', parts: [strips] }
    assert.deepEqual(
      handworkOn({ blocks: [{ kind: 'pair', share: 0.5, things: [note('A', 'a'), thing] }] }),
      ['cut']
    )
  })

  test('the first sheet of {itemName} has its list and its story on things, and not a word less')
    .with([{ itemName: 'sintjunior' }, { itemName: 'sintsenior' }])
    .run(async ({ assert }, { itemName }) => {
      const booklet = bookletFor(itemName)
      const [pair] = beginSheet(booklet).blocks
      assert.equal(pair?.kind, 'pair')
      const page = asWritten((await readSheets(await printedBooklet(booklet)))[1] ?? []).replaceAll(
        /\s/g,
        ''
      )
      const html = webEdition(booklet, 'Bestelling EK-2345WXYZ')
      for (const text of [...booklet.needed, ...booklet.story]) {
        assert.include(page, text.replaceAll(/\s/g, ''))
        assert.include(html, text.replaceAll("'", '&#x27;'))
      }
    })
    .timeout(120_000)

  test(
    'the solutions of {itemName} have each code on its lock, how it is found, and as many pages as before'
  )
    .with([...WITH_LOCKS])
    .run(async ({ assert }, { itemName, pages, puzzles }) => {
      const booklet = bookletFor(itemName)
      const sheets = await readSheets(await printedBooklet(booklet))
      assert.lengthOf(sheets, pages)
      const from = sheets.findIndex((sheet) => /(Alle o|O)plossingen/.test(asWritten(sheet)))
      const printed = sheets.slice(from)
      const words = printed.map(asWritten).join(' ').replaceAll(/\s/g, '')
      const html = webEdition(booklet, 'Bestelling EK-2345WXYZ')
      for (const { code, solution } of puzzles) {
        for (const step of solution) {
          assert.include(words, step.replaceAll(/\s/g, ''))
          assert.include(html, step.replaceAll("'", '&#x27;'))
        }
        assert.match(html, new RegExp(`(de code|de cijfers) ${code}[.,]`))
        const codes = printed.flat().filter(({ text }) => text.trim() === code)
        const digits = printed.flat().filter(({ text }) => text.trim() === code[0])
        assert.isNotEmpty([...codes, ...digits], `${code} is on its tag or on its lock`)
      }
    })
    .timeout(120_000)

  test('a tag shows the code of its lock, and says so', ({ assert }) => {
    const tag = solutionBeside({
      heading: 'Slot 1',
      code: '493',
      mark: sized(20),
      markInWords: 'de maan',
      solution: ['Kijk.', 'Klaar.'],
    })
    const { shapes } = tag.drawing
    assert.isTrue(shapes.some((shape) => shape.shape === 'text' && shape.text === '493'))
    assert.equal(tag.description, 'Een label aan een touwtje met de maan en de code 493.')
    assert.deepInclude(firstOf(tag.parts), { paragraphs: ['Kijk.', 'Klaar.'] })
  })
})
