import { test } from '@japa/runner'
import { bookletPdf } from '#app/shop/booklets/booklet_pdf'
import { stampAddress } from '#app/shop/booklets/stamp_address'
import { BOOKLETS } from '#games/booklets'
import { HINT_PAGES } from '#games/hint_pages'
import { readSheets, type Piece } from '#tests/helpers/core/pdf_sheets'
import { asWritten } from '#tests/helpers/core/pdf_text'
import { findIn, present } from '#tests/helpers/present'
import { printedBooklet } from '#tests/helpers/shop/printed_booklet'

const MM = 72 / 25.4

const WITH_HINTS = BOOKLETS.filter(({ hintPath }) => hintPath)

/** How a sheet tells where its hints are, without the name of the shop. */
const BEHIND_ADDRESS = / typ (\/\w+) achter het adres/

test.group('The address of the hints of a booklet', () => {
  test('each booklet that has a hint page says so, and prints no address of its own', ({
    assert,
  }) => {
    assert.sameMembers(
      WITH_HINTS.map(({ hintPath }) => hintPath),
      HINT_PAGES.map(({ path }) => path)
    )
    for (const { howToPlay, hintPath } of BOOKLETS) {
      const said = BEHIND_ADDRESS.exec(howToPlay.join(' '))?.[1]
      assert.equal(said, hintPath && `/${hintPath}`)
    }
  })

  test(
    'a copy of {itemName} that leaves the shop says the whole address at its beginning and on its last page'
  )
    .with(WITH_HINTS)
    .run(async ({ assert }, booklet) => {
      const host = 'escaperooms.voorbeeld.nl'
      const address = `${host}/${booklet.hintPath}`
      const bare = await printedBooklet(booklet, 'ink_saving')
      for (const sheet of await readSheets(bare)) assert.notInclude(asWritten(sheet), host)

      const sheets = await readSheets(await stampAddress(bare, `https://${address}`))
      for (const [index, sheet] of sheets.entries()) {
        const told = asWritten(sheet).includes(address)
        assert.equal(told, index === 1 || index === sheets.length - 1, `page ${index + 1}`)
      }
    })
    .timeout(120_000)

  test('an address of any length stands beside the title, within the margins', async ({
    assert,
  }) => {
    const booklet = { ...findIn(BOOKLETS, ({ itemName }) => itemName === 'binky'), sheets: [] }
    const bare = await bookletPdf(booklet)
    for (const host of ['ek.nl', 'de-allerlangste-naam-van-een-winkel-vol-raadsels.voorbeeld.nl']) {
      const sheets = await readSheets(await stampAddress(bare, `https://${host}/binky`))
      const beginning = present(sheets[1], 'the beginning')
      const title = findIn(beginning, ({ text }) => text === 'Voor je begint')
      const words = beginning.filter(({ text }) => text.includes(host))
      assert.lengthOf(words, 2)
      for (const piece of words.filter(({ top }) => top < 40 * MM))
        assert.isTrue(beside(title, piece))
    }
  }).timeout(60_000)
})

/**
 * Whether it stands to the right of the title, above its rule, and off the edge that no printer
 * reaches.
 */
const beside = (title: Piece, { links, right, top, bottom }: Piece) =>
  links > title.right && right < 193 * MM && top > 15 * MM && bottom < 31 * MM
