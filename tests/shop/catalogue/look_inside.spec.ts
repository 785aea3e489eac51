import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Preview, previewSheets, SIZES, pictureName } from '#app/shop/catalogue/preview_sheets'
import { bookletFor } from '#games/booklets'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { emptyShop } from '#tests/helpers/database'
import { captured, itemAt, leading, onlyOf, present } from '#tests/helpers/present'

const HEADING = 'Een kijkje in het boekje'

test.group('A look inside the booklet', (group) => {
  group.each.setup(() => emptyShop())

  test('the page of {itemName} shows four pages in words, each a link to a large picture')
    .with([...ORDERABLE_GAMES])
    .run(async ({ client, assert }, { itemName }) => {
      const html = (await client.get(`/escaperooms/${itemName}`)).text()
      assert.include(html, HEADING)
      // The page says that nobody walked a route, before anybody orders it.
      const unwalked = itemName === 'cunera-van-rhenen'
      assert.equal(html.includes('is niet ter plaatse nagelopen'), unwalked, itemName)
      const sheets = pictures(html)
      const expected = previewSheets(bookletFor(itemName))
      assert.lengthOf(expected, 4)
      assert.lengthOf(sheets, expected.length)
      for (const [index, { large, small, alt, img }] of sheets.entries()) {
        assert.match(alt, /^Bladzijde uit het boekje/)
        const { title, preview } = itemAt(expected, index)
        assert.include(alt, `${title}. ${preview}`)
        assert.include(img, `width="${SIZES.small.width}" height="${SIZES.small.height}"`)
        assert.include(img, 'loading="lazy"')
        for (const path of [large, small]) {
          const picture = await client.get(path)
          picture.assertStatus(200)
          picture.assertHeader('content-type', 'image/webp')
          picture.assertHeader('cache-control', 'public, max-age=31536000, immutable')
        }
      }
    })

  test('the page of {$self} offers no look inside, because there is no booklet')
    .with(['spellenfabriek', 'ontgoocheld2'])
    .run(async ({ client, assert }, itemName) => {
      const html = (await client.get(`/escaperooms/${itemName}`)).text()
      assert.include(html, 'Beschrijving')
      assert.notInclude(html, HEADING)
    })

  test('a page without pictures leaves the look inside out, and shows those that are whole', async ({
    client,
    assert,
    cleanup,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'inkijk-'))
    app.container.swap(Preview, () => new Preview(folder))
    cleanup(async () => {
      app.container.restore(Preview)
      await rm(folder, { recursive: true })
    })
    const without = await client.get('/escaperooms/binky')
    without.assertStatus(200)
    assert.notInclude(without.text(), HEADING)

    const binky = bookletFor('binky')
    const [first, second] = leading(previewSheets(binky), 2)
    await writeFile(join(folder, pictureName(binky, first, 'small')), '')
    await writeFile(join(folder, pictureName(binky, first, 'large')), '')
    await writeFile(join(folder, pictureName(binky, second, 'small')), '')
    await emptyShop()
    const half = pictures((await client.get('/escaperooms/binky')).text())
    assert.include(onlyOf(half).alt, first.title)
  })
})

function pictures(html: string) {
  return [...html.matchAll(/<a href="(\/inkijk\/[^"]+)"[^>]*>(<img[^>]+>)/g)].map(
    ([, large, img]) => ({
      large: present(large, 'large'),
      img: present(img, 'img'),
      small: captured(/ src="([^"]+)"/, present(img, 'img')),
      alt: captured(/ alt="([^"]+)"/, present(img, 'img')),
    })
  )
}
