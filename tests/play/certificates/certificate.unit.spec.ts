import { test } from '@japa/runner'
import { GAMES } from '#games/online_games'
import { readTeamName, PUT_DOWN_MS, achievement, type Moment } from '#domain/play/certificates'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { SOUND, hintFlag } from '#domain/play/puzzles/flags'
import { findIn } from '#tests/helpers/present'

const MINUTE = 60_000
const BEGIN = Date.parse('2026-11-22T18:00:00Z')
const at = (minutes: number) => new Date(BEGIN + minutes * MINUTE)
const moment = (name: string, minutes: number, automatic = false): Moment => ({
  name,
  at: at(minutes),
  automatic,
})

test.group('The words of a certificate', () => {
  for (const game of GAMES) {
    const played = (between: number) =>
      game.puzzles.map(({ flag }, index) => moment(flag, index * between))
    const done = (moments: readonly Moment[]) => {
      const outcome = achievement(game, moments)
      if (!outcome.ok) throw new Error(outcome.error.type)
      return outcome.value
    }

    test(`a certificate of ${game.path} is not there before each final is solved`, ({ assert }) => {
      assert.isFalse(achievement(game, []).ok)
      for (const { flag, kind } of game.puzzles)
        if (kind === 'finale')
          assert.isFalse(
            achievement(
              game,
              played(1).filter(({ name }) => name !== flag)
            ).ok
          )
      assert.isTrue(achievement(game, played(1)).ok)
    })

    test(`a certificate of ${game.path} counts hints and answers that were asked for, not the sound`, ({
      assert,
    }) => {
      const [one, other] = game.puzzles as [Puzzle, Puzzle]
      const out = done([
        moment(SOUND, 0),
        moment(hintFlag(one.name, 1), 1),
        moment(hintFlag(one.name, 2), 2),
        moment(hintFlag(other.name, 1), 3),
        moment('vlag_van_vroeger', 4),
        ...played(5).map((trail, index) => ({ ...trail, automatic: index === 1 })),
      ])
      assert.equal(out.hints, 3)
      assert.equal(out.answersRequested, 1)
    })

    test(`the game ${game.path} is done at its last final, whatever comes after`, ({ assert }) => {
      const finales = game.puzzles.filter(({ kind }) => kind === 'finale')
      const rest = game.puzzles.filter(({ kind }) => kind === 'puzzle')
      const out = done([
        ...rest.map(({ flag }) => moment(flag, 10)),
        ...finales.map(({ flag }) => moment(flag, 70)),
        moment(SOUND, 5000),
      ])
      assert.deepEqual(out.finishedAt, at(70))
      assert.equal(out.halfHours, 2)
    })
  }

  test(
    'a game of {minutes} minutes from the first trace to the last final lasted {halfHours} half hours'
  )
    .with([
      { minutes: 0, halfHours: 0 },
      { minutes: 29, halfHours: 0 },
      { minutes: 30, halfHours: 1 },
      { minutes: 44, halfHours: 1 },
      { minutes: 45, halfHours: 2 },
      { minutes: 74, halfHours: 2 },
      { minutes: 75, halfHours: 3 },
      { minutes: 120, halfHours: 4 },
    ])
    .run(({ assert }, { minutes, halfHours }) => {
      const game = findIn(GAMES, ({ sequence }) => sequence === 'steps')
      const last = game.puzzles.length - 1
      const outcome = achievement(
        game,
        game.puzzles.map(({ flag }, index) => moment(flag, index === last ? minutes : 0))
      )
      assert.isTrue(outcome.ok)
      if (outcome.ok) assert.equal(outcome.value.halfHours, halfHours)
    })

  test('a certificate of a game that was put away for a while has a day and no hours', ({
    assert,
  }) => {
    const game = findIn(GAMES, ({ sequence }) => sequence === 'steps')
    const withPause = (ms: number) =>
      achievement(
        game,
        game.puzzles.map(({ flag: name }, index) => ({
          name,
          at: new Date(BEGIN + index * MINUTE + (index > 4 ? ms : 0)),
          automatic: false,
        }))
      )
    const net = withPause(PUT_DOWN_MS - MINUTE)
    const gone = withPause(PUT_DOWN_MS)
    assert.isTrue(net.ok && net.value.halfHours !== null)
    assert.isTrue(gone.ok && gone.value.halfHours === null)
  })
})

test.group('The name on a certificate', () => {
  test('the name {$self} is printed as it stands')
    .with([
      'A',
      'Team Łódź',
      'De Žižka’s & co.',
      'Die Größten',
      'Þórr, Ævar og Ðura',
      'Çağla İpek',
      'Ștefan și Ținca',
      'Ομάδα Ωμέγα',
      'Команда Їжак',
      'Skuõll ǥǩǯ',
      'Col·lecció (4a)',
      '12 apen',
      'é'.repeat(40),
      'فريق الأذكياء',
      '团队',
      'ทีมนักสืบ',
      'Team 🦉 & 👨‍👩‍👧',
      '<b>',
      '🦉'.repeat(40),
    ])
    .run(({ assert }, name) => {
      assert.deepEqual(readTeamName(name), { ok: true, value: name })
    })

  test('the spaces around and between are tidied, and loose accents joined', ({ assert }) => {
    assert.deepEqual(readTeamName('  De \t Cafe\u0301s\n '), { ok: true, value: 'De Cafés' })
  })

  test('a name that {what} is refused: {type}')
    .with([
      { what: 'is empty', name: '', type: 'empty' },
      { what: 'is spaces', name: ' \t ', type: 'empty' },
      { what: 'is signs only', name: '!!!', type: 'empty' },
      { what: 'is one too long', name: 'a'.repeat(41), type: 'too_long' },
      { what: 'is one too long, with accents', name: 'é'.repeat(41), type: 'too_long' },
      { what: 'is one picture too long', name: '🦉'.repeat(41), type: 'too_long' },
      { what: 'is a smudge', name: `Z${'\u0336'.repeat(5)}algo`, type: 'unknown_character' },
      { what: 'is for private use', name: 'Team \ue000', type: 'unknown_character' },
      { what: 'turns the text around', name: 'a\u202Eb', type: 'unknown_character' },
      { what: 'has a control character', name: 'a\u0000b', type: 'unknown_character' },
    ])
    .run(({ assert }, { name, type }) => {
      const outcome = readTeamName(name)
      assert.isFalse(outcome.ok)
      if (!outcome.ok) assert.equal(outcome.error.type, type)
    })
})
