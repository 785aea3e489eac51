import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { HINT_PAGES } from '#games/hint_pages'
import type { HintItem } from '#domain/play/hint_pages'
import { emptyShop } from '#tests/helpers/database'
import { post } from '#tests/helpers/shop/shop_calls'
import { firstOf } from '#tests/helpers/present'

const items: { path: string; item: HintItem }[] = HINT_PAGES.flatMap(({ path, items: row }) =>
  row.map((item) => ({ path, item }))
)

test.group('Hint pages', (group) => {
  group.each.setup(() => emptyShop())

  test('every visitor gets the hints and answers that they ask for, and nothing is kept', async ({
    client,
    assert,
  }) => {
    for (const { path, item } of items) {
      for (const [index, hint] of item.hints.entries()) {
        const answer = await post(client, `/api/${path}/hint`, {
          name: item.name,
          nummer: index + 1,
        })
        answer.assertStatus(200)
        assert.deepEqual(answer.body(), { hint })
      }
      const given = await post(client, `/api/${path}/antwoord`, { name: item.name })
      assert.deepEqual(given.body(), { antwoord: item.answer, uitleg: item.answerAddition })
    }
    assert.lengthOf(await db.from('play_flags').select('id'), 0)
  })

  test('a typed answer is checked: an alternative counts as well, and so does BOT!', async ({
    client,
    assert,
  }) => {
    for (const { path, item } of items) {
      const check = (answer: string) =>
        post(client, `/api/${path}/controleer`, { name: item.name, antwoord: answer })
      const spellings = [item.answer, ` ${item.answer.toUpperCase()} `, item.answer2]
      if (/^\p{L}+$/u.test(item.answer))
        spellings.push(`${item.answer}!`, `het ${item.answer}.`, [...item.answer].join(' '))
      for (const correct of spellings) {
        if (correct === undefined) continue
        const answer = await check(correct)
        assert.deepEqual(answer.body(), {
          juist: true,
          antwoord: item.answer,
          uitleg: item.answerAddition,
        })
      }
      const error = await check('zeker weten van niet')
      assert.deepEqual(error.body(), { juist: false })
      for (const { answer, text } of item.nearMisses ?? [])
        assert.deepEqual((await check(answer)).body(), { juist: false, bijna: text })
    }
  })

  test('an unknown name, number or type is refused', async ({ client }) => {
    const first = firstOf(items)
    const { path, item } = first
    const name = item.name
    for (const [call, data] of [
      ['hint', {}],
      ['hint', { name, nummer: 0 }],
      ['hint', { name, nummer: 9 }],
      ['hint', { name, nummer: 1.5 }],
      ['hint', { name, nummer: '1' }],
      ['hint', { name: 'onzin', nummer: 1 }],
      ['hint', { name: ['x'], nummer: 1 }],
      ['antwoord', {}],
      ['antwoord', { name: 'onzin' }],
      ['controleer', { name }],
      ['controleer', { name, antwoord: 7 }],
      ['controleer', { name, antwoord: 'a'.repeat(10_240) }],
    ] as const) {
      const answer = await post(client, `/api/${path}/${call}`, data)
      answer.assertStatus(422)
    }
    const withoutToken = await client.post(`/api/${path}/antwoord`).json({ name })
    withoutToken.assertStatus(419)
  })
})
