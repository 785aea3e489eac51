import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { HINT_PAGES } from '#games/hint_pages'
import { GAMES } from '#games/online_games'
import { emptyShop } from '#tests/helpers/database'
import { playLink, player } from '#tests/helpers/play/paid_play_link'
import { leaks, secrets } from '#tests/helpers/play/secrets'
import { pageProps } from '#tests/helpers/page_props'
import { opensAtOnce } from '#app/play/puzzles/play_pages'
import { flatText } from '#tests/helpers/play/flat_text'
import { wordsOf } from '#tests/helpers/play/words_of_game'
import { leading, matched, present } from '#tests/helpers/present'

type State = { raadsels: object[]; onthuld: object; einde: null }

test.group('The secrets of a game', (group) => {
  group.each.setup(() => emptyShop())

  test('the built files hold no answer, hint or explanation', ({ assert }) => {
    /** Words of our own: a colour, the evening of a customer, a kind of paper, what is paid back, a dog on the home page, a symbol, a bank account. */
    const ourWords = ['blauw', 'boeking', 'brief', 'geld', 'hond', 'maan', 'rekening']
    const toSearch = secrets.filter(({ text }) => !ourWords.includes(text.toLowerCase()))
    const folder = app.makePath('public/assets')
    const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))
    assert.isAbove(files.length, 10)
    for (const name of files) {
      assert.deepEqual(leaks(readFileSync(join(folder, name), 'utf8'), toSearch), [], name)
    }
  })

  test('the pictures of the games hold no answer, hint or explanation', ({ assert }) => {
    const folder = app.makePath('public/img')
    const files = ['spelen', 'cunera'].flatMap((from) =>
      readdirSync(join(folder, from)).map((name) => join(folder, from, name))
    )
    assert.isAbove(files.length, 10)
    for (const file of files) assert.deepEqual(leaks(readFileSync(file, 'utf8'), secrets), [], file)
  })

  test(
    'the page of {path} holds nothing of the game, which comes with its frame once it is asked for'
  )
    .with(GAMES.filter((game) => !opensAtOnce(game)))
    .run(async ({ client, assert }, game) => {
      const { path, intro, groups } = game
      const { uniqueId } = await playLink(path)
      const page = await client.get(`/spelen/${uniqueId}/${path}`)
      assert.deepInclude(pageProps<object>(page), { frame: null, state: null })
      const text = flatText(page.text())
      const texts = wordsOf(game)
      assert.isNotEmpty(texts)
      assert.deepEqual(
        texts.filter((one) => text.includes(flatText(one))),
        []
      )
      const device = player(client, path, uniqueId)
      const begin = (await device.callApi('stand', { kader: true })).body()
      assert.deepInclude(begin.kader, { intro: [...intro] })
      assert.lengthOf(begin.kader.groups, groups.length)
      assert.notProperty((await device.callApi('stand')).body(), 'kader')
      for (const wrong of [1, 'ja', null, []])
        (await device.callApi('stand', { kader: wrong })).assertStatus(wrong === null ? 200 : 422)
    })

  test(
    'the start of a fresh game {$self} holds the puzzles whose turn it is, and only what a player sees of them'
  )
    .with(GAMES.map(({ path }) => path))
    .run(async ({ client, assert }, path) => {
      const { uniqueId } = await playLink(path)
      const page = await client.get(`/spelen/${uniqueId}/${path}`)
      const begin = await player(client, path, uniqueId).callApi('stand', { kader: true })
      const [, json] = matched(/data-page="app"[^>]*>(.*?)<\/script>/s, page.text())
      const { state: came } = pageProps<{ state: State | null }>(page)
      const state = came ?? (begin.body() as State)
      assert.isNotEmpty(state.raadsels)
      assert.deepEqual(state.onthuld, {})
      assert.isNull(state.einde)
      for (const puzzle of state.raadsels) {
        assert.sameMembers(Object.keys(puzzle), [
          ...['nr', 'naam', 'vlag', 'label', 'groep', 'soort', 'verhaal', 'materiaal', 'vraag'],
          ...['aantalHints', 'niveau', 'teken'],
        ])
      }
      /** Secrets are looked for among the words, and not in paths of drawings or kinds of paper. */
      const own = secrets.filter(({ from }) => from.startsWith(`${path}/`))
      const words = (present(json, 'json') + JSON.stringify(begin.body())).replace(
        / d=\\"[^"]*"|"soort":"\w+"/g,
        ' '
      )
      assert.deepEqual(leaks(words, own), [])
    })

  test('a game in progress tells what was reached and nothing else', async ({ client, assert }) => {
    for (const { path, puzzles, hintsInOrder } of GAMES) {
      const { uniqueId } = await playLink(path)
      const device = player(client, path, uniqueId)
      const [first, second] = leading(puzzles, 2)
      await device.submit(`${first.name}_hint1`)
      await device.submit(first.flag, { antwoord: first.answer })
      const { onthuld: revealed } = (await device.callApi('stand')).body() as { onthuld: object }
      assert.deepEqual(revealed, {
        [`${first.name}_hint1`]: { hint: first.hints[0] },
        [first.flag]: { antwoord: first.showAnswer, uitleg: first.explanation },
      })
      const text = JSON.stringify(revealed)
      const rest = secrets.filter(({ from }) => from === `${path}/${second.name}`)
      assert.deepEqual(leaks(text, rest), [], `${path} ${hintsInOrder}`)
    }
  })

  test('the source of hint page /{$self} tells how many hints there are, and none of them')
    .with(HINT_PAGES.map(({ path }) => path))
    .run(async ({ client, assert }, path) => {
      const page = await client.get(`/${path}`)
      page.assertStatus(200)
      const own = secrets.filter(({ from }) => from.startsWith(`${path}/`))
      assert.deepEqual(leaks(page.text().replace(/&#39;|&#x27;/g, "'"), own), [])
    })
})
