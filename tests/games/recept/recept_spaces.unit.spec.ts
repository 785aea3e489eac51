import { test } from '@japa/runner'
import { spaces, spacesFinale } from '#games/recept/recept_spaces'
import { BOTTLES, GLASSES, NOW, MELTED } from '#games/recept/spaces/bar'
import { type Requirement, type Guest, GUESTS, REMARKS } from '#games/recept/spaces/eetzaal'
import { DANCE_CARD, DANCERS, SIGNALS } from '#games/recept/spaces/feestzaal'
import { ROOMS } from '#games/recept/spaces/spaces_finale'
import { LABELS, EDGE } from '#games/recept/spaces/gang'
import { type Receipt, OPEN, PAID, type Goods } from '#games/recept/spaces/kantoor'
import { SERVICE, CARDS } from '#games/recept/spaces/keuken'
import {
  DOOR_CLOSED,
  GUEST_BOOK,
  GUEST_LIST,
  HALL_CLOCK,
  CARD_TERMINAL,
} from '#games/recept/spaces/receptie'
import { SINKS, TUBES, TAPS } from '#games/recept/spaces/spoelkeuken'
import type { Point } from '#games/kit/shapes'
import { WALL, MIRROR } from '#games/recept/spaces/toiletten'
import { SPACES, type Space } from '#games/recept/recept_flags'
import { cellAt, findIn, firstOf, itemAt, onlyOf } from '#tests/helpers/present'

const answer = (area: Space) => findIn(spaces, ({ name }) => name === area).answer
const nearMisses = (area: Space): string[] =>
  findIn(spaces, ({ name }) => name === area).nearMisses.map((nearMiss) => nearMiss.answer)
const letter = (number: number) => String.fromCharCode(64 + number)

test.group('Recept | the nine rooms', () => {
  test('every room has a puzzle with two hints, and no text gives its answer away', ({
    assert,
  }) => {
    assert.sameMembers(
      spaces.map(({ flag }) => flag),
      [...SPACES]
    )
    for (const puzzle of [...spaces, spacesFinale]) {
      assert.lengthOf(puzzle.hints, 2)
      const { story, material, question, label } = puzzle
      const seen = JSON.stringify({
        story,
        material,
        question,
        label,
      }).toLowerCase()
      assert.notInclude(seen, puzzle.answer.toLowerCase())
      assert.notInclude(puzzle.hints.join(' ').toLowerCase(), puzzle.answer.toLowerCase())
    }
  })

  test('the receptie lists the guests in order of arrival, without those whom the clock rules out', ({
    assert,
  }) => {
    const read = (equal: number, closed: number) => {
      const inside = (profession: string): number => {
        const { arrival } = findIn(GUEST_BOOK, (message) => message.profession === profession)
        if ('hallClock' in arrival) return arrival.hallClock - equal
        if ('real' in arrival) return arrival.real
        return inside(arrival.after) + arrival.minutes
      }
      const sequence = GUEST_BOOK.map(({ profession }) => ({
        at: inside(profession),
        name: findIn(GUEST_LIST, (guest) => guest.profession === profession).name,
      })).sort((one, other) => one.at - other.at)
      assert.equal(new Set(sequence.map(({ at }) => at)).size, GUEST_BOOK.length)
      return sequence
        .filter(({ at }) => at < closed)
        .map(({ name }) => name[0])
        .join('')
    }
    const difference = HALL_CLOCK - CARD_TERMINAL
    assert.equal(read(difference, DOOR_CLOSED - difference), answer('receptie'))

    const misled = [read(0, DOOR_CLOSED), read(difference, DOOR_CLOSED), read(difference, Infinity)]
    assert.includeMembers(nearMisses('receptie'), misled)
  })

  test('the five tags left in the gang fix how all the letters were dealt', ({ assert }) => {
    /** Dealt round and round to so many hooks, from hook 1. */
    const divide = (hooks: number) =>
      Array.from({ length: hooks }, (_, hook) =>
        Array.from({ length: 26 }, (__, i) => i)
          .filter((i) => i % hooks === hook)
          .map((i) => letter(i + 1))
          .join('')
      )
    const fitting = Array.from({ length: 26 }, (_, i) => divide(i + 1)).filter((distribution) =>
      LABELS.every((label, hook) => label === null || distribution[hook] === label)
    )
    assert.lengthOf(fitting, 1)
    const read = EDGE.map(({ square, dots }) => cellAt(fitting, 0, square - 1)[dots - 1])
    assert.equal(read.join(''), answer('gang'))
  })

  test('the kantoor has one set of prices that fits, and the totals are drawers', ({ assert }) => {
    const sum = (receipt: Receipt, prices: Record<Goods, number>) =>
      Object.entries(receipt.goods).reduce((t, [where, n]) => t + n * prices[where as Goods], 0)
    const euros = Array.from({ length: 12 }, (_, i) => i + 1)
    const fitting = euros
      .flatMap((peterselie) => euros.map((flower) => ({ peterselie, bloem: flower })))
      .flatMap((p) => euros.flatMap((boter) => euros.map((azijn) => ({ ...p, boter, azijn }))))
      .filter((prices) => PAID.every((receipt) => sum(receipt, prices) === receipt.total))

    assert.lengthOf(fitting, 1)
    const oldestFirst = [...OPEN].sort((one, other) => one.day - other.day)
    const load = oldestFirst.map((receipt) => letter(sum(receipt, firstOf(fitting))))
    assert.equal(load.join(''), answer('kantoor'))
  })

  test('the two walls of the toiletten together are letters, and one wall alone is none', ({
    assert,
  }) => {
    const back = MIRROR.map((row) => [...row].reverse().join(''))
    const together = WALL.map((row, r) =>
      [...row].map((tile, k) => (tile === '#' || itemAt(back, r)[k] === '#' ? '#' : '.')).join('')
    )
    assert.equal(readTiles(together), answer('toiletten'))
    for (const half of [WALL, back, MIRROR]) assert.notMatch(readTiles(half), /[A-Z]/)
    assert.isTrue(
      WALL.every((row, r) => [...row].every((t, k) => t === '.' || itemAt(back, r)[k] === '.'))
    )
  })

  test('the ice in the bar, melted and left, points at a letter of the label', ({ assert }) => {
    const byTime = [...GLASSES].sort((one, other) => one.poured - other.poured)
    const last = byTime.filter(
      (glass, i) => !byTime.slice(i + 1).some((later) => later.seal === glass.seal)
    )
    const index = ({ cubes, poured }: (typeof GLASSES)[number]) => cubes + (NOW - poured) / MELTED
    const read = (glasses: typeof GLASSES, which: typeof index) =>
      glasses
        .map((glass) =>
          itemAt(findIn(BOTTLES, ({ seal }) => seal === glass.seal).name, which(glass) - 1)
        )
        .join('')
        .toUpperCase()

    assert.equal(read(last, index), answer('bar'))
    assert.notEqual(
      read(last, ({ cubes }) => cubes),
      answer('bar')
    )
    // The glasses that do not count give a letter too, and each has some ice left to count by.
    assert.include(nearMisses('bar'), read(byTime, index))
    assert.isTrue(GLASSES.every(({ cubes }) => cubes > 0))
    assert.equal(new Set(GLASSES.map(({ poured }) => poured)).size, GLASSES.length)
    assert.equal(new Set(BOTTLES.map(({ seal }) => seal)).size, BOTTLES.length)
  })

  test('each dancing couple of the feestzaal is one signal of the chart', ({ assert }) => {
    const signal = (directions: readonly number[]) =>
      [...directions].sort((a, b) => a - b).join('+')
    const table = new Map(Object.entries(SIGNALS).map(([char, flags]) => [signal(flags), char]))
    assert.equal(table.size, 26)

    const read = DANCE_CARD.map(({ pair }) =>
      table.get(
        signal(pair.map((name) => findIn(DANCERS, (dancer) => dancer.name === name).direction))
      )
    )
    assert.equal(read.join(''), answer('feestzaal'))
  })

  test('exactly one seating of the eetzaal satisfies all remarks', ({ assert }) => {
    const fitting = permutations(GUESTS.map(({ name }) => name)).filter((row) => {
      const chair = (guest: Guest) => row.indexOf(guest) + 1
      return REMARKS.every(({ requirement }) => holds(requirement, chair))
    })
    const letters = onlyOf(fitting).map(
      (guest, chair) => findIn(GUESTS, ({ name }) => name === guest).ring[chair]
    )
    assert.equal(letters.join(''), answer('eetzaal'))
    assert.isTrue(GUESTS.every(({ ring }) => ring.length >= GUESTS.length))
  })

  test('no remark of the eetzaal is superfluous', ({ assert }) => {
    const all = permutations(GUESTS.map(({ name }) => name))
    for (const gone of REMARKS) {
      const remaining = REMARKS.filter((remark) => remark !== gone)
      const fitting = all.filter((row) =>
        remaining.every(({ requirement }) => holds(requirement, (guest) => row.indexOf(guest) + 1))
      )
      assert.isAbove(fitting.length, 1, gone.text)
    }
  }).timeout(20_000)

  test('one amount on each card of the keuken does not grow along, and counts a letter', ({
    assert,
  }) => {
    const byTime = [...CARDS].sort((one, other) => one.outOfOven - other.outOfOven)
    const letters = byTime.map(({ dish, outOfOven, lines, from, to }) => {
      const error = lines.filter(([, old, updated]) => old * to !== updated * from)
      assert.lengthOf(error, 1)
      const [[ingredient, , updated]] = error as [(typeof error)[number]]
      assert.notInclude(dish.toLowerCase(), ingredient.toLowerCase().slice(0, 4))
      return { letter: itemAt(ingredient, updated - 1), outOfOven }
    })
    const ofTheApprentice = letters.filter(
      ({ outOfOven }) => outOfOven > SERVICE.from && outOfOven < SERVICE.until
    )
    const read = (cards: typeof letters) =>
      cards
        .map((card) => card.letter)
        .join('')
        .toUpperCase()
    assert.equal(read(ofTheApprentice), answer('keuken'))
    assert.lengthOf(read(letters), CARDS.length)
  })

  test('the pipes of the spoelkeuken never touch, and each tap drips into one tray', ({
    assert,
  }) => {
    const pieces = TUBES.flatMap((points, tubeIndex) =>
      points.slice(1).map((end, i) => ({ tubeIndex, begin: itemAt(points, i), end }))
    )
    const corners = TUBES.flatMap((points, tubeIndex) =>
      points.map((point) => ({ tubeIndex, point }))
    )
    for (const { tubeIndex, point } of corners) {
      const others = pieces.filter((piece) => piece.tubeIndex !== tubeIndex && liesOn(point, piece))
      assert.lengthOf(others, 0, `another pipe runs through the bend at ${point}`)
    }

    const drops = (sequence: (year: number) => number) =>
      [...TAPS]
        .sort((one, other) => sequence(one.year) - sequence(other.year))
        .map(({ point }) => {
          const exit = follow(point, pieces)
          return findIn(SINKS, (sink) => same(sink.point, exit)).letter
        })
        .join('')
    assert.equal(
      drops((year) => year),
      answer('spoelkeuken')
    )
    // A tap carries two digits, and a player who forgets that the house is fifty years old hears
    // so.
    assert.include(
      nearMisses('spoelkeuken'),
      drops((year) => year % 100)
    )
  })

  test("the door numbers along the waiter's route make the final", ({ assert }) => {
    assert.sameMembers(
      ROOMS.map(({ area }) => area),
      [...SPACES]
    )
    const letters = ROOMS.map(({ area, door }) => answer(area)[door - 1])
    assert.equal(letters.join(''), spacesFinale.answer)
  })
})

function holds(requirement: Requirement, chair: (guest: Guest) => number): boolean {
  const neighbors = (one: Guest, other: Guest) => {
    const distance = Math.abs(chair(one) - chair(other))
    return distance === 1 || distance === 8
  }
  if ('neighbors' in requirement) return neighbors(...requirement.neighbors)
  if ('noNeighbors' in requirement) return !neighbors(...requirement.noNeighbors)
  if ('between' in requirement)
    return requirement.sides.every((side) => neighbors(requirement.between, side))
  if ('leftNeighbor' in requirement)
    return chair(requirement.leftNeighbor) === (chair(requirement.from) % 9) + 1
  if ('sum' in requirement)
    return chair(requirement.sum[0]) + chair(requirement.sum[1]) === chair(requirement.is)
  return chair(requirement.double) === 2 * chair(requirement.from)
}

function permutations<T>(rest: readonly T[]): T[][] {
  if (!rest.length) return [[]]
  return rest.flatMap((first, i) =>
    permutations([...rest.slice(0, i), ...rest.slice(i + 1)]).map((row) => [first, ...row])
  )
}

type Piece = { readonly begin: Point; readonly end: Point }

const same = (one: Point, other: Point) => one[0] === other[0] && one[1] === other[1]

function liesOn([x, y]: Point, { begin, end }: Piece): boolean {
  const between = (value: number, a: number, b: number) =>
    value >= Math.min(a, b) && value <= Math.max(a, b)
  return between(x, begin[0], end[0]) && between(y, begin[1], end[1])
}

/** Follows a pipe as an eye does: straight on over crossings, round the corner at a bend. */
function follow(begin: Point, pieces: readonly Piece[]): Point {
  const further = pieces.filter((piece) => same(piece.begin, begin))
  return further.length ? follow(firstOf(further).end, pieces) : begin
}

/** Block letters of five by five, the whole alphabet. */
const BLOCK_LETTERS: Record<string, string> = {
  A: '.###. #...# ##### #...# #...#',
  B: '####. #...# ####. #...# ####.',
  C: '.#### #.... #.... #.... .####',
  D: '####. #...# #...# #...# ####.',
  E: '##### #.... ####. #.... #####',
  F: '##### #.... ####. #.... #....',
  G: '.#### #.... #..## #...# .####',
  H: '#...# #...# ##### #...# #...#',
  I: '##### ..#.. ..#.. ..#.. #####',
  J: '....# ....# ....# #...# .###.',
  K: '#...# #..#. ###.. #..#. #...#',
  L: '#.... #.... #.... #.... #####',
  M: '#...# ##.## #.#.# #...# #...#',
  N: '#...# ##..# #.#.# #..## #...#',
  O: '.###. #...# #...# #...# .###.',
  P: '####. #...# ####. #.... #....',
  Q: '.###. #...# #.#.# #..#. .##.#',
  R: '####. #...# ####. #..#. #...#',
  S: '.#### #.... .###. ....# ####.',
  T: '##### ..#.. ..#.. ..#.. ..#..',
  U: '#...# #...# #...# #...# .###.',
  V: '#...# #...# #...# .#.#. ..#..',
  W: '#...# #...# #.#.# ##.## #...#',
  X: '#...# .#.#. ..#.. .#.#. #...#',
  Y: '#...# .#.#. ..#.. ..#.. ..#..',
  Z: '##### ...#. ..#.. .#... #####',
}

/** Two lines of letters with an empty column in between; what is no letter reads as a question mark. */
function readTiles(rows: readonly string[]): string {
  return [rows.slice(1, 6), rows.slice(7, 12)].map(readLine).join('')
}

function readLine(line: readonly string[]): string {
  const empty = (column: number) => line.every((row) => row[column] !== '#')
  const wide = firstOf(line).length
  let read = ''
  for (let column = 0; column < wide; column++) {
    if (empty(column)) continue
    const shape = line.map((row) => row.slice(column, column + 5)).join(' ')
    read += Object.keys(BLOCK_LETTERS).find((char) => BLOCK_LETTERS[char] === shape) ?? '?'
    column += 5
  }
  return read
}
