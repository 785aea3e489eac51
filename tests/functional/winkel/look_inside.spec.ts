import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Inkijk, inkijkbladen, MATEN, plaatjesnaam } from '#app/winkel/inkijk'
import { boekjeBij } from '#content/boekjes/index'
import { BESTELBARE_SPELLEN } from '#content/catalogus'
import { legeWinkel } from '#tests/helpers/database'

const KOP = 'Een kijkje in het boekje'

test.group('A look inside the booklet', (group) => {
  group.each.setup(() => legeWinkel())

  test('{itemName} shows two or three pages, each a link to a large picture')
    .with([...BESTELBARE_SPELLEN])
    .run(async ({ client, assert }, { itemName }) => {
      const html = (await client.get(`/escaperooms/${itemName}`)).text()
      assert.include(html, KOP)
      const bladen = plaatjes(html)
      const verwacht = inkijkbladen(boekjeBij(itemName))
      assert.lengthOf(bladen, verwacht.length)
      for (const [nr, { groot, klein, alt, img }] of bladen.entries()) {
        assert.match(alt, /^Bladzijde uit het boekje/)
        assert.include(alt, verwacht[nr]!.titel)
        assert.include(img, `width="${MATEN.klein.breedte}" height="${MATEN.klein.hoogte}"`)
        assert.include(img, 'loading="lazy"')
        for (const pad of [groot, klein]) {
          const plaatje = await client.get(pad)
          plaatje.assertStatus(200)
          plaatje.assertHeader('content-type', 'image/webp')
          plaatje.assertHeader('cache-control', 'public, max-age=31536000, immutable')
        }
      }
    })

  test('{$self} has no booklet, so there is no look inside')
    .with(['spellenfabriek', 'ontgoocheld2'])
    .run(async ({ client, assert }, itemName) => {
      const html = (await client.get(`/escaperooms/${itemName}`)).text()
      assert.include(html, 'Beschrijving')
      assert.notInclude(html, KOP)
    })

  test('without pictures a page leaves it out, and shows those that are whole', async ({
    client,
    assert,
    cleanup,
  }) => {
    const map = await mkdtemp(join(tmpdir(), 'inkijk-'))
    app.container.swap(Inkijk, () => new Inkijk(map))
    cleanup(async () => {
      app.container.restore(Inkijk)
      await rm(map, { recursive: true })
    })
    const zonder = await client.get('/escaperooms/binky')
    zonder.assertStatus(200)
    assert.notInclude(zonder.text(), KOP)

    const binky = boekjeBij('binky')
    const [eerste, tweede] = inkijkbladen(binky)
    await writeFile(join(map, plaatjesnaam(binky, eerste!, 'klein')), '')
    await writeFile(join(map, plaatjesnaam(binky, eerste!, 'groot')), '')
    await writeFile(join(map, plaatjesnaam(binky, tweede!, 'klein')), '')
    await legeWinkel()
    const half = plaatjes((await client.get('/escaperooms/binky')).text())
    assert.lengthOf(half, 1)
    assert.include(half[0]!.alt, eerste!.titel)
  })
})

function plaatjes(html: string) {
  return [...html.matchAll(/<a href="(\/inkijk\/[^"]+)"[^>]*>(<img[^>]+>)/g)].map(
    ([, groot, img]) => ({
      groot: groot!,
      img: img!,
      klein: / src="([^"]+)"/.exec(img!)![1]!,
      alt: / alt="([^"]+)"/.exec(img!)![1]!,
    })
  )
}
