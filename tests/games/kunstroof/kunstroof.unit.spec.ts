import { test } from '@japa/runner'
import type { Shape } from '#domain/drawing'
import { kunstroof } from '#games/kunstroof/kunstroof_hint_page'
import { PAINTINGS, type Painting } from '#games/kunstroof/paintings'
import {
  THREADS,
  LETTERS as BOARD_LETTERS,
  distanceToThread,
  vijfDraden,
} from '#games/kunstroof/vijf_draden'
import { FLOOR, HEELS, INCH, STOPS, vierStappen } from '#games/kunstroof/vier_stappen'
import { LEAF, MARKS, ruitjespapier } from '#games/kunstroof/ruitjespapier'
import { PIECES, SIGNS, STRIP, kaartjeMetGaten } from '#games/kunstroof/kaartje_met_gaten'
import { LAMP, OPENINGS, HALL, spiegelzaal } from '#games/kunstroof/spiegelzaal'
import { HORIZONTALS, VERTICALS, doordruk } from '#games/kunstroof/doordruk'
import { extraBewaking } from '#games/kunstroof/extra_bewaking'
import { cellAt, findIn, itemAt, leading, onlyOf, valueAt } from '#tests/helpers/present'

const distance = (one: readonly [number, number], other: readonly [number, number]) =>
  Math.hypot(one[0] - other[0], one[1] - other[1])

/** The leaf with some pairs of marks brought together: the columns between them are gone. */
function folded(marks: readonly (typeof MARKS)[number][]): string[] {
  const gone = (column: number) =>
    marks.some(({ lines: [from, until] }) => column >= from && column < until)
  return LEAF.map((row) => [...row].filter((_, column) => !gone(column)).join(''))
}

/** The patches of black squares that touch by a side or a corner, each as its squares. */
function patches(rows: readonly string[]): (readonly [number, number])[][] {
  const seen = new Set<string>()
  const from = (r: number, k: number): (readonly [number, number])[] => {
    if (rows[r]?.[k] !== '#' || seen.has(`${r},${k}`)) return []
    seen.add(`${r},${k}`)
    const around = [-1, 0, 1].flatMap((dr) => [-1, 0, 1].flatMap((dk) => from(r + dr, k + dk)))
    return [[r, k], ...around]
  }
  return rows
    .flatMap((row, r) => [...row].map((_, k) => from(r, k)))
    .filter((patch) => patch.length > 0)
}

/** A mirror, in the order in which the ray meets them, and what somebody makes of it. */
type Slip = { readonly mirror: number; readonly as: 'glass' | 'other way' }

/** What the ray crosses, and the opening that it leaves by. */
function ray(slip?: Slip): { letters: string; exit: string } {
  let [r, k] = [LAMP as number, 0]
  let [dr, dc] = [0, 1]
  let letters = ''
  let met = 0
  for (let tile = HALL[r]?.[k]; tile; tile = HALL[r]?.[k]) {
    if (tile === '/' || tile === '\\') {
      const turned: [number, number] = tile === '/' ? [-dc, -dr] : [dc, dr]
      const mistaken = slip?.mirror === met++ ? slip.as : undefined
      if (mistaken === 'other way') [dr, dc] = [-turned[0], -turned[1]]
      else if (mistaken === undefined) [dr, dc] = turned
    } else if (tile !== '.') letters += tile
    r += dr
    k += dc
  }
  const exit = dc < 0 ? `links ${r}` : dc > 0 ? `rechts ${r}` : dr < 0 ? `boven ${k}` : `onder ${k}`
  return { letters, exit }
}

/** Block letters by the strokes that stand (linksboven…) and lie (boven…). */
const STROKE_LETTERS: Readonly<Record<string, string>> = {
  A: 'boven linksboven linksonder midden rechtsboven rechtsonder',
  E: 'boven linksboven linksonder midden onder',
  G: 'boven linksboven linksonder middenrechts onder rechtsonder',
  H: 'linksboven linksonder midden rechtsboven rechtsonder',
  J: 'linksonder onder rechtsboven rechtsonder',
  L: 'linksboven linksonder onder',
  O: 'boven linksboven linksonder onder rechtsboven rechtsonder',
  P: 'boven linksboven linksonder midden rechtsboven',
  S: 'boven linksboven midden onder rechtsonder',
  U: 'linksboven linksonder onder rechtsboven rechtsonder',
}

const stacked = () =>
  VERTICALS.map((line, r) =>
    line
      .map((symbol, k) => {
        const strokes = [...symbol, ...cellAt(HORIZONTALS, r, k)].sort().join(' ')
        return Object.keys(STROKE_LETTERS).filter((letter) => STROKE_LETTERS[letter] === strokes)
      })
      .flat()
      .join('')
  ).join(' ')

/** What each answer says of a picture, as somebody with the catalogue checks it. */
const REJECTED: Readonly<Record<string, (painting: Painting) => boolean>> = {
  [vijfDraden.answer]: ({ frame: list }) => list === 'ovaal',
  [vierStappen.answer]: ({ depicts }) => depicts.some((item) => /\bhoed\b/.test(item)),
  [ruitjespapier.answer]: ({ title }) => title.includes('?'),
  [kaartjeMetGaten.answer]: ({ year }) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0,
  [spiegelzaal.answer]: ({ depicts }) => depicts.some((item) => /\bmaan/.test(item)),
  [doordruk.answer]: ({ maker }) => maker === doordruk.answer,
}

test.group('Kunstroof', () => {
  test('Vijf draden runs every thread over one letter and clear of the others', ({ assert }) => {
    const word = THREADS.map((thread) => {
      const affected = BOARD_LETTERS.filter((letter) => distanceToThread(letter, thread) < 4)
      assert.isEmpty(
        BOARD_LETTERS.filter(
          (letter) => !affected.includes(letter) && distanceToThread(letter, thread) < 20
        )
      )
      return onlyOf(affected).letter
    }).join('')
    assert.equal(word, vijfDraden.answer)
  })

  test('Vier stappen has one letter at each pair of distances, and those spell the word', ({
    assert,
  }) => {
    const inches = (heel: number, x: number, y: number) =>
      distance(itemAt(HEELS, heel - 1), [x, y]) / INCH
    const at = (slack: number) =>
      STOPS.map(({ from, inches: far, and, inchesToo }) =>
        FLOOR.filter(
          ([, x, y]) =>
            Math.abs(inches(from, x, y) - far) < slack &&
            Math.abs(inches(and, x, y) - inchesToo) < slack
        ).map(([letter]) => letter)
      )
    assert.equal(at(0.02).map(onlyOf).join(''), vierStappen.answer)
    // A player who measures half a duim wrong still ends at the same letter.
    assert.equal(at(0.7).map(onlyOf).join(''), vierStappen.answer)
  })

  test('Vier stappen stays on the floor, where no letter hides another or a heel', ({ assert }) => {
    const spots = FLOOR.map(([, x, y]) => [x, y] as const)
    for (const [i, one] of spots.entries()) {
      assert.isTrue(spots.slice(i + 1).every((other) => distance(one, other) > 34))
      assert.isTrue(HEELS.every((heel) => distance(one, heel) > 34))
      assert.isTrue(one[0] > 20 && one[0] < 412 && one[1] > 20 && one[1] < 404)
    }
  })

  test('Ruitjespapier folds into a hook over a dot, and into nothing with one fold', ({
    assert,
  }) => {
    assert.deepEqual(folded(MARKS), [
      '..#####..',
      '.#######.',
      '###...###',
      '##.....##',
      '.......##',
      '......###',
      '.....###.',
      '....###..',
      '....##...',
      '....##...',
      '.........',
      '....##...',
      '....##...',
    ])
    const sizes = patches(folded(MARKS)).map((patch) => patch.length)
    assert.lengthOf(sizes, 2)
    assert.equal(Math.min(...sizes), 4)
    for (const unfinished of [[], MARKS.slice(0, 1), MARKS.slice(1)])
      assert.isAbove(patches(folded(unfinished)).length, 2)
    assert.equal(ruitjespapier.answer2, '?')
  })

  test('Ruitjespapier can be folded, because an even number of columns goes', ({ assert }) => {
    for (const row of LEAF) assert.lengthOf(row, LEAF[0].length)
    for (const { lines } of MARKS) assert.equal((lines[1] - lines[0]) % 2, 0)
  })

  test('Kaartje met gaten reads the word stop by stop, and no hole alone says anything', ({
    assert,
  }) => {
    const word = STRIP.map(([sign, letters]) => letters[SIGNS.indexOf(sign)]).join('')
    assert.equal(word, kaartjeMetGaten.answer)
    const rows = SIGNS.map((_, hole) => STRIP.map(([, letters]) => letters[hole]).join(''))
    for (const row of rows) {
      const same = [...row].filter((letter, i) => letter === word[i]).length
      assert.isBelow(same, 6)
    }
    assert.deepEqual(PIECES.flat(), [...STRIP])
    for (const sign of SIGNS)
      assert.isAtLeast(STRIP.filter(([other]) => other === sign).length, 2, sign)
  })

  test('Spiegelzaal has a ray that writes the word and leaves by one of the openings', ({
    assert,
  }) => {
    const { letters, exit } = ray()
    assert.equal(letters, spiegelzaal.answer)
    const openings = OPENINGS.map((opening) => opening.join(' '))
    assert.lengthOf(new Set(openings), openings.length)
    assert.include(openings.slice(1), exit)
    assert.equal(openings[0], `links ${LAMP}`)
  })

  test('a ray that takes one mirror wrong and still finds an opening spells no word', ({
    assert,
  }) => {
    const openings = OPENINGS.map((opening) => opening.join(' '))
    const read = [0, 1, 2, 3, 4, 5]
      .flatMap((mirror) => [ray({ mirror, as: 'glass' }), ray({ mirror, as: 'other way' })])
      .flatMap(({ letters, exit }) => (openings.includes(exit) ? [letters] : []))
    assert.deepEqual(read, ['MAB', 'MAV', 'MAA', 'MAAP'])
  })

  test('De doordruk spells a maker with two sheets together, and not with one', ({ assert }) => {
    assert.equal(stacked(), doordruk.answer.toUpperCase())
    for (const sheet of [VERTICALS, HORIZONTALS])
      assert.isBelow(new Set(sheet.flat().map(String)).size, new Set(doordruk.answer).size - 2)
  })

  test('the catalogue has no number over a title', ({ assert }) => {
    for (const { drawing } of extraBewaking.booklet.material as readonly {
      drawing: { shapes: readonly Shape[] }
    }[])
      for (const hanging of drawing.shapes) {
        if (hanging.shape !== 'group') continue
        const [number, title] = leading(
          hanging.shapes.flatMap((shape) => (shape.shape === 'text' ? [shape] : [])),
          2
        )
        const disc = findIn(
          hanging.shapes,
          (shape): shape is Extract<Shape, { shape: 'circle' }> =>
            shape.shape === 'circle' && shape.r > 10
        )
        assert.isAtMost(Math.abs(disc.x - number.x), 1)
        assert.isBelow(disc.y + disc.r, title.y - title.size)
      }
  })

  test('six answers cross out two of the pictures each, and one is left', ({ assert }) => {
    assert.lengthOf(PAINTINGS, 13)
    assert.deepEqual(
      Object.keys(REJECTED),
      kunstroof.items.slice(0, -1).map(({ answer }) => answer)
    )
    const gone = kunstroof.items.slice(0, -1).map((item) => {
      const pair = PAINTINGS.filter(valueAt(REJECTED, item.answer)).map(({ number }) => number)
      assert.lengthOf(pair, 2, item.name)
      // What an answer takes from the catalogue is for the players to find.
      assert.notMatch(item.answerAddition, /\d/, item.name)
      return pair
    })
    assert.lengthOf(new Set(gone.flat()), 12)
    const remaining = PAINTINGS.filter(({ number }) => !gone.flat().includes(number))
    assert.deepEqual(
      remaining.map(({ title, number }) => [title, String(number)]),
      [[extraBewaking.answer, extraBewaking.answer2]]
    )
  })
})
