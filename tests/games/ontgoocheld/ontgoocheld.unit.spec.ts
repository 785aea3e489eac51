import { test } from '@japa/runner'
import { findOrderable } from '#games/catalogue'
import type { Shape } from '#domain/drawing'
import { ANIMALS, STRIPS, stripDrawing, type Heights } from '#games/ontgoocheld/balloon_animals'
import { ontgoocheld } from '#games/ontgoocheld/ontgoocheld_booklet'
import { EXAMPLE } from '#games/ontgoocheld/without_locks/answer_sheets'
import { ROWS } from '#games/ontgoocheld/without_locks/crib'
import { SPOT, SIDES, curve, type Piece } from '#games/ontgoocheld/wrapped_gift'
import { CARDS, PAIRS } from '#games/ontgoocheld/cards'
import { SCENES } from '#games/ontgoocheld/story/film_script'
import { CLOWNS } from '#games/ontgoocheld/nose'
import { codes } from '#games/ontgoocheld/supervisor_sheets'
import { PUZZLES } from '#games/ontgoocheld/ontgoocheld_puzzles'
import { RIBBONS, alongTheFinger, type Ribbon } from '#games/ontgoocheld/bow'
import type { Block, Sheet } from '#domain/shop/booklets/booklet'
import { decipher, encrypt } from '#domain/shop/booklets/cipher'
import { allCodes, intelligibility } from '#tests/helpers/play/intelligibility'
import { findIn, firstOf, itemAt, leading, onlyOf, present, valueAt } from '#tests/helpers/present'

const code = (name: string) => findIn(PUZZLES, (puzzle) => puzzle.name === name).code

const DIGIT_WORDS = ['NUL', 'EEN', 'TWEE', 'DRIE', 'VIER', 'VIJF', 'ZES', 'ZEVEN', 'ACHT', 'NEGEN']

/** Every way to read letters as numbers in words, one after the other. */
function asDigits(letters: string): string[] {
  if (letters === '') return ['']
  return DIGIT_WORDS.flatMap((word, digit) =>
    letters.startsWith(word)
      ? asDigits(letters.slice(word.length)).map((rest) => `${digit}${rest}`)
      : []
  )
}

/**
 * The determinant of the knot in a ribbon whose ends are joined: 1 when it has none. No knot of four
 * crossings or fewer has 1.
 */
function knotNumber(lint: Ribbon): number {
  const along = alongTheFinger(lint)
  const remaining: number[] = []
  const under: [inside: number, out: number][] = []
  let arc = 0
  for (const { crossing, over: isOver } of along) {
    if (isOver) remaining[crossing] = arc
    else under[crossing] = [arc, ++arc % (along.length / 2)]
  }
  const matrix = under.map(([inside, out], crossing) => {
    const row = under.map(() => 0)
    const add = (column: number, value: number) => (row[column] = itemAt(row, column) + value)
    add(itemAt(remaining, crossing) % under.length, 2)
    add(inside, -1)
    add(out, -1)
    return row
  })
  return Math.abs(determinant(matrix.slice(1).map((row) => row.slice(1))))
}

function determinant(matrix: number[][]): number {
  const [first, ...rest] = matrix
  if (!first) return 1
  return first.reduce((sum, number, index) => {
    const smaller = rest.map((row) => row.filter((_, column) => column !== index))
    return sum + (index % 2 ? -1 : 1) * number * determinant(smaller)
  }, 0)
}

/** The ten digits as dots in the field of a card. */
const DIGIT_SHAPES = [
  '.###. #...# #...# #...# #...# #...# .###.',
  '..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.',
  '.###. #...# ....# ...#. ..#.. .#... #####',
  '##### ....# ...#. .###. ....# #...# .###.',
  '...#. ..##. .#.#. #..#. ##### ...#. ...#.',
  '##### #.... ####. ....# ....# #...# .###.',
  '..##. .#... #.... ####. #...# #...# .###.',
  '##### #...# ....# ...#. ..#.. ..#.. ..#..',
  '.###. #...# #...# .###. #...# #...# .###.',
  '.###. #...# #...# .#### ....# ...#. .##..',
].map((shape) =>
  shape
    .split(' ')
    .flatMap((line, row) =>
      Array.from(line).flatMap((char, column) => (char === '#' ? [[column, row] as const] : []))
    )
)

type Spots = readonly (readonly [column: number, row: number])[]

/**
 * How far spots and a shape lie apart, in places of the field: how far a spot is from the shape, and
 * a dot of the shape from a spot, with the shape a place further where that fits better.
 */
function distanceFrom(spots: Spots, shape: Spots): number {
  const apart = (some: Spots, others: Spots) =>
    some.reduce(
      (sum, [x, y]) => sum + Math.min(...others.map(([u, v]) => Math.hypot(u - x, v - y))),
      0
    ) / some.length
  const steps = [-1, 0, 1]
  const shifted = steps.flatMap((dx) =>
    steps.map((dy) => shape.map(([x, y]) => [x + dx, y + dy] as const))
  )
  return Math.min(...shifted.map((one) => apart(spots, one) + apart(one, spots)))
}

/**
 * The distance when the pips are drawn as wide and as high as the digit, in places of the field: a
 * few pips close together are a small digit to whoever looks at one card.
 */
function distanceAtAnySize(spots: Spots, shape: Spots): number {
  const [one, other] = [fillingTheField(spots), fillingTheField(shape)]
  return distanceFrom(one, other)
}

function fillingTheField(spots: Spots): Spots {
  const filled = (numbers: readonly number[], most: number) => {
    const least = Math.min(...numbers)
    const width = Math.max(...numbers) - least
    return numbers.map((one) => ((one - least) / width) * most)
  }
  const across = filled(
    spots.map(([x]) => x),
    4
  )
  const down = filled(
    spots.map(([, y]) => y),
    6
  )
  return across.map((x, i) => [x, itemAt(down, i)] as const)
}

/** Follows the ribbon from the label, side by side around the box, until it ends. */
function followRibbon(sideCount: number) {
  const digits: string[] = []
  const piecesOf = (side: number): readonly Piece[] => itemAt(SIDES, side).pieces
  let side = SIDES.findIndex((_, index) => piecesOf(index).some(({ from }) => from === 'label'))
  let from: Piece['from'] = 'label'
  for (let step = 0; step < 40; step++) {
    const piece = findIn(piecesOf(side), (other) => other.from === from)
    if (piece.digit) digits.push(piece.digit)
    if (piece.to === 'strik') return { digits: digits.join(''), ending: 'strik' }
    from = piece.to
    side += 1
    if (side === SIDES.length && sideCount === Infinity) side = 0
    if (side === SIDES.length) return { digits: digits.join(''), ending: 'rand' }
  }
  throw new Error('The ribbon never ends')
}

test.group('Ontgoocheld: the puzzles from what is printed', () => {
  test('the pairs of cards held against the light are four pictures, three of them the code', ({
    assert,
  }) => {
    const values = [...new Set(CARDS.map(({ value }) => value))].sort((a, b) => a - b)
    const digits = values.map((value) => {
      const pair = CARDS.filter((card) => card.value === value)
      assert.lengthOf(pair, 2)
      for (const { spots } of pair) assert.lengthOf(spots, value, 'as many pips as it says')
      const together = new Set(pair.flatMap(({ spots }) => spots.map(String)))
      assert.equal(together.size, 2 * value, 'no pip hides another')
      const picture = Array.from({ length: 7 }, (_, row) =>
        Array.from({ length: 5 }, (__, column) =>
          together.has(`${column},${row}`) ? '#' : '.'
        ).join('')
      )
      const seen = PAIRS.filter(
        (other) => other.picture.join().replace(/[12]/g, '#') === picture.join()
      )
      return onlyOf(seen).digit ?? ''
    })
    assert.equal(digits.join(''), code('kaarten'))
  })

  test('a card alone looks as much like three other digits as like the one that it helps to show', ({
    assert,
  }) => {
    for (const { value, digit } of PAIRS)
      for (const { spots, suit } of CARDS.filter((card) => card.value === value && digit)) {
        const unlike = DIGIT_SHAPES.map((shape) => distanceFrom(spots, shape))
        const own = itemAt(unlike, Number(digit))
        const others = unlike.filter((_, other) => other !== Number(digit)).sort((a, b) => a - b)
        // The numbers are in places of the field: the third best guess is hardly worse than the
        // right one.
        assert.isAtMost(itemAt(others, 2) - own, 0.7, `${value} ${suit}`)
      }
  })

  test('a card alone is no small copy of the digit that it helps to show', ({ assert }) => {
    for (const { value, digit } of PAIRS)
      for (const { spots, suit } of CARDS.filter((card) => card.value === value && digit)) {
        const shape = itemAt(DIGIT_SHAPES, Number(digit))
        assert.isAtLeast(distanceAtAnySize(spots, shape), 1.2, `${value} ${suit}`)
      }
  })

  test('the outline of a digit is split between its cards, and not shown by both', ({ assert }) => {
    for (const { value, digit } of PAIRS.filter((pair) => pair.digit)) {
      const shape = itemAt(DIGIT_SHAPES, Number(digit))
      const apart = CARDS.filter((card) => card.value === value).map(({ spots }) =>
        distanceFrom(spots, shape)
      )
      const mean = apart.reduce((sum, one) => sum + one, 0) / apart.length
      assert.isAtLeast(mean, 0.65, `${value}: in places of the field, from card to digit`)
    }
  })

  test('three ribbons of the bow keep a knot, and no picture is like another', ({ assert }) => {
    for (const lint of RIBBONS) {
      const along = alongTheFinger(lint)
      assert.lengthOf(along, lint.crossings.length, lint.hook)
      for (const { crossing } of along)
        assert.sameMembers(
          along.filter((other) => other.crossing === crossing).map(({ over: isOver }) => isOver),
          [true, false],
          lint.hook
        )
      // Far enough apart to draw, in steps of half a millimetre.
      for (const [i, { point }] of along.slice(1).entries())
        assert.isAtLeast(point - itemAt(along, i).point, 20, lint.hook)
    }
    const knots = RIBBONS.filter((lint) => knotNumber(lint) !== 1)
    assert.equal(knots.map(({ digit }) => digit).join(''), code('strik'))
    assert.deepEqual(
      RIBBONS.map(({ hook }) => hook),
      [...RIBBONS.map(({ hook }) => hook)].sort()
    )
    assert.lengthOf(new Set(RIBBONS.map(({ digit }) => digit)), RIBBONS.length)
    const pictures = RIBBONS.map(({ waves, upsideDown, crossings }) =>
      [waves, upsideDown, crossings].join()
    )
    assert.lengthOf(new Set(pictures), RIBBONS.length)
  })

  test('one piece of the strips joins each animal on both sides, also when strips lie upside down', ({
    assert,
  }) => {
    const same = (one: Heights, other: Heights) => one.join() === other.join()
    const turned = ([a, b]: Heights): Heights => [4 - b, 4 - a]
    const upright = STRIPS.flatMap((pieces, strip) => pieces.map((piece) => ({ ...piece, strip })))
    const upsideDown = upright.map(({ left, right }) => ({
      left: turned(right),
      right: turned(left),
    }))
    const solved = ANIMALS.map((animal) => {
      const joins = ({ left, right }: { left: Heights; right: Heights }) =>
        same(left, animal.left) && same(right, animal.right)
      assert.isEmpty(upsideDown.filter(joins), animal.name)
      return { ...animal, ...onlyOf(upright.filter(joins)), knots: animal.knots }
    })
    assert.sameMembers(
      solved.map(({ strip }) => strip),
      [0, 1, 2]
    )
    assert.sameMembers(
      solved.map(({ knots }) => knots),
      [1, 2, 3]
    )
    const inOrder = solved.toSorted((one, other) => one.knots - other.knots)
    // A player who pulls the strips through in the order of the animals or of their knots has none
    // right.
    for (const guess of [solved, inOrder])
      assert.isEmpty(guess.filter(({ strip }, place) => strip === place))
    assert.equal(inOrder.map(({ digits, arrow }) => itemAt(digits, arrow)).join(''), code('ballon'))
  })

  test('no strip fits a window at another height, upright or upside down, within a millimetre', ({
    assert,
  }) => {
    const across = (piece: number, heights: Heights) =>
      heights.map((height) => piece * 22 + 3 + height * 4)
    const length = 22 * 8
    const wrong: string[] = []
    for (const [strip, pieces] of STRIPS.entries()) {
      const left = pieces.flatMap((piece, i) => across(i, piece.left))
      const right = pieces.flatMap((piece, i) => across(i, piece.right))
      const turn = (edge: number[]) => edge.map((at) => length - at)
      for (const animal of ANIMALS) {
        const own = pieces.findIndex(
          (piece) =>
            piece.left.join() === animal.left.join() && piece.right.join() === animal.right.join()
        )
        for (let top = -14; top <= length - 8; top += 0.5) {
          const fits = (edge: number[], heights: Heights) =>
            across(0, heights).every((at) => edge.some((other) => Math.abs(other - top - at) <= 1))
          const atItsPlace = own >= 0 && Math.abs(own * 22 - top) <= 2
          if (!atItsPlace && fits(left, animal.left) && fits(right, animal.right))
            wrong.push(`${animal.name}, strip ${strip + 1}, at ${top}`)
          if (fits(turn(right), animal.left) && fits(turn(left), animal.right))
            wrong.push(`${animal.name}, strip ${strip + 1} upside down, at ${top}`)
        }
      }
    }
    assert.deepEqual(wrong, [])
  })

  test('neither sheet of the balloon says a digit before a strip is pulled through a window', ({
    assert,
  }) => {
    const places = [0, 1, 2, 3, 4, 5]
    for (const { name, digits } of ANIMALS) {
      assert.lengthOf(new Set(digits), places.length, name)
      // The animals alone: any of their six digits may be the one.
      for (const pieces of STRIPS)
        assert.sameMembers([...new Set(pieces.map(({ arrow }) => arrow))], places, name)
    }
    // The strips alone: there is no digit on them.
    const letters = (shapes: readonly Shape[]): string[] =>
      shapes.flatMap((shape) =>
        shape.shape === 'text' ? [shape.text] : shape.shape === 'group' ? letters(shape.shapes) : []
      )
    for (const pieces of STRIPS)
      assert.notMatch(letters(stripDrawing(pieces, 'A').shapes).join(' '), /\d/)
    // A digit above another does not tell the two apart either.
    for (const at of places)
      assert.isAbove(new Set(ANIMALS.map(({ digits }) => itemAt(digits, at))).size, 1)
  })

  test('a strip cannot be placed by one side alone', ({ assert }) => {
    for (const { left, right } of ANIMALS)
      for (const side of ['left', 'right'] as const)
        assert.isAbove(
          STRIPS.flat().filter((piece) => piece[side].join() === { left, right }[side].join())
            .length,
          2
        )
  })

  test('no word of three letters or more stands in two assignments, so that none is a crib for another', ({
    assert,
  }) => {
    const words = PUZZLES.flatMap(({ assignment }) => [
      ...new Set(assignment.toLowerCase().match(/\p{L}{3,}/gu)),
    ])
    assert.lengthOf(words, new Set(words).size, words.join(' '))
  })

  test('the sad class tells what to do, and the laughing class tells the code', ({ assert }) => {
    const row = [...CLOWNS].sort((one, other) => one.dots - other.dots)
    assert.deepEqual(
      row.map(({ dots }) => dots),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    )
    assert.equal(row.map(({ sad: sip }) => sip).join(''), 'DRAAIONSOM')
    assert.deepEqual(asDigits(row.map(({ happy }) => happy).join('')), [code('neus')])
    assert.deepEqual(asDigits(row.map(({ sad: sip }) => sip).join('')), [])
    // Turning the sheet before it is cut is not enough.
    const atTheTop = (clown: (typeof CLOWNS)[number], turned: boolean) =>
      clown.turned === turned ? clown.sad : clown.happy
    const asItLies = [false, true].map((turned) =>
      row.map((clown) => atTheTop(clown, turned)).join('')
    )
    assert.notInclude(asItLies, 'DRAAIONSOM')
    assert.isEmpty(asItLies.flatMap(asDigits))
  })

  test('the ribbon of the label gives the four digits of the gift, and only around the corner', ({
    assert,
  }) => {
    assert.deepEqual(followRibbon(Infinity), { digits: code('cadeau'), ending: 'strik' })
    assert.equal(followRibbon(SIDES.length).ending, 'rand')
    assert.lengthOf(followRibbon(SIDES.length).digits, 2)
  })

  test('the ribbons of the gift go on at every edge, and each has an end of its own', ({
    assert,
  }) => {
    for (const [index, { pieces }] of SIDES.entries()) {
      const next: readonly Piece[] = itemAt(SIDES, (index + 1) % SIDES.length).pieces
      const out = (pieces as readonly Piece[]).map(({ to }) => to).filter((n) => n !== 'strik')
      const inside = next.map(({ from }) => from).filter((v) => v !== 'label')
      assert.sameMembers(out, inside, `after side ${index + 1}`)
      assert.lengthOf(new Set(out), out.length)
    }
  })

  test('no three ribbons of the gift meet at one spot, and a digit hangs on one ribbon only', ({
    assert,
  }) => {
    const steps = Array.from({ length: 121 }, (_, index) => index / 120)
    for (const [index, sideDrawing] of SIDES.entries()) {
      const pieces: readonly Piece[] = sideDrawing.pieces
      const lines = pieces.map((piece) => steps.map((t) => curve(piece).at(t)))
      // The distances are in millimetres; a ribbon is 3.4 wide.
      const distances = (startingAt: readonly [number, number], own: number) =>
        lines
          .filter((_, other) => other !== own)
          .map((line) =>
            Math.min(...line.map(([x, y]) => Math.hypot(x - startingAt[0], y - startingAt[1])))
          )
          .sort((one, other) => one - other)
      for (const [own, line] of lines.entries()) {
        for (const point of line)
          assert.isAbove(itemAt(distances(point, own), 1), 2.8, `side ${index + 1}, ribbon ${own}`)
        const { digit } = itemAt(pieces, own)
        if (digit)
          assert.isAbove(
            firstOf(distances(curve(itemAt(pieces, own)).at(valueAt(SPOT, digit)), own)),
            6,
            digit
          )
      }
    }
  })

  test('the card trick of the first lesson always ends at the chosen card', ({ assert }) => {
    for (const chosen of Array.from({ length: 9 }, (_, index) => index)) {
      let pile = Array.from({ length: 9 }, (_, index) => index)
      for (let times = 0; times < 2; times++) {
        const columns = [0, 1, 2].map((column) => pile.filter((_, index) => index % 3 === column))
        const middle = findIn(columns, (column) => column.includes(chosen))
        const [before, after] = leading(
          columns.filter((column) => column !== middle),
          2
        )
        pile = [...before, ...middle, ...after]
      }
      assert.equal(pile['CLOWN'.length - 1], chosen)
    }
  })
})

test.group('Ontgoocheld: the answer sheet', () => {
  test('the sheet has four locks of three digits and one of four, each with its own code', ({
    assert,
  }) => {
    assert.deepEqual(
      PUZZLES.map((puzzle) => puzzle.code.length),
      [3, 3, 3, 3, 4]
    )
    assert.lengthOf(new Set(PUZZLES.map((puzzle) => puzzle.code)), PUZZLES.length)
  })

  test('the right code of {name} reads best of all, and no other leaves half of the words')
    .with([...PUZZLES])
    .run(({ assert }, { code: correctCode, assignment }) => {
      const secret = encrypt(assignment, correctCode)
      const words = assignment.toUpperCase().split(' ')
      assert.isAtLeast(words.length, 4)
      const result = allCodes(correctCode.length)
        .map((attempt) => ({ attempt, text: decipher(secret, attempt) }))
        .map((one) => ({ ...one, score: intelligibility(one.text) }))
        .sort((one, other) => other.score - one.score)
      assert.equal(firstOf(result).attempt, correctCode)
      assert.isAbove(firstOf(result).score - itemAt(result, 1).score, 0.2)
      for (const { attempt, text } of result.slice(1)) {
        const whole = text.split(' ').filter((word, index) => word === words[index])
        assert.isAtMost(whole.length, words.length / 2, attempt)
      }
    })

  test('the crib of Frommel has below each letter, in the row of a digit, the letter to read', ({
    assert,
  }) => {
    for (const { code: correctCode, assignment } of PUZZLES) {
      const turns = Array.from(encrypt(assignment, correctCode).replaceAll(' ', ''))
      const read = turns.map((letter, turn) => {
        const digit = Number(itemAt(correctCode, turn % correctCode.length))
        return itemAt(itemAt(ROWS, digit), letter.charCodeAt(0) - 'A'.charCodeAt(0))
      })
      assert.equal(read.join(''), assignment.toUpperCase().replaceAll(' ', ''))
    }
    assert.deepEqual(
      ROWS.map((letters) => letters.length),
      Array.from({ length: 10 }, () => 26)
    )
  })

  test('a lock shows its assignment in cipher, and the example opens nothing', ({ assert }) => {
    const printed = ontgoocheld.sheets
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'cipher_text' ? [block] : []))
    assert.deepEqual(
      printed.map(({ lock, digits, text }) => [lock, digits, text]),
      PUZZLES.map((puzzle, index) => [
        index + 1,
        puzzle.code.length,
        encrypt(puzzle.assignment, puzzle.code),
      ])
    )
    // Nor does it open a digit of anything, or look like the small numbers below the letters.
    assert.notMatch(EXAMPLE.code, /[1-3]/)
    for (const { code: correctCode } of PUZZLES)
      for (const [turn, digit] of Array.from(EXAMPLE.code).entries())
        assert.notEqual(itemAt(correctCode, turn), digit, correctCode)
  })
})

const isTable = (block: Block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table'

test.group('Ontgoocheld: the booklet', () => {
  /** Pages that the children never get. */
  const SUPERVISOR = [
    'Klaarzetten',
    'Zo loopt het feest',
    ...PUZZLES.map((_, index) => `Hulp bij slot ${index + 1}`),
    'De codes',
    'Alle oplossingen',
  ]

  test('a sheet for the children says in its corner where it goes, and the table of the host agrees', ({
    assert,
  }) => {
    const ofChildren = ontgoocheld.sheets.filter(({ title }) => !SUPERVISOR.includes(title))
    const inEnvelope = (sheet: Sheet) => /^voor envelop (\d)$/.exec(sheet.corner ?? '')?.[1]
    for (const sheet of ofChildren)
      if (!sheet.bare && inEnvelope(sheet) === undefined)
        assert.equal(sheet.corner, 'vooraf op tafel', sheet.title)
    const table = findIn(codes.blocks, ({ kind }) => kind === 'prop')
    const [{ rows }] = leading(table.kind === 'prop' ? table.parts.filter(isTable) : [], 1)
    for (const [index, row] of rows.entries()) {
      const inside = ofChildren.filter((sheet) => inEnvelope(sheet) === `${index + 1}`)
      const named = inside.map(({ title, section = '' }) =>
        section.startsWith('Toverles') ? firstOf(section.split(',')) : title
      )
      const last = index === rows.length - 1
      const extra = last ? ['een Toverdiploma per kind', 'jullie verrassing'] : []
      assert.equal(row.at(2), [...named, ...extra].join(', '))
    }
    assert.deepEqual(
      ofChildren.filter(({ bare }) => bare).map(({ title }) => title),
      ['Toverdiploma']
    )
  })

  test('the codes stand on a page of the host alone, behind all that children get', ({
    assert,
  }) => {
    const titles = ontgoocheld.sheets.map(({ title }) => title)
    assert.deepEqual(titles.slice(-2), ['De codes', 'Alle oplossingen'])
    for (const sheet of ontgoocheld.sheets.slice(-2)) assert.isTrue(sheet.forHost, sheet.title)
    // The back of a page of a child is no page of a child either, when paper is printed on both
    // sides.
    const help = PUZZLES.map((_, index) => `Hulp bij slot ${index + 1}`)
    assert.deepEqual(titles.slice(-2 - help.length, -2), help)
  })

  test('the pages for players do not say a code', ({ assert }) => {
    const sheets = ontgoocheld.sheets.filter(({ title }) => !SUPERVISOR.includes(title))
    assert.lengthOf(sheets, ontgoocheld.sheets.length - SUPERVISOR.length)
    for (const sheet of sheets)
      for (const puzzle of PUZZLES) {
        const texts = JSON.stringify(sheet, (key, value) => (key === 'vormen' ? undefined : value))
        assert.notMatch(texts, new RegExp(`(?<![\\d.])${puzzle.code}(?![\\d.])`), sheet.title)
      }
  })

  test('every puzzle has three hints that do not say its code, and a way to solve it that does', ({
    assert,
  }) => {
    for (const { code: correctCode, hints, solution } of PUZZLES) {
      assert.lengthOf(hints, 3)
      for (const hint of hints) assert.notInclude(hint, correctCode)
      assert.include(solution.join(' '), correctCode)
    }
  })

  test('the booklet is for the players that the shop names', ({ assert }) => {
    const promise = present(findOrderable('ontgoocheld'), 'ontgoocheld')
    assert.match(promise.players, /^3 tot 6/)
    assert.match(ontgoocheld.players, /^3 tot 6/)
    assert.equal(ontgoocheld.playtime, promise.playtime)
    assert.include(promise.audience, ontgoocheld.age)
  })

  test('the shop shows four pages, none of them for the host', ({ assert }) => {
    const shown = ontgoocheld.sheets.filter(({ preview }) => preview)
    assert.lengthOf(shown, 4)
    assert.isEmpty(shown.filter(({ forHost }) => forHost))
  })
})

test.group('Ontgoocheld: the film', () => {
  test('the film lasts 60 to 90 seconds, in which everybody can read its captions', ({
    assert,
  }) => {
    const duration = SCENES.reduce((sum, { seconds }) => sum + seconds, 0)
    assert.isAtLeast(duration, 60)
    assert.isAtMost(duration, 90)
    for (const { subtitle, seconds } of SCENES) {
      assert.match(subtitle, /\S/)
      assert.isAtMost(subtitle.length / seconds, 14, subtitle)
    }
  })

  test('the pictures of the film have the shape of a screen, and none comes twice', ({
    assert,
  }) => {
    for (const { drawing } of SCENES) assert.equal(drawing.width / drawing.height, 16 / 9)
    assert.lengthOf(new Set(SCENES.map(({ drawing }) => drawing)), SCENES.length)
  })

  test('the film names the five things, and gives no code away', ({ assert }) => {
    const told = SCENES.map(({ subtitle }) => subtitle).join(' ')
    for (const { name } of PUZZLES) assert.include(told, name)
    assert.notMatch(told, /\d/)
  })
})
