import { test } from '@japa/runner'
import { HINT_PAGES } from '#games/hint_pages'
import { GAMES } from '#games/online_games'
import { PEOPLE, SPACES } from '#games/recept/recept_flags'
import { findOrderable } from '#games/catalogue'
import { isAnswerTo, nearMissText } from '#domain/play/puzzles/puzzle_answer'
import type { HintItem } from '#domain/play/hint_pages'
import type { Material } from '#domain/play/puzzles/puzzle'
import { allFlags } from '#domain/play/puzzles/flags'
import { present } from '#tests/helpers/present'
import { gameAt } from '#tests/helpers/play/game_at'

test.group('The content of every game', () => {
  test('{path} has unique names and written texts, its answers count and its near misses do not')
    .with([...GAMES])
    .run(({ assert }, game) => {
      const flags = allFlags(game)
      assert.equal(new Set(flags).size, flags.length)
      const groups = game.groups.map(({ naam: name }) => name)
      for (const puzzle of game.raadsels) {
        const {
          naam: name,
          vlag: flag,
          antwoord: answer,
          showAnswer,
          label,
          vraag: question,
          uitleg: explanation,
          hints,
        } = puzzle
        assert.include(groups, puzzle.groep, name)
        assert.isAtMost(flag.length, 40)
        for (const text of [answer, showAnswer, label, question, explanation, ...hints])
          assert.match(text, /\S/, name)
        assert.isTrue(isAnswerTo(puzzle, showAnswer), `${name}: what is shown is an answer`)
        for (const nearMiss of puzzle.nearMisses ?? []) {
          assert.isFalse(isAnswerTo(puzzle, nearMiss.antwoord), `${name}: "${nearMiss.antwoord}"`)
          assert.equal(nearMissText(puzzle.nearMisses, nearMiss.antwoord), nearMiss.tekst)
        }
      }
      assert.isNotEmpty(game.intro)
      assert.isNotEmpty(game.einde.alineas)
      const sale = present(findOrderable(game.itemName), `the game ${game.itemName}`).sale
      assert.equal(sale.playPath, `/spelen/{uniqueId}/${game.path}`)
      assert.include(sale.delivery, 'speellink')
    })

  test('Het verdwenen recept has nine rooms, seven persons, two finals, and two hints each', ({
    assert,
  }) => {
    const { raadsels: puzzles, einde: end } = gameAt('het-verdwenen-recept')
    const names = (group: string, kind: string) =>
      puzzles
        .filter((one) => one.groep === group && one.soort === kind)
        .map(({ vlag: flag }) => flag)
    assert.sameMembers(names('ruimten', 'raadsel'), [...SPACES])
    assert.sameMembers(names('personen', 'raadsel'), [...PEOPLE])
    assert.deepEqual(names('ruimten', 'finale'), ['ruimten_antwoord'])
    assert.deepEqual(names('personen', 'finale'), ['personen_antwoord'])
    for (const { naam: name, vlag: flag, hints } of puzzles) {
      assert.equal(name, flag)
      assert.lengthOf(hints, 2, name)
    }
    assert.equal(end.titel, 'Jullie zijn er uit. Geweldig!')
  })

  test('Cunera has the ten steps of the specification', ({ assert }) => {
    const { raadsels: puzzles, einde: end } = gameAt('cuneravanrhenen')
    assert.deepEqual(
      puzzles.map(({ label, vlag: flag, antwoord: answer, hints }) => [
        label,
        flag,
        answer,
        hints.length,
      ]),
      [
        ['In de boot genomen', 'stap1_antwoord', '1', 4],
        ['Wat blijft over…', 'stap2_antwoord', 'De pelgrimstocht naar Rome was lang', 2],
        ['Meten is weten, weten, weten', 'stap3_antwoord', 'legende', 4],
        ['Samuel M. kan je helpen', 'stap4_antwoord', 'De paarden weigeren de stal', 4],
        ['Op weg naar de tweede statie', 'stap5_antwoord', 'lucht', 4],
        ['Het staat geschreven zoals het gedrukt is', 'stap6_antwoord', '9310', 4],
        ['Sleutelpositie', 'stap7_antwoord', '239', 4],
        ['Wegennet', 'stap8_antwoord', 'moordwapen', 4],
        ['Geknipt voor het goede nummer', 'stap9_antwoord', '68', 4],
        ['Reken x reken', 'stap10_antwoord', '3', 4],
      ]
    )
    assert.equal(end.titel, 'De pelgrimstocht is met succes afgelegd')
  })

  test('Eindejaarsspel has twelve sheets in four colours with the codes of the specification', ({
    assert,
  }) => {
    const { raadsels: puzzles, groups } = gameAt('eindejaarsspel')
    assert.deepEqual(
      groups.map(({ naam: name }) => name),
      ['groen', 'rood', 'paars', 'oranje']
    )
    const sheets = puzzles.filter(({ soort: kind }) => kind === 'raadsel')
    assert.deepEqual(
      sheets.map(({ vlag: flag }) => flag),
      Array.from({ length: 12 }, (_, index) => `sheet${index + 1}`)
    )
    for (const { naam: name } of groups)
      assert.lengthOf(
        sheets.filter(({ groep: group }) => group === name),
        3
      )
    for (const { naam: name, hints, niveau: level, teken: symbol } of sheets) {
      assert.isTrue(hints.length >= 1 && hints.length <= 5, name)
      assert.isDefined(level, name)
      assert.isDefined(symbol, name)
    }
    const codes = puzzles
      .filter(({ soort: kind }) => kind === 'finale')
      .map(({ groep: group, vlag: flag, antwoord: answer }) => [group, flag, answer])
    assert.deepEqual(codes, [
      ['groen', 'groen', '647'],
      ['rood', 'rood', '355'],
      ['paars', 'paars', '943'],
      ['oranje', 'oranje', '866'],
    ])
  })
})

test.group('Captions of what lies on the table', () => {
  const material: readonly Material[] = [
    ...GAMES.flatMap(({ raadsels: puzzles }) => puzzles.flatMap((puzzle) => puzzle.materiaal)),
    ...HINT_PAGES.flatMap(({ items }) => items.flatMap((item: HintItem) => item.booklet.materiaal)),
  ]
  const captions = material.flatMap((piece) => ('bijschrift' in piece ? [piece.bijschrift] : []))

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
      assert.equal(new Set(row.map(({ naam: name }) => name)).size, row.length)
      for (const {
        naam: name,
        hints,
        answer,
        answerAddition,
        label,
        checkAnswer,
        booklet,
      } of row) {
        assert.isTrue(hints.length >= 1 && hints.length <= 8, name)
        for (const text of [answer, answerAddition, label, booklet.vraag, ...hints])
          assert.match(text, /\S/, name)
        if (path === 'binky') assert.isTrue(checkAnswer, name)
      }
    })
})
