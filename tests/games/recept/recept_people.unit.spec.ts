import { bookletFor } from '#games/booklets'
import { test } from '@japa/runner'
import { GUESTS, DOILIES, type Side } from '#games/recept/people/aleida'
import { DELIVERIES, SQUARE_ROWS, type SquareRow } from '#games/recept/people/berend'
import { openingsAfter } from '#domain/play/puzzles/cloth'
import { corrie, SAMPLER, OPENINGS } from '#games/recept/people/corrie'
import {
  DEVIATIONS,
  TESTIMONIES,
  type ProgramItem,
  PROGRAM,
  PATROL_LOG,
  STAMPS,
} from '#games/recept/people/dirk'
import { PARTY_DAY, MENU_CARD, menuInDots, SHELF } from '#games/recept/people/esmee'
import { COLUMNS, ROWS } from '#games/recept/people/floris'
import { DIGIT_KEYS, CASH_BOOK, KEY_ROWS, FLOORS, VISIBLE_LEVERS } from '#games/recept/people/gerda'
import { questioning } from '#games/recept/suspects/questioning'
import { ROOMS, toKeepInSight } from '#games/recept/spaces/spaces_finale'
import {
  floorPlanSheet,
  HEAD,
  ON_PAPER,
  OUTSIDE,
  suspectsToCut,
} from '#games/recept/suspects/board_sheets'
import { ASKED, MOMENTS, STATEMENTS } from '#games/recept/suspects/statements'
import { FINGERPRINTS } from '#domain/play/props/police_card'
import { isAnswerTo } from '#domain/play/puzzles/puzzle_answer'
import { STAFF } from '#games/recept/people/staff'
import { theRecipe } from '#games/recept/the_recipe'
import { people, peopleFinale } from '#games/recept/recept_people'
import { recept } from '#games/recept/recept_game'
import { PEOPLE, type Person } from '#games/recept/recept_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { cellAt, findIn, firstOf, itemAt, present } from '#tests/helpers/present'

const answerOf = (name: Person) => findIn(people, (puzzle) => puzzle.name === name).answer

/** Every text in the data, however deep. */
function texts(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(texts) : []
}

/** A sheet between its margins, in millimetres. */
const SHEET_MM = 170

type Area = readonly [x: number, y: number, width: number, height: number]

const apart = ([ax, ay, aw, ah]: Area, [bx, by, bw, bh]: Area) =>
  ax + aw <= bx || bx + bw <= ax || ay + ah <= by || by + bh <= ay

/**
 * Whether so many cards lie within the walls of a room, not on each other and not on what has to
 * stay in sight. The cards are alike, so none is tried before the place of the one that was laid
 * last.
 */
function layCards(room: Area, kept: readonly Area[], count: number, last = 0): boolean {
  if (count === 0) return true
  return placesIn(room).some(
    (card, index) =>
      index >= last &&
      kept.every((other) => apart(card, other)) &&
      layCards(room, [...kept, card], count - 1, index + 1)
  )
}

/** Every place of a card within these walls, in steps of two. */
function placesIn([x, y, width, height]: Area): Area[] {
  const wide = SHEET_MM / ON_PAPER.card.columns / ON_PAPER.unit
  const high = ON_PAPER.card.height / ON_PAPER.unit
  const places: Area[] = []
  for (let top = y; top + high <= y + height; top += 2)
    for (let left = x; left + wide <= x + width; left += 2) places.push([left, top, wide, high])
  return places
}

test.group('Het verdwenen recept, the seven persons', () => {
  test('each person has one puzzle, with two hints, under their own flag', ({ assert }) => {
    assert.sameMembers(
      people.map(({ name }) => name),
      [...PEOPLE]
    )
    for (const { name, flag, hints } of people as readonly Puzzle[]) {
      assert.equal(flag, name)
      assert.lengthOf(hints, 2)
    }
  })

  test('the texts before solving contain no answer', ({ assert }) => {
    const answers = [...people, peopleFinale].map(({ answer }) => answer.toLowerCase())
    for (const { name, answer, story, material, question, label } of [
      ...people,
      peopleFinale,
    ] as readonly Puzzle[]) {
      for (const text of texts([story, material, question, label])) {
        assert.notInclude(text.toLowerCase(), answer.toLowerCase(), name)
      }
    }
    for (const text of texts([recept.intro, recept.groups])) {
      for (const answer of answers) assert.notInclude(text.toLowerCase(), answer)
    }
  })

  test('the years of service and the keys read as the final word', ({ assert }) => {
    const byYearsOfService = [...PEOPLE].sort(
      (a, b) => STAFF[a].employedSince - STAFF[b].employedSince
    )
    const word = byYearsOfService.map((name) => answerOf(name)[STAFF[name].key - 1])
    assert.equal(word.join(''), peopleFinale.answer)
    assert.lengthOf(new Set(byYearsOfService.map((name) => STAFF[name].employedSince)), 7)
  })

  test('the letters of the names, or of the cards as they lie, get a text of their own', ({
    assert,
  }) => {
    const byName = [...PEOPLE].sort()
    const byYearsOfService = [...PEOPLE].sort(
      (a, b) => STAFF[a].employedSince - STAFF[b].employedSince
    )
    const letter = (word: string, name: Person) => itemAt(word, STAFF[name].key - 1)
    const caught = peopleFinale.nearMisses.map(({ answer }) => answer as string)
    assert.include(caught, byName.map((name) => letter(answerOf(name), name)).join(''))
    assert.include(
      caught,
      byYearsOfService.map((name) => letter(name.toUpperCase(), name)).join('')
    )
  })

  test('everybody shows their year and key', ({ assert }) => {
    for (const { name, material } of people) {
      const { employedSince, key } = STAFF[name]
      const shown = texts(material)
      assert.include(shown, `In dienst sinds ${employedSince}, sleutel ${key}`)
    }
  })
})

test.group('Berend: a board with room for one word more than was delivered', () => {
  const words = DELIVERIES.flatMap(({ words: delivered }) => [...delivered])

  const squares = ({ row, column, direction, length }: SquareRow) =>
    Array.from({ length }, (_, i) =>
      direction === 'liggend' ? `${row},${column + i}` : `${row + i},${column}`
    )

  /** Fills the rows of squares; exactly one of them, of `open` squares, gets no delivered word. */
  function fillIn(open: number): { free: string }[] {
    const rows = SQUARE_ROWS.map(squares)
    const found: { free: string }[] = []
    const board = new Map<string, string>()
    const remaining = new Set<string>(words)
    let free: number | null = null

    const past = (row: string[], word: string) =>
      word.length === row.length &&
      row.every((square, i) => (board.get(square) ?? word[i]) === word[i])

    const further = (open_: ReadonlySet<number>): void => {
      if (open_.size === 0) {
        found.push({
          free: itemAt(rows, present(free, 'free'))
            .map((square) => board.get(square) ?? '?')
            .join(''),
        })
        return
      }
      const choices = [...open_].map((index) => {
        const fitting: (string | null)[] = [...remaining].filter((word) =>
          past(itemAt(rows, index), word)
        )
        if (free === null && itemAt(rows, index).length === open) fitting.push(null)
        return { nr: index, fitting }
      })
      const { nr: index, fitting } = choices.reduce((a, b) =>
        b.fitting.length < a.fitting.length ? b : a
      )
      const rest = new Set([...open_].filter((other) => other !== index))
      for (const word of fitting) {
        if (word === null) {
          free = index
          further(rest)
          free = null
          continue
        }
        const updated = itemAt(rows, index).filter((square) => !board.has(square))
        itemAt(rows, index).forEach((square, i) => board.set(square, itemAt(word, i)))
        remaining.delete(word)
        further(rest)
        remaining.add(word)
        updated.forEach((square) => board.delete(square))
      }
    }
    further(new Set(rows.keys()))
    return found
  }

  test('the lengths leave exactly one row of five squares over', ({ assert }) => {
    const count = (lengths: number[], length: number) => lengths.filter((n) => n === length).length
    const difference = [3, 4, 5, 6, 7, 8, 9].map(
      (n) =>
        count(
          SQUARE_ROWS.map(({ length }) => length),
          n
        ) -
        count(
          words.map(({ length }) => length),
          n
        )
    )
    assert.deepEqual(difference, [0, 0, 1, 0, 0, 0, 0])
  })

  test('the delivered words fit in one way and leave one word legible', ({ assert }) => {
    assert.deepEqual(fillIn(5), [{ free: answerOf('berend') }])
  })

  test('two words compete for each of the two longest rows of squares', ({ assert }) => {
    assert.lengthOf(
      SQUARE_ROWS.filter(({ length }) => length === 8),
      2
    )
    assert.lengthOf(
      words.filter(({ length }) => length >= 8),
      2
    )
    for (const length of SQUARE_ROWS.map((squareRow) => squareRow.length)) {
      assert.isAtLeast(words.filter((word) => word.length === length).length, 2)
    }
  })

  test('squares that touch belong to one row of squares', ({ assert }) => {
    const rows = SQUARE_ROWS.map(squares)
    const taken = new Set(rows.flat())
    for (const square of taken) {
      const [r, k] = square.split(',').map(Number) as [number, number]
      for (const neighbor of [`${r},${k + 1}`, `${r + 1},${k}`]) {
        if (!taken.has(neighbor)) continue
        assert.isTrue(rows.some((row) => row.includes(square) && row.includes(neighbor)))
      }
    }
  })
})

test.group('Gerda: amounts in columns of keys, storeys in rows', () => {
  test('the cash book reads as a sentence that begins with the answer', ({ assert }) => {
    const read = CASH_BOOK.map(({ storey, euro }) => {
      const row = itemAt(KEY_ROWS, FLOORS.indexOf(storey))
      return row[DIGIT_KEYS.indexOf(String(euro))]
    }).join('')
    assert.equal(read, 'BRIEFVANWILLEM')
    assert.isTrue(read.startsWith(answerOf('gerda')))
  })

  test('a visible lever has a letter on every row', ({ assert }) => {
    for (const digit of VISIBLE_LEVERS) {
      for (const row of KEY_ROWS) assert.isDefined(row[DIGIT_KEYS.indexOf(digit)])
    }
  })
})

test.group('Dirk: an evening that did not go as printed', () => {
  const minutes = (time: string) => {
    const [hour, minute] = time.split('.').map(Number) as [number, number]
    return hour * 60 + minute
  }
  const printed = PROGRAM.map(({ time }) => minutes(time))

  type Course = ReadonlyMap<ProgramItem, { from: number; until: number }>

  function timeline(duration: (part: ProgramItem, printedDuration: number) => number): Course {
    let begin = firstOf(printed)
    return new Map(
      PROGRAM.slice(0, -1).map(({ part }, i) => {
        const from = begin
        begin += duration(part, itemAt(printed, i + 1) - itemAt(printed, i))
        return [part, { from, until: begin }]
      })
    )
  }
  const asPrinted = timeline((_, duration) => duration)
  const asItWent = timeline(
    (part, duration) => DEVIATIONS.find((a) => a.part === part)?.lasted ?? duration
  )

  const impossible = (evening: Course) =>
    PATROL_LOG.filter(({ time, post }) =>
      TESTIMONIES.some((g) => {
        const { from, until } = present(evening.get(g.during), 'the part of the evening')
        return g.post === post && from <= minutes(time) && minutes(time) < until
      })
    )
      .map(({ post }) => STAMPS[post])
      .join('')

  test('the stamps of impossible visits spell the answer', ({ assert }) => {
    assert.equal(impossible(asItWent), answerOf('dirk'))
  })

  test('a player who trusts the printed times reads another word and hears so', ({ assert }) => {
    const { nearMisses } = findIn(people, ({ name }) => name === 'dirk') as Puzzle
    assert.include(
      present(nearMisses, 'nearMisses').map(({ answer }) => answer),
      impossible(asPrinted)
    )
  })

  test('each visit is at least two minutes from every boundary', ({ assert }) => {
    for (const { time, post } of PATROL_LOG) {
      for (const { during } of TESTIMONIES.filter((g) => g.post === post)) {
        for (const evening of [asPrinted, asItWent]) {
          const { from, until } = present(evening.get(during), 'the part of the evening')
          assert.isAtLeast(Math.abs(minutes(time) - from), 2)
          assert.isAtLeast(Math.abs(minutes(time) - until), 2)
        }
      }
    }
  })

  test('the book and the remarks say how they are computed', ({ assert }) => {
    const times = PATROL_LOG.map(({ time }) => minutes(time))
    assert.deepEqual(
      times,
      [...times].sort((a, b) => a - b)
    )
    for (const { remark, lasted } of DEVIATIONS) {
      assert.include(remark, `Duurde ${lasted} minuten`)
    }
    for (const { post, during, statement } of TESTIMONIES) {
      assert.include(statement, post)
      assert.include(statement, `Tijdens de ${during} `.replace('de hoofd', 'het hoofd'))
    }
  })
})

test.group('Floris: glasses that read as letters', () => {
  const SIZE = 11
  type Row = readonly boolean[]

  /** All ways to place the groups in a row of this length; null leaves every way open. */
  function rows(groups: readonly number[] | null, length: number): Row[] {
    const everything: Row[] = Array.from({ length: 2 ** length }, (_, n) =>
      Array.from({ length }, (__, i) => ((n >> i) & 1) === 1)
    )
    if (groups === null) return everything
    return everything.filter((row) => groupsIn(row).join() === groups.join())
  }
  const groupsIn = (row: Row) =>
    row
      .map((full) => (full ? '#' : ' '))
      .join('')
      .split(/ +/)
      .filter(Boolean)
      .map(({ length }) => length)

  test('a player who reasons without trying gets one picture', ({ assert }) => {
    const field = Array.from({ length: SIZE }, () => Array<boolean | null>(SIZE).fill(null))
    const lines = [
      ...ROWS.map((groups, r) => ({
        choices: rows(groups, SIZE),
        plaats: (i: number) => [r, i] as const,
      })),
      ...COLUMNS.map((groups, k) => ({
        choices: rows(groups, SIZE),
        plaats: (i: number) => [i, k] as const,
      })),
    ]
    for (let changed = true; changed;) {
      changed = false
      for (const line of lines) {
        line.choices = line.choices.filter((row) =>
          row.every((full, i) => {
            const [r, k] = line.plaats(i)
            return (itemAt(field, r)[k] ?? full) === full
          })
        )
        for (let i = 0; i < SIZE; i++) {
          const [r, k] = line.plaats(i)
          const full = cellAt(line.choices, 0, i)
          if (itemAt(field, r)[k] !== null || line.choices.some((row) => row[i] !== full)) continue
          itemAt(field, r)[k] = full
          changed = true
        }
      }
    }
    // Letters of five by five glasses, two above and two below, as anybody would read them.
    const LETTERS: Readonly<Record<string, string>> = {
      '##### #.... #.### #...# #####': 'G',
      '##### #.... ####. #.... #####': 'E',
      '#.... #.... #.... #.... #####': 'L',
      '####. #...# #...# #...# ####.': 'D',
    }
    const picture = field.map((row) =>
      row.map((full) => (full === null ? '?' : full ? '#' : '.')).join('')
    )
    const letter = (r: number, k: number) =>
      LETTERS[
        picture
          .slice(r, r + 5)
          .map((row) => row.slice(k, k + 5))
          .join(' ')
      ]
    assert.equal(
      [letter(0, 0), letter(0, 6), letter(6, 0), letter(6, 6)].join(''),
      answerOf('floris')
    )
    assert.equal(picture[5], '.'.repeat(SIZE))
    assert.isTrue(picture.every((row) => row[5] === '.'))
  })
})

test.group('Aleida: what is under the highest', () => {
  const N = DOILIES.length
  const visible = (row: readonly number[]) =>
    row.filter((height, i) => row.slice(0, i).every((before) => before < height)).length

  const permutations = (rest: number[]): number[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((n) => permutations(rest.filter((m) => m !== n)).map((p) => [n, ...p]))

  const holds = (side: Side, place: number, row: readonly number[]) =>
    GUESTS.every((g) => g.side !== side || g.place !== place || g.sees === visible(row))

  function arrangements(top: number[][]): number[][][] {
    const r = top.length
    if (r === N) {
      const columns = Array.from({ length: N }, (_, k) => top.map((row) => itemAt(row, k)))
      return columns.every(
        (column, k) => holds('deur', k, column) && holds('raam', k, column.toReversed())
      )
        ? [top]
        : []
    }
    return permutations([1, 2, 3, 4, 5])
      .filter((row) => row.every((n, k) => top.every((other) => other[k] !== n)))
      .filter((row) => holds('links', r, row) && holds('rechts', r, row.toReversed()))
      .flatMap((row) => arrangements([...top, row]))
  }

  const found = arrangements([])
  const bottom = (height: number) =>
    DOILIES.map((letters, r) => letters[cellAt(found, 0, r).indexOf(height)]).join('')

  test('the cards allow one arrangement', ({ assert }) => {
    assert.lengthOf(found, 1)
    assert.equal(bottom(5), answerOf('aleida'))
  })

  test('no card alone tells where the highest of its row stands', ({ assert }) => {
    for (const { sees } of GUESTS) {
      const places = permutations([1, 2, 3, 4, 5])
        .filter((row) => visible(row) === sees)
        .map((row) => row.indexOf(5))
      assert.isAbove(new Set(places).size, 1)
    }
  })

  test('the other heights read as words with a text of their own', ({ assert }) => {
    const { nearMisses } = findIn(people, ({ name }) => name === 'aleida') as Puzzle
    assert.includeMembers(
      present(nearMisses, 'nearMisses').map(({ answer }) => answer),
      [1, 2, 3, 4].map(bottom)
    )
  })
})

test.group('Esmee: eggs that can be felt', () => {
  const letters = new Map(
    MENU_CARD.flatMap((word) =>
      menuInDots(word).map((dots, i) => [dots.join(), itemAt(word, i)] as const)
    )
  )
  const letter = ({ eggs }: (typeof SHELF)[number]) =>
    letters.get(
      [0, 1].flatMap((k) => eggs.flatMap((row, r) => (row[k] ? [k * 3 + r + 1] : []))).join()
    ) ?? '?'
  const date = ({ day, month }: (typeof SHELF)[number]) => (month === 'juni' ? 31 : 0) + day
  const read = (dozen: readonly (typeof SHELF)[number][]) => dozen.map(letter).join('')

  const stillGood = SHELF.filter((box) => date(box) > PARTY_DAY)
  const byDate = [...SHELF].sort((a, b) => date(a) - date(b))

  test('the menu card gives each of its letters in one way', ({ assert }) => {
    assert.lengthOf([...letters.keys()], new Set(MENU_CARD.join('')).size)
  })

  test('the food that was still good on the day of the party reads as the answer by date', ({
    assert,
  }) => {
    assert.equal(read(byDate.filter((box) => stillGood.includes(box))), answerOf('esmee'))
    assert.isBelow(stillGood.length, SHELF.length)
  })

  test('a player who leaves out half of the law hears so', ({ assert }) => {
    const { nearMisses } = findIn(people, ({ name }) => name === 'esmee') as Puzzle
    const caught = present(nearMisses, 'nearMisses').map(({ answer }) => answer)
    assert.includeMembers(caught, [read(SHELF), read(stillGood), read(byDate)])
  })

  test('the letters make several words without the dates', ({ assert }) => {
    const stock = new Set(read(SHELF))
    for (const word of ['LIJN', 'FIJN', 'LIJF']) {
      assert.isTrue([...word].every((char) => stock.has(char)))
    }
  })
})

test.group('Corrie: a doily that is turned', () => {
  test('four quarters show every letter once, and a sentence with the answer', ({ assert }) => {
    let openings = OPENINGS.map(([r, k]) => [r, k] as const)
    const seen = new Set<string>()
    const states: string[] = []
    for (let state = 0; state < 4; state++) {
      openings = [...openings].sort(([r1, k1], [r2, k2]) => r1 - r2 || k1 - k2)
      openings.forEach((square) => seen.add(square.join()))
      states.push(openings.map(([r, k]) => itemAt(SAMPLER, r)[k]).join(''))
      openings = openings.map(([r, k]) => [k, SAMPLER.length - 1 - r] as const)
    }
    assert.lengthOf(seen, 36)
    assert.equal(states.join(''), 'CORRIELEGDEEENROOSOPDESTOELVANWILLEM')
    assert.include(states.join(''), answerOf('corrie'))
  })

  test('the cloth on the screen shows in each quarter what the cut one shows', ({ assert }) => {
    const { contents, cloth } = corrie.material[1].parts[0].pen
    const read = [0, 1, 2, 3].map((quarters) =>
      openingsAfter(cloth.openings, SAMPLER.length, quarters).map((square) => contents[square])
    )
    assert.equal(read.flat().join(''), 'CORRIELEGDEEENROOSOPDESTOELVANWILLEM')
    assert.deepEqual(openingsAfter(cloth.openings, 6, 4), [...cloth.openings])
  })
})

test.group('Het verdwenen recept, het verhoor', () => {
  /** Who says what about themselves, and which fact of another refutes it. */
  const clashes = PEOPLE.flatMap((witness) => {
    const { saw } = STATEMENTS[witness]
    const refuted =
      saw.at >= ASKED.from && saw.at <= ASKED.until && STATEMENTS[saw.whom].claims !== saw.place
    return refuted
      ? [{ liar: saw.whom, claims: STATEMENTS[saw.whom].claims, witness, fact: saw.place }]
      : []
  })

  test('five of the seven say something about themselves that the fact of another refutes', ({
    assert,
  }) => {
    assert.sameDeepMembers(clashes, [
      { liar: 'berend', claims: 'keuken', witness: 'corrie', fact: 'linnenkamer' },
      { liar: 'gerda', claims: 'kantoor', witness: 'floris', fact: 'feestzaal' },
      { liar: 'dirk', claims: 'poort', witness: 'aleida', fact: 'eetzaal' },
      { liar: 'aleida', claims: 'receptie', witness: 'dirk', fact: 'feestzaal' },
      { liar: 'esmee', claims: 'keuken', witness: 'berend', fact: 'gang' },
    ])
  })

  test('the suspects whom another saw where they say they were are the answer, and nobody else', ({
    assert,
  }) => {
    const seen = PEOPLE.map((person) => STATEMENTS[person].saw.whom)
    assert.sameMembers(seen, [...PEOPLE], 'everybody is seen once')
    const truthful = PEOPLE.filter((person) => !clashes.some(({ liar }) => liar === person))
    assert.sameMembers(truthful, ['corrie', 'floris'])
    for (const names of [truthful, [...truthful].reverse()])
      assert.isTrue(isAnswerTo(questioning, names.join(' en ')))
  })

  test('the print says the place and the moment of the data', ({ assert }) => {
    for (const person of PEOPLE) {
      const { claims, about, saw, aboutOther } = STATEMENTS[person]
      assert.include(about.toLowerCase(), claims)
      assert.include(aboutOther, STAFF[saw.whom].name)
      assert.include(aboutOther.toLowerCase(), saw.place)
      assert.include(aboutOther.toLowerCase(), present(MOMENTS[saw.at], 'the moment'))
    }
  })

  /** How many people are in a place at once: as they say themselves, or as others saw them. */
  const together = (place: string) => {
    const claimed = PEOPLE.filter((person) => STATEMENTS[person].claims === place)
    const seen = PEOPLE.filter((person) => STATEMENTS[person].saw.place === place)
    return Math.max(claimed.length, seen.length)
  }

  test('the cards lie in every room with all who are there, clear of its name and number', ({
    assert,
  }) => {
    assert.deepEqual([together('feestzaal'), together('keuken')], [3, 2])
    for (const room of ROOMS) {
      const count = Math.max(1, together(room.area))
      assert.isTrue(layCards(room.rect, toKeepInSight(room), count), `${count} in ${room.name}`)
    }
    for (const { name, rect } of OUTSIDE) {
      const [x, y, width] = rect
      const count = together(name.toLowerCase())
      assert.isAtLeast(count, 1)
      assert.isTrue(layCards(rect, [[x, y, width, HEAD]], count), `${count} in ${name}`)
    }
    const closet: Area = [0, 0, 80, 80]
    assert.isTrue(layCards(closet, [], 1))
    assert.isFalse(layCards(closet, [], 2), 'not everything fits')
  })

  test('every place that somebody names is drawn on the plan', ({ assert }) => {
    const drawn = [...ROOMS, ...OUTSIDE].map(({ name }) => name.toLowerCase())
    for (const { claims, saw } of Object.values(STATEMENTS))
      assert.includeMembers(drawn, [claims, saw.place])
  })

  test('the questioning says what to lay beside it, by the titles of those sheets', ({
    assert,
  }) => {
    const story = questioning.story.join(' ').toLowerCase()
    for (const { title } of [suspectsToCut, floorPlanSheet])
      assert.include(story, title.toLowerCase())
    const { sheets } = bookletFor('het-verdwenen-recept')
    for (const sheet of [suspectsToCut, floorPlanSheet]) assert.include(sheets, sheet)
    const drawn = texts(floorPlanSheet.blocks.filter(({ kind }) => kind === 'true_size'))
    for (const { label } of recept.puzzles.filter(
      ({ group, kind }) => group === 'ruimten' && kind === 'puzzle'
    ))
      assert.include(drawn, label)
  })

  test('nothing waits for the questioning, and it gives no other answer away', ({ assert }) => {
    assert.equal(questioning.kind, 'extra')
    const said = questioning.material
      .flatMap(({ people: all }) => all.flatMap(({ statements }) => statements))
      .map(({ text }) => text.toLowerCase())
      .join(' ')
    for (const { answer } of recept.puzzles)
      if (answer !== questioning.answer)
        assert.notMatch(said, new RegExp(`\\b${answer.toLowerCase()}\\b`))
    // Two prints that are alike would be a clue.
    const prints = new Set(FINGERPRINTS.map((print) => JSON.stringify(print)))
    assert.isAtLeast(prints.size, PEOPLE.length)
  })
})

test.group('Het verdwenen recept, the frame', () => {
  test('the game has sixteen puzzles and two finals, each in a group that is introduced', ({
    assert,
  }) => {
    const puzzles = recept.puzzles as readonly Puzzle[]
    assert.lengthOf(
      puzzles.filter(({ kind }) => kind === 'puzzle'),
      16
    )
    assert.lengthOf(
      puzzles.filter(({ kind }) => kind === 'finale'),
      2
    )
    const groups = recept.groups.map(({ name }) => name as string)
    for (const { group } of puzzles) assert.include(groups, group)
  })

  test('the recipe that is mailed uses every ingredient that it lists', ({ assert }) => {
    const steps = theRecipe.steps.join(' ').toLowerCase()
    const CORE = ['uien', 'boter', 'olie', 'zout', 'bloem', 'espresso', 'wijn', 'bouillon', 'tijm']
    for (const word of [...CORE, 'laurier', 'vanille', 'peper', 'brood', 'kaas']) {
      assert.isTrue(
        theRecipe.ingredients.some(({ what }) => what.includes(word)),
        word
      )
      assert.include(steps, word)
    }
  })
})
