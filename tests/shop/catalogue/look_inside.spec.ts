import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Preview, inkijkbladen, SIZES, plaatjesnaam } from '#app/shop/catalogue/preview_sheets'
import { bookletFor } from '#games/booklets'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { emptyShop } from '#tests/helpers/database'

const HEADING = 'Een kijkje in het boekje'

test.group('A look inside the booklet', (group) => {
  group.each.setup(() => emptyShop())

  test('{itemName} shows two or three pages, each a link to a large picture')
    .with([...ORDERABLE_GAMES])
    .run(async ({ client, assert }, { itemName }) => {
      const html = (await client.get(`/escaperooms/${itemName}`)).text()
      assert.include(html, HEADING)
      const sheets = pictures(html)
      const expected = inkijkbladen(bookletFor(itemName))
      assert.lengthOf(sheets, expected.length)
      for (const [index, { groot: large, klein: small, alt, img }] of sheets.entries()) {
        assert.match(alt, /^Bladzijde uit het boekje/)
        assert.include(alt, expected[index]!.titel)
        assert.include(img, `width="${SIZES.klein.breedte}" height="${SIZES.klein.hoogte}"`)
        assert.include(img, 'loading="lazy"')
        for (const path of [large, small]) {
          const picture = await client.get(path)
          picture.assertStatus(200)
          picture.assertHeader('content-type', 'image/webp')
          picture.assertHeader('cache-control', 'public, max-age=31536000, immutable')
        }
      }
    })

  test('{$self} has no booklet, so there is no look inside')
    .with(['spellenfabriek', 'ontgoocheld2'])
    .run(async ({ client, assert }, itemName) => {
      const html = (await client.get(`/escaperooms/${itemName}`)).text()
      assert.include(html, 'Beschrijving')
      assert.notInclude(html, HEADING)
    })

  test('without pictures a page leaves it out, and shows those that are whole', async ({
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
    const [first, second] = inkijkbladen(binky)
    await writeFile(join(folder, plaatjesnaam(binky, first!, 'klein')), '')
    await writeFile(join(folder, plaatjesnaam(binky, first!, 'groot')), '')
    await writeFile(join(folder, plaatjesnaam(binky, second!, 'klein')), '')
    await emptyShop()
    const half = pictures((await client.get('/escaperooms/binky')).text())
    assert.lengthOf(half, 1)
    assert.include(half[0]!.alt, first!.titel)
  })
})

function pictures(html: string) {
  return [...html.matchAll(/<a href="(\/inkijk\/[^"]+)"[^>]*>(<img[^>]+>)/g)].map(
    ([, large, img]) => ({
      groot: large!,
      img: img!,
      klein: / src="([^"]+)"/.exec(img!)![1]!,
      alt: / alt="([^"]+)"/.exec(img!)![1]!,
    })
  )
}
