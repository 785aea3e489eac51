import { readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import sharp from 'sharp'
import { tally } from '#app/core/tally'
import { loadFigures } from '#app/shop/figures/load_figures'
import DailyTally from '#models/shop/tally'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { captured, headerOf } from '#tests/helpers/present'
import { pageToken, post } from '#tests/helpers/shop/shop_calls'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

type Tried = {
  typed: string
  verdict: { juist: boolean; tekst?: string; einde?: { titel: string; beeld: string } } | null
  fieldErrors: string[]
  notice: string | null
}

/** Sends the form as a browser without JavaScript does. */
const send = async (client: ApiClient, fields: object, token?: string) =>
  client
    .post('/proefraadsel')
    .header('sec-fetch-site', 'same-origin')
    .form({ _csrf: token ?? (await pageToken()), ...fields })

const call = (client: ApiClient, answer: unknown) =>
  post(client, '/api/proefraadsel', { antwoord: answer })

async function counted(): Promise<Record<string, number>> {
  await tally.write()
  const rows = await DailyTally.query().where('game', 'proefraadsel')
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

test.group('The puzzle to try', (group) => {
  group.each.setup(() => emptyShop())

  test('the puzzle stands on a page of its own and on the home page, and is the same for everybody', async ({
    client,
    assert,
  }) => {
    for (const path of ['/proefraadsel', '/']) {
      const page = await client.get(path)
      page.assertStatus(200)
      page.assertTextIncludes('action="/proefraadsel"')
      page.assertTextIncludes('De tekening in woorden')
      assert.isUndefined(page.header('set-cookie'))
      assert.match(headerOf(page, 'cache-control'), /s-maxage/)
    }
    const page = await client.get('/proefraadsel')
    page.assertTextIncludes('/og/proefraadsel-delen.png')
  })

  test('a visitor with the right word opens the lock, and sees what is behind the door', async ({
    client,
    assert,
  }) => {
    const opened = await call(client, ' Droom! ')
    opened.assertStatus(200)
    assert.sameMembers(Object.keys(opened.body()), ['juist', 'einde'])
    assert.match(opened.body().einde.beeld, /^data:image\/svg\+xml,/)

    assert.deepEqual((await call(client, 'kaas')).body(), {
      juist: false,
      tekst: 'Het slot geeft nog niet mee. Kijk nog eens goed, of vouw de hint open.',
    })
    assert.match((await call(client, 'MOORD')).body().tekst, /tenen/)
  })

  test('a visitor who sends {$self} reads a sentence under the field')
    .with([undefined, null, '', '  ', 12, ['droom'], { a: 1 }, 'x'.repeat(61)])
    .run(async ({ client, assert }, answer) => {
      const refused = await call(client, answer)
      refused.assertStatus(422)
      assert.lengthOf(refused.body().errors.antwoord, 1)
      assert.deepEqual(await counted(), {})
    })

  test('a call without the token of a page is refused', async ({ client }) => {
    const refused = await client.post('/api/proefraadsel').json({ antwoord: 'droom' })
    refused.assertStatus(419)
  })

  test('a visitor without JavaScript gets a plain form: what was typed stays, and every refusal is a page', async ({
    client,
    assert,
  }) => {
    const wrong = pageProps<Tried>(await send(client, { antwoord: 'moord' }))
    assert.equal(wrong.typed, 'moord')
    assert.match(wrong.verdict?.tekst ?? '', /tenen/)

    const empty = await send(client, { antwoord: '' })
    empty.assertStatus(422)
    assert.deepEqual(pageProps<Tried>(empty).fieldErrors, ['Vul eerst een antwoord in.'])

    const old = await send(client, { antwoord: 'droom' }, 'verlopen')
    old.assertStatus(419)
    assert.equal(pageProps<Tried>(old).typed, 'droom')
    assert.match(pageProps<Tried>(old).notice ?? '', /te lang open/)

    const right = await send(client, { antwoord: 'de droom' })
    right.assertStatus(200)
    assert.equal(headerOf(right, 'cache-control'), 'no-store')
    right.assertTextIncludes('De deur zwaait open')
  })

  test('a visitor who opened the lock takes it along as a picture that a phone can pass on, and not before', async ({
    client,
    assert,
  }) => {
    const link =
      /<a href="(\/og\/proefraadsel-delen\.png\?v=[\w-]{10})" download="proefraadsel\.png"/
    assert.notMatch((await client.get('/proefraadsel')).text(), link)
    const opened = await send(client, { antwoord: 'droom' })
    opened.assertTextIncludes('Bewaar als plaatje')
    const picture = await client.get(captured(link, opened.text()))
    picture.assertStatus(200)
    picture.assertHeader('content-type', 'image/png')
    const { format, width, height } = await sharp(picture.body() as Buffer).metadata()
    assert.deepEqual([format, width, height], ['png', 1200, 630])
  })

  test('no page and no file holds the answer before it is found', async ({ client, assert }) => {
    for (const path of ['/', '/proefraadsel'])
      assert.notMatch((await client.get(path)).text(), /droom/i, path)
    const assets = app.makePath('public/assets')
    for (const name of readdirSync(assets).filter((file) => /\.(js|css)$/.test(file)))
      assert.notMatch(readFileSync(`${assets}/${name}`, 'utf8'), /\bdroom\b/i, name)
  })

  test('the page, what was tried and the lock that opened are counted, and nothing about the visitor', async ({
    client,
    assert,
  }) => {
    await client.get('/proefraadsel').header('user-agent', FIREFOX)
    await client.get('/').header('user-agent', FIREFOX)
    for (const word of ['kaas', 'moord', 'droom']) await call(client, word)
    await send(client, { antwoord: 'droom' })
    assert.deepEqual(await counted(), { proef: 1, proef_poging: 2, proef_open: 2 })
    const { sample, total } = await loadFigures({ weeks: 4, game: null }, new Date())
    assert.deepEqual(sample, { seen: 1, tried: 4, solved: 2 })
    assert.equal(total.viewed, 0)
    assert.isNull((await loadFigures({ weeks: 4, game: 'binky' }, new Date())).sample)
  })

  test('a visitor who guesses without end is asked to wait', async ({ client }) => {
    for (let times = 0; times < 30; times++) await call(client, 'kaas')
    const refused = await call(client, 'kaas')
    refused.assertStatus(429)
  })
})
