import { test } from '@japa/runner'
import { spaces, spacesFinale } from '#games/recept/recept_spaces'
import { BOTTLES, GLASSES, NOW, SMELT } from '#games/recept/spaces/bar'
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

const answer = (area: Space) => spaces.find(({ naam: name }) => name === area)!.antwoord
const nearMisses = (area: Space): string[] =>
  spaces.find(({ naam: name }) => name === area)!.bijnaGoed.map((nearMiss) => nearMiss.antwoord)
const letter = (number: number) => String.fromCharCode(64 + number)

test.group('Recept | the nine rooms', () => {
  test('every room has a puzzle with two hints, and no text gives its answer away', ({
    assert,
  }) => {
    assert.sameMembers(
      spaces.map(({ vlag: flag }) => flag),
      [...SPACES]
    )
    for (const puzzle of [...spaces, spacesFinale]) {
      assert.lengthOf(puzzle.hints, 2)
      const { verhaal: story, materiaal: material, vraag: question, label } = puzzle
      const seen = JSON.stringify({
        verhaal: story,
        materiaal: material,
        vraag: question,
        label,
      }).toLowerCase()
      assert.notInclude(seen, puzzle.antwoord.toLowerCase())
      assert.notInclude(puzzle.hints.join(' ').toLowerCase(), puzzle.antwoord.toLowerCase())
    }
  })

  test('receptie: the guests in order of arrival, without those whom the clock rules out', ({
    assert,
  }) => {
    const read = (equal: number, closed: number) => {
      const inside = (profession: string): number => {
        const { aankomst: arrival } = GUEST_BOOK.find((message) => message.beroep === profession)!
        if ('halklok' in arrival) return arrival.halklok - equal
        if ('echt' in arrival) return arrival.echt
        return inside(arrival.na) + arrival.minuten
      }
      const sequence = GUEST_BOOK.map(({ beroep: profession }) => ({
        om: inside(profession),
        naam: GUEST_LIST.find((guest) => guest.beroep === profession)!.naam,
      })).sort((one, other) => one.om - other.om)
      assert.equal(new Set(sequence.map(({ om: at }) => at)).size, GUEST_BOOK.length)
      return sequence
        .filter(({ om: at }) => at < closed)
        .map(({ naam: name }) => name[0])
        .join('')
    }
    const difference = HALL_CLOCK - CARD_TERMINAL
    assert.equal(read(difference, DOOR_CLOSED - difference), answer('receptie'))

    const misled = [read(0, DOOR_CLOSED), read(difference, DOOR_CLOSED), read(difference, Infinity)]
    assert.includeMembers(nearMisses('receptie'), misled)
  })

  test('gang: the five tags left fix how all the letters were dealt', ({ assert }) => {
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
    const read = EDGE.map(({ vak: square, stippen: dots }) => fitting[0]![square - 1]![dots - 1])
    assert.equal(read.join(''), answer('gang'))
  })

  test('kantoor: one set of prices fits, and the totals are drawers', ({ assert }) => {
    const sum = (receipt: Receipt, prices: Record<Goods, number>) =>
      Object.entries(receipt.waren).reduce((t, [where, n]) => t + n * prices[where as Goods], 0)
    const euros = Array.from({ length: 12 }, (_, i) => i + 1)
    const fitting = euros
      .flatMap((peterselie) => euros.map((bloem) => ({ peterselie, bloem })))
      .flatMap((p) => euros.flatMap((boter) => euros.map((azijn) => ({ ...p, boter, azijn }))))
      .filter((prices) => PAID.every((receipt) => sum(receipt, prices) === receipt.totaal))

    assert.lengthOf(fitting, 1)
    const oldestFirst = [...OPEN].sort((one, other) => one.dag - other.dag)
    const load = oldestFirst.map((receipt) => letter(sum(receipt, fitting[0]!)))
    assert.equal(load.join(''), answer('kantoor'))
  })

  test('toiletten: the two walls together are letters, one wall alone is none', ({ assert }) => {
    const back = MIRROR.map((row) => [...row].reverse().join(''))
    const together = WALL.map((row, r) =>
      [...row].map((tile, k) => (tile === '#' || back[r]![k] === '#' ? '#' : '.')).join('')
    )
    assert.equal(readTiles(together), answer('toiletten'))
    for (const half of [WALL, back, MIRROR]) assert.notMatch(readTiles(half), /[A-Z]/)
    assert.isTrue(
      WALL.every((row, r) => [...row].every((t, k) => t === '.' || back[r]![k] === '.'))
    )
  })

  test('bar: ice melted and left points at a letter of the label', ({ assert }) => {
    const byTime = [...GLASSES].sort((one, other) => one.ingeschonken - other.ingeschonken)
    const last = byTime.filter(
      (glass, i) => !byTime.slice(i + 1).some((later) => later.zegel === glass.zegel)
    )
    const index = ({ blokjes: cubes, ingeschonken: poured }: (typeof GLASSES)[number]) =>
      cubes + (NOW - poured) / SMELT
    const read = (glasses: typeof GLASSES, which: typeof index) =>
      glasses
        .map(
          (glass) =>
            BOTTLES.find(({ zegel: seal }) => seal === glass.zegel)!.naam[which(glass) - 1]!
        )
        .join('')
        .toUpperCase()

    assert.equal(read(last, index), answer('bar'))
    assert.notEqual(
      read(last, ({ blokjes: cubes }) => cubes),
      answer('bar')
    )
    // The glasses that do not count give a letter too, and each has some ice left to count by.
    assert.include(nearMisses('bar'), read(byTime, index))
    assert.isTrue(GLASSES.every(({ blokjes: cubes }) => cubes > 0))
    assert.equal(new Set(GLASSES.map(({ ingeschonken: poured }) => poured)).size, GLASSES.length)
    assert.equal(new Set(BOTTLES.map(({ zegel: seal }) => seal)).size, BOTTLES.length)
  })

  test('feestzaal: each dancing couple is one signal of the chart', ({ assert }) => {
    const signal = (directions: readonly number[]) =>
      [...directions].sort((a, b) => a - b).join('+')
    const table = new Map(Object.entries(SIGNALS).map(([char, flags]) => [signal(flags), char]))
    assert.equal(table.size, 26)

    const read = DANCE_CARD.map(({ paar }) =>
      table.get(
        signal(paar.map((name) => DANCERS.find((dancer) => dancer.naam === name)!.richting))
      )
    )
    assert.equal(read.join(''), answer('feestzaal'))
  })

  test('eetzaal: exactly one seating satisfies all remarks', ({ assert }) => {
    const fitting = permutations(GUESTS.map(({ naam: name }) => name)).filter((row) => {
      const chair = (guest: Guest) => row.indexOf(guest) + 1
      return REMARKS.every(({ eis: requirement }) => holds(requirement, chair))
    })
    assert.lengthOf(fitting, 1)
    const letters = fitting[0]!.map(
      (guest, chair) => GUESTS.find(({ naam: name }) => name === guest)!.ring[chair]
    )
    assert.equal(letters.join(''), answer('eetzaal'))
    assert.isTrue(GUESTS.every(({ ring }) => ring.length >= GUESTS.length))
  })

  test('eetzaal: no remark is superfluous', ({ assert }) => {
    const all = permutations(GUESTS.map(({ naam: name }) => name))
    for (const gone of REMARKS) {
      const remaining = REMARKS.filter((remark) => remark !== gone)
      const fitting = all.filter((row) =>
        remaining.every(({ eis: requirement }) =>
          holds(requirement, (guest) => row.indexOf(guest) + 1)
        )
      )
      assert.isAbove(fitting.length, 1, gone.tekst)
    }
  }).timeout(20_000)

  test('keuken: one amount a card does not grow along, and counts a letter', ({ assert }) => {
    const byTime = [...CARDS].sort((one, other) => one.uitDeOven - other.uitDeOven)
    const letters = byTime.map(
      ({ gerecht: dish, uitDeOven: outOfOven, regels: lines, van: from, naar: to }) => {
        const error = lines.filter(([, old, updated]) => old * to !== updated * from)
        assert.lengthOf(error, 1)
        const [[ingredient, , updated]] = error as [(typeof error)[number]]
        assert.notInclude(dish.toLowerCase(), ingredient.toLowerCase().slice(0, 4))
        return { letter: ingredient[updated - 1]!, uitDeOven: outOfOven }
      }
    )
    const ofTheApprentice = letters.filter(
      ({ uitDeOven: outOfOven }) => outOfOven > SERVICE.van && outOfOven < SERVICE.tot
    )
    const read = (cards: typeof letters) =>
      cards
        .map((card) => card.letter)
        .join('')
        .toUpperCase()
    assert.equal(read(ofTheApprentice), answer('keuken'))
    assert.lengthOf(read(letters), CARDS.length)
  })

  test('spoelkeuken: pipes never touch, and each tap drips into one tray', ({ assert }) => {
    const pieces = TUBES.flatMap((points, tubeIndex) =>
      points.slice(1).map((end, i) => ({ buis: tubeIndex, begin: points[i]!, eind: end }))
    )
    const corners = TUBES.flatMap((points, tubeIndex) =>
      points.map((point) => ({ buis: tubeIndex, punt: point }))
    )
    for (const { buis: tubeIndex, punt: point } of corners) {
      const others = pieces.filter((piece) => piece.buis !== tubeIndex && liesOn(point, piece))
      assert.lengthOf(others, 0, `another pipe runs through the bend at ${point}`)
    }

    const drops = (sequence: (year: number) => number) =>
      [...TAPS]
        .sort((one, other) => sequence(one.jaar) - sequence(other.jaar))
        .map(({ punt: point }) => {
          const exit = follow(point, pieces)
          return SINKS.find((sink) => same(sink.punt, exit))!.letter
        })
        .join('')
    assert.equal(
      drops((year) => year),
      answer('spoelkeuken')
    )
    // A tap carries two digits: who forgets that the house is fifty years old, is told so.
    assert.include(
      nearMisses('spoelkeuken'),
      drops((year) => year % 100)
    )
  })

  test("final: the door numbers along the waiter's route", ({ assert }) => {
    assert.sameMembers(
      ROOMS.map(({ ruimte: area }) => area),
      [...SPACES]
    )
    const letters = ROOMS.map(({ ruimte: area, deur: door }) => answer(area)[door - 1])
    assert.equal(letters.join(''), spacesFinale.antwoord)
  })
})

function holds(requirement: Requirement, chair: (guest: Guest) => number): boolean {
  const neighbors = (one: Guest, other: Guest) => {
    const distance = Math.abs(chair(one) - chair(other))
    return distance === 1 || distance === 8
  }
  if ('buren' in requirement) return neighbors(...requirement.buren)
  if ('geenBuren' in requirement) return !neighbors(...requirement.geenBuren)
  if ('tussen' in requirement)
    return requirement.kanten.every((side) => neighbors(requirement.tussen, side))
  if ('linkerbuur' in requirement)
    return chair(requirement.linkerbuur) === (chair(requirement.van) % 9) + 1
  if ('som' in requirement)
    return chair(requirement.som[0]) + chair(requirement.som[1]) === chair(requirement.is)
  return chair(requirement.dubbel) === 2 * chair(requirement.van)
}

function permutations<T>(rest: readonly T[]): T[][] {
  if (!rest.length) return [[]]
  return rest.flatMap((first, i) =>
    permutations([...rest.slice(0, i), ...rest.slice(i + 1)]).map((row) => [first, ...row])
  )
}

type Piece = { readonly begin: Point; readonly eind: Point }

const same = (one: Point, other: Point) => one[0] === other[0] && one[1] === other[1]

function liesOn([x, y]: Point, { begin, eind: end }: Piece): boolean {
  const between = (value: number, a: number, b: number) =>
    value >= Math.min(a, b) && value <= Math.max(a, b)
  return between(x, begin[0], end[0]) && between(y, begin[1], end[1])
}

/** Follows a pipe as an eye does: straight on over crossings, round the corner at a bend. */
function follow(begin: Point, pieces: readonly Piece[]): Point {
  const further = pieces.filter((piece) => same(piece.begin, begin))
  return further.length ? follow(further[0]!.eind, pieces) : begin
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
  const wide = line[0]!.length
  let read = ''
  for (let column = 0; column < wide; column++) {
    if (empty(column)) continue
    const shape = line.map((row) => row.slice(column, column + 5)).join(' ')
    read += Object.keys(BLOCK_LETTERS).find((char) => BLOCK_LETTERS[char] === shape) ?? '?'
    column += 5
  }
  return read
}
