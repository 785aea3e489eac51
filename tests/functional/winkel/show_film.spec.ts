import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CATALOGUS, type Spel } from '#content/catalogus'
import { alsWebVtt, tijden } from '#domain/spelen/film'
import { legeWinkel } from '#tests/helpers/database'

const SPELLEN: readonly Spel[] = CATALOGUS
const FILM = SPELLEN.find(({ itemName }) => itemName === 'ontgoocheld')!.film!
const bestand = (soort: string) => readFileSync(app.publicPath(`film/ontgoocheld.${soort}`))

/** How long it plays, as an mp4 says of itself. */
function duurVan(mp4: Buffer): number {
  const kop = mp4.indexOf('mvhd')
  return mp4.readUInt32BE(kop + 20) / mp4.readUInt32BE(kop + 16)
}

test.group('The film of Ontgoocheld', (group) => {
  group.each.setup(() => legeWinkel())

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
    const verhaal = /<details[^>]*>.*?<\/details>/s.exec(html)![0]
    for (const { beeld, ondertitel } of FILM) {
      assert.include(verhaal, beeld)
      assert.include(verhaal, ondertitel)
    }
    const csp = response.header('content-security-policy')!
    assert.include(csp, "default-src 'self'")
    assert.notInclude(csp, 'media-src')
  })

  test('no other game has one', async ({ client, assert }) => {
    for (const { itemName } of SPELLEN.filter(({ film }) => !film)) {
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
    .run(async ({ client, assert }, { soort, type }) => {
      const adres = `/film/ontgoocheld.${soort}`
      const response = await client.get(adres)
      response.assertStatus(200)
      assert.match(response.header('content-type')!, new RegExp(`^${type}`))
      assert.match(response.header('cache-control')!, /public,\s?max-age=86400/)
      assert.isUndefined(response.header('content-encoding'))
      const weer = await client.get(adres).header('if-none-match', response.header('etag')!)
      weer.assertStatus(304)
    })

  test('a browser asks for it piece by piece', async ({ client, assert }) => {
    const { length } = bestand('mp4')
    const begin = await client.get('/film/ontgoocheld.mp4').header('range', 'bytes=0-1')
    begin.assertStatus(206)
    begin.assertHeader('content-range', `bytes 0-1/${length}`)
    begin.assertHeader('content-length', '2')
    assert.equal(begin.header('accept-ranges'), 'bytes')
    const buiten = await client.get('/film/ontgoocheld.mp4').header('range', `bytes=${length}-`)
    buiten.assertStatus(416)
  })

  test('it is small, begins before it is all there, and lasts as long as its script', ({
    assert,
  }) => {
    const mp4 = bestand('mp4')
    assert.isBelow(mp4.length, 5_000_000)
    assert.isBelow(bestand('png').length, 150_000)
    assert.isBelow(mp4.indexOf('moov'), mp4.indexOf('mdat'))
    assert.closeTo(duurVan(mp4), tijden(FILM).at(-1)!, 0.1)
  })

  test('the captions are those of the script: all of it, in order, none over another', ({
    assert,
  }) => {
    const vtt = bestand('vtt').toString()
    assert.equal(vtt, alsWebVtt(FILM))
    const grenzen = [...vtt.matchAll(/(\d\d):(\d\d\.\d{3})/g)].map(
      ([, minuten, seconden]) => Number(minuten) * 60 + Number(seconden)
    )
    assert.lengthOf(grenzen, 2 * FILM.length)
    assert.equal(grenzen[0], 0)
    for (let nr = 0; nr < FILM.length; nr++) {
      assert.isBelow(grenzen[2 * nr]!, grenzen[2 * nr + 1]!)
      if (nr > 0) assert.equal(grenzen[2 * nr], grenzen[2 * nr - 1])
    }
    assert.closeTo(grenzen.at(-1)!, duurVan(bestand('mp4')), 0.1)
  })
})
