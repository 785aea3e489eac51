import { test } from '@japa/runner'
import type { HintItem } from '#domain/play/hint_pages'
import type { Shape } from '#domain/drawing'
import { HINT_PAGES } from '#games/hint_pages'
import { kleinkunst } from '#games/kleinkunst/kleinkunst_hint_page'
import { kunstroof } from '#games/kunstroof/kunstroof_hint_page'
import { binky } from '#games/binky/binky_hint_page'
import { MINIATURES, PAINT } from '#games/kleinkunst/miniatures'
import { SQUARES, AREAS, deStijl } from '#games/kleinkunst/de_stijl'
import { THINGS, pointillisme } from '#games/kleinkunst/pointillisme'
import { SERIES, popart } from '#games/kleinkunst/popart'
import { tubes, welkSchilderij } from '#games/kleinkunst/welk_schilderij'
import { PAINTINGS, type Painting } from '#games/kunstroof/paintings'
import {
  THREADS,
  LETTERS as BORDLETTERS,
  distanceToThread,
  vijfDraden,
} from '#games/kunstroof/vijf_draden'
import { FLOOR, HEELS, INCH, STOPS, vierStappen } from '#games/kunstroof/vier_stappen'
import { LEAF, MARKS, ruitjespapier } from '#games/kunstroof/ruitjespapier'
import { PIECES, SIGNS, STRIP, kaartjeMetGaten } from '#games/kunstroof/kaartje_met_gaten'
import { LAMP, OPENINGS, HALL, spiegelzaal } from '#games/kunstroof/spiegelzaal'
import { HORIZONTALS, VERTICALS, doordruk } from '#games/kunstroof/doordruk'
import { extraBewaking } from '#games/kunstroof/extra_bewaking'
import { spoor } from '#games/binky/spoor'
import { ON_TILE, TRACKS, pawPrints } from '#games/binky/spoor_tracks'
import { ALPHABET, DISC, MARKED, NOTE, briefje } from '#games/binky/briefje'
import { LETTER_FIELD, SEARCH_WORDS, letterzoeker } from '#games/binky/letterzoeker'
import { DIGITS, getallen } from '#games/binky/getallen'
import {
  BEGIN as INGANG,
  END,
  LETTERS as DOOLHOFLETTERS,
  OPEN,
  doolhof,
} from '#games/binky/doolhof'
import { BEGIN as HOK, DIRECTION, FIELD, WALK, wandeling } from '#games/binky/wandeling'
import { FRIENDS, vrienden } from '#games/binky/vrienden'
import { FLAGS, waarIsBinky } from '#games/binky/waar_is_binky'
import {
  cellAt,
  findIn,
  firstOf,
  itemAt,
  lastOf,
  leading,
  onlyOf,
  present,
  valueAt,
} from '#tests/helpers/present'

const ITEMS: readonly HintItem[] = HINT_PAGES.flatMap((page): readonly HintItem[] => page.items)

/** Whoever picks from a catalogue or from tubes of paint finds the answer there, among the others. */
const CHOOSES_FROM_CATALOGUE = ['extra_bewaking', 'de_stijl']

/** All that can be read in a value; shapes of a drawing count for their words only. */
function readable(value: unknown, key = ''): string[] {
  if (['d', 'streep', 'lijn', 'vulling', 'kleur', 'letter', 'anker', 'vorm', 'soort'].includes(key))
    return []
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((part) => readable(part))
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, part]) => readable(part, name))
  return []
}

const occursIn = (word: string, texts: readonly string[]) =>
  texts.some((text) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu').test(text))

type Circle = Extract<Shape, { shape: 'circle' }>

const circles = (shapes: readonly Shape[]): Circle[] =>
  shapes.flatMap((shape) =>
    shape.shape === 'circle' ? [shape] : shape.shape === 'group' ? circles(shape.shapes) : []
  )

const distance = (one: readonly [number, number], other: readonly [number, number]) =>
  Math.hypot(one[0] - other[0], one[1] - other[1])

test.group('Hint pages', () => {
  test('the three pages have as many puzzles as their booklets', ({ assert }) => {
    assert.deepEqual(
      HINT_PAGES.map(({ path, items }) => [path, items.length]),
      [
        ['kleinkunst', 4],
        ['kunstroof', 7],
        ['binky', 8],
      ]
    )
  })

  test('each puzzle is recognisable by a name and a label that are unique on its page', ({
    assert,
  }) => {
    for (const { items } of HINT_PAGES) {
      assert.lengthOf(new Set(items.map(({ name }) => name)), items.length)
      assert.lengthOf(new Set(items.map(({ label }) => label)), items.length)
    }
    for (const item of ITEMS) {
      assert.isNotEmpty(item.description.trim())
      assert.isNotEmpty(item.booklet.story)
      assert.isNotEmpty(item.booklet.material)
      assert.isNotEmpty(item.booklet.question.trim())
      assert.isNotEmpty(item.answerAddition.trim())
    }
  })

  test('every puzzle has one to eight hints that do not say the answer', ({ assert }) => {
    for (const { name, hints, answer } of ITEMS) {
      assert.isAtLeast(hints.length, 3, name)
      assert.isAtMost(hints.length, 8, name)
      for (const hint of hints) assert.isNotEmpty(hint.trim(), name)
      if (answer.length > 2) assert.isFalse(occursIn(answer, hints), name)
    }
    assert.isTrue(ITEMS.some(({ hints }) => hints.length === 8))
  })

  test('the booklets do not say an answer', ({ assert }) => {
    for (const { name, label, description, answer, booklet } of ITEMS) {
      if (CHOOSES_FROM_CATALOGUE.includes(name)) continue
      assert.isFalse(
        occursIn(answer, readable([label, description, booklet])),
        `${name}: ${answer}`
      )
    }
  })

  test('a near miss is neither the answer nor its alternative', ({ assert }) => {
    for (const { answer, answer2, nearMisses = [] } of ITEMS)
      for (const { answer: typed } of nearMisses)
        assert.notInclude([answer.toLowerCase(), answer2?.toLowerCase()], typed.toLowerCase())
  })

  test('Binky checks every answer; the others check only the last one and those that name a sign', ({
    assert,
  }) => {
    assert.isTrue(binky.items.every(({ checkAnswer }) => checkAnswer))
    for (const { items } of [kleinkunst, kunstroof])
      assert.isTrue(lastOf<{ checkAnswer?: boolean }>(items).checkAnswer)
  })
})

/** The colour with as many squares on both sides of the centre line. */
function balancedColor() {
  const links = (area: (typeof AREAS)[number]) =>
    Math.max(0, Math.min(area.b, SQUARES / 2 - area.x)) * area.h
  return PAINT.filter((paint) => {
    const areas = AREAS.filter((area) => area.paint === paint)
    const onLeft = areas.reduce((sum, area) => sum + links(area), 0)
    return areas.reduce((sum, { b, h }) => sum + b * h, 0) === 2 * onLeft
  })
}

/** The one number from three up to twelve that no thing has. */
const missingCount = () =>
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
    (count) => !THINGS.some(({ points }) => points.length === count)
  )

/** The tins that look like no other in their row. */
const deviatingGazes = () =>
  SERIES.map((series) => {
    const deadline = series.map(({ letter: _, ...rest }) => JSON.stringify(rest))
    return series.filter((_, i) => deadline.filter((other) => other === deadline[i]).length === 1)
  })

test.group('Kleinkunst', () => {
  test('De Stijl keeps its planes apart, and one colour is in balance', ({ assert }) => {
    const squares = AREAS.flatMap(({ x, y, b, h }) =>
      Array.from({ length: b * h }, (_, i) => `${x + (i % b)},${y + Math.floor(i / b)}`)
    )
    assert.lengthOf(new Set(squares), squares.length)
    assert.isTrue(AREAS.every(({ x, y, b, h }) => x + b <= SQUARES && y + h <= SQUARES))
    assert.deepEqual(balancedColor(), [deStijl.answer])
  })

  test('Pointillisme gives every dot to a thing, and one number is missing', ({ assert }) => {
    const { drawing } = pointillisme.booklet.material[1].parts[0]
    const dots = circles(drawing.shapes)
    assert.lengthOf(
      dots,
      THINGS.reduce((sum, thing) => sum + thing.points.length, 0)
    )
    assert.isTrue(dots.every(({ fill, line }) => fill && !line))
    assert.lengthOf(new Set(THINGS.map(({ points }) => points.length)), 9)
    assert.deepEqual(missingCount().map(String), [pointillisme.answer])
  })

  test('Pointillisme keeps the dots of one thing apart from those of another', ({ assert }) => {
    for (const one of THINGS)
      for (const other of THINGS.filter((thing) => thing !== one))
        for (const point of one.points)
          assert.isTrue(
            other.points.every((neighbor) => distance(point, neighbor) > 25),
            `${one.name}, ${other.name}`
          )
  })

  test('De Stijl writes each colour on its tube in full, as the final does', ({ assert }) => {
    for (const { drawing } of [deStijl.booklet.material[1].parts[0], tubes]) {
      const words = drawing.shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.text] : []))
      assert.includeMembers(words, [...PAINT])
    }
  })

  test('Popart has one tin in every row that is unlike the rest', ({ assert }) => {
    const gazes = deviatingGazes()
    assert.deepEqual(
      gazes.map((row) => row.length),
      [1, 1, 1, 1]
    )
    assert.equal(gazes.map(([can]) => present(can, 'can').letter).join(''), popart.answer)
  })

  test('the studies leave one of 27 miniatures, and no two are alike', ({ assert }) => {
    assert.lengthOf(
      new Set(
        MINIATURES.map(({ paint, count, exclamation }) => `${paint} ${count} ${exclamation}`)
      ),
      27
    )
    assert.lengthOf(new Set(MINIATURES.map(({ hall, number }) => `${hall}${number}`)), 27)
    const [paint] = balancedColor()
    const [count] = missingCount()
    const exclamation = deviatingGazes()
      .map(([can]) => present(can, 'can').letter)
      .join('')
    const remaining = MINIATURES.filter(
      (one) => one.paint === paint && one.count === count && one.exclamation === exclamation
    )
    assert.deepEqual(
      remaining.map((one) => `${one.hall}${one.number}`),
      [welkSchilderij.answer]
    )
  })

  test('each study is needed', ({ assert }) => {
    for (const key of ['paint', 'count', 'exclamation'] as const) {
      const real = findIn(MINIATURES, (one) => `${one.hall}${one.number}` === welkSchilderij.answer)
      const without = (['paint', 'count', 'exclamation'] as const).filter((name) => name !== key)
      assert.lengthOf(
        MINIATURES.filter((one) => without.every((name) => one[name] === real[name])),
        3
      )
    }
  })
})

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
      const affected = BORDLETTERS.filter((letter) => distanceToThread(letter, thread) < 4)
      assert.isEmpty(
        BORDLETTERS.filter(
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
    // Whoever measures half a duim wrong still ends at the same letter.
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

  test('Ruitjespapier can be folded: what goes is an even number of columns', ({ assert }) => {
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
          (shape): shape is Circle => shape.shape === 'circle' && shape.r > 10
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

/** To the right, down and slanting down to the right, as the booklet says; and all the others. */
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
    const allWalks = walks(INGANG)
    assert.equal(
      onlyOf(allWalks)
        .map((cell) => DOOLHOFLETTERS[cell] ?? '')
        .join(''),
      doolhof.answer
    )
  })

  test('the walk stays on the field and stops at the letters of the word', ({ assert }) => {
    let [r, k] = HOK as readonly [number, number]
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
