import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { CERTIFICATES } from '#games/certificates'
import { GAMES, type GamePath } from '#games/online_games'
import { hintFlag } from '#domain/play/puzzles/flags'
import PlayFlag from '#models/play/play_flag'
import type Delivery from '#models/shop/delivery'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { markSolved, playLink } from '#tests/helpers/play/paid_play_link'
import { buildingBlocks, readSheets } from '#tests/helpers/core/pdf_sheets'
import { photographPages } from '#tests/helpers/pictures/photograph_pdf'
import { firstOf, onlyOf, present } from '#tests/helpers/present'
import { gameAt } from '#tests/helpers/play/game_at'

/** What is solved up to the end of a game, in its order; an epilogue comes after it. */
const puzzlesOf = (path: GamePath) => gameAt(path).puzzles.filter(({ kind }) => kind !== 'epilogue')

const INVALID = 'De opgegeven code is verlopen of betaling is nog niet binnen!'
const PATHS = GAMES.map(({ path }) => path as GamePath)
const MM = 72 / 25.4
const [WIDE, HEIGHT] = [297 * MM, 210 * MM]

const request = (client: ApiClient, path: string, uniqueId: string, name?: string) =>
  client.get(`/spelen/${uniqueId}/${path}/oorkonde`).qs(name === undefined ? {} : { naam: name })

type Reply = Awaited<ReturnType<typeof request>>

/** The bytes of what was downloaded. */
const asPdf = (answer: Reply) => Buffer.from(answer.body() as Buffer)

/** A game that was played from a moment on, a puzzle every so many minutes. */
async function playToEnd(delivery: Delivery, path: string, minutes: number, begin: DateTime) {
  const { puzzles } = gameAt(path)
  const flags = [hintFlag(firstOf(puzzles).name, 1), ...puzzles.map(({ flag }) => flag)]
  await PlayFlag.createMany(
    flags.map((name, index) => ({
      deliveryId: delivery.id,
      name,
      automatic: index === 2,
      createdAt: begin.plus({ minutes: index * minutes }),
    }))
  )
}

test.group('The certificate of a game', (group) => {
  group.each.setup(() => emptyShop())

  test('a certificate of {$self} has name, day, hours and hints on one sheet')
    .with(PATHS)
    .run(async ({ client, assert }, path) => {
      const { delivery, uniqueId } = await playLink(path)
      await playToEnd(delivery, path, 6, DateTime.fromISO('2026-11-22T19:00:00Z'))
      const answer = await request(client, path, uniqueId, ' Team  Łódź ')
      answer.assertStatus(200)
      answer.assertHeader('content-type', 'application/pdf')
      answer.assertHeader('cache-control', 'no-store')
      answer.assertHeader('x-robots-tag', 'noindex, nofollow')
      answer.assertHeader('referrer-policy', 'no-referrer')
      assert.match(String(answer.header('content-disposition')), /^attachment; filename="oor/)

      const pdf = asPdf(answer)
      assert.isBelow(pdf.length, 500_000)
      const text = await pdfText(pdf)
      const game = gameAt(path)
      const halfHours = Math.round((game.puzzles.length * 6) / 30)
      const hours = `ongeveer ${Math.floor(halfHours / 2)}${halfHours % 2 ? '½' : ''} uur`
      for (const piece of [
        game.title,
        CERTIFICATES[path].title,
        CERTIFICATES[path].salutation,
        'Team Łódź',
        '22 november 2026',
        hours,
        'Hints',
        'Laten invullen',
        CERTIFICATES[path].signature.name,
      ])
        assert.include(text, piece)
      assert.deepEqual((await buildingBlocks(pdf)).notEmbedded, [])
      const [photo, ...others] = await photographPages(pdf, 100)
      assert.lengthOf(others, 0)
      assert.isAbove(present(photo, 'photo').colored, 0.05, 'it is in colour')
    })

  test(
    'a certificate of {$self} that took days has the day and no hours, and says so when there was no help'
  )
    .with(PATHS)
    .run(async ({ client, assert }, path) => {
      const { delivery, uniqueId } = await playLink(path)
      const puzzles = puzzlesOf(path)
      const done = DateTime.fromISO('2026-12-01T23:30:00Z')
      await PlayFlag.createMany(
        puzzles.map(({ flag: name }, index) => ({
          deliveryId: delivery.id,
          name,
          createdAt: done.minus({ days: puzzles.length - 1 - index }),
        }))
      )
      const text = await pdfText(asPdf(await request(client, path, uniqueId, 'De Uilen')))
      /** Half past eleven in the evening in UTC is the next day here. */
      assert.include(text, '2 december 2026')
      assert.include(text, 'geen')
      assert.notInclude(text, ' uur')
      assert.notInclude(text, 'Laten invullen')
    })

  test('the name "{$self}" stays on its line, within the margins')
    .with([
      'W'.repeat(40),
      'Щ'.repeat(40),
      'Ω'.repeat(40),
      'Ǽ'.repeat(40),
      'm W '.repeat(10).trim(),
      'De zeven wijze uilen van de Heuvelrug 26',
      'i',
      '团'.repeat(40),
      'ﷺ'.repeat(40),
      'Ομάδα Ωμέγα',
      'Команда Їжак',
      'Team 🦉',
      '🦉'.repeat(40),
      '👨‍👩‍👧'.repeat(8),
      'ทีมนักสืบ',
      'x' + '\u0301\u0323\u0302\u0307'.repeat(1) + 'yz',
    ])
    .run(async ({ client, assert }, name) => {
      const { delivery, uniqueId } = await playLink('cuneravanrhenen')
      await markSolved(delivery, gameAt('cuneravanrhenen').puzzles)
      const pdf = asPdf(await request(client, 'cuneravanrhenen', uniqueId, name))
      const sheets = await readSheets(pdf)
      for (const { text, links, right, top, bottom } of onlyOf(sheets)) {
        assert.isAtLeast(links, 16 * MM, text)
        assert.isAtMost(right, WIDE - 16 * MM, text)
        assert.isAtLeast(top, 16 * MM, text)
        assert.isAtMost(bottom, HEIGHT - 16 * MM, text)
      }
      const lines = (await pdfText(pdf)).split('\n').map((line) => line.trim())
      /** Letters that are joined or turned around come out of the pdf in another order. */
      const letters = (text: string) =>
        [...text.normalize('NFKD').replace(/[\s\p{M}\u200d]/gu, '')].toSorted().join('')
      assert.include(lines.map(letters), letters(name))
    })

  test('a name in Arabic is on the certificate', async ({ client, assert }) => {
    const { delivery, uniqueId } = await playLink('cuneravanrhenen')
    await markSolved(delivery, gameAt('cuneravanrhenen').puzzles)
    const answer = await request(client, 'cuneravanrhenen', uniqueId, 'فريق الأذكياء')
    /** Its letters are drawn as bodies and dots, so not all come out of the pdf as they went in. */
    const letters = (await pdfText(asPdf(answer))).match(/\p{Script=Arabic}/gu)
    assert.isAtLeast(present(letters, 'the Arabic letters').length, 10)
  })

  test('a player of {$self} gets no certificate before the end, and reads why')
    .with(PATHS)
    .run(async ({ client, assert }, path) => {
      const { delivery, uniqueId } = await playLink(path)
      await markSolved(delivery, puzzlesOf(path).slice(0, -1))
      for (const name of ['De Uilen', '', undefined]) {
        const answer = await request(client, path, uniqueId, name)
        answer.assertStatus(409)
        answer.assertHeader('cache-control', 'no-store')
        assert.equal(
          pageProps<{ notice: string }>(answer).notice,
          'Het spel is nog niet uitgespeeld.'
        )
      }
    })

  test('an unknown link, one of another game, one that ended and one that was withdrawn bring no certificate', async ({
    client,
    assert,
  }) => {
    const [first, second] = PATHS as [GamePath, GamePath]
    const other = await playLink(second)
    const expired = await playLink(first, { orderedAt: DateTime.utc().minus({ days: 40 }) })
    const revoked = await playLink(first, { revoked: true })
    for (const { delivery } of [other, expired, revoked])
      await markSolved(delivery, gameAt(first).puzzles)
    for (const uniqueId of [
      'een-link-die-niemand-kent',
      other.uniqueId,
      expired.uniqueId,
      revoked.uniqueId,
    ]) {
      const answer = await request(client, first, uniqueId, 'De Uilen')
      answer.assertStatus(403)
      answer.assertHeader('x-robots-tag', 'noindex, nofollow')
      assert.include(answer.text(), INVALID)
      assert.notInclude(answer.text(), 'Terug naar het spel')
    }
  })

  test('a name that {what} is refused: {error}')
    .with([
      { what: 'is not sent', name: undefined, error: 'Vul in op wiens naam de oorkonde komt.' },
      { what: 'is empty', name: '   ', error: 'Vul in op wiens naam de oorkonde komt.' },
      {
        what: 'is one too long',
        name: 'x'.repeat(41),
        error: 'Een naam van hooguit 40 tekens past op de oorkonde.',
      },
      {
        what: 'is a book',
        name: 'x'.repeat(5000),
        error: 'Een naam van hooguit 40 tekens past op de oorkonde.',
      },
      { what: 'has a letter of nobody', name: 'Team \ue000', error: 'kunnen we niet drukken.' },
    ])
    .run(async ({ client, assert }, { name, error }) => {
      const { delivery, uniqueId } = await playLink('eindejaarsspel')
      await markSolved(delivery, gameAt('eindejaarsspel').puzzles)
      const answer = await request(client, 'eindejaarsspel', uniqueId, name)
      answer.assertStatus(422)
      assert.include(pageProps<{ notice: string }>(answer).notice, error)
      /** The server draws the page: the form can be mended without JavaScript. */
      assert.include(answer.text(), `action="/spelen/${uniqueId}/eindejaarsspel/oorkonde"`)
    })

  test('several names at once do not count as a name', async ({ client }) => {
    const { delivery, uniqueId } = await playLink('eindejaarsspel')
    await markSolved(delivery, gameAt('eindejaarsspel').puzzles)
    const answer = await client.get(`/spelen/${uniqueId}/eindejaarsspel/oorkonde?name[]=a&name[]=b`)
    answer.assertStatus(422)
  })

  test('a certificate leaves nothing stored, and a player who asks too often waits', async ({
    client,
    assert,
  }) => {
    const { delivery, uniqueId } = await playLink('eindejaarsspel')
    await markSolved(delivery, gameAt('eindejaarsspel').puzzles)
    const before = await saved()
    const first = await request(client, 'eindejaarsspel', uniqueId, 'De Uilen')
    first.assertStatus(200)
    assert.deepEqual(await saved(), before)

    for (let times = 1; times < 20; times++)
      (await request(client, 'eindejaarsspel', uniqueId)).assertStatus(422)
    const tooOften = await request(client, 'eindejaarsspel', uniqueId, 'De Uilen')
    tooOften.assertStatus(429)
    assert.isAtLeast(Number(tooOften.header('retry-after')), 1)

    async function saved() {
      return [
        await db.from('deliveries').where('id', delivery.id),
        await db.from('play_flags').where('delivery_id', delivery.id).orderBy('id'),
      ]
    }
  })
})
