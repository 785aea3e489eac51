import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CATALOGUE, type Game } from '#games/catalogue'
import { toWebVtt, times } from '#domain/shop/catalogue/film'
import { emptyShop } from '#tests/helpers/database'
import { findIn, headerOf, itemAt, lastOf, matched, present } from '#tests/helpers/present'

const GAMES: readonly Game[] = CATALOGUE
const FILM = present(findIn(GAMES, ({ itemName }) => itemName === 'ontgoocheld').film, 'the film')
const file = (kind: string) => readFileSync(app.publicPath(`film/ontgoocheld.${kind}`))

/** How long it plays, as an mp4 says of itself. */
function durationOf(mp4: Buffer): number {
  const heading = mp4.indexOf('mvhd')
  return mp4.readUInt32BE(heading + 20) / mp4.readUInt32BE(heading + 16)
}

test.group('The film of Ontgoocheld', (group) => {
  group.each.setup(() => emptyShop())

  test('the page of Ontgoocheld shows the film with a poster, captions and the story to read', async ({
    client,
    assert,
  }) => {
    const response = await client.get('/escaperooms/ontgoocheld')
    const html = response.text()
    const video = matched(/<video[^>]*>.*?<\/video>/s, html)[0]
    assert.match(video, /^<video[^>]* controls(=""|[ >])/)
    assert.match(video, /preload="none"/)
    assert.match(video, /poster="\/film\/ontgoocheld\.png\?v=[\w-]{10}"/)
    assert.match(video, /<source src="\/film\/ontgoocheld\.mp4\?v=[\w-]{10}" type="video\/mp4"/)
    assert.match(
      video,
      /<track kind="captions" src="\/film\/ontgoocheld\.vtt\?v=[\w-]{10}" srcLang="nl"/i
    )
    const story = matched(/<details[^>]*>.*?<\/details>/s, html)[0]
    for (const { picture, subtitle } of FILM) {
      assert.include(story, picture)
      assert.include(story, subtitle)
    }
    const csp = headerOf(response, 'content-security-policy')
    assert.include(csp, "default-src 'self'")
    assert.notInclude(csp, 'media-src')
  })

  test('the other games have no film', async ({ client, assert }) => {
    for (const { itemName } of GAMES.filter(({ film }) => !film)) {
      const html = (await client.get(`/escaperooms/${itemName}`)).text()
      assert.notInclude(html, '<video', itemName)
    }
  })

  test(
    'the {kind} file of the film comes with its type, and is kept for a day under its plain name'
  )
    .with([
      { kind: 'mp4', type: 'video/mp4' },
      { kind: 'png', type: 'image/png' },
      { kind: 'vtt', type: 'text/vtt' },
    ])
    .run(async ({ client, assert }, { kind, type }) => {
      const address = `/film/ontgoocheld.${kind}`
      const response = await client.get(address)
      response.assertStatus(200)
      assert.match(headerOf(response, 'content-type'), new RegExp(`^${type}`))
      assert.match(headerOf(response, 'cache-control'), /public,\s?max-age=86400/)
      assert.isUndefined(response.header('content-encoding'))
      const again = await client.get(address).header('if-none-match', headerOf(response, 'etag'))
      again.assertStatus(304)
    })

  test('a browser asks for the film piece by piece', async ({ client, assert }) => {
    const { length } = file('mp4')
    const begin = await client.get('/film/ontgoocheld.mp4').header('range', 'bytes=0-1')
    begin.assertStatus(206)
    begin.assertHeader('content-range', `bytes 0-1/${length}`)
    begin.assertHeader('content-length', '2')
    assert.equal(begin.header('accept-ranges'), 'bytes')
    const outside = await client.get('/film/ontgoocheld.mp4').header('range', `bytes=${length}-`)
    outside.assertStatus(416)
  })

  test('the film is small, starts before it is loaded, and lasts as long as its script', ({
    assert,
  }) => {
    const mp4 = file('mp4')
    assert.isBelow(mp4.length, 5_000_000)
    assert.isBelow(file('png').length, 150_000)
    assert.isBelow(mp4.indexOf('moov'), mp4.indexOf('mdat'))
    assert.closeTo(durationOf(mp4), lastOf(times(FILM)), 0.1)
  })

  test('the captions are those of the script, complete and in order, none over another', ({
    assert,
  }) => {
    const vtt = file('vtt').toString()
    assert.equal(vtt, toWebVtt(FILM))
    const limits = [...vtt.matchAll(/(\d\d):(\d\d\.\d{3})/g)].map(
      ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds)
    )
    assert.lengthOf(limits, 2 * FILM.length)
    assert.equal(limits[0], 0)
    for (let index = 0; index < FILM.length; index++) {
      assert.isBelow(itemAt(limits, 2 * index), itemAt(limits, 2 * index + 1))
      if (index > 0) assert.equal(limits[2 * index], limits[2 * index - 1])
    }
    assert.closeTo(lastOf(limits), durationOf(file('mp4')), 0.1)
  })
})
