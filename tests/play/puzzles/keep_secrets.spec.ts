import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { HINT_PAGES } from '#games/hint_pages'
import { GAMES } from '#games/online_games'
import { emptyShop } from '#tests/helpers/database'
import { playLink, player } from '#tests/helpers/play/paid_play_link'
import { leading, matched, present } from '#tests/helpers/present'

/** A number as answer cannot be looked for: every puzzle is full of numbers. */
function wordAnswers(answer: string, ...also: string[]): string[] {
  return /^\d+$/.test(answer) ? [] : [answer, ...also]
}

/** What nobody may read before they found it or asked for it. */
type Secret = { readonly from: string; readonly kind: string; readonly text: string }

const secrets: Secret[] = [
  ...GAMES.flatMap(({ path, puzzles, ending: end }) => [
    ...puzzles.flatMap(
      ({ name, answer, alsoCorrect, showAnswer, explanation, hints, nearMisses }) => {
        const from = `${path}/${name}`
        return [
          ...wordAnswers(answer, showAnswer, ...(alsoCorrect ?? [])).map((text) => ({
            from,
            kind: 'antwoord',
            text,
          })),
          ...[explanation, ...hints, ...(nearMisses ?? []).map((nearMiss) => nearMiss.text)].map(
            (text) => ({
              from,
              kind: 'text',
              text,
            })
          ),
        ]
      }
    ),
    ...end.paragraphs.map((text) => ({ from: `${path}/einde`, kind: 'text', text })),
  ]),
  ...HINT_PAGES.flatMap(({ path, items }) =>
    items.flatMap((item) => {
      const from = `${path}/${item.name}`
      const { answer, answerAddition, hints } = item
      const answer2 = 'answer2' in item ? item.answer2 : undefined
      return [
        ...[answer, answer2].flatMap((text) => (text ? [{ from, kind: 'antwoord', text }] : [])),
        ...[answerAddition, ...hints].map((text) => ({ from, kind: 'text', text })),
      ]
    })
  ),
]

/** Words of three letters stand everywhere; what is long enough to be recognised may not. */
const recognizable = ({ text }: Secret) => text.length >= 4

/** The secrets that stand in a text, as whole words. */
function leaks(text: string, from: readonly Secret[]): string[] {
  const searched = flatText(text)
  return from
    .filter(recognizable)
    .filter((secret) => searched.includes(` ${flatText(secret.text).trim()} `))
    .map((secret) => `${secret.from} ${secret.kind}: ${secret.text.slice(0, 60)}`)
}

/** Words only, one space between them. */
function flatText(text: string): string {
  return ` ${text
    .replace(/\\[nt"]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `
}

test.group('What the browser does not get', (group) => {
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
    'the page of a fresh game {$self} holds the puzzles whose turn it is, and only what a player sees of them'
  )
    .with(GAMES.map(({ path }) => path))
    .run(async ({ client, assert }, path) => {
      const { uniqueId } = await playLink(path)
      const page = await client.get(`/spelen/${uniqueId}/${path}`)
      const [, json] = matched(/data-page="app"[^>]*>(.*?)<\/script>/s, page.text())
      const { props } = JSON.parse(present(json, 'json')) as {
        props: { frame: object; state: { raadsels: object[]; onthuld: object; einde: null } }
      }
      const { state } = props
      assert.isNotEmpty(state.raadsels)
      assert.deepEqual(state.onthuld, {})
      assert.isNull(state.einde)
      for (const puzzle of state.raadsels) {
        assert.sameMembers(Object.keys(puzzle), [
          ...['nr', 'naam', 'vlag', 'label', 'groep', 'soort', 'verhaal', 'materiaal', 'vraag'],
          ...['aantalHints', 'niveau', 'teken'],
        ])
      }
      /** Secrets are looked for among the words; paths of drawings and kinds of paper are none. */
      const own = secrets.filter(({ from }) => from.startsWith(`${path}/`))
      const words = present(json, 'json').replace(/ d=\\"[^"]*"|"soort":"\w+"/g, ' ')
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

  test('the source of hint page /{$self} holds how many hints there are, and none of them')
    .with(HINT_PAGES.map(({ path }) => path))
    .run(async ({ client, assert }, path) => {
      const page = await client.get(`/${path}`)
      page.assertStatus(200)
      const own = secrets.filter(({ from }) => from.startsWith(`${path}/`))
      assert.deepEqual(leaks(page.text().replace(/&#39;|&#x27;/g, "'"), own), [])
    })
})
