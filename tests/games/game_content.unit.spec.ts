import { test } from '@japa/runner'
import { HINT_PAGES } from '#games/hint_pages'
import { GAMES } from '#games/online_games'
import { findOrderable } from '#games/catalogue'
import { isAnswerTo, nearMissText } from '#domain/play/puzzles/puzzle_answer'
import type { HintItem } from '#domain/play/hint_pages'
import type { Material, Puzzle } from '#domain/play/puzzles/puzzle'
import { allFlags } from '#domain/play/puzzles/flags'
import { present } from '#tests/helpers/present'

test.group('The content of every game', () => {
  test('{path} has unique names and written texts, its answers count and its near misses do not')
    .with([...GAMES])
    .run(({ assert }, game) => {
      const flags = allFlags(game)
      assert.equal(new Set(flags).size, flags.length)
      const groups = game.groups.map(({ name }) => name)
      for (const puzzle of game.puzzles) {
        const { name, flag, answer, showAnswer, label, question, explanation, hints } = puzzle
        if (puzzle.kind === 'epilogue') assert.equal(puzzle.group, '', name)
        else assert.include(groups, puzzle.group, name)
        assert.isAtMost(flag.length, 40)
        for (const text of [answer, showAnswer, label, question, explanation, ...hints])
          assert.match(text, /\S/, name)
        assert.isTrue(isAnswerTo(puzzle, showAnswer), `${name}: what is shown is an answer`)
        for (const nearMiss of puzzle.nearMisses ?? []) {
          assert.isFalse(isAnswerTo(puzzle, nearMiss.answer), `${name}: "${nearMiss.answer}"`)
          assert.equal(nearMissText(puzzle.nearMisses, nearMiss.answer), nearMiss.text)
        }
      }
      assert.isNotEmpty(game.intro)
      assert.isNotEmpty(game.ending.paragraphs)
      const sale = present(findOrderable(game.itemName), `the game ${game.itemName}`).sale
      assert.equal(sale.playPath, `/spelen/{uniqueId}/${game.path}`)
      assert.include(sale.delivery, 'speellink')
    })

  test('no game lists a spelling that counts already: the check is what forgives', ({ assert }) => {
    type Answers = Pick<Puzzle, 'name' | 'answer' | 'alsoCorrect'>
    const online: readonly Answers[] = GAMES.flatMap(({ puzzles }): readonly Answers[] => puzzles)
    const posted: readonly Answers[] = HINT_PAGES.flatMap((page): readonly Answers[] => page.items)
    const idle = [...online, ...posted].flatMap(({ name, answer, alsoCorrect = [] }) =>
      alsoCorrect
        .filter((spelling, index) =>
          isAnswerTo({ answer, alsoCorrect: alsoCorrect.slice(0, index) }, spelling)
        )
        .map((spelling) => `${name}: ${spelling}`)
    )
    assert.isEmpty(idle)
  })
})

test.group('Captions of what lies on the table', () => {
  const material: readonly Material[] = [
    ...GAMES.flatMap(({ puzzles }) => puzzles.flatMap((puzzle) => puzzle.material)),
    ...HINT_PAGES.flatMap(({ items }) => items.flatMap((item: HintItem) => item.booklet.material)),
  ]
  const captions = material.flatMap((piece) => ('caption' in piece ? [piece.caption] : []))

  test('a caption of more than one sentence ends in a full stop', ({ assert }) => {
    for (const caption of captions)
      if (/[.?!:] [A-Z]/.test(caption)) assert.match(caption, /[.?!]$/)
  })
})

test.group('The content of the hint pages', () => {
  test('the hint pages have three, six and eight puzzles, and a final question where there is one', ({
    assert,
  }) => {
    assert.deepEqual(
      HINT_PAGES.map(({ path, items }) => [path, items.length]),
      [
        ['kleinkunst', 4],
        ['kunstroof', 7],
        ['binky', 8],
      ]
    )
  })

  test('{path} has one to eight hints per puzzle, and an answer with its explanation')
    .with([...HINT_PAGES])
    .run(({ assert }, { items, path }) => {
      const row: readonly HintItem[] = items
      assert.equal(new Set(row.map(({ name }) => name)).size, row.length)
      for (const { name, hints, answer, answerAddition, label, checkAnswer, booklet } of row) {
        assert.isTrue(hints.length >= 1 && hints.length <= 8, name)
        for (const text of [answer, answerAddition, label, booklet.question, ...hints])
          assert.match(text, /\S/, name)
        if (path === 'binky') assert.isTrue(checkAnswer, name)
      }
    })
})
