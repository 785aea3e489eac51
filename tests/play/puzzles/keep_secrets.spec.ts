import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { HINT_PAGES } from '#games/hint_pages'
import { GAMES } from '#games/online_games'
import { emptyShop } from '#tests/helpers/database'
import { playLink, player } from '#tests/helpers/play/paid_play_link'

/** A number as answer cannot be looked for: every puzzle is full of numbers. */
function wordAnswers(answer: string, ...also: string[]): string[] {
  return /^\d+$/.test(answer) ? [] : [answer, ...also]
}

/** What nobody may read before they found it or asked for it. */
type Secret = { readonly van: string; readonly soort: string; readonly tekst: string }

const secrets: Secret[] = [
  ...GAMES.flatMap(({ pad: path, raadsels: puzzles, einde: end }) => [
    ...puzzles.flatMap(
      ({
        naam: name,
        antwoord: answer,
        ookGoed: alsoCorrect,
        toonAntwoord: showAnswer,
        uitleg: explanation,
        hints,
        bijnaGoed: nearMisses,
      }) => {
        const from = `${path}/${name}`
        return [
          ...wordAnswers(answer, showAnswer, ...(alsoCorrect ?? [])).map((text) => ({
            van: from,
            soort: 'antwoord',
            tekst: text,
          })),
          ...[explanation, ...hints, ...(nearMisses ?? []).map((nearMiss) => nearMiss.tekst)].map(
            (text) => ({
              van: from,
              soort: 'tekst',
              tekst: text,
            })
          ),
        ]
      }
    ),
    ...end.alineas.map((text) => ({ van: `${path}/einde`, soort: 'tekst', tekst: text })),
  ]),
  ...HINT_PAGES.flatMap(({ pad: path, items }) =>
    items.flatMap((item) => {
      const from = `${path}/${item.naam}`
      const { answer, answerAddition, hints } = item
      const answer2 = 'answer2' in item ? item.answer2 : undefined
      return [
        ...[answer, answer2].flatMap((text) =>
          text ? [{ van: from, soort: 'antwoord', tekst: text }] : []
        ),
        ...[answerAddition, ...hints].map((text) => ({ van: from, soort: 'tekst', tekst: text })),
      ]
    })
  ),
]

/** Words of three letters stand everywhere; what is long enough to be recognised may not. */
const recognizable = ({ tekst: text }: Secret) => text.length >= 4

/** The secrets that stand in a text, as whole words. */
function leaks(text: string, from: readonly Secret[]): string[] {
  const searched = flatText(text)
  return from
    .filter(recognizable)
    .filter((secret) => searched.includes(` ${flatText(secret.tekst).trim()} `))
    .map((secret) => `${secret.van} ${secret.soort}: ${secret.tekst.slice(0, 60)}`)
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

  test('no built file holds an answer, a hint or an explanation', ({ assert }) => {
    /** Words of our own: a colour, a kind of paper, what is paid back, a dog on the home page, a symbol. */
    const ourWords = ['blauw', 'brief', 'geld', 'hond', 'maan']
    const toSearch = secrets.filter(({ tekst: text }) => !ourWords.includes(text.toLowerCase()))
    const folder = app.makePath('public/assets')
    const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))
    assert.isAbove(files.length, 10)
    for (const name of files) {
      assert.deepEqual(leaks(readFileSync(join(folder, name), 'utf8'), toSearch), [], name)
    }
  })

  test('no picture of a game holds them either', ({ assert }) => {
    const folder = app.makePath('public/img')
    const files = ['spelen', 'cunera'].flatMap((from) =>
      readdirSync(join(folder, from)).map((name) => join(folder, from, name))
    )
    assert.isAbove(files.length, 10)
    for (const file of files) assert.deepEqual(leaks(readFileSync(file, 'utf8'), secrets), [], file)
  })

  test(
    '{$self}: the page of a fresh game holds the puzzles whose turn it is, and no more of them than a player sees'
  )
    .with(GAMES.map(({ pad: path }) => path))
    .run(async ({ client, assert }, path) => {
      const { uniqueid: uniqueId } = await playLink(path)
      const page = await client.get(`/spelen/${uniqueId}/${path}`)
      const [, json] = /data-page="app"[^>]*>(.*?)<\/script>/s.exec(page.text())!
      const { props } = JSON.parse(json!) as {
        props: { kader: object; stand: { raadsels: object[]; onthuld: object; einde: null } }
      }
      const { stand: state } = props
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
      const own = secrets.filter(({ van: from }) => from.startsWith(`${path}/`))
      const words = json!.replace(/ d=\\"[^"]*"|"soort":"\w+"/g, ' ')
      assert.deepEqual(leaks(words, own), [])
    })

  test('a game under way tells what was reached and nothing else', async ({ client, assert }) => {
    for (const { pad: path, raadsels: puzzles, hintsOplopend: hintsInOrder } of GAMES) {
      const { uniqueid: uniqueId } = await playLink(path)
      const device = player(client, path, uniqueId)
      const [first, second] = puzzles
      await device.dienIn(`${first!.naam}_hint1`)
      await device.dienIn(first!.vlag, { antwoord: first!.antwoord })
      const { onthuld: revealed } = (await device.roep('stand')).body() as { onthuld: object }
      assert.deepEqual(revealed, {
        [`${first!.naam}_hint1`]: { hint: first!.hints[0] },
        [first!.vlag]: { antwoord: first!.toonAntwoord, uitleg: first!.uitleg },
      })
      const text = JSON.stringify(revealed)
      const rest = secrets.filter(({ van: from }) => from === `${path}/${second!.naam}`)
      assert.deepEqual(leaks(text, rest), [], `${path} ${hintsInOrder}`)
    }
  })

  test('the source of hint page /{$self} holds how many hints there are, and none of them')
    .with(HINT_PAGES.map(({ pad: path }) => path))
    .run(async ({ client, assert }, path) => {
      const page = await client.get(`/${path}`)
      page.assertStatus(200)
      const own = secrets.filter(({ van: from }) => from.startsWith(`${path}/`))
      assert.deepEqual(leaks(page.text().replace(/&#39;|&#x27;/g, "'"), own), [])
    })
})
