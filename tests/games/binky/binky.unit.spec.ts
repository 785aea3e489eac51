import { test } from '@japa/runner'
import { binky } from '#games/binky/binky_hint_page'
import { spoor } from '#games/binky/spoor'
import { hedge } from '#games/binky/garden'
import { ON_TILE, TRACKS, pawPrints } from '#games/binky/tracks'
import { ALPHABET, DISC, MARKED, NOTE, briefje } from '#games/binky/briefje'
import { LETTER_FIELD, SEARCH_WORDS, letterzoeker } from '#games/binky/letterzoeker'
import { DIGITS, getallen } from '#games/binky/getallen'
import {
  BEGIN as ENTRANCE,
  END,
  LETTERS as MAZE_LETTERS,
  OPEN,
  doolhof,
} from '#games/binky/doolhof'
import { BEGIN as KENNEL, DIRECTION, FIELD, WALK, wandeling } from '#games/binky/wandeling'
import { FRIENDS, vrienden } from '#games/binky/vrienden'
import { FLAGS, waarIsBinky } from '#games/binky/waar_is_binky'
import { firstOf, itemAt, lastOf, onlyOf } from '#tests/helpers/present'

/** The distance from the middle of a print to its outermost toe. */
const WIDEST_PRINT = 13.2

const distance = (one: readonly [number, number], other: readonly [number, number]) =>
  Math.hypot(one[0] - other[0], one[1] - other[1])

/**
 * The directions of the booklet: to the right, down, and slanting down to the right. The others
 * follow.
 */
const FORWARD = [
  [0, 1],
  [1, 0],
  [1, 1],
] as const
const EVERYWHERE = [...FORWARD, [0, -1], [-1, 0], [-1, -1], [1, -1], [-1, 1]] as const

/** Where a word lies in the grid, in these directions. */
function findWord(
  word: string,
  directions: readonly (readonly [number, number])[] = FORWARD
): string[][] {
  return LETTER_FIELD.flatMap((row, r) =>
    [...row].flatMap((_, k) =>
      directions.flatMap(([dr, dc]) => {
        const spots = [...word].map((letter, i) => ({ letter, r: r + i * dr, k: k + i * dc }))
        return spots.every((spot) => LETTER_FIELD[spot.r]?.[spot.k] === spot.letter)
          ? [spots.map((spot) => `${spot.r},${spot.k}`)]
          : []
      })
    )
  )
}

/** Letters as coloured squares show them, five by five. */
const COLOR_LETTERS: Readonly<Record<string, string>> = {
  '#...# ##.## #.#.# #...# #...#': 'M',
  '.###. #...# ##### #...# #...#': 'A',
  '#...# ##..# #.#.# #..## #...#': 'N',
  '####. #...# #...# #...# ####.': 'D',
}

/** All ways through the maze that never enter a cell twice. */
function walks(from: number, walked: readonly number[] = []): number[][] {
  const gone = [...walked, from]
  if (from === END) return [gone]
  return OPEN.flatMap(([a, b]) => (a === from ? [b] : b === from ? [a] : []))
    .filter((cell) => !gone.includes(cell))
    .flatMap((cell) => walks(cell, gone))
}

test.group('Binky', () => {
  test('the track with the heart spells the word, the other tracks other words', ({ assert }) => {
    const onTiles = TRACKS.filter(({ print }) => print === 'hart').map(({ letters }) => letters)
    assert.deepEqual(onTiles, [spoor.answer])
    assert.isTrue(TRACKS.every(({ points, letters }) => points.length === letters.length + 2))
  })

  test('every track runs over its own letters, and no other track does', ({ assert }) => {
    const onTile = (spot: readonly [number, number], other: (typeof TRACKS)[number]) =>
      pawPrints(other).filter(({ x, y }) => distance(spot, [x, y]) < ON_TILE + 6).length
    for (const own of TRACKS)
      for (const spot of own.points.slice(1, -1))
        assert.deepEqual(
          TRACKS.map((other) => onTile(spot, other)),
          TRACKS.map((other) => (other === own ? 2 : 0))
        )
  })

  test('each track leaves the garden through a hole in the hedge, with its last print whole', ({
    assert,
  }) => {
    const bushes = hedge.flatMap((shape) => (shape.shape === 'circle' ? [shape] : []))
    assert.isNotEmpty(bushes)
    for (const track of TRACKS) {
      const last = lastOf(pawPrints(track))
      for (const { x, y, r } of bushes)
        assert.isAbove(distance([last.x, last.y], [x, y]), r + WIDEST_PRINT, track.print)
    }
  })

  test('the puzzles carry the numbers that the flags name', ({ assert }) => {
    assert.deepEqual(
      binky.items.map(({ label }) => Number.parseInt(label)),
      [1, 2, 3, 4, 5, 6, 7, 8]
    )
    assert.lengthOf(FLAGS, binky.items.length - 1)
  })

  test('the wheel reads the note', ({ assert }) => {
    const done = [...NOTE]
      .map((symbol) => DISC.find(({ inner: inside }) => inside === symbol)?.outer ?? symbol)
      .join('')
    assert.equal(done, `IK HEB JE ${briefje.answer}`)
    assert.lengthOf(new Set(DISC.map(({ inner: inside }) => inside)), 26)
  })

  test('the note has the heart that the story promises, and every letter of it is written', ({
    assert,
  }) => {
    const [note] = briefje.booklet.material
    const [written] = note.parts
    assert.equal(
      written.drawing.shapes
        .flatMap((shape) => (shape.shape === 'text' ? shape.text : []))
        .join(''),
      NOTE.replaceAll(' ', '')
    )
    assert.include(written.description, NOTE)
    assert.include(briefje.booklet.story.join(' '), 'daaronder een hartje')
    assert.include(written.description, 'Eronder is een hartje getekend')
    assert.isTrue(written.drawing.shapes.some(({ shape }) => shape === 'group'))
  })

  test('the wheel reads the note in one position only, where the heart meets the paw', ({
    assert,
  }) => {
    const turned = (places: number) =>
      NOTE.replace(/[A-Z]/g, (symbol) => ALPHABET[(ALPHABET.indexOf(symbol) + places) % 26] ?? '?')
    const position = ALPHABET.indexOf(MARKED.paw) - ALPHABET.indexOf(MARKED.heart) + 26
    const right = [...Array(26).keys()].filter((places) => turned(places).endsWith(briefje.answer))
    assert.deepEqual(right, [position])
  })

  test('nine words lie in one place each, and the remaining letters spell the word', ({
    assert,
  }) => {
    const found = SEARCH_WORDS.flatMap((word) => {
      const places = findWord(word)
      assert.lengthOf(places, 1, word)
      assert.lengthOf(findWord(word, EVERYWHERE), 1, word)
      return firstOf(places)
    })
    assert.lengthOf(new Set(found), found.length)
    const remaining = LETTER_FIELD.flatMap((row, r) =>
      [...row].filter((_, k) => !found.includes(`${r},${k}`))
    )
    assert.equal(remaining.join(''), letterzoeker.answer)
  })

  test('the even numbers show the letters', ({ assert }) => {
    const colored = DIGITS.map((row) =>
      [...row].map((digit) => (Number(digit) % 2 ? '.' : '#')).join('')
    )
    const word = [1, 7]
      .flatMap((r) =>
        [1, 7].map((k) =>
          colored
            .slice(r, r + 5)
            .map((row) => row.slice(k, k + 5))
            .join(' ')
        )
      )
      .map((picture) => COLOR_LETTERS[picture])
      .join('')
    assert.equal(word, getallen.answer)
    const [blanket, scrap] = getallen.booklet.material
    const printed = blanket.parts[0].drawing.shapes.flatMap((shape) =>
      shape.shape === 'text' ? [shape.text] : []
    )
    assert.equal(printed.join(''), DIGITS.join(''))
    assert.include(scrap.parts[0].paragraphs[0], 'vier letters')
    const beside = colored.flatMap((row, r) =>
      [...row].filter((square, k) => square === '#' && (r % 6 === 0 || k % 6 === 0))
    )
    assert.isEmpty(beside)
  })

  test('one way leads through the maze, past the letters of the word', ({ assert }) => {
    const allWalks = walks(ENTRANCE)
    assert.equal(
      onlyOf(allWalks)
        .map((cell) => MAZE_LETTERS[cell] ?? '')
        .join(''),
      doolhof.answer
    )
  })

  test('the walk stays on the field and stops at the letters of the word', ({ assert }) => {
    let [r, k] = KENNEL as readonly [number, number]
    const word = WALK.map((piece) => {
      for (const [count, direction] of piece) {
        const [dr, dc] = DIRECTION[direction]
        ;[r, k] = [r + dr * count, k + dc * count]
        assert.isDefined(FIELD[r]?.[k])
      }
      return itemAt(FIELD, r)[k]
    }).join('')
    assert.equal(word, wandeling.answer)
  })

  test('the friends spell the word from small to large, no two of one height', ({ assert }) => {
    const inARow = FRIENDS.toSorted((one, other) => one.planks - other.planks)
    assert.lengthOf(new Set(inARow.map(({ planks }) => planks)), FRIENDS.length)
    assert.equal(inARow.map(({ letter }) => letter).join(''), vrienden.answer)
  })

  test('the flags take a letter of each answer and spell where Binky is', ({ assert }) => {
    const answers = binky.items.slice(0, -1).map(({ answer }) => answer)
    assert.deepEqual(answers, ['BOT', 'HOND', 'SNOEP', 'MAND', 'HARK', 'KUIL', 'STAART'])
    assert.equal(
      FLAGS.map((letter, i) => itemAt(answers, i)[letter - 1]).join(''),
      waarIsBinky.answer
    )
  })
})
