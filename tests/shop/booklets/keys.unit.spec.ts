import { test } from '@japa/runner'
import { sheetPdf } from '#app/shop/booklets/booklet_pdf'
import { bookletFor } from '#games/booklets'
import type { Material } from '#domain/play/puzzles/puzzle'
import type { Sheet } from '#domain/shop/booklets/booklet'
import { readSheets } from '#tests/helpers/core/pdf_sheets'
import { asWritten } from '#tests/helpers/core/pdf_text'
import { findIn } from '#tests/helpers/present'

const drawing = (caption: string, height: number): Material => ({
  kind: 'drawing',
  caption,
  description: caption,
  drawing: { width: 400, height, shapes: [] },
})

const pagesOf = async (itemName: string, sheet: Sheet) =>
  (await readSheets(await sheetPdf(bookletFor(itemName), sheet))).map(asWritten)

test.group('Keys in a booklet', () => {
  test('a key is on the page of what it explains, after {count} lines to write on')
    .with([{ count: 3 }, { count: 15 }, { count: 19 }, { count: 21 }])
    .run(async ({ assert }, { count }) => {
      const pages = await pagesOf('binky', {
        title: 'Blad',
        continues: true,
        blocks: [
          { kind: 'ruled_lines', count },
          { ...drawing('De sleutel', 40), isKey: true },
          drawing('De tekening', 500),
        ],
      })
      const ofKey = pages.filter((page) => page.includes('De sleutel'))
      assert.lengthOf(ofKey, 1)
      assert.include(ofKey[0], 'De tekening')
    })
    .timeout(30_000)

  test('the first of two keys stays with the second and with what both explain', async ({
    assert,
  }) => {
    const pages = await pagesOf('binky', {
      title: 'Blad',
      continues: true,
      blocks: [
        { kind: 'ruled_lines', count: 17 },
        { ...drawing('Sleutel een', 40), isKey: true },
        { ...drawing('Sleutel twee', 40), isKey: true },
        drawing('De tekening', 500),
      ],
    })
    const last = findIn(pages, (page) => page.includes('De tekening'))
    assert.include(last, 'Sleutel een')
    assert.include(last, 'Sleutel twee')
  }).timeout(30_000)

  test('each hall of Kleinkunst has the tubes with it, once', async ({ assert }) => {
    const { sheets } = bookletFor('kleinkunst')
    const halls = findIn(sheets, ({ title }) => title === 'Welk schilderij')
    const pages = await pagesOf('kleinkunst', halls)
    assert.deepEqual(
      pages.map((page) => [
        /Zaal (.) van museum Petiet/.exec(page)?.[1],
        page.split('De tubes, met de streekjes').length - 1,
      ]),
      [
        ['A', 1],
        ['B', 1],
        ['C', 1],
      ]
    )
  }).timeout(30_000)
})
