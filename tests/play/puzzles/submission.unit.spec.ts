import { test } from '@japa/runner'
import { assess, reveal } from '#domain/play/puzzles/submission'
import type { Puzzle, Game } from '#domain/play/puzzles/puzzle'
import { allFlags, isInTurn, isOver } from '#domain/play/puzzles/flags'
import { itemAt } from '#tests/helpers/present'

const puzzle = (name: string, extra: Partial<Puzzle> = {}): Puzzle => ({
  name,
  flag: name,
  label: name,
  group: 'een',
  kind: 'puzzle',
  story: [],
  material: [],
  question: '?',
  answer: `goed van ${name}`,
  showAnswer: `Goed van ${name}`,
  explanation: 'Zo zit het.',
  hints: ['eerste', 'tweede', 'derde'],
  ...extra,
})

const game = (extra: Partial<Game> = {}): Game => ({
  path: 'proefspel',
  itemName: 'proefspel',
  title: 'Proefspel',
  groups: [{ name: 'een', title: 'Een', introduction: '' }],
  puzzles: [puzzle('a'), puzzle('b'), puzzle('slot', { kind: 'finale' })],
  sequence: 'free',
  hintsInOrder: false,
  answerAfterHints: 0,
  finalesFromStart: false,
  openAfterEnd: false,
  withSound: true,
  intro: [],
  ending: { title: 'Uit', paragraphs: [], picture: 'uit.svg' },
  ...extra,
})

const steps = game({
  sequence: 'steps',
  hintsInOrder: true,
  answerAfterHints: 2,
  puzzles: ['stap1', 'stap2', 'stap3'].map((name, index) =>
    puzzle(name, { flag: `${name}_antwoord`, kind: index === 2 ? 'finale' : 'puzzle' })
  ),
})

const refusal = (assessment: ReturnType<typeof assess>) => (assessment.ok ? null : assessment.error)
const outcome = (assessment: ReturnType<typeof assess>) => (assessment.ok ? assessment.value : null)

test.group('The judgement of what a player sends', () => {
  test('a game stores the flags of its puzzles, their hints and the sound, and no other', ({
    assert,
  }) => {
    assert.sameMembers(allFlags(steps), [
      ...['stap1_antwoord', 'stap1_hint1', 'stap1_hint2', 'stap1_hint3'],
      ...['stap2_antwoord', 'stap2_hint1', 'stap2_hint2', 'stap2_hint3'],
      ...['stap3_antwoord', 'stap3_hint1', 'stap3_hint2', 'stap3_hint3'],
      'speeltgeluid',
    ])
    assert.notInclude(allFlags({ ...steps, withSound: false }), 'speeltgeluid')
    for (const name of ['stap4_antwoord', 'stap1', 'stap1_hint4', 'stap1_hint0', '__proto__', ''])
      assert.deepEqual(refusal(assess(steps, new Set(), { name })), {
        type: 'unknown_name',
      })
  })

  test('a right answer solves, a wrong one does not, and a bare name is noted', ({ assert }) => {
    assert.deepEqual(outcome(assess(game(), new Set(), { name: 'a', answer: ' GOED van a' })), {
      kind: 'solved',
      flag: 'a',
      answer: 'Goed van a',
      explanation: 'Zo zit het.',
      automatic: false,
    })
    assert.deepEqual(outcome(assess(game(), new Set(), { name: 'a', answer: 'mis' })), {
      kind: 'wrong',
      nearMiss: null,
    })
    assert.deepEqual(outcome(assess(game(), new Set(), { name: 'a', answer: '' })), {
      kind: 'wrong',
      nearMiss: null,
    })
    assert.deepEqual(outcome(assess(game(), new Set(), { name: 'a' })), {
      kind: 'noted',
      flag: 'a',
    })
  })

  test('an extra waits for nothing, and nothing waits for it', ({ assert }) => {
    const sideline = game({
      puzzles: [
        puzzle('a'),
        puzzle('verhoor', { kind: 'extra' }),
        puzzle('slot', { kind: 'finale' }),
      ],
    })
    assert.equal(
      outcome(assess(sideline, new Set(), { name: 'verhoor', answer: 'goed van verhoor' }))?.kind,
      'solved'
    )
    assert.equal(
      outcome(assess(sideline, new Set(['a']), { name: 'slot', answer: 'goed van slot' }))?.kind,
      'solved'
    )
    assert.isTrue(isOver(sideline, new Set(['a', 'slot'])))
  })

  test('an epilogue opens with the end; a game that stays open lets the rest be solved too', ({
    assert,
  }) => {
    const puzzles = [
      puzzle('a'),
      puzzle('slot', { kind: 'finale' }),
      puzzle('naspel', { kind: 'epilogue', group: '' }),
    ]
    const open = game({ puzzles, finalesFromStart: true, openAfterEnd: true })
    const answer = { name: 'naspel', answer: 'goed van naspel' }
    assert.deepEqual(refusal(assess(open, new Set(['a']), answer)), { type: 'not_its_turn' })
    assert.deepEqual(refusal(assess(open, new Set(['a']), { name: 'naspel_hint1' })), {
      type: 'not_its_turn',
    })
    const ended = new Set(['slot'])
    assert.equal(outcome(assess(open, ended, answer))?.kind, 'solved')
    assert.equal(outcome(assess(open, ended, { name: 'a', answer: 'goed van a' }))?.kind, 'solved')
    assert.equal(outcome(assess(open, ended, { name: 'a_hint1' }))?.kind, 'hint')
    const closed = game({ puzzles, finalesFromStart: true })
    assert.deepEqual(refusal(assess(closed, ended, { name: 'a', answer: 'goed van a' })), {
      type: 'game_over',
    })
  })

  test('a final waits for its group, where opened hints do not count', ({ assert }) => {
    const halfway = new Set(['a', 'b_hint1'])
    const submission = { name: 'slot', answer: 'goed van slot' }
    assert.deepEqual(refusal(assess(game(), halfway, submission)), {
      type: 'not_its_turn',
    })
    assert.equal(outcome(assess(game(), new Set(['a', 'b']), submission))?.kind, 'solved')
    assert.equal(
      outcome(assess(game({ finalesFromStart: true }), new Set(), submission))?.kind,
      'solved'
    )
  })

  test('a step waits for the one before it, with its hints and its answer', ({ assert }) => {
    for (const submission of [
      { name: 'stap2_antwoord', answer: 'goed van stap2' },
      { name: 'stap2_antwoord' },
      { name: 'stap2_hint1' },
    ])
      assert.deepEqual(refusal(assess(steps, new Set(), submission)), {
        type: 'not_its_turn',
      })
    assert.isTrue(isInTurn(steps, itemAt(steps.puzzles, 1), new Set(['stap1_antwoord'])))
  })

  test('hints open one after the other where the game says so, and in any order where not', ({
    assert,
  }) => {
    assert.deepEqual(refusal(assess(steps, new Set(['stap1_hint1']), { name: 'stap1_hint3' })), {
      type: 'hint_closed',
      first: 2,
    })
    assert.deepEqual(outcome(assess(steps, new Set(['stap1_hint1']), { name: 'stap1_hint2' })), {
      kind: 'hint',
      flag: 'stap1_hint2',
      hint: 'tweede',
    })
    assert.equal(outcome(assess(game(), new Set(), { name: 'a_hint3' }))?.kind, 'hint')
  })

  test('the answer is given on request, after as many hints as the game wants', ({ assert }) => {
    const question = { name: 'stap1_antwoord', automatic: true }
    for (const flags of [[], ['stap1_hint1']])
      assert.deepEqual(refusal(assess(steps, new Set(flags), question)), {
        type: 'answer_closed',
        first: 2,
      })
    const given = outcome(assess(steps, new Set(['stap1_hint1', 'stap1_hint2']), question))
    assert.deepInclude(given, {
      kind: 'solved',
      answer: 'Goed van stap1',
      automatic: true,
    })
    assert.equal(outcome(assess(game(), new Set(), { name: 'a', automatic: true }))?.kind, 'solved')
  })

  test('an ended game stores nothing new, and what was reached is answered as before', ({
    assert,
  }) => {
    const large = game({ finalesFromStart: true })
    const out = new Set(['slot', 'a', 'a_hint1'])
    assert.isTrue(isOver(large, out))
    assert.deepEqual(refusal(assess(large, out, { name: 'b', answer: 'goed van b' })), {
      type: 'game_over',
    })
    assert.deepEqual(refusal(assess(large, out, { name: 'b_hint1' })), { type: 'game_over' })
    assert.equal(outcome(assess(large, out, { name: 'a_hint1' }))?.kind, 'hint')
    assert.equal(outcome(assess(large, out, { name: 'a', answer: 'goed van a' }))?.kind, 'solved')
    assert.equal(outcome(assess(large, out, { name: 'speeltgeluid' }))?.kind, 'noted')
  })

  test('the sound can be turned off again, progress cannot be taken back', ({ assert }) => {
    assert.deepEqual(outcome(assess(game(), new Set(), { name: 'speeltgeluid', on: false })), {
      kind: 'sound_off',
      flag: 'speeltgeluid',
    })
    assert.equal(outcome(assess(game(), new Set(['a']), { name: 'a', on: false }))?.kind, 'noted')
  })

  test('each flag reveals its own hint or answer', ({ assert }) => {
    assert.deepEqual(reveal(steps, 'stap1_hint2'), { hint: 'tweede' })
    assert.deepEqual(reveal(steps, 'stap2_antwoord'), {
      answer: 'Goed van stap2',
      explanation: 'Zo zit het.',
    })
    assert.isNull(reveal(steps, 'speeltgeluid'))
  })
})
