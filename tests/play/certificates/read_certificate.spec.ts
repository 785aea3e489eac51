import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { CERTIFICATES } from '#games/certificates'
import { GAMES, type GamePath } from '#games/online_games'
import { emptyShop } from '#tests/helpers/database'
import { htmlText, wordsMissing } from '#tests/helpers/core/html_text'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { markSolved, playLink } from '#tests/helpers/play/paid_play_link'
import { gameAt } from '#tests/helpers/play/game_at'
import { pageProps } from '#tests/helpers/page_props'
import { captured, headerOf } from '#tests/helpers/present'

const request = (client: ApiClient, path: string, uniqueId: string, name?: string) =>
  client
    .get(`/spelen/${uniqueId}/${path}/oorkonde/webpagina`)
    .qs(name === undefined ? {} : { naam: name })

test.group('The certificate of a game as a web page', (group) => {
  group.each.setup(() => emptyShop())

  test('the page says what the paper of {path} says, and leads to that paper with the same name')
    .with([...GAMES])
    .run(async ({ client, assert }, { path }) => {
      const { delivery, uniqueId } = await playLink(path)
      await markSolved(delivery, gameAt(path).puzzles)
      const page = await request(client, path, uniqueId, 'Uilen & <Zonen>')
      page.assertStatus(200)
      page.assertHeader('content-type', 'text/html; charset=utf-8')
      page.assertHeader('cache-control', 'no-store')
      page.assertHeader('x-robots-tag', 'noindex, nofollow')
      page.assertHeader('referrer-policy', 'no-referrer')
      assert.include(headerOf(page, 'content-security-policy'), "default-src 'none'")
      const html = page.text()
      assert.include(htmlText(html), 'Uilen & <Zonen>')
      assert.notMatch(html, /<(script|link|img|form)\b|\s(src|style|on\w+)=/)
      const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map((one) => Number(one[1]))
      assert.deepEqual(levels, [1])
      const pdf = await client.get(captured(/href="([^"]+)"/, html).replaceAll('&amp;', '&'))
      pdf.assertHeader('content-type', 'application/pdf')
      const emblem = JSON.stringify(CERTIFICATES[path as GamePath].emblem)
      assert.deepEqual(wordsMissing(html + emblem, await pdfText(pdf.body() as Buffer)), [])
    })

  test('the page asks for what the paper asks for: a link, an end and a name', async ({
    client,
    assert,
  }) => {
    const path = 'eindejaarsspel'
    ;(await request(client, path, 'niemand', 'De Uilen')).assertStatus(403)
    const { delivery, uniqueId } = await playLink(path)
    ;(await request(client, path, uniqueId, 'De Uilen')).assertStatus(409)
    await markSolved(delivery, gameAt(path).puzzles)
    const nameless = await request(client, path, uniqueId, ' ')
    nameless.assertStatus(422)
    assert.include(pageProps<{ notice: string }>(nameless).notice, 'Vul in op wiens naam')
    await delivery.merge({ validUntil: DateTime.utc().minus({ minutes: 1 }) }).save()
    ;(await request(client, path, uniqueId, 'De Uilen')).assertStatus(403)
  })
})
