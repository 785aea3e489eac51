import { test } from '@japa/runner'
import { planPages } from '#app/shop/booklets/plan_pages'
import { firstPageOf, lastPageOf, withPageNumbers } from '#domain/shop/booklets/page_references'
import { bookletFor } from '#games/booklets'
import { readSheets } from '#tests/helpers/core/pdf_sheets'
import { asWritten } from '#tests/helpers/core/pdf_text'
import { printedBooklet } from '#tests/helpers/shop/printed_booklet'
import { findIn, firstOf } from '#tests/helpers/present'

test.group('Page numbers in a booklet', () => {
  test('a text names the pages of a sheet, and naming a sheet that does not exist fails', ({
    assert,
  }) => {
    const pages = new Map([['De brief', { first: 17, last: 18 }]])
    const sheet = (text: string) => ({
      title: 'Begin',
      blocks: [{ kind: 'text' as const, paragraphs: [text] }],
    })
    assert.deepEqual(
      withPageNumbers(sheet(`${firstPageOf('De brief')} en ${lastPageOf('De brief')}`), pages),
      sheet('17 en 18')
    )
    assert.throws(() => withPageNumbers(sheet(lastPageOf('Weg')), pages), RangeError)
  })

  test('a buyer who plays senior without locks is told the last page to print', async ({
    assert,
  }) => {
    const pages = await planPages(bookletFor('sintsenior'))
    const { last } = findIn(pages, ({ sheet }) => sheet.title === 'De brief in de zak')
    assert.include(JSON.stringify(firstOf(pages).sheet), `Print bladzijde 1 tot en met ${last}`)
    const printed = await readSheets(await printedBooklet(bookletFor('sintsenior')))
    const onPaper = printed.findIndex((sheet) => asWritten(sheet).includes('Lieve grote mensen'))
    assert.equal(onPaper + 1, last)
  }).timeout(60_000)
})
