import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CATALOGUE, type Game } from '#games/catalogue'
import { toWebVtt, times } from '#domain/shop/catalogue/film'
import { emptyShop } from '#tests/helpers/database'

const GAMES: readonly Game[] = CATALOGUE
const FILM = GAMES.find(({ itemName }) => itemName === 'ontgoocheld')!.film!
const file = (kind: string) => readFileSync(app.publicPath(`film/ontgoocheld.${kind}`))

/** How long it plays, as an mp4 says of itself. */
function durationOf(mp4: Buffer): number {
  const heading = mp4.indexOf('mvhd')
  return mp4.readUInt32BE(heading + 20) / mp4.readUInt32BE(heading + 16)
}

test.group('The film of Ontgoocheld', (group) => {
  group.each.setup(() => emptyShop())

  test('its page shows it with a poster, captions and the story to read', async ({
    client,
    assert,
  }) => {
    const response = await client.get('/escaperooms/ontgoocheld')
    const html = response.text()
    const video = /<video[^>]*>.*?<\/video>/s.exec(html)![0]
    assert.match(video, /^<video[^>]* controls(=""|[ >])/)
    assert.match(video, /preload="none"/)
    assert.match(video, /poster="\/film\/ontgoocheld\.png"/)
    assert.match(video, /<source src="\/film\/ontgoocheld\.mp4" type="video\/mp4"/)
    assert.match(video, /<track kind="captions" src="\/film\/ontgoocheld\.vtt" srcLang="nl"/i)
    const story = /<details[^>]*>.*?<\/details>/s.exec(html)![0]
    for (const { beeld: picture, ondertitel: subtitle } of FILM) {
      assert.include(story, picture)
      assert.include(story, subtitle)
    }
    const csp = response.header('content-security-policy')!
    assert.include(csp, "default-src 'self'")
    assert.notInclude(csp, 'media-src')
  })

  test('no other game has one', async ({ client, assert }) => {
    for (const { itemName } of GAMES.filter(({ film }) => !film)) {
      const html = (await client.get(`/escaperooms/${itemName}`)).text()
      assert.notInclude(html, '<video', itemName)
    }
  })

  test('{soort} comes with its type, and is kept for a day')
    .with([
      { soort: 'mp4', type: 'video/mp4' },
      { soort: 'png', type: 'image/png' },
      { soort: 'vtt', type: 'text/vtt' },
    ])
    .run(async ({ client, assert }, { soort: kind, type }) => {
      const address = `/film/ontgoocheld.${kind}`
      const response = await client.get(address)
      response.assertStatus(200)
      assert.match(response.header('content-type')!, new RegExp(`^${type}`))
      assert.match(response.header('cache-control')!, /public,\s?max-age=86400/)
      assert.isUndefined(response.header('content-encoding'))
      const again = await client.get(address).header('if-none-match', response.header('etag')!)
      again.assertStatus(304)
    })

  test('a browser asks for it piece by piece', async ({ client, assert }) => {
    const { length } = file('mp4')
    const begin = await client.get('/film/ontgoocheld.mp4').header('range', 'bytes=0-1')
    begin.assertStatus(206)
    begin.assertHeader('content-range', `bytes 0-1/${length}`)
    begin.assertHeader('content-length', '2')
    assert.equal(begin.header('accept-ranges'), 'bytes')
    const outside = await client.get('/film/ontgoocheld.mp4').header('range', `bytes=${length}-`)
    outside.assertStatus(416)
  })

  test('it is small, begins before it is all there, and lasts as long as its script', ({
    assert,
  }) => {
    const mp4 = file('mp4')
    assert.isBelow(mp4.length, 5_000_000)
    assert.isBelow(file('png').length, 150_000)
    assert.isBelow(mp4.indexOf('moov'), mp4.indexOf('mdat'))
    assert.closeTo(durationOf(mp4), times(FILM).at(-1)!, 0.1)
  })

  test('the captions are those of the script: all of it, in order, none over another', ({
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
      assert.isBelow(limits[2 * index]!, limits[2 * index + 1]!)
      if (index > 0) assert.equal(limits[2 * index], limits[2 * index - 1])
    }
    assert.closeTo(limits.at(-1)!, durationOf(file('mp4')), 0.1)
  })
})
