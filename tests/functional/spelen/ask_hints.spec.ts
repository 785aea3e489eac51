import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { HINTPAGINAS } from '#content/spelen/hintpaginas/index'
import type { HintItem } from '#domain/spelen/hintpagina'
import { legeWinkel } from '#tests/helpers/database'
import { post } from '#tests/helpers/winkel'

const items: { pad: string; item: HintItem }[] = HINTPAGINAS.flatMap(({ pad, items: rij }) =>
  rij.map((item) => ({ pad, item }))
)

test.group('Hint pages', (group) => {
  group.each.setup(() => legeWinkel())

  test('every hint and answer is told to whoever asks, and nothing is kept', async ({
    client,
    assert,
  }) => {
    for (const { pad, item } of items) {
      for (const [nr, hint] of item.hints.entries()) {
        const antwoord = await post(client, `/api/${pad}/hint`, { name: item.naam, nummer: nr + 1 })
        antwoord.assertStatus(200)
        assert.deepEqual(antwoord.body(), { hint })
      }
      const gegeven = await post(client, `/api/${pad}/antwoord`, { name: item.naam })
      assert.deepEqual(gegeven.body(), { antwoord: item.answer, uitleg: item.answerAddition })
    }
    assert.lengthOf(await db.from('spelvlaggen').select('id'), 0)
  })

  test('a typed answer is checked, and an alternative counts as well', async ({
    client,
    assert,
  }) => {
    for (const { pad, item } of items) {
      const controleer = (antwoord: string) =>
        post(client, `/api/${pad}/controleer`, { name: item.naam, antwoord })
      for (const goed of [item.answer, ` ${item.answer.toUpperCase()} `, item.answer2]) {
        if (goed === undefined) continue
        const antwoord = await controleer(goed)
        assert.deepEqual(antwoord.body(), {
          juist: true,
          antwoord: item.answer,
          uitleg: item.answerAddition,
        })
      }
      const fout = await controleer('zeker weten van niet')
      assert.deepEqual(fout.body(), { juist: false })
      for (const { antwoord, tekst } of item.bijnaGoed ?? [])
        assert.deepEqual((await controleer(antwoord)).body(), { juist: false, bijna: tekst })
    }
  })

  test('names, numbers and types that do not fit are refused with 422', async ({ client }) => {
    const [eerste] = items
    const { pad, item } = eerste!
    const name = item.naam
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
      const antwoord = await post(client, `/api/${pad}/${call}`, data)
      antwoord.assertStatus(422)
    }
    const zonderToken = await client.post(`/api/${pad}/antwoord`).json({ name })
    zonderToken.assertStatus(419)
  })
})
