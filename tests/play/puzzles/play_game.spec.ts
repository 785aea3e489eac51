import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { GAMES } from '#games/online_games'
import { allFlags } from '#domain/play/puzzles/flags'
import Mail from '#models/shop/mail'
import PlayFlag from '#models/play/play_flag'
import { emptyShop } from '#tests/helpers/database'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { markSolved, playLink, player } from '#tests/helpers/play/paid_play_link'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { CUSTOMER, post } from '#tests/helpers/shop/shop_calls'
import { findIn, firstOf, lastOf, present } from '#tests/helpers/present'
import { gameAt } from '#tests/helpers/play/game_at'

const PATHS = GAMES.map(({ path }) => path)
const gameOf = (path: string) => gameAt(path)
const firstPuzzleOf = (path: string) => firstOf(gameOf(path).puzzles)
const finalsOf = (path: string) => gameOf(path).puzzles.filter(({ kind }) => kind === 'finale')
/** Everything but one final: the moment before the end. */
const almostOver = (path: string) => {
  const last = lastOf(finalsOf(path))
  return { last, rest: gameOf(path).puzzles.filter((one) => one !== last) }
}

test.group('Calls of a game', (group) => {
  group.each.setup(() => emptyShop())

  test('a player with a valid link of {$self} gets in, and starts without progress')
    .with(PATHS)
    .run(async ({ client, assert }, path) => {
      const { uniqueId } = await playLink(path)
      const device = player(client, path, uniqueId)
      const valid = await device.callApi('validate')
      valid.assertStatus(200)
      assert.strictEqual(valid.text(), 'true')
      assert.deepEqual(await device.flags(), [])
    })

  test('the bare name of a puzzle of {$self} counts it as solved, as the specification wants')
    .with(PATHS)
    .run(async ({ client, assert }, path) => {
      const { uniqueId } = await playLink(path)
      const device = player(client, path, uniqueId)
      const { flag } = firstPuzzleOf(path)
      const answer = await device.submit(flag)
      answer.assertStatus(200)
      assert.deepEqual(answer.body(), {})
      assert.deepEqual(await device.flags(), [flag])
    })

  test('a right answer in {$self} is recorded and explained, and a wrong one is neither')
    .with(PATHS)
    .run(async ({ client, assert }, path) => {
      const { uniqueId } = await playLink(path)
      const device = player(client, path, uniqueId)
      const puzzle = firstPuzzleOf(path)
      const error = await device.submit(puzzle.flag, { antwoord: 'zeker weten van niet' })
      error.assertStatus(200)
      assert.deepEqual(error.body(), { juist: false })
      assert.deepEqual(await device.flags(), [])

      const correct = await device.submit(puzzle.flag, {
        antwoord: `  ${puzzle.answer.toUpperCase()} `,
      })
      correct.assertStatus(200)
      assert.deepEqual(correct.body(), {
        juist: true,
        antwoord: puzzle.showAnswer,
        uitleg: puzzle.explanation,
      })
      assert.deepEqual(await device.flags(), [puzzle.flag])
    })

  test('an empty answer counts as wrong, and never as a bare name', async ({ client, assert }) => {
    const { uniqueId } = await playLink('cuneravanrhenen')
    const device = player(client, 'cuneravanrhenen', uniqueId)
    for (const answer of ['', '   ', null]) {
      const empty = await device.submit('stap1_antwoord', { antwoord: answer })
      assert.deepEqual(empty.body(), { juist: false })
    }
    assert.deepEqual(await device.flags(), [])
  })

  test('a near miss gets the words that its author wrote', async ({ client, assert }) => {
    for (const { path, puzzles } of GAMES) {
      const puzzle = puzzles.find(({ nearMisses }) => nearMisses?.length)
      if (!puzzle) continue
      const { uniqueId, delivery } = await playLink(path)
      await markSolved(delivery, puzzles.slice(0, puzzles.indexOf(puzzle)))
      const nearMiss = firstOf(present(puzzle.nearMisses, 'puzzle.nearMisses'))
      const answer = await player(client, path, uniqueId).submit(puzzle.flag, {
        antwoord: nearMiss.answer,
      })
      assert.deepEqual(answer.body(), { juist: false, bijna: nearMiss.text }, puzzle.name)
    }
  })

  test('a hint of {$self} is recorded and told, as often as it is opened')
    .with(PATHS)
    .run(async ({ client, assert }, path) => {
      const { uniqueId } = await playLink(path)
      const device = player(client, path, uniqueId)
      const puzzle = firstPuzzleOf(path)
      for (let times = 0; times < 3; times++) {
        const answer = await device.submit(`${puzzle.name}_hint1`)
        answer.assertStatus(200)
        assert.deepEqual(answer.body(), { hint: puzzle.hints[0] })
      }
      assert.deepEqual(await device.flags(), [`${puzzle.name}_hint1`])
    })

  test('the recept opens its hints in any order, and the other games one after the other', async ({
    client,
    assert,
  }) => {
    const recept = await playLink('het-verdwenen-recept')
    const free = await player(client, 'het-verdwenen-recept', recept.uniqueId).submit('bar_hint2')
    free.assertStatus(200)

    for (const [path, name] of [
      ['cuneravanrhenen', 'stap1'],
      ['eindejaarsspel', 'sheet1'],
    ] as const) {
      const { uniqueId } = await playLink(path)
      const device = player(client, path, uniqueId)
      const tooEarly = await device.submit(`${name}_hint2`)
      tooEarly.assertStatus(409)
      assert.deepEqual(tooEarly.body(), { message: 'Bekijk eerst hint 1.' })
      assert.deepEqual(await device.flags(), [])
      await device.submit(`${name}_hint1`)
      const onTime = await device.submit(`${name}_hint2`)
      onTime.assertStatus(200)
    }
  })

  test("Cunera gives an answer away after two hints, and not before it is the step's turn", async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink('cuneravanrhenen')
    const device = player(client, 'cuneravanrhenen', uniqueId)
    for (const done of [false, true]) {
      const tooEarly = await device.submit('stap1_antwoord', { automatisch: true })
      tooEarly.assertStatus(409)
      assert.match(tooEarly.body().message, /hint 2/)
      await device.submit(done ? 'stap1_hint2' : 'stap1_hint1')
    }
    const notItsTurn = await device.submit('stap2_antwoord', { antwoord: 'van alles' })
    notItsTurn.assertStatus(409)

    const given = await device.submit('stap1_antwoord', { automatisch: true })
    given.assertStatus(200)
    assert.deepEqual(given.body(), {
      juist: true,
      antwoord: firstPuzzleOf('cuneravanrhenen').showAnswer,
      uitleg: firstPuzzleOf('cuneravanrhenen').explanation,
    })
    const row = await PlayFlag.findByOrFail('name', 'stap1_antwoord')
    assert.isTrue(Boolean(row.automatic))
  })

  test('a player turns the sound on, and off again', async ({ client, assert }) => {
    const { uniqueId } = await playLink('het-verdwenen-recept')
    const device = player(client, 'het-verdwenen-recept', uniqueId)
    await device.submit('speeltgeluid')
    assert.deepEqual(await device.flags(), ['speeltgeluid'])
    await device.submit('speeltgeluid', { aan: false })
    assert.deepEqual(await device.flags(), [])
  })

  test('every flag of {$self} is accepted when its turn has come, and counts once')
    .with(PATHS)
    .run(async ({ client, assert }, path) => {
      const game = gameOf(path)
      const { uniqueId } = await playLink(path)
      const device = player(client, path, uniqueId)
      const sent: string[] = []
      const send = async (flag: string) => {
        const answer = await device.submit(flag)
        answer.assertStatus(200)
        sent.push(flag)
        if (sent.length % 40 === 0) await resetLimits()
      }
      for (const { name, flag, hints } of game.puzzles) {
        for (const index of hints.keys()) await send(`${name}_hint${index + 1}`)
        await send(flag)
      }
      if (game.withSound) await send('speeltgeluid')
      assert.deepEqual(await device.flags(), sent)
      assert.sameMembers(sent, allFlags(game))
    })
})

test.group('Names and answers that do not fit', (group) => {
  group.each.setup(() => emptyShop())

  test('a name of another game and an unknown name are refused, and nothing is stored', async ({
    client,
    assert,
  }) => {
    for (const path of PATHS) {
      const own = new Set(allFlags(gameOf(path)))
      const foreign = GAMES.flatMap(allFlags).filter((flag) => !own.has(flag))
      const { uniqueId } = await playLink(path)
      const device = player(client, path, uniqueId)
      const names = [
        firstOf(foreign),
        lastOf(foreign),
        'onzin',
        'stap1_hint9',
        'constructor',
        'feestzaal ',
      ]
      for (const name of names.filter((one) => !own.has(one.trim()))) {
        const answer = await device.submit(name)
        answer.assertStatus(422)
        assert.property(answer.body().errors, 'name')
        assert.isString(answer.body().message)
      }
      assert.deepEqual(await device.flags(), [])
    }
  })

  test('a name or an answer of a wrong type or of 10 kB is refused, and nothing is stored', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink('het-verdwenen-recept')
    const large = 'a'.repeat(10_240)
    const bad: Record<string, unknown>[] = [
      ...[{}, { name: null }, { name: 12 }, { name: ['bar'] }, { name: { naam: 'bar' } }],
      ...[{ name: large }, { name: 'bar', antwoord: large }, { name: 'bar', antwoord: 7 }],
      ...[
        { name: 'bar', antwoord: ['espresso'] },
        { name: 'bar', automatisch: 'ja' },
        { name: 'bar', automatisch: 1 },
        { name: 'speeltgeluid', aan: 'nee' },
      ],
    ]
    for (const data of bad) {
      const answer = await post(client, '/api/het-verdwenen-recept/submit', {
        uniqueid: uniqueId,
        ...data,
      })
      answer.assertStatus(422)
      assert.isObject(answer.body().errors, JSON.stringify(data).slice(0, 80))
    }
    for (const foreign of [undefined, null, 5, ['x'], { a: 1 }, large]) {
      for (const call of ['validate', 'get-answers', 'submit', 'finished', 'stand']) {
        const answer = await post(client, `/api/het-verdwenen-recept/${call}`, {
          uniqueid: foreign,
          name: 'bar',
        })
        answer.assertStatus(422)
      }
    }
    assert.lengthOf(await PlayFlag.all(), 0)
  })

  test('a call without the token of our page is refused, and nothing is stored', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink('eindejaarsspel')
    const withoutToken = await client
      .post('/api/eindejaarsspel/submit')
      .json({ uniqueid: uniqueId, name: 'sheet1' })
    withoutToken.assertStatus(419)
    assert.lengthOf(await PlayFlag.all(), 0)
  })
})

test.group('The end of a game', (group) => {
  group.each.setup(() => emptyShop())

  test('the end of {$self} counts once everything final is solved, and not before')
    .with(PATHS)
    .run(async ({ client, assert }, path) => {
      const { uniqueId, delivery } = await playLink(path)
      const { last, rest } = almostOver(path)
      await markSolved(delivery, rest)
      const device = player(client, path, uniqueId)

      const tooEarly = await device.callApi('finished')
      tooEarly.assertStatus(409)
      await delivery.refresh()
      assert.isNull(delivery.completedAt)

      await device.submit(last.flag, { antwoord: last.answer })
      const done = await device.callApi('finished')
      done.assertStatus(200)
      await delivery.refresh()
      assert.isNotNull(delivery.completedAt)
    })

  test('the last two finals on two devices at once end the recept, also when nobody says finished', async ({
    client,
    assert,
  }) => {
    const path = 'het-verdwenen-recept'
    const { puzzles } = gameOf(path)
    const finales = puzzles.filter(({ kind }) => kind === 'finale')
    assert.lengthOf(finales, 2)
    const { uniqueId, delivery } = await playLink(path)
    await markSolved(
      delivery,
      puzzles.filter(({ kind }) => kind === 'puzzle')
    )
    const device = player(client, path, uniqueId)
    await Promise.all(finales.map(({ flag, answer }) => device.submit(flag, { antwoord: answer })))
    await delivery.refresh()
    assert.isNotNull(delivery.completedAt)
    assert.lengthOf(await Mail.query().where('kind', 'recept'), 1)
  })

  test('two devices that end the recept at once, and again later, bring one end and one recipe in the mail', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const path = 'het-verdwenen-recept'
    const { uniqueId, delivery } = await playLink(path)
    await markSolved(delivery, gameOf(path).puzzles)
    const device = player(client, path, uniqueId)

    const atOnce = await Promise.all(Array.from({ length: 8 }, () => device.callApi('finished')))
    for (const answer of atOnce) answer.assertStatus(200)
    const later = await device.callApi('finished')
    later.assertStatus(200)
    await drainQueue()

    assert.lengthOf(mailbox.mails, 1)
    const mail = firstOf(mailbox.to(CUSTOMER.email))
    assert.lengthOf(await Mail.query().where('kind', 'recept'), 1)
    const { theRecipe } = await import('#games/recept/the_recipe')
    for (const { what } of theRecipe.ingredients) assert.include(textOf(mail), what)
    for (const step of theRecipe.steps) assert.include(textOf(mail).replace(/\s+/g, ' '), step)
    assert.include(mail.html as string, theRecipe.title)
  })

  test('a finished game of another kind mails nothing', async ({ client, assert }) => {
    for (const path of ['cuneravanrhenen', 'eindejaarsspel']) {
      const { uniqueId, delivery } = await playLink(path)
      await markSolved(delivery, gameOf(path).puzzles)
      const done = await player(client, path, uniqueId).callApi('finished')
      done.assertStatus(200)
    }
    assert.lengthOf(await Mail.all(), 0)
  })

  test('an ended game takes no answer and no hint', async ({ client, assert }) => {
    const path = 'het-verdwenen-recept'
    const { uniqueId, delivery } = await playLink(path)
    await markSolved(delivery, finalsOf(path))
    const device = player(client, path, uniqueId)
    const before = await device.flags()
    for (const data of [
      { name: 'bar' },
      { name: 'bar', antwoord: 'espresso' },
      { name: 'bar_hint1' },
    ]) {
      const answer = await device.callApi('submit', data)
      answer.assertStatus(409)
      assert.match(answer.body().message, /uitgespeeld/)
    }
    assert.deepEqual(await device.flags(), before)
  })
})

test.group('The year-end game after its end', (group) => {
  group.each.setup(() => emptyShop())
  const path = 'eindejaarsspel'

  test('the game ends once, after four codes; the epilogue opens and holds nothing up', async ({
    client,
    assert,
  }) => {
    const { uniqueId, delivery } = await playLink(path)
    const device = player(client, path, uniqueId)
    const tooEarly = await device.submit('twaalf_slagen', { antwoord: 'een goed begin' })
    tooEarly.assertStatus(409)
    for (const { flag, answer } of finalsOf(path)) await device.submit(flag, { antwoord: answer })
    await delivery.refresh()
    const endedAt = delivery.completedAt?.toMillis()
    assert.isDefined(endedAt)
    assert.deepEqual((await device.callApi('finished')).body(), {})

    const state = (await device.callApi('stand')).body() as {
      uitgespeeld: boolean
      raadsels: { naam: string; soort: string }[]
    }
    assert.isTrue(state.uitgespeeld)
    assert.include(
      state.raadsels.map(({ soort: kind }) => kind),
      'naspel'
    )
    const wrong = await device.submit('twaalf_slagen', { antwoord: 'een nieuw jaar' })
    assert.isFalse(wrong.body().juist)
    const solved = await device.submit('twaalf_slagen', { antwoord: 'Een goed begin.' })
    assert.isTrue(solved.body().juist)
    await delivery.refresh()
    assert.equal(delivery.completedAt?.toMillis(), endedAt)
  })

  test('an older link that was half played keeps its flags when its codes end it, and opens the rest', async ({
    client,
    assert,
  }) => {
    const { uniqueId, delivery } = await playLink(path)
    const stored = ['sheet1_hint1', 'sheet1', 'sheet7', 'groen', 'rood', 'paars', 'oranje']
    await PlayFlag.createMany(stored.map((name) => ({ deliveryId: delivery.id, name })))
    await delivery.merge({ completedAt: DateTime.utc().minus({ days: 3 }) }).save()
    const device = player(client, path, uniqueId)
    assert.sameMembers(await device.flags(), stored)
    const hint = await device.submit('sheet2_hint1')
    hint.assertStatus(200)
    const answer = await device.submit('sheet2', { automatisch: true })
    assert.isString(answer.body().uitleg)
    const epilogue = await device.submit('twaalf_slagen_hint1')
    epilogue.assertStatus(200)
  })
})

/** Progress as links stored it before the games were set anew, with what comes next. */
const HALF_PLAYED = [
  {
    path: 'cuneravanrhenen',
    stored: [
      ...['speeltgeluid', 'stap1_hint1', 'stap1_antwoord', 'stap2_antwoord'],
      ...['stap3_hint1', 'stap3_hint2', 'stap3_antwoord', 'stap4_hint1'],
    ],
    open: ['stap1', 'stap2', 'stap3', 'stap4'],
    next: { name: 'stap4_antwoord', answer: 'de paarden weigeren de stal' },
  },
  {
    path: 'het-verdwenen-recept',
    stored: ['speeltgeluid', 'feestzaal', 'bar_hint1', 'bar', 'gerda_hint2', 'corrie'],
    open: ['feestzaal', 'bar', 'gerda', 'corrie'],
    next: { name: 'gerda', answer: 'brief' },
  },
] as const

test.group('An older, half-played link', (group) => {
  group.each.setup(() => emptyShop())

  test('a player of {path} finds the flags and what was open again, and goes on')
    .with([...HALF_PLAYED])
    .run(async ({ client, assert }, { path, stored, open, next }) => {
      const { uniqueId, delivery } = await playLink(path)
      await PlayFlag.createMany(stored.map((name) => ({ deliveryId: delivery.id, name })))
      const page = await client.get(`/spelen/${uniqueId}/${path}`)
      page.assertStatus(200)
      const device = player(client, path, uniqueId)
      const valid = await device.callApi('validate')
      assert.strictEqual(valid.text(), 'true')
      assert.sameMembers(await device.flags(), [...stored])
      const state = (await device.callApi('stand')).body() as { raadsels: { naam: string }[] }
      assert.includeMembers(
        state.raadsels.map(({ naam: name }) => name),
        [...open]
      )
      const solved = await device.submit(next.name, { antwoord: next.answer })
      assert.isTrue(solved.body().juist)
      assert.sameMembers(await device.flags(), [...stored, next.name])
    })

  test('Cunera ends with its last step after nine that were solved before', async ({
    client,
    assert,
  }) => {
    const path = 'cuneravanrhenen'
    const { uniqueId, delivery } = await playLink(path)
    const stored = Array.from({ length: 9 }, (_, index) => `stap${index + 1}_antwoord`)
    await PlayFlag.createMany(stored.map((name) => ({ deliveryId: delivery.id, name })))
    const device = player(client, path, uniqueId)
    const last = await device.submit('stap10_antwoord', { antwoord: '3' })
    assert.isTrue(last.body().juist)
    assert.sameMembers(await device.flags(), [...stored, 'stap10_antwoord'])
  })
})

test.group('Several devices on one link', (group) => {
  group.each.setup(() => emptyShop())

  test('the same flag from ten devices at once counts once, and all get the same answer', async ({
    client,
    assert,
  }) => {
    const path = 'cuneravanrhenen'
    const { uniqueId, delivery } = await playLink(path)
    const device = player(client, path, uniqueId)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        device.submit('stap1_antwoord', { antwoord: firstPuzzleOf(path).answer })
      )
    )
    for (const answer of replies) {
      answer.assertStatus(200)
      assert.deepEqual(answer.body(), firstOf(replies).body())
    }
    const rows = await db.from('play_flags').where('delivery_id', delivery.id)
    assert.lengthOf(rows, 1)
    await delivery.refresh()
    assert.equal(delivery.gameVersion, 1)
  })

  test('different answers sent at once are all kept, and each is news to the other devices', async ({
    client,
    assert,
  }) => {
    const path = 'het-verdwenen-recept'
    const { uniqueId, delivery } = await playLink(path)
    const device = player(client, path, uniqueId)
    const names = gameOf(path).puzzles.filter(({ kind }) => kind === 'puzzle')
    const replies = await Promise.all(
      names.map(({ flag, answer }) => device.submit(flag, { antwoord: answer }))
    )
    for (const answer of replies) answer.assertStatus(200)
    assert.sameMembers(
      await device.flags(),
      names.map(({ flag }) => flag)
    )
    await delivery.refresh()
    assert.equal(delivery.gameVersion, names.length)
  })

  test('a device that is up to date hears nothing, and one that is behind hears what is new', async ({
    client,
    assert,
  }) => {
    const path = 'cuneravanrhenen'
    const { uniqueId } = await playLink(path)
    const device = player(client, path, uniqueId)
    const begin = await device.callApi('stand')
    begin.assertStatus(200)
    const { versie: version, raadsels: puzzles } = begin.body() as {
      versie: number
      raadsels: { naam: string }[]
    }
    assert.deepEqual(
      puzzles.map(({ naam: name }) => name),
      ['stap1']
    )
    const nothing = await device.callApi('stand', { versie: version, heeft: ['stap1'] })
    nothing.assertStatus(204)

    const { flag, answer, showAnswer, explanation } = firstPuzzleOf(path)
    await device.submit(flag, { antwoord: answer })
    const updated = await device.callApi('stand', { versie: version, heeft: ['stap1'] })
    updated.assertStatus(200)
    assert.deepEqual(
      updated.body().raadsels.map(({ naam: name }: { naam: string }) => name),
      ['stap2']
    )
    assert.deepEqual(updated.body().vlaggen, ['stap1_antwoord'])
    assert.deepEqual(updated.body().onthuld, {
      [flag]: { antwoord: showAnswer, uitleg: explanation },
    })
  })
})

test.group('Guessing', (group) => {
  group.each.setup(() => emptyShop())

  test('five wrong answers to one puzzle bring a short pause, told beforehand, while other puzzles and links go on', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink('eindejaarsspel')
    const other = await playLink('eindejaarsspel')
    const device = player(client, 'eindejaarsspel', uniqueId)
    const guessWrong = (code: number) => device.submit('groen', { antwoord: String(code) })
    for (let code = 100; code < 103; code++) {
      assert.deepEqual((await guessWrong(code)).body(), { juist: false })
    }
    assert.match((await guessWrong(103)).body().pauze, /pauze/)
    assert.deepEqual((await guessWrong(104)).body(), { juist: false })

    const pause = await device.submit('groen', { antwoord: '647' })
    pause.assertStatus(429)
    const seconds = Number(pause.header('retry-after'))
    assert.isTrue(seconds >= 1 && seconds <= 6, `${seconds} s`)
    assert.match(pause.body().message, /Over \d seconden?/)
    assert.deepEqual(await device.flags(), [])

    const hint = await device.submit('sheet1_hint1')
    hint.assertStatus(200)
    const nextLock = await device.submit('rood', { antwoord: '999' })
    assert.deepEqual(nextLock.body(), { juist: false }, 'each puzzle counts for itself')
    const elsewhere = await player(client, 'eindejaarsspel', other.uniqueId).submit('groen', {
      antwoord: '647',
    })
    assert.isTrue(elsewhere.body().juist)
  })

  test('a player who sends forty answers at once has no more of them judged than five in a row', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink('eindejaarsspel')
    const device = player(client, 'eindejaarsspel', uniqueId)
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        device.submit('groen', { antwoord: String(100 + index) })
      )
    )
    assert.lengthOf(
      replies.filter((answer) => answer.status() === 200),
      5
    )
    assert.lengthOf(
      replies.filter((answer) => answer.status() === 429),
      35
    )
  })

  test('right answers do not count as guesses, however many in a row', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink('eindejaarsspel')
    const device = player(client, 'eindejaarsspel', uniqueId)
    for (const { flag, answer } of gameOf('eindejaarsspel').puzzles.slice(0, 8)) {
      const correct = await device.submit(flag, { antwoord: answer })
      assert.isTrue(correct.body().juist, flag)
    }
  })

  test('a script that hammers one link is slowed down, and a family is not', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink('het-verdwenen-recept')
    const device = player(client, 'het-verdwenen-recept', uniqueId)
    const replies = await Promise.all(Array.from({ length: 121 }, () => device.submit('bar_hint1')))
    const statuses = replies.map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      120
    )
    const braked = findIn(replies, (answer) => answer.status() === 429)
    assert.isString(braked.body().message)
    assert.isAbove(Number(braked.header('retry-after')), 0)
    const look = await device.callApi('stand')
    look.assertStatus(200)
  })

  test('a visitor who tries many links has to wait, and a valid link still plays', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink('cuneravanrhenen')
    const guessed = await Promise.all(
      Array.from({ length: 31 }, (_, index) =>
        player(client, 'cuneravanrhenen', `gok${index}`).callApi('validate')
      )
    )
    assert.lengthOf(
      guessed.filter((answer) => answer.status() === 200 && answer.text() === 'false'),
      30
    )
    assert.lengthOf(
      guessed.filter((answer) => answer.status() === 429),
      1
    )
    const real = await player(client, 'cuneravanrhenen', uniqueId).callApi('validate')
    assert.equal(real.text(), 'true')
  })
})

/** A minute passes, as far as the limits know. */
async function resetLimits() {
  const { default: limiter } = await import('@adonisjs/limiter/services/main')
  await limiter.clear()
}
