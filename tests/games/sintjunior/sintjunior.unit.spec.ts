import { test } from '@japa/runner'
import { CATALOGUE } from '#games/catalogue'
import { EXAMPLE } from '#games/sintjunior/sintjunior_answer_sheets'
import { booklet } from '#games/sintjunior/sintjunior_booklet'
import { HALVES } from '#games/sintjunior/note'
import { ROOFS, JUMP, JUMPS, type Roof } from '#games/sintjunior/roofs'
import { POEM } from '#games/sintjunior/poem'
import { HANGING, GINGER_NUTS } from '#games/sintjunior/sticky_notes'
import { LOCK_PUZZLES } from '#games/sintjunior/sintjunior_puzzles'
import { STRIPS, type Row } from '#games/sintjunior/shoes'
import { LIGHTS, STARS } from '#games/sintjunior/stars'
import { decipher, encrypt } from '#domain/shop/booklets/cipher'
import { allCodes, intelligibility } from '#tests/helpers/play/intelligibility'
import type { Sheet } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'
import {
  captured,
  cellAt,
  findIn,
  firstOf,
  itemAt,
  matched,
  onlyOf,
  present,
  valueAt,
} from '#tests/helpers/present'

const code = (name: string) => findIn(LOCK_PUZZLES, (puzzle) => puzzle.name === name).code
const game = findIn(CATALOGUE, ({ itemName }) => itemName === 'sintjunior')

test.group('Sinterklaasspel junior: the promises of the shop', () => {
  test('the players, duration and materials are those of the catalogue', ({ assert }) => {
    assert.equal(`${booklet.players} spelers`, game.players)
    assert.equal(booklet.playtime, game.playtime)
    assert.deepEqual([...booklet.needed], [...game.needed])
  })

  test('the six locks have three digits each, no two alike and none that leaves a letter in place', ({
    assert,
  }) => {
    assert.lengthOf(LOCK_PUZZLES, 6)
    for (const puzzle of LOCK_PUZZLES) {
      assert.match(puzzle.code, /^[1-9]{3}$/)
      assert.isAtLeast(puzzle.hints.length, 2)
      assert.isNotEmpty(puzzle.solution)
    }
    assert.equal(new Set(LOCK_PUZZLES.map((puzzle) => puzzle.code)).size, 6)
  })

  test('the hints of each sheet are a slip of their own, which is cut loose without the others', ({
    assert,
  }) => {
    const slips = booklet.sheets
      .flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'upside_down'))
      .map(({ slip, paragraphs }) => ({ slip, paragraphs }))
    const hints = LOCK_PUZZLES.map((puzzle) => ({
      slip: true,
      paragraphs: puzzle.hints.map((hint, i) => `Hint ${i + 1}. ${hint}`),
    }))
    assert.sameDeepMembers(slips, hints)
  })

  test('the players need sixteen sticky notes and thirteen shoes', ({ assert }) => {
    assert.lengthOf(HANGING.flat(), 16)
    assert.lengthOf(STRIPS, 13)
  })

  test('the pages that players read show no code, except as one star among many', ({ assert }) => {
    const sheets = booklet.sheets.slice(
      0,
      booklet.sheets.findIndex(({ section }) => section === 'Voor wie vastzit')
    )
    for (const sheet of sheets) {
      const printed = wordsOf(sheet)
      for (const puzzle of LOCK_PUZZLES) {
        if (sheet.section !== 'Vel met de mijter')
          assert.notInclude(printed, puzzle.code, sheet.title)
        assert.notInclude(printed, puzzle.assignment, sheet.title)
      }
    }
  })

  test('the pages in the shop give nothing away', ({ assert }) => {
    const preview = booklet.sheets.filter((sheet) => sheet.preview)
    assert.lengthOf(preview, 4)
    for (const sheet of preview) assert.notMatch(wordsOf(sheet), /\b\d{3}\b/, sheet.title)
  })

  test('each sheet is asked for by the assignment before it', ({ assert }) => {
    LOCK_PUZZLES.slice(1).forEach(({ sheet }, i) => {
      const name = present(sheet.section, 'sheet.section').replace('Vel met de ', '')
      assert.match(itemAt(LOCK_PUZZLES, i).assignment, new RegExp(`\\bde ${name}\\b`))
    })
  })
})

test.group('Sinterklaasspel junior: the puzzles from what is printed', () => {
  test('the strings of lights, folded together, are three digits', ({ assert }) => {
    const digits = [
      'abcdef',
      'bc',
      'abged',
      'abgcd',
      'fgbc',
      'afgcd',
      'afgedc',
      'abc',
      'abcdefg',
      'abcdfg',
    ]
    const read = HALVES.map(({ roof, snow }) =>
      digits.findIndex((segments) => sort(segments) === sort(roof + snow))
    )
    assert.equal(read.join(''), code('briefje'))
    // Neither half is enough: every one of them belongs to more than one digit.
    for (const { roof, snow } of HALVES) {
      assert.isAbove(digits.filter((segments) => sort(top(segments)) === sort(roof)).length, 1)
      assert.isAbove(digits.filter((segments) => sort(bottom(segments)) === sort(snow)).length, 1)
    }
  })

  test('only one square has all its lines at 34, found one note at a time', ({ assert }) => {
    const squareShape = HANGING.map((row) => [...row])
    let steps = 0
    for (let found = true; found;) {
      found = false
      for (const line of LINES) {
        const open = line.filter(([r, k]) => itemAt(squareShape, r)[k] === 0)
        if (open.length !== 1) continue
        const [r, k] = firstOf(open)
        itemAt(squareShape, r)[k] =
          34 - line.reduce((sum, [index, nk]) => sum + cellAt(squareShape, index, nk), 0)
        steps++
        found = true
      }
    }
    assert.equal(steps, 8)
    assert.sameMembers(
      squareShape.flat(),
      Array.from({ length: 16 }, (_, i) => i + 1)
    )
    for (const line of LINES)
      assert.equal(
        line.reduce((sum, [r, k]) => sum + cellAt(squareShape, r, k), 0),
        34
      )
    assert.equal(
      GINGER_NUTS.map(([r, k]) => itemAt(squareShape, r)[k]).join(''),
      code('plakbriefjes')
    )
    for (const [r, k] of GINGER_NUTS) assert.equal(itemAt(HANGING, r)[k], 0)
  })

  test('only one row of shoes makes every strip true', ({ assert }) => {
    const rows = rowsWhereAllFits()
    assert.lengthOf(rows, 1)
    const letters = [...STRIPS]
      .sort((a, b) => valueAt(firstOf(rows), a.name) - valueAt(firstOf(rows), b.name))
      .map(({ letter }) => letter)
      .join('')
    assert.equal(letters, 'DRIEZEVENVIER')
    assert.equal(code('schoenen'), '374')
  })

  test('the row could also be the other way round without the assignment', ({ assert }) => {
    const [correct, ...different] = rowsWhereAllFits('Noor').sort(
      (a, b) => present(a.Noor, 'a.Noor') - present(b.Noor, 'b.Noor')
    )
    for (const { name } of STRIPS)
      assert.equal(
        valueAt(present(correct, 'correct'), name) + valueAt(onlyOf(different), name),
        14
      )
    assert.include(LOCK_PUZZLES[1].assignment, 'Noor staat helemaal links')
  })

  test('each leap from the baker reaches one numbered house, and no other is near that distance', ({
    assert,
  }) => {
    const baker = findIn(ROOFS, (roof) => 'name' in roof && roof.name === 'bakker')
    let here: Roof = baker
    const read = JUMPS.map((count) => {
      const others = ROOFS.filter((roof) => roof !== here).map((roof) => ({
        roof,
        offBy: Math.abs(Math.hypot(roof.x - here.x, roof.y - here.y) / JUMP - count),
      }))
      const hits = others.filter(({ offBy }) => offBy < 0.02)
      assert.lengthOf(
        others.filter(({ offBy }) => offBy < 0.5),
        1
      )
      here = onlyOf(hits).roof
      return 'digit' in here ? here.digit : Number.NaN
    })
    assert.equal(read.join(''), code('daken'))
  })

  test('the horse passes no other chimney between two stops', ({ assert }) => {
    const stops = [
      findIn(ROOFS, (roof) => 'name' in roof && roof.name === 'bakker'),
      ...[...code('daken')].map((digit) =>
        findIn(ROOFS, (roof) => 'digit' in roof && `${roof.digit}` === digit)
      ),
    ]
    stops.slice(1).forEach((to, i) => {
      const from = itemAt(stops, i)
      for (const roof of ROOFS.filter((other) => other !== from && other !== to))
        assert.isAbove(
          distance(
            [roof.x, roof.y],
            [
              [from.x, from.y],
              [to.x, to.y],
            ]
          ),
          8,
          JSON.stringify(roof)
        )
    })
  })

  test('no ruler has to be longer than fifteen centimetres', ({ assert }) => {
    assert.isAtMost(Math.max(...JUMPS) * JUMP, 150)
  })

  test('each gap that the horse ate rhymes with one number only', ({ assert }) => {
    const words = POEM.filter(({ eaten }) => eaten).map(({ lines }) => {
      const last = captured(/(\p{L}+)\P{L}*$/u, lines[0])
      const hits = NUMBERS.filter((number) => rhymes(last, number))
      assert.lengthOf(hits, 1, last)
      return firstOf(hits)
    })
    const children = [0, 2, 4].map((i) => ({
      age: NUMBERS.indexOf(itemAt(words, i)) + 1,
      gifts: NUMBERS.indexOf(itemAt(words, i + 1)) + 1,
    }))
    const byAge = children.sort((a, b) => a.age - b.age)
    assert.deepEqual(
      byAge.map(({ age }) => age),
      [8, 9, 11]
    )
    assert.equal(byAge.map(({ gifts }) => gifts).join(''), code('gedicht'))
  })

  test('the ribbon from code to code crosses itself at three digits, and passes no other', ({
    assert,
  }) => {
    const points = LOCK_PUZZLES.slice(0, 5).map((puzzle) => {
      const stars = STARS.filter(([name]) => name === puzzle.code)
      return [onlyOf(stars)[1], firstOf(stars)[2]] as const
    })
    const lines = points.slice(1).map((to, i) => [itemAt(points, i), to] as const)
    const crossings = lines
      .flatMap((line, i) => lines.slice(i + 2).map((others) => intersection(line, others)))
      .filter((point) => point !== null)
      .sort((a, b) => a[1] - b[1])
    const extra = crossings.map(([x, y]) =>
      LIGHTS.filter(([lx, ly]) => Math.hypot(lx - x, ly - y) < 1)
    )
    assert.deepEqual(
      extra.map((lights) => lights.length),
      [1, 1, 1]
    )
    assert.equal(extra.map(([light]) => present(light, 'light')[2]).join(''), code('sterren'))
    // A player who draws a little beside it still meets no other star.
    const elsewhere = LIGHTS.filter((light) => !extra.flat().includes(light))
    for (const [x, y] of elsewhere)
      for (const line of lines) assert.isAbove(distance([x, y], line), 4)
    // The order from top to bottom has to be plain to see.
    assert.isAbove(itemAt(crossings, 1)[1] - firstOf(crossings)[1], 10)
    assert.isAbove(itemAt(crossings, 2)[1] - itemAt(crossings, 1)[1], 10)
  })
})

test.group('Sinterklaasspel junior: the answer sheet', () => {
  for (const puzzle of LOCK_PUZZLES) {
    test(`only the code of ${puzzle.name}, of a thousand, reads as Dutch`, ({ assert }) => {
      const secret = encrypt(puzzle.assignment, puzzle.code)
      const readable = matched(/[A-Z]+/g, decipher(secret, puzzle.code))
      const read = allCodes(3)
        .map((attempt) => ({ attempt, text: decipher(secret, attempt) }))
        .map((reading) => ({ ...reading, score: intelligibility(reading.text) }))
        .sort((a, b) => b.score - a.score)
      assert.equal(firstOf(read).attempt, puzzle.code)
      assert.isAbove(firstOf(read).score - itemAt(read, 1).score, 0.3)
      for (const { attempt, text } of read.slice(1)) {
        const whole = matched(/[A-Z]+/g, text).filter((word, i) => word === readable[i])
        assert.isAtMost(whole.length, readable.length / 2, attempt)
      }
    })
  }

  test('a player who has read one assignment knows no beginning of another', ({ assert }) => {
    const words = LOCK_PUZZLES.map(({ assignment }) =>
      matched(/\p{L}+/gu, assignment.toLowerCase())
    )
    assert.lengthOf(new Set(words.map(([first]) => first)), 6)
    // Nor three words in a row anywhere: their lengths show where they stand.
    const triples = words.map((all) => all.slice(2).map((_, i) => all.slice(i, i + 3).join(' ')))
    for (const [i, from] of triples.entries())
      for (const other of triples.slice(i + 1))
        assert.isEmpty(from.filter((triple) => other.includes(triple)))
  })

  test('the sheet holds six assignments in the order of the locks', ({ assert }) => {
    const blocks = booklet.sheets
      .flatMap(({ blocks: all }) => all)
      .filter((block) => block.kind === 'cipher_text')
    assert.deepEqual(
      blocks.map(({ lock, digits, text }) => ({
        lock,
        digits,
        text,
      })),
      LOCK_PUZZLES.map(({ code: key, assignment }, i) => ({
        lock: i + 1,
        digits: 3,
        text: encrypt(assignment, key),
      }))
    )
  })

  test('the worked example opens nothing', ({ assert }) => {
    assert.notInclude(
      LOCK_PUZZLES.map((puzzle) => puzzle.code),
      EXAMPLE.code
    )
  })
})

const sort = (segments: string) => [...segments].sort().join('')
const top = (segments: string) => segments.replace(/[^abf]/g, '')
const bottom = (segments: string) => segments.replace(/[^gcde]/g, '')

type Square = readonly [row: number, column: number]
const FOUR = [0, 1, 2, 3]
const LINES: readonly (readonly Square[])[] = [
  ...FOUR.map((r) => FOUR.map((k): Square => [r, k])),
  ...FOUR.map((k) => FOUR.map((r): Square => [r, k])),
  FOUR.map((i): Square => [i, i]),
  FOUR.map((i): Square => [i, 3 - i]),
]

/**
 * All rows in which every strip is true; a sentence is tried as soon as everybody it names has a
 * place.
 */
function rowsWhereAllFits(without?: string): Row[] {
  const names = STRIPS.map(({ name }) => name)
  const lines = STRIPS.filter(({ name }) => name !== without).map(({ name, sentence, holds }) => ({
    holds,
    needed: names.filter((other) => other === name || new RegExp(`\\b${other}\\b`).test(sentence)),
  }))
  const sequence = [
    'Noor',
    'Jip',
    'Bo',
    'Sam',
    'Liv',
    'Gijs',
    'Evi',
    'Isa',
    'Kaat',
    'Hugo',
    'Daan',
    'Abel',
    'Fenna',
  ]
  const search = (row: Partial<Row>): Row[] => {
    const name = sequence[Object.keys(row).length]
    if (!name) return [row as Row]
    return names
      .map((_, i) => i + 1)
      .filter((spot) => !Object.values(row).includes(spot))
      .map((spot): Partial<Row> => ({ ...row, [name]: spot }))
      .filter((updated) =>
        lines.every(
          ({ needed, holds }) => needed.some((who) => !(who in updated)) || holds(updated as Row)
        )
      )
      .flatMap(search)
  }
  return search({})
}

const NUMBERS = [
  'een',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
]

/** Two words rhyme when they are the same from their stressed vowel on. */
const RHYME: Record<string, string> = { zeven: 'even', negen: 'egen', drie: 'ie', twee: 'ee' }
const rhymes = (word: string, number: string) =>
  word.endsWith(RHYME[number] ?? number.replace(/^[^aeiou]+/, ''))

type P = readonly [number, number]
type Line = readonly [P, P]

function intersection([[x1, y1], [x2, y2]]: Line, [[x3, y3], [x4, y4]]: Line): P | null {
  const denominator = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4)
  const t = ((x1 - x3) * (y3 - y4) - (y1 - y3) * (x3 - x4)) / denominator
  const u = ((x1 - x3) * (y1 - y2) - (y1 - y3) * (x1 - x2)) / denominator
  return t < 0 || t > 1 || u < 0 || u > 1 ? null : [x1 + t * (x2 - x1), y1 + t * (y2 - y1)]
}

function distance([x, y]: P, [[x1, y1], [x2, y2]]: Line): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const t = Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
  return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1))
}

/** Everything that a page says, in its blocks and in its drawings. */
function wordsOf(sheet: Sheet): string {
  const inShapes = (shapes: readonly Shape[]): string[] =>
    shapes.flatMap((shape) =>
      shape.shape === 'text' ? [shape.text] : shape.shape === 'group' ? inShapes(shape.shapes) : []
    )
  return sheet.blocks
    .flatMap((block) => {
      const drawings: Shape[] = []
      const rest = JSON.stringify(block, (key, value: { shapes: Shape[] }) => {
        if (key !== 'drawing') return value
        drawings.push(...value.shapes)
        return undefined
      })
      return [rest, ...inShapes(drawings)]
    })
    .join(' ')
}
