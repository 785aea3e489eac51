import type { Material } from '#domain/play/puzzles/puzzle'
import { test } from '@japa/runner'
import { colors, digitsOf } from '#games/eindejaar/eindejaar_colors'
import { sheets } from '#games/eindejaar/eindejaar_sheets'
import { VISITS, DOORS } from '#games/eindejaar/sheets/advent_calendar'
import { POURED, ROWS } from '#games/eindejaar/sheets/glasses'
import { NEW_LENGTH, TRIALS, STUBS } from '#games/eindejaar/sheets/candles'
import { CUBES, LAST_DAY, STENCILS, AREAS } from '#games/eindejaar/sheets/calendar'
import { BACK, PACKING_LIST, FRONT } from '#games/eindejaar/sheets/baubles'
import { CARDS, CLOCKS } from '#games/eindejaar/sheets/clocks'
import { SONGBOOK, LINES } from '#games/eindejaar/sheets/carol_rebus'
import type { Piece } from '#games/eindejaar/sheets/carol_rebus'
import { ASKED, WEIGHINGS } from '#games/eindejaar/sheets/doughnuts'
import { CONTENTS, NOTES, RECIPIENTS, GIFTS } from '#games/eindejaar/sheets/gifts'
import { LANTERNS, LANTERNS_ON_THE_WAY, POND } from '#games/eindejaar/sheets/sleigh'
import { DIAL, STARTS, TURNS, turnDial } from '#games/eindejaar/dial'
import { dial } from '#games/eindejaar/dial_drawing'
import { punchCard } from '#games/eindejaar/eindejaar_sheets_to_keep'
import { OIL_CAN } from '#games/eindejaar/oil_can'
import { twelveStrokes, WORD_LENGTHS } from '#games/eindejaar/twelve_strokes'
import { isInTurn, isOver } from '#domain/play/puzzles/flags'
import { LOCKS } from '#games/eindejaar/sheets/eindejaar_symbols'
import { CUTS, FOLDED_SIZE, SHEET, FOLDS } from '#games/eindejaar/sheets/folded_star'
import { TUBES, WITH_NUMBER, FROM, WITHOUT_NUMBER } from '#games/eindejaar/sheets/fireworks'
import { eindejaar } from '#games/eindejaar/eindejaar_game'
import { findIn, firstOf, itemAt, lastOf, onlyOf, present, valueAt } from '#tests/helpers/present'

const answer = (name: (typeof sheets)[number]['name']) =>
  Number(findIn(sheets, (sheet) => sheet.name === name).answer)

const until = (count: number) => Array.from({ length: count }, (_, i) => i)

function permutations<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]]
  return things.flatMap((thing, i) =>
    permutations(things.filter((_, j) => j !== i)).map((rest) => [thing, ...rest])
  )
}

/** Every choice of one from each row. */
const choices = <T>(rows: readonly (readonly T[])[]): T[][] =>
  rows.reduce<T[][]>(
    (list, row) => list.flatMap((part) => row.map((thing) => [...part, thing])),
    [[]]
  )

test.group('Eindejaarsspel, groen', () => {
  test('a tree seen from both sides agrees with the packing list only when its tips count once', ({
    assert,
  }) => {
    const countBalls = (kind: string, doubleTips: boolean) =>
      [...FRONT, ...BACK.map((branch) => (doubleTips ? branch : branch.slice(1, -1)))]
        .flat()
        .filter((bauble) => bauble === kind).length

    FRONT.forEach((branch, i) => {
      const back = itemAt(BACK, i)
      assert.equal(branch[0], back.at(-1), 'left in front is right behind')
      assert.equal(branch.at(-1), back[0])
    })
    for (const [kind, count] of Object.entries(PACKING_LIST)) {
      assert.equal(countBalls(kind, false), count)
      assert.notEqual(countBalls(kind, true), count, 'the list shows that plain adding is wrong')
    }
    assert.equal(countBalls('strepen', false), answer('sheet1'))
    assert.equal(countBalls('strepen', true), 9, 'the near miss that has its own text')
  })

  test('the folded and cut sheet has as many holes as stars on the wall', ({ assert }) => {
    assert.equal(holesAfterUnfolding(), answer('sheet2'))
  })

  test('the notes give every parcel one owner and one content, and none can be missed', ({
    assert,
  }) => {
    const solutions = distributions(NOTES)
    assert.equal(onlyOf(solutions).klokkenmaker, answer('sheet3'))
    for (const gone of NOTES) {
      const places = distributions(NOTES.filter((note) => note !== gone))
      assert.isAbove(places.length, 1, gone.text)
    }
  })
})

test.group('Eindejaarsspel, rood', () => {
  test('only one moment makes the two stubs as long as the third', ({ assert }) => {
    const perHour = new Map(
      TRIALS.map(({ candle, hours, remaining }) => [candle, (NEW_LENGTH - remaining) / hours])
    )
    const height = (candle: (typeof TRIALS)[number]['candle'], hour: number) =>
      NEW_LENGTH - valueAt(perHour, candle) * hour
    const lastHour = Math.min(...[...perHour.values()].map((speed) => NEW_LENGTH / speed))
    const moments = until(lastHour * 60 + 1)
      .map((minute) => minute / 60)
      .filter((hour) => {
        const together = STUBS.together.reduce((sum, candle) => sum + height(candle, hour), 0)
        return Math.abs(together - height(STUBS.even, hour)) < 1e-9
      })
    assert.deepEqual(moments, [answer('sheet4')])
  })

  test('every number from 1 to 24 has one door', ({ assert }) => {
    assert.sameMembers(
      DOORS.flat(),
      until(24).map((i) => i + 1)
    )
  })

  test('the thread from light to light draws a figure, and resembles no other', ({ assert }) => {
    const picture = thread()
    const differences = DIGITS.map((digit) => distance(digit, picture))
    const smallest = Math.min(...differences)
    assert.deepEqual(
      differences.flatMap((difference, i) => (difference === smallest ? [i] : [])),
      [answer('sheet5')]
    )
  })

  test('one ride is shorter than all others, and it passes the lanterns that the rider names', ({
    assert,
  }) => {
    const rides = shortestRides()
    assert.equal(onlyOf(rides).pushes, answer('sheet6'))
    const underway = firstOf(rides).boxes.filter((box) => LANTERNS.some((l) => l === box))
    assert.lengthOf(underway, LANTERNS_ON_THE_WAY)
    assert.lengthOf(new Set(underway), LANTERNS_ON_THE_WAY, 'none of them twice')
  })

  test('no other ride passes as few lanterns, however long it is', ({ assert }) => {
    const lanterns = allRides().map(
      ({ boxes }) => new Set(boxes.filter((box) => LANTERNS.some((l) => l === box))).size
    )
    assert.lengthOf(
      lanterns.filter((count) => count <= LANTERNS_ON_THE_WAY),
      1
    )
  })
})

test.group('Eindejaarsspel, paars', () => {
  test('the two scales fix what a staaf weighs in oliebollen', ({ assert }) => {
    // The weights go in steps of half an oliebol, far beyond anything plausible.
    const halves = until(200).map((i) => (i + 1) / 2)
    const fitting = choices([halves, halves]).filter(([rod, appelflap]) => {
      const weight = {
        oliebol: 1,
        staaf: present(rod, 'staaf'),
        appelflap: present(appelflap, 'appelflap'),
      }
      return WEIGHINGS.every(({ left, right }) => {
        const sum = (side: readonly (keyof typeof weight)[]) =>
          side.reduce((total, pastry) => total + weight[pastry], 0)
        return sum(left) === sum(right)
      })
    })
    assert.equal(ASKED, 'staaf')
    assert.equal(onlyOf(fitting)[0], answer('sheet7'))
  })

  test('the tower overflows into the bottom row and onto the table, and no drop is lost', ({
    assert,
  }) => {
    const { rows, spilled } = pour()
    const filledIn = (row: readonly number[]) => row.filter((content) => content === 1).length
    assert.equal(filledIn(lastOf(rows)), answer('sheet8'))
    assert.equal(rows.flat().reduce((sum, content) => sum + content, 0) + spilled, POURED)
    assert.isTrue(
      rows.flat().every((content) => content === 0 || content === 1),
      'no glass is half full, so nobody has to judge what full means'
    )
  })

  test('the five tags fit the five clocks at one time only', ({ assert }) => {
    const times = possibleTimes()
    assert.equal(Math.floor(onlyOf(times) / 60), answer('sheet9'))
  })
})

test.group('Eindejaarsspel, oranje', () => {
  test('every drawn line is one song of the book, and the marked boxes spell a number', ({
    assert,
  }) => {
    const letters = LINES.map(({ words, lengths, box }) => {
      const title = words.map((word) => (word as readonly Piece[]).map(readPiece).join(''))
      assert.deepEqual(
        title.map((word) => word.length),
        [...lengths]
      )
      const found = SONGBOOK.filter((lied) => lied.toLowerCase() === title.join(' '))
      assert.lengthOf(found, 1, title.join(' '))
      return title.join('')[box - 1]
    })
    assert.equal(NUMBER_WORDS.indexOf(letters.join('')), answer('sheet10'))
  })

  test('the boxes of a line fit three songs, so only the pictures say which number is spelled', ({
    assert,
  }) => {
    const fitting = LINES.map(({ lengths, box }) =>
      SONGBOOK.filter(
        (lied) =>
          lied
            .split(' ')
            .map((word) => word.length)
            .join() === lengths.join()
      ).map((lied) => itemAt(lied.toLowerCase().replaceAll(' ', ''), box - 1))
    )
    assert.deepEqual(
      fitting.map((songs) => songs.length),
      [3, 3, 3]
    )
    const numbers = new Set(
      choices(fitting)
        .map((letters) => NUMBER_WORDS.indexOf(letters.join('')))
        .filter((number) => number >= 0)
    )
    assert.sameMembers([...numbers], [1, answer('sheet10')])
  })

  test('the four sums fix the tubes, and the photos then miss one number', ({ assert }) => {
    const values = choices(TUBES.map(() => until(FROM).map((i) => i + 1))).filter((value) =>
      WITH_NUMBER.every(({ number, lit: brandt }) => sum(brandt, value) === number)
    )
    assert.lengthOf(values, 1)
    const seen = [
      ...WITH_NUMBER.map(({ number }): number => number),
      ...WITHOUT_NUMBER.map((brandt) => sum(brandt, firstOf(values))),
    ]
    assert.lengthOf(new Set(seen), FROM - 1, 'no number twice')
    assert.isTrue(seen.every((number) => number >= 1 && number <= FROM))
    const gone = until(FROM)
      .map((i) => i + 1)
      .filter((number) => !seen.includes(number))
    assert.deepEqual(gone, [answer('sheet11')])
  })

  test('the cubes can be finished in one way only, and one stencil is needed once', ({
    assert,
  }) => {
    const ways = finishedCubes()
    assert.lengthOf(ways, 1)
    const once = STENCILS.filter(
      (digit) =>
        firstOf(ways)
          .flat()
          .filter((updated) => updated === digit).length === 1
    )
    assert.deepEqual(once, [answer('sheet12')])
  })
})

test.group('Eindejaarsspel, codes', () => {
  test('the dial shows the code of {name} after three turns, as far as its sheets say')
    .with(colors.map(({ name, answer: code }) => ({ name, code })))
    .run(({ assert }, { name, code }) => {
      const own = sheets.filter((sheet) => sheet.group === name)
      assert.lengthOf(own, 3)
      assert.sameMembers(
        own.map((sheet) => sheet.symbol),
        [...LOCKS[name]]
      )
      const digits = digitsOf(name)
      assert.equal(turnDial(name, digits), code)
      assert.notEqual(LOCKS[name].map((symbol) => digits[symbol]).join(''), code, 'it has to turn')
      const box = LOCKS[name].reduce<number>(
        (at, symbol, i) => at + itemAt(TURNS, i) * digits[symbol],
        STARTS[name]
      )
      assert.equal(
        String(itemAt(DIAL, (box + 24) % DIAL.length)),
        code[2],
        'boxes, counted by hand'
      )
    })

  test('the punch card has the locks in the order of the play page', ({ assert }) => {
    const words = present(punchCard.kind === 'prop' ? punchCard.parts[0] : undefined, 'its drawing')
    const places = eindejaar.groups.map(({ name }) =>
      words.kind === 'drawing' ? words.description.indexOf(`${name}, van links`) : -1
    )
    assert.notInclude(places, -1)
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b)
    )
  })

  test('a 6 and a 9 have a line under them, on the disc to cut out and on the locks', ({
    assert,
  }) => {
    const turnable = DIAL.filter((digit) => digit === 6 || digit === 9)
    const flat = dial(100, 0.5).filter(
      (shape) => shape.shape === 'line' && shape.y1 === shape.y2 && shape.x1 < shape.x2
    )
    assert.lengthOf(flat, turnable.length)
    assert.lengthOf(turnable, 3)
  })

  test('each lock starts at its own picture, a quarter of the dial from the next', ({ assert }) => {
    assert.sameMembers(Object.values(STARTS), [0, 3, 6, 9])
    assert.lengthOf(DIAL, 12)
  })

  test('the codes are those of the specification', ({ assert }) => {
    assert.deepEqual(Object.fromEntries(colors.map(({ name, answer: code }) => [name, code])), {
      groen: '647',
      rood: '355',
      paars: '943',
      oranje: '866',
    })
  })

  test('the lock and its symbols are told in words in the introduction of each colour', ({
    assert,
  }) => {
    for (const group of eindejaar.groups) {
      const symbols = LOCKS[group.name as keyof typeof LOCKS]
      const places = symbols.map((symbol) => group.introduction.indexOf(`een ${symbol}`))
      assert.deepEqual(
        places,
        [...places].sort((a, b) => a - b)
      )
      assert.notInclude(places, -1)
    }
  })

  test('every sheet shows its stamp, three to five hints and a level, and each colour a spread', ({
    assert,
  }) => {
    for (const sheet of sheets) {
      assert.isAtLeast(sheet.hints.length, 3)
      assert.isAtMost(sheet.hints.length, 5)
      const descriptions = sheet.material
        .flatMap((part): readonly Material[] => (part.kind === 'prop' ? part.parts : [part]))
        .flatMap((part) => (part.kind === 'drawing' ? [part.description] : []))
      assert.lengthOf(
        descriptions.filter((words) =>
          words.includes(`het stempel van het blad: een ${sheet.symbol}.`)
        ),
        1,
        sheet.label
      )
      for (const { answer: error } of sheet.nearMisses) assert.notEqual(error, sheet.answer)
    }
    for (const { name } of colors) {
      const levels = sheets.filter((sheet) => sheet.group === name).map((sheet) => sheet.level)
      assert.isAtLeast(new Set(levels).size, 2, name)
      assert.lengthOf(
        levels.filter((level) => level === 5),
        1,
        'one hard sheet a colour'
      )
    }
  })
})

test.group('Eindejaarsspel, the twelve strokes', () => {
  const people = sheets.map(({ name, answer: digit, story }) => ({
    ...OIL_CAN[name],
    digit: Number(digit),
    story: story.join(' '),
  }))

  test('each sheet tells who had the oil can and who got it, and names nobody else', ({
    assert,
  }) => {
    const names = people.map(({ name }) => name)
    assert.lengthOf(new Set(names), 12)
    for (const { name, next, story } of people)
      assert.sameMembers(
        names.filter((one) => new RegExp(`\\b${one}\\b`).test(story)),
        next === null ? [name] : [name, next]
      )
  })

  test('the can goes from hand to hand in one way, and the digits of all sheets spell three words', ({
    assert,
  }) => {
    const begin = people.filter(({ name }) => !people.some(({ next }) => next === name))
    const chain = [onlyOf(begin)]
    while (lastOf(chain).next !== null && chain.length <= people.length)
      chain.push(onlyOf(people.filter(({ name }) => name === lastOf(chain).next)))
    assert.sameMembers(chain, people, 'everybody, once')
    const letters = chain.map(({ name, digit }) => itemAt(name, digit - 1)).join('')
    assert.equal(letters, twelveStrokes.answer.replaceAll(' ', '').toLowerCase())
    assert.deepEqual(
      twelveStrokes.answer.split(' ').map((word) => word.length),
      [...WORD_LENGTHS]
    )
  })

  test('no two digits of a name give the letter of a sheet, so that each sheet is needed', ({
    assert,
  }) => {
    for (const { name, digit } of people) {
      assert.isAtMost(digit, name.length)
      const letter = itemAt(name, digit - 1)
      const others = until(name.length).filter((i) => name[i] !== letter)
      assert.isAbove(others.length, name.length / 2, name)
    }
  })

  test('the puzzle of the twelve strokes waits behind the end, belongs to no colour, and the end does not wait for it', ({
    assert,
  }) => {
    const codes = new Set<string>(colors.map(({ flag }) => flag))
    assert.isTrue(isOver(eindejaar, codes))
    assert.isTrue(isInTurn(eindejaar, twelveStrokes, codes))
    assert.isFalse(isInTurn(eindejaar, twelveStrokes, new Set(sheets.map(({ flag }) => flag))))
    assert.equal(twelveStrokes.group, '')
  })
})

/** Folds every point of the sheet into the packet, and counts the cut areas that miss the rim. */
function holesAfterUnfolding(): number {
  const fineness = 5
  const wide = SHEET.width * fineness
  const height = SHEET.height * fineness
  const gone = until(height).map((j) =>
    until(wide).map((i) => isCut((i + 0.5) / fineness, (j + 0.5) / fineness))
  )
  let holes = 0
  for (const j of until(height)) {
    for (const i of until(wide)) {
      if (itemAt(gone, j)[i] && !touchesEdge(gone, i, j)) holes += 1
    }
  }
  return holes
}

function isCut(x: number, y: number): boolean {
  const point = { x, y }
  for (const { as, at, foldOver } of FOLDS) {
    const folds = foldOver === 'kleiner' ? point[as] < at : point[as] > at
    if (folds) point[as] = 2 * at - point[as]
  }
  return CUTS.some(({ points }) => liesIn(points, point.x - FOLDED_SIZE.x, point.y - FOLDED_SIZE.y))
}

function liesIn(corners: readonly (readonly [number, number])[], x: number, y: number): boolean {
  return corners.reduce((inside, [ax, ay], i) => {
    const [bx, by] = itemAt(corners, (i + 1) % corners.length)
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    return crosses ? !inside : inside
  }, false)
}

/** Clears the whole area around a cut cell, and says whether it opens to the rim of the sheet. */
function touchesEdge(gone: boolean[][], i: number, j: number): boolean {
  const pile = [[i, j]]
  let edge = false
  itemAt(gone, j)[i] = false
  while (pile.length > 0) {
    const [x, y] = present(pile.pop(), 'the top of the pile') as [number, number]
    for (const [dx, dy] of DIRECTIONS) {
      const row = gone[y + dy]
      if (!row || row[x + dx] === undefined) edge = true
      else if (row[x + dx]) {
        row[x + dx] = false
        pile.push([x + dx, y + dy])
      }
    }
  }
  return edge
}

const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

type Note = (typeof NOTES)[number]
type Places = Record<(typeof RECIPIENTS)[number] | (typeof CONTENTS)[number], number>

/** Every way to give the parcels an owner and a content that the notes allow; places from 1. */
function distributions(notes: readonly Note[]): Places[] {
  return permutations(RECIPIENTS)
    .flatMap((who) =>
      permutations(CONTENTS).map(
        (what) =>
          Object.fromEntries([
            ...who.map((name, i) => [name, i + 1]),
            ...what.map((name, i) => [name, i + 1]),
          ]) as Places
      )
    )
    .filter((place) => notes.every((note) => holds(note, place)))
}

function holds(note: Note, place: Places): boolean {
  const here = place[note.who]
  switch (note.rule) {
    case 'samen':
      return here === place[note.partner]
    case 'direct_rechts':
      return here === place[note.from] + 1
    case 'naast':
      return Math.abs(here - place[note.from]) === 1
    case 'niet_naast':
      return Math.abs(here - place[note.from]) !== 1
    case 'strik':
      return itemAt(GIFTS, here - 1).bow === note.has
  }
}

/** A sheet of dots, seven high and five wide, as station clocks write their digits. */
const DIGITS = [
  '01110 10001 10011 10101 11001 10001 01110',
  '00100 01100 00100 00100 00100 00100 01110',
  '01110 10001 00001 00010 00100 01000 11111',
  '11110 00001 00001 01110 00001 00001 11110',
  '00010 00110 01010 10010 11111 00010 00010',
  '11111 10000 11110 00001 00001 10001 01110',
  '00110 01000 10000 11110 10001 10001 01110',
  '11111 00001 00010 00100 01000 01000 01000',
  '01110 10001 10001 01110 10001 10001 01110',
  '01110 10001 10001 01111 00001 00010 01100',
].map((digit) => digit.split(' ').map((row) => [...row].map(Number)))

/** Walks from light to light and marks on the same sheet of dots where the thread passes. */
function thread(): number[][] {
  const days = until(VISITS.last + 1).filter(
    (day) => day > 0 && (VISITS.last - day) % VISITS.everyDays === 0
  )
  const place = (day: number) => {
    const row = DOORS.findIndex((smallDoors) => smallDoors.some((smallDoor) => smallDoor === day))
    return { x: itemAt(DOORS, row).findIndex((smallDoor) => smallDoor === day), y: row }
  }
  const picture = until(7).map(() => until(5).map(() => 0))
  days.slice(1).forEach((day, i) => {
    const from = place(itemAt(days, i))
    const to = place(day)
    for (const part of until(21)) {
      const x = from.x + ((to.x - from.x) * part) / 20
      const y = from.y + ((to.y - from.y) * part) / 20
      itemAt(picture, Math.round((y * 6) / 5))[Math.round((x * 4) / 3)] = 1
    }
  })
  return picture
}

const distance = (a: readonly number[][], b: readonly number[][]) =>
  a.flat().filter((point, i) => point !== b.flat()[i]).length

const box = (x: number, y: number) => `${'ABCDEFGH'[x]}${y + 1}`

type Ride = { pushes: number; boxes: string[] }

/** All rides with the fewest pushes, each with the squares that it slides over. */
function shortestRides(): Ride[] {
  const rides = allRides()
  const least = Math.min(...rides.map(({ pushes }) => pushes))
  return rides.filter(({ pushes }) => pushes === least)
}

/** All rides to the hut that never come to rest twice on the same square. */
function allRides(): Ride[] {
  const find = (what: string) => {
    const y = POND.findIndex((row) => row.includes(what))
    return { x: itemAt(POND, y).indexOf(what), y }
  }
  const free = (x: number, y: number) => {
    const content = POND[y]?.[x]
    return content !== undefined && content !== 'T'
  }
  const target = find('D')
  const found: Ride[] = []
  const drive = (x: number, y: number, boxes: string[], stopped: string[]) => {
    if (x === target.x && y === target.y) {
      found.push({ pushes: stopped.length, boxes })
      return
    }
    const here = [...stopped, box(x, y)]
    for (const [dx, dy] of DIRECTIONS) {
      const lane: string[] = []
      let step = 1
      while (free(x + dx * step, y + dy * step)) {
        lane.push(box(x + dx * step, y + dy * step))
        step += 1
      }
      const rest = lane.at(-1)
      if (rest && !here.includes(rest)) {
        drive(x + dx * (step - 1), y + dy * (step - 1), [...boxes, ...lane], here)
      }
    }
  }
  const start = find('S')
  drive(start.x, start.y, [], [])
  return found
}

/** Pours into the top glass; the powers of two in between are exact. */
function pour(): { rows: number[][]; spilled: number } {
  const rows: number[][] = []
  let arrival = [POURED as number]
  for (const row of until(ROWS)) {
    rows.push(arrival.map((content) => Math.min(1, content)))
    const remaining = arrival.map((content) => Math.max(0, content - 1))
    arrival = until(row + 2).map((i) => ((remaining[i - 1] ?? 0) + (remaining[i] ?? 0)) / 2)
  }
  return { rows, spilled: arrival.reduce((total, part) => total + part, 0) }
}

/** The times, in minutes on a twelve-hour face, at which the tags can be dealt over the clocks. */
function possibleTimes(): number[] {
  const ROUND = 12 * 60
  const at = (minutes: number) => ((minutes % ROUND) + ROUND) % ROUND
  return until(ROUND).filter((now) =>
    permutations(CLOCKS).some((clocks) =>
      CARDS.every((card, i) => {
        const { hour, minute } = itemAt(clocks, i)
        const state = at(hour * 60 + minute)
        if (card.kind === 'stil') return true
        return state === at(card.kind === 'spiegel' ? -now : now + card.minutes)
      })
    )
  )
}

const NUMBER_WORDS = ['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen']

function readPiece(piece: Piece): string {
  if ('letters' in piece) return piece.letters === '8' ? 'acht' : piece.letters.toLowerCase()
  const without = piece.dropped ? piece.picture.replace(piece.dropped, '') : piece.picture
  return piece.swap ? without.replace(...piece.swap) : without
}

const sum = (brandt: readonly (typeof TUBES)[number][], value: readonly number[]) =>
  brandt.reduce((total, tubeIndex) => total + itemAt(value, TUBES.indexOf(tubeIndex)), 0)

/** What can be painted on the bare faces, as one sorted list a cube, so that every day shows. */
function finishedCubes(): number[][][] {
  const fillings = CUBES.map(({ painted }) => ascending(AREAS - painted.length, STENCILS))
  return choices(fillings).filter((updated) => {
    const cubes = CUBES.map(
      ({ painted }, i) =>
        new Set(
          [...painted, ...itemAt(updated, i)].flatMap((digit) => (digit === 6 ? [6, 9] : [digit]))
        )
    )
    return until(LAST_DAY).every((i) => {
      const [tens, one] = [Math.floor((i + 1) / 10), (i + 1) % 10]
      const shows = (a: number, b: number) =>
        itemAt(cubes, a).has(tens) && itemAt(cubes, b).has(one)
      return shows(0, 1) || shows(1, 0)
    })
  })
}

/** Every selection of that many, the same one more than once if need be. */
function ascending(count: number, out: readonly number[]): number[][] {
  if (count === 0) return [[]]
  return out.flatMap((first, i) =>
    ascending(count - 1, out.slice(i)).map((rest) => [first, ...rest])
  )
}
