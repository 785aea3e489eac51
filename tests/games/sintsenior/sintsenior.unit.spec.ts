import { test } from '@japa/runner'
import type { Sheet } from '#domain/shop/booklets/booklet'
import { booklet } from '#games/sintsenior/sintsenior_booklet'
import { BEGIN, isDark, place, RIDE, SQUARES, inFull } from '#games/sintsenior/board'
import { ADDRESSES, roofs, SMOKE, TOTAL_JUMPS, STABLE } from '#games/sintsenior/roofs'
import { finale, LETTERS, ROUTE } from '#games/sintsenior/finale'
import { COUPLETS, poem, BORDERS } from '#games/sintsenior/poem'
import { TOP, houses, BOTTOM } from '#games/sintsenior/houses'
import {
  REMAINING,
  HOUSE_NUMBERS,
  CIRCLE,
  drawnLots,
  SURPRISES,
  type Surprise,
  type Friend,
} from '#games/sintsenior/drawn_lots'
import { COLUMNS, LETTER_SHAPES, moonlight, LATTICE, DASHES } from '#games/sintsenior/moonlight'
import { puzzles } from '#games/sintsenior/sintsenior_puzzles'
import { SHELVES, shadows } from '#games/sintsenior/shadows'
import { CATALOGUE } from '#games/catalogue'
import type { Block } from '#domain/shop/booklets/booklet'
import { decipher, encrypt } from '#domain/shop/booklets/cipher'
import { allCodes, intelligibility } from '#tests/helpers/play/intelligibility'
import { cellAt, findIn, firstOf, itemAt, matched, onlyOf } from '#tests/helpers/present'

const until = (count: number) => Array.from({ length: count }, (_, i) => i)

function permutations<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]]
  return things.flatMap((thing, i) =>
    permutations(things.filter((_, j) => j !== i)).map((rest) => [thing, ...rest])
  )
}

const NUMBER_WORDS = 'NUL EEN TWEE DRIE VIER VIJF ZES ZEVEN ACHT NEGEN'.split(' ')

const isKnightMove = (from: string, to: string) => {
  const [[x1, y1], [x2, y2]] = [place(from), place(to)]
  return Math.abs((x1 - x2) * (y1 - y2)) === 2
}

/** Digits of three by five windows, as anybody writes them. */
const WINDOW_DIGITS = [
  ['###', '#.#', '#.#', '#.#', '###'],
  ['.#.', '##.', '.#.', '.#.', '###'],
  ['###', '..#', '###', '#..', '###'],
  ['###', '..#', '###', '..#', '###'],
  ['#.#', '#.#', '###', '..#', '..#'],
  ['###', '#..', '###', '..#', '###'],
  ['###', '#..', '###', '#.#', '###'],
  ['###', '..#', '..#', '..#', '..#'],
  ['###', '#.#', '###', '#.#', '###'],
  ['###', '#.#', '###', '..#', '###'],
]

const digitsIn = (panes: readonly string[]) =>
  until(10).filter((digit) => itemAt(WINDOW_DIGITS, digit).join() === panes.join())

test.group('Sinterklaasspel senior, the puzzles', () => {
  test('the poem says what to count, and its borders hold the code', ({ assert }) => {
    assert.equal(
      COUPLETS.flat()
        .map((line) => firstOf(line).toUpperCase())
        .join(''),
      'TELDEMIJTERS'
    )
    const miters = BORDERS.map((edge) => edge.filter((thing) => thing === 'mijter').length)
    assert.equal(miters.join(''), poem.code)
  })

  test('each shelf has one false shadow, whose thing stands on another shelf', ({ assert }) => {
    const all = SHELVES.flat()
    assert.lengthOf(new Set(all.map(({ thing }) => thing)), 9)
    assert.lengthOf(new Set(all.map(({ number }) => number)), 9)
    const digits = SHELVES.map((plank) => {
      const offKey = plank.filter(({ thing, shadow }) => thing !== shadow)
      assert.lengthOf(offKey, 1)
      const owner = findIn(all, ({ thing }) => thing === firstOf(offKey).shadow)
      assert.equal(owner.shadow, owner.thing)
      assert.notInclude(plank, owner)
      return owner.number
    })
    assert.equal(digits.join(''), shadows.code)
  })

  test('the digits need the light of both neighbours together', ({ assert }) => {
    const together = TOP.map((facade, h) =>
      facade.map((panes, r) =>
        [...panes]
          .map((pane, k) => (pane === '#' && cellAt(BOTTOM, h, r)[k] === '#' ? '#' : '.'))
          .join('')
      )
    )
    assert.deepEqual(
      together.map(digitsIn),
      [...houses.code].map((digit) => [Number(digit)])
    )
    for (const facade of [...TOP, ...BOTTOM]) assert.isEmpty(digitsIn(facade))
  })

  test('the memories of six friends leave one circle', ({ assert }) => {
    const names = Object.keys(HOUSE_NUMBERS) as Friend[]
    const correct = permutations(names.filter((name) => name !== 'Noor'))
      .map((rest): Friend[] => ['Noor', ...rest])
      .flatMap((ring) => permutations(SURPRISES).map((made) => ({ ring, made })))
      .filter(({ ring, made }) => {
        const after = (name: Friend) => itemAt(ring, (ring.indexOf(name) + 1) % 6)
        const maker = (surprise: Surprise) => itemAt(ring, made.indexOf(surprise))
        const recipient = (surprise: Surprise) => after(maker(surprise))
        return (
          ring[3] === 'Bram' &&
          after('Noor') !== 'Fenna' &&
          after('Fenna') !== 'Noor' &&
          after(after('Bram')) === 'Teun' &&
          recipient('maan') === 'Jip' &&
          maker('stoomboot') !== 'Jip' &&
          recipient('laars') === maker('maan') &&
          ((maker('schoorsteen') === 'Bram' && recipient('stoomboot') === 'Bram') ||
            (maker('stoomboot') === 'Bram' && recipient('schoorsteen') === 'Bram')) &&
          recipient('taart') === maker('beer')
        )
      })
    const { ring, made } = onlyOf(correct)
    assert.deepEqual(
      ring.map((name, i) => [name, made[i]]),
      CIRCLE.map((link) => [...link])
    )
    const doors = REMAINING.map(
      (surprise) => HOUSE_NUMBERS[itemAt(ring, (made.indexOf(surprise) + 1) % 6)]
    )
    assert.equal(doors.join(''), drawnLots.code)
    assert.lengthOf(new Set(Object.values(HOUSE_NUMBERS)), 6)
  })

  test('the shortest rides over the roofs have the lengths of the code', ({ assert }) => {
    const free = SQUARES.filter((field) => !SMOKE.includes(field))
    const ride = (from: string, to: string) => {
      let edge = [from]
      const seen = new Set(edge)
      for (let jumps = 0; edge.length > 0; jumps++) {
        if (edge.includes(to)) return jumps
        edge = free.filter(
          (field) => !seen.has(field) && edge.some((previous) => isKnightMove(previous, field))
        )
        for (const field of edge) seen.add(field)
      }
      return Infinity
    }
    const stops = [STABLE, ...ADDRESSES]
    const rides = ADDRESSES.map((address, i) => ride(itemAt(stops, i), address))
    assert.equal(rides.join(''), roofs.code)
    assert.equal(
      rides.reduce((sum, jumps) => sum + jumps, 0),
      TOTAL_JUMPS
    )
    for (const stop of stops) assert.notInclude(SMOKE, stop)
  })

  test('the dashes, seen from below, are three words: the digits of the code', ({ assert }) => {
    /** How dark a field of the stretched grid is: 0 to 1. */
    const darkness = (column: number, row: number) => {
      const top = LATTICE.y + row * LATTICE.row
      const center = LATTICE.x + (column + 0.5) * LATTICE.column
      const ink = DASHES.filter(
        ({ x, y, b }) => center > x && center < x + b && y >= top && y < top + LATTICE.row
      )
      return ink.reduce((sum, { h }) => sum + h, 0) / LATTICE.row
    }
    const fields = until(COLUMNS + 1).map((column) => until(5).map((row) => darkness(column, row)))
    for (const dark of fields.flat()) assert.isTrue(dark < 0.35 || dark > 0.7, `${dark}`)
    const ink = fields.map((column) => column.map((dark) => (dark > 0.5 ? '#' : '.')).join(''))

    /** Every way to read columns as letters, each followed by an empty one. */
    const read = (columns: readonly string[]): string[] =>
      columns.length === 0
        ? ['']
        : Object.entries(LETTER_SHAPES).flatMap(([letter, picture]) => {
            const wide = firstOf(picture).length
            const shape = [
              ...until(wide).map((k) => picture.map((row) => row[k]).join('')),
              '.....',
            ]
            return shape.join() === columns.slice(0, wide + 1).join()
              ? read(columns.slice(wide + 1)).map((rest) => letter + rest)
              : []
          })
    const words = read(ink)
    assert.deepEqual(words, ['VIER NEGEN DRIE'])
    assert.equal(
      firstOf(words)
        .split(' ')
        .map((word) => NUMBER_WORDS.indexOf(word))
        .join(''),
      moonlight.code
    )
  })

  test('the ride goes by knight jumps over squares of its own, and the dark ones hold the code', ({
    assert,
  }) => {
    assert.lengthOf(new Set(ROUTE), 19)
    for (const [i, field] of ROUTE.slice(1).entries())
      assert.isTrue(isKnightMove(itemAt(ROUTE, i), field), `${ROUTE[i]} ${field}`)
    assert.isTrue(isDark(BEGIN))

    const read = (fields: readonly string[]) => fields.map((field) => LETTERS[field]).join('')
    /** Every way to read a row of letters as number words. */
    const parse = (letters: string): string[] =>
      letters === ''
        ? ['']
        : NUMBER_WORDS.flatMap((word, digit) =>
            letters.startsWith(word)
              ? parse(letters.slice(word.length)).map((rest) => `${digit}${rest}`)
              : []
          )
    assert.deepEqual(parse(read(ROUTE.filter(isDark))), [finale.code])
    assert.equal(read(ROUTE.filter((field) => !isDark(field))), 'WORTELTJE')
    assert.isEmpty(parse(read(ROUTE)))
  })
})

test.group('Sinterklaasspel senior, the booklet', () => {
  test('the booklet has as many locks as the shop promises, with codes that differ', ({
    assert,
  }) => {
    const game = findIn(CATALOGUE, ({ itemName }) => itemName === booklet.itemName)
    assert.equal(game.title, booklet.title)
    assert.equal(game.players, `${booklet.players} spelers`)
    assert.equal(game.playtime, booklet.playtime)
    assert.lengthOf(puzzles, 7)
    assert.lengthOf(new Set(puzzles.map(({ code }) => code)), 7)
    for (const { code, hints } of puzzles) {
      assert.match(code, /^\d{3}$/)
      assert.isAtLeast(hints.length, 2)
    }
  })

  test('the hints of each lock are a slip of their own, which is cut loose without the others', ({
    assert,
  }) => {
    const slips = booklet.sheets
      .flatMap(({ blocks }: Sheet) => blocks.filter((block) => block.kind === 'upside_down'))
      .map(({ slip, paragraphs }) => ({ slip, paragraphs }))
    const ofLocks = puzzles.map(({ hints }) => ({
      slip: true,
      paragraphs: hints.map((hint, i) => `${i + 1}. ${hint}`),
    }))
    assert.sameDeepMembers(slips, ofLocks)
  })

  test('the shop names everything that the players need, down to the pepernoten', ({ assert }) => {
    const game = findIn(CATALOGUE, ({ itemName }) => itemName === booklet.itemName)
    assert.deepEqual([...booklet.needed], [...game.needed])
    assert.isTrue(game.needed.some((thing) => thing.includes('negentien pepernoten')))
  })

  test('the pages that players read show no code and no assignment', ({ assert }) => {
    /** Every text that is printed; a description is read by a program only, a path by nobody. */
    const printed = (item: unknown): string[] => {
      if (typeof item === 'string') return [item]
      if (typeof item !== 'object' || item === null) return []
      return Object.entries(item).flatMap(([name, value]) =>
        ['beschrijving', 'd'].includes(name) ? [] : printed(value)
      )
    }
    const atBack = booklet.sheets.findIndex(({ title }) => title.startsWith('Hints'))
    assert.isAbove(atBack, puzzles.length)
    const atFront = [booklet.howToPlay, booklet.story, ...booklet.sheets.slice(0, atBack)]
      .flatMap(printed)
      .join('\n')
    for (const { code, assignment } of puzzles) {
      assert.notInclude(atFront, code)
      assert.notInclude(atFront.toUpperCase(), assignment.toUpperCase())
    }
    assert.lengthOf(
      booklet.sheets.filter((sheet) => 'preview' in sheet && sheet.preview),
      4
    )
  })

  test('the first six assignments carry the ride, and the sheet that is next', ({ assert }) => {
    const marks = [
      'de kaars',
      'het huis',
      'het lootje',
      'de schoorsteen',
      'de maan',
      'het hoefijzer',
    ]
    for (const [i, mark] of marks.entries()) {
      const { assignment } = itemAt(puzzles, i)
      assert.include(assignment, mark)
      for (const field of itemAt(RIDE, i)) assert.include(assignment, inFull(field))
    }
    assert.include(itemAt(puzzles, 6).assignment, 'zak')
  })

  test('a player who has read some assignments knows no three words in a row of another, nor its beginning', ({
    assert,
  }) => {
    const words = puzzles.map(({ assignment }) => matched(/[A-Z]+/g, assignment.toUpperCase()))
    assert.lengthOf(new Set(words.map(([first]) => first)), puzzles.length)
    const triples = words.flatMap((all) =>
      all.slice(2).map((_, i) => all.slice(i, i + 3).join(' '))
    )
    assert.lengthOf(new Set(triples), triples.length)
  })

  test('the printed answer sheets hold every assignment, each under the code of its lock', ({
    assert,
  }) => {
    const blocks = booklet.sheets.flatMap((sheet): readonly Block[] => sheet.blocks)
    const printed = blocks.flatMap((block) => (block.kind === 'cipher_text' ? [block] : []))
    const onOneLine = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')
    assert.deepEqual(
      printed.map(({ lock, text }) => onOneLine(decipher(text, itemAt(puzzles, lock - 1).code))),
      puzzles.map(({ assignment }) => assignment.toUpperCase())
    )
  })

  for (const { name, code, assignment } of puzzles)
    test(`only ${code} makes the answer of '${name}' readable`, ({ assert }) => {
      const secret = encrypt(assignment, code)
      const decoded = decipher(secret, code)
      const words = decoded.split(' ')
      const best = allCodes(3)
        .map((attempt) => ({ attempt, text: decipher(secret, attempt) }))
        .map(({ attempt, text }) => ({
          attempt,
          score: intelligibility(text),
          whole: text.split(' ').filter((word, i) => word === words[i]).length,
        }))
        .sort((a, b) => b.score - a.score)
      assert.equal(firstOf(best).attempt, code)
      assert.isAbove(firstOf(best).score - itemAt(best, 1).score, 0.3)
      for (const { whole } of best.slice(1)) assert.isAtMost(whole, words.length / 2)
    })
})
