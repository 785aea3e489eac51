import { test } from '@japa/runner'
import { loadLearning } from '#app/shop/figures/load_learning'
import { wrongGuesses } from '#app/play/learning/wrong_guesses'
import { TEXTS_PER_PUZZLE } from '#domain/play/learning/guesses'
import Opinion from '#models/play/opinion'
import WrongGuess from '#models/play/wrong_guess'
import { emptyShop } from '#tests/helpers/database'
import { markSolved, playLink, player } from '#tests/helpers/play/paid_play_link'
import { gameAt } from '#tests/helpers/play/game_at'
import { findIn, firstOf } from '#tests/helpers/present'
import { post } from '#tests/helpers/shop/shop_calls'

const PATH = 'cuneravanrhenen'
const first = firstOf(gameAt(PATH).puzzles)
const EVER = { from: '2000-01-01', until: '2999-12-31', game: null }

const learnedOf = async (game: string) =>
  findIn(await loadLearning(EVER), (one) => one.game === game)

test.group('Answers tried in vain', (group) => {
  group.each.setup(() => emptyShop())

  test('a wrong answer is counted by its text, and shown from the third time', async ({
    client,
    assert,
  }) => {
    const { order, uniqueId } = await playLink(PATH)
    const { submit } = player(client, PATH, uniqueId)
    await submit(first.flag, { antwoord: 'Tweehonderd ' })
    await submit(first.flag, { antwoord: 'tweehonderd' })
    assert.deepEqual((await learnedOf(order.itemName)).guesses, [])
    await submit(first.flag, { antwoord: 'TWEEHONDERD' })
    await submit(first.flag, { antwoord: 'eenmalig' })
    const [guess, ...others] = (await learnedOf(order.itemName)).guesses
    assert.include(guess, { label: first.label, text: 'tweehonderd', count: 3 })
    assert.lengthOf(others, 0)
  })

  test('a right answer, a bare name and a hint are no guess', async ({ client, assert }) => {
    const { uniqueId } = await playLink(PATH)
    const { submit } = player(client, PATH, uniqueId)
    await submit(`${first.name}_hint1`)
    await submit(first.flag, { antwoord: first.answer })
    await submit(first.flag)
    await wrongGuesses.write()
    assert.lengthOf(await WrongGuess.all(), 0)
  })

  test('a wrong answer on a hint page counts as well', async ({ client, assert }) => {
    for (let time = 0; time < 3; time++)
      await post(client, '/api/binky/controleer', { name: 'spoor', antwoord: 'kat' })
    const { guesses } = await learnedOf('binky')
    assert.deepInclude(
      guesses.map(({ text, count }) => ({ text, count })),
      { text: 'kat', count: 3 }
    )
  })

  test('a puzzle with very many texts takes no new one, and goes on counting the known ones', async ({
    assert,
  }) => {
    await WrongGuess.createMany(
      Array.from({ length: TEXTS_PER_PUZZLE }, (_, index) => ({
        ...{ game: 'binky', puzzle: 'spoor', text: `tekst ${index}`, count: 1 },
        lastDay: '2026-11-23',
      }))
    )
    wrongGuesses.count('binky', 'spoor', 'nieuw')
    wrongGuesses.count('binky', 'spoor', 'tekst 7')
    wrongGuesses.count('binky', 'doolhof', 'nieuw')
    await wrongGuesses.write()
    assert.isNull(await WrongGuess.query().where({ puzzle: 'spoor', text: 'nieuw' }).first())
    assert.equal((await WrongGuess.findByOrFail({ text: 'tekst 7' })).count, 2)
    assert.equal((await WrongGuess.findByOrFail({ puzzle: 'doolhof' })).count, 1)
  })
})

test.group('The opinions of players', (group) => {
  group.each.setup(() => emptyShop())

  test('two taps and a line after the end are stored with the game and the day, and nothing else', async ({
    client,
    assert,
  }) => {
    const { order, delivery, uniqueId } = await playLink(PATH)
    await markSolved(delivery, gameAt(PATH).puzzles)
    const { callApi } = player(client, PATH, uniqueId)
    const votes = await callApi('mening', { leuk: 5, moeilijk: 3 })
    votes.assertStatus(200)
    assert.deepEqual(votes.body(), {})
    const remark = await callApi('mening', { opmerking: ' Stap 5 was mooi ' })
    remark.assertStatus(200)
    const learned = await learnedOf(order.itemName)
    assert.equal(learned.fun.mean, 5)
    assert.equal(learned.difficulty.mean, 3)
    assert.deepEqual(
      learned.remarks.map(({ text }) => text),
      ['Stap 5 was mooi']
    )
    const [row] = await Opinion.all()
    assert.sameMembers(Object.keys(row?.serialize() ?? {}), [
      ...['id', 'game', 'day', 'fun', 'difficulty', 'remark'],
    ])
  })

  test('a player is not asked before the end', async ({ client, assert }) => {
    const { uniqueId } = await playLink(PATH)
    const early = await player(client, PATH, uniqueId).callApi('mening', { leuk: 1, moeilijk: 1 })
    early.assertStatus(409)
    assert.lengthOf(await Opinion.all(), 0)
  })

  test('players with one link give their opinion at most a few times a day', async ({
    client,
    assert,
  }) => {
    const { delivery, uniqueId } = await playLink(PATH)
    await markSolved(delivery, gameAt(PATH).puzzles)
    const { callApi } = player(client, PATH, uniqueId)
    for (let time = 0; time < 6; time++) (await callApi('mening', { leuk: 1 })).assertStatus(200)
    const once = await callApi('mening', { leuk: 1 })
    once.assertStatus(429)
    assert.lengthOf(await Opinion.all(), 6)
  })

  test('{$self} is no opinion')
    .with([{ leuk: 6 }, { moeilijk: 0 }, { leuk: '5' }, { opmerking: 'x'.repeat(201) }])
    .run(async ({ client, assert }, opinion) => {
      const { delivery, uniqueId } = await playLink(PATH)
      await markSolved(delivery, gameAt(PATH).puzzles)
      const reply = await player(client, PATH, uniqueId).callApi('mening', opinion)
      reply.assertStatus(422)
      assert.lengthOf(await Opinion.all(), 0)
    })
})
