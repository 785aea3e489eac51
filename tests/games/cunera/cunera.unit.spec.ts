import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { drawMap } from '#games/cunera/map/draw_map'
import { CARDS } from '#games/cunera/map/stations'
import { isAnswerTo, nearMissText } from '#domain/play/puzzles/puzzle_answer'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Shape } from '#domain/drawing'
import { MORSE, WORDS, asPicture, asMorse } from '#games/cunera/morse'
import { cunera } from '#games/cunera/cunera_game'
import { cunera as inShop } from '#games/cunera/cunera_in_catalogue'
import { steps } from '#games/cunera/cunera_steps'
import { STRIPS, drawStrip, type Seam, type Strip } from '#games/cunera/material/cloth_strips'
import { NUMBERS, MIRRORED } from '#games/cunera/material/typesetting'
import { AT_TOP, MAP_FIELD, START, WALKS, type CompassPoint } from '#games/cunera/material/compass'
import { KEYS, LOCK } from '#games/cunera/material/keys'
import { KEY_ROWS } from '#games/cunera/material/stable_door'
import { RING } from '#games/cunera/material/stations'
import { STAFFS, STAFFS_ON_PAPER } from '#games/cunera/material/staffs'
import { VILLAGES, DESTINATION, FROM, ROADS, type Village } from '#games/cunera/material/road_map'
import { GIFTS, PAGE } from '#games/cunera/material/gifts'
import { findIn, firstOf, itemAt, lastOf, leading, onlyOf, present } from '#tests/helpers/present'

const PUZZLES: readonly Puzzle[] = steps

/** What the browser gets before a step is solved, without the numbers that only draw lines. */
function visibleTexts({ story, material, question, label }: Puzzle): string[] {
  const texts: string[] = [...story, question, label]
  const gather = (value: unknown, key = ''): void => {
    if (typeof value === 'string' && !['d', 'dash'].includes(key)) texts.push(value)
    else if (value && typeof value === 'object') {
      for (const [name, part] of Object.entries(value)) gather(part, name)
    }
  }
  gather(material)
  return texts
}

function solution(name: string): string {
  return findIn(PUZZLES, (step) => step.name === name).answer
}

/** A word or a number as a whole: '3' is not in '13'. */
function occursIn(text: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu').test(text)
}

test.group('Cunera | the ten steps', () => {
  test('the steps have the titles of the specification, in order', ({ assert }) => {
    assert.deepEqual(
      PUZZLES.map(({ label }) => label),
      [
        'In de boot genomen',
        'Wat blijft over…',
        'Meten is weten, weten, weten',
        'Samuel M. kan je helpen',
        'Op weg naar de tweede statie',
        'Het staat geschreven zoals het gedrukt is',
        'Sleutelpositie',
        'Wegennet',
        'Geknipt voor het goede nummer',
        'Reken x reken',
      ]
    )
    assert.deepEqual(
      PUZZLES.map(({ name, flag }) => [name, flag]),
      PUZZLES.map((_, i) => [`stap${i + 1}`, `stap${i + 1}_antwoord`])
    )
  })

  test('step 2 has two hints, every other step has four', ({ assert }) => {
    assert.deepEqual(
      PUZZLES.map(({ hints }) => hints.length),
      [4, 2, 4, 4, 4, 4, 4, 4, 4, 4]
    )
    assert.isTrue(cunera.hintsInOrder)
    assert.equal(cunera.answerAfterHints, 2)
  })

  test('step {name} is told in two to five paragraphs and explains itself')
    .with(PUZZLES.map((step) => step))
    .run(({ assert }, { story, explanation, kind, name }) => {
      assert.isTrue(story.length >= 2 && story.length <= 5)
      assert.isNotEmpty(explanation)
      assert.equal(kind, name === 'stap10' ? 'finale' : 'puzzle')
    })

  test('step {name} does not show its answer before it is solved')
    .with(PUZZLES.map((step) => step))
    .run(({ assert }, step) => {
      // The article 'een' is also how somebody may write the answer of step 1.
      const correct = [step.answer, ...(step.alsoCorrect ?? [])].filter(
        (answer) => !['een', 'één'].includes(answer)
      )
      const givenAway = visibleTexts(step).filter((text) =>
        correct.some((answer) => occursIn(text, answer.replaceAll('.', '\\.')))
      )
      assert.deepEqual(givenAway, [])
    })

  test('step {name} never states its answer in a hint')
    .with(PUZZLES.filter(({ answer }) => answer.length > 1))
    .run(({ assert }, { hints, answer }) => {
      assert.isFalse(hints.some((hint) => occursIn(hint, answer)))
    })

  test('the shop and the texts before step 3 do not mention its word', ({ assert }) => {
    const { short, description } = inShop
    const before = [
      ...[short, ...description, ...cunera.intro],
      ...PUZZLES.slice(0, 3).flatMap(visibleTexts),
    ]
    const secret = solution('stap3')
    assert.isFalse(before.some((text) => text.toLowerCase().includes(secret)))
  })

  test('a near miss of {name} is never right')
    .with(PUZZLES.map((step) => step))
    .run(({ assert }, step) => {
      const error = (step.nearMisses ?? []).map(({ answer }) => answer)
      assert.isFalse(error.some((answer) => isAnswerTo(step, answer)))
      assert.equal(new Set(error).size, error.length)
      assert.isTrue(error.every((answer) => nearMissText(step.nearMisses, answer) !== null))
    })
})

test.group('Cunera | step 1, the riddle', () => {
  test('a player who counts them all is told which way they sailed: {$self}')
    .with(['19608', '19607', '2458', '19.608', '2.457', '57'])
    .run(({ assert }, typed) => {
      assert.isFalse(isAnswerTo(itemAt(PUZZLES, 0), typed))
      assert.match(nearMissText(steps[0].nearMisses, typed) ?? '', /Welke kant voeren ze op/)
    })

  test('the near misses are the sums of the verse, and of the old riddle that has kittens too', ({
    assert,
  }) => {
    const [ships, women, baskets, cats] = [7, 49, 343, 2401]
    assert.equal(ships + women + cats + 1, 2458)
    assert.equal(ships + women + baskets + cats + 7 * cats + 1, 19608)
  })
})

test.group('Cunera | step 2, the gifts', () => {
  /** Every way to strike the letters of a thing from a line, as what is left over. */
  function leftOver(line: string, thing: string): Set<string> {
    const found = new Set<string>()
    const strike = (from: number, struck: number, rest: string): void => {
      if (struck === thing.length) return void found.add(rest + line.slice(from))
      if (from === line.length) return
      if (line[from] === thing[struck]) strike(from + 1, struck + 1, rest)
      strike(from + 1, struck, rest + line.charAt(from))
    }
    strike(0, 0, '')
    return found
  }

  const things = GIFTS.map(({ thing }) => thing.toUpperCase())
  const fits = (line: string) => things.filter((thing) => leftOver(line, thing).size > 0)

  test('every thing fits one line, in one way, and the lines spell the sentence', ({ assert }) => {
    const given = PAGE.map((line) => onlyOf(fits(line)))
    assert.sameMembers(given, things)
    const words = PAGE.map((line, day) => onlyOf([...leftOver(line, itemAt(given, day))]))
    const step = itemAt(PUZZLES, 1)
    assert.isTrue(isAnswerTo(step, words.join('')))
    assert.equal(words.join(''), step.answer.replaceAll(' ', '').toUpperCase())
    // A player who strikes the honey and leaves its pot hears so.
    const [pot] = leftOver(itemAt(PAGE, 5), 'HONING')
    const withPot = words.map((word, day) => (day === 5 ? pot : word)).join('')
    for (const typed of [withPot, `${pot} LANG`])
      assert.match(nearMissText(step.nearMisses, typed) ?? typed, /honing/)
  })

  test('the notes do not lie in the order of the days, and none names its thing', ({ assert }) => {
    const inNotes = PAGE.map((line) => things.indexOf(onlyOf(fits(line))))
    assert.isTrue(inNotes.every((note, day) => note !== day))
    for (const { thing, note } of GIFTS) assert.isFalse(occursIn(note, thing), thing)
  })

  test('a word that people may think of first fits no line, so nobody goes wrong unseen', ({
    assert,
  }) => {
    for (const other of ['SANDALEN', 'LAARZEN', 'FAKKEL', 'ZONNEHOED', 'RUGZAK', 'STAF'])
      assert.isEmpty(
        PAGE.filter((line) => leftOver(line, other).size > 0),
        other
      )
  })
})

test.group('Cunera | step 3, measuring', () => {
  test('the staffs, from first to last, are the letters of the word', ({ assert }) => {
    const word = STAFFS.map(({ length }) => String.fromCharCode(96 + length)).join('')
    assert.equal(word, solution('stap3'))
  })

  test('a staff on paper is as long as it says, measured with the rule below it', ({ assert }) => {
    const sheet = steps[2].material[0]
    const bars = groups(sheet.drawing.shapes).filter((group) => group.rotate !== undefined)
    const endsOf = (group: Group) =>
      group.shapes.flatMap((shape) =>
        shape.shape === 'line' && shape.line === 'wax' ? [shape.x1] : []
      )
    const distances = bars.map((staff) =>
      Math.abs(itemAt(endsOf(staff), 1) - firstOf(endsOf(staff)))
    )
    const ticks = sheet.drawing.shapes.flatMap((shape) =>
      shape.shape === 'line' && shape.x1 === shape.x2 ? [shape.x1] : []
    )
    const footstep = itemAt(ticks, 1) - firstOf(ticks)
    assert.deepEqual(
      distances.map((distance) => distance / footstep),
      STAFFS.map(({ length }) => length)
    )
  })

  test('a staff on paper is as many centimetres long, for a ruler', ({ assert }) => {
    const all = onlyOf(groups(STAFFS_ON_PAPER.shapes))
    const lengths = groups(all.shapes).map(({ shapes }) => {
      const marks = shapes.flatMap((shape) =>
        shape.shape === 'line' && shape.line === 'wax' ? [shape.x1] : []
      )
      return Math.abs(itemAt(marks, 1) - firstOf(marks)) * present(all.scale, 'a scale')
    })
    assert.deepEqual(
      lengths.map((millimetres) => Math.round(millimetres * 100) / 1000),
      STAFFS.map(({ length }) => length)
    )
    assert.isAtMost(STAFFS_ON_PAPER.width, 170)
  })

  type Group = Extract<Shape, { shape: 'group' }>
  function groups(shapes: readonly Shape[]): Group[] {
    return shapes.flatMap((shape) => (shape.shape === 'group' ? [shape] : []))
  }
})

test.group('Cunera | step 4, Morse', () => {
  const clips = steps[3].material.flatMap((piece) => (piece.kind === 'sound' ? piece.clips : []))
  const key = new Map(
    KEY_ROWS.flatMap(([a, codeA, b, codeB]) => [[codeA, a] as const, [codeB, b] as const])
  )

  test('the key has every letter once and no two letters sound alike', ({ assert }) => {
    assert.lengthOf(Object.keys(MORSE), 26)
    assert.equal(new Set(Object.values(MORSE)).size, 26)
    assert.equal(key.size, 26)
  })

  test('the signals, looked up in the key, are the sentence', ({ assert }) => {
    const words = clips.map(({ visual }) =>
      visual
        .split(' / ')
        .map((code) => key.get(code))
        .join('')
    )
    assert.isTrue(isAnswerTo(itemAt(PUZZLES, 3), words.join(' ')))
  })

  test('the five clips are woord1 to woord5 and sound as they look', ({ assert }) => {
    assert.deepEqual(
      clips.map(({ name, label }) => [name, label]),
      [1, 2, 3, 4, 5].map((index) => [`woord${index}`, `Woord ${index}`])
    )
    assert.deepEqual(
      clips.map(({ visual }) => visual),
      WORDS.map((word) => asPicture(asMorse(word)))
    )
  })
})

test.group('Cunera | step 5, the compass', () => {
  /** Steps on paper as [down, right] for a map that has `upward` at its top. */
  function onPaper(to: CompassPoint, upward: CompassPoint): readonly [number, number] {
    const round: CompassPoint[] = ['noord', 'oost', 'zuid', 'west']
    const sides = [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ] as const
    const side = (compassPoint: CompassPoint) =>
      itemAt(sides, (round.indexOf(compassPoint) - round.indexOf(upward) + 4) % 4)
    const parts = round.filter((compassPoint) => to.includes(compassPoint)).map(side)
    return [parts.reduce((sum, [r]) => sum + r, 0), parts.reduce((sum, [, k]) => sum + k, 0)]
  }

  function loop(upward: CompassPoint): string {
    let { row, column }: { row: number; column: number } = START
    return WALKS.map((walk) => {
      for (const [count, to] of walk) {
        const [down, sideways] = onPaper(to, upward)
        row += count * down
        column += count * sideways
      }
      return MAP_FIELD[row]?.[column] ?? '?'
    })
      .join('')
      .toLowerCase()
  }

  test('a player who follows the rose of the map reads the word', ({ assert }) => {
    assert.equal(loop(AT_TOP), solution('stap5'))
  })

  test('a player who counts the start as a resting place reads no word', ({ assert }) => {
    assert.equal(MAP_FIELD[START.row][START.column], 'X')
  })

  test('the rose has east at the top and north to the left', ({ assert }) => {
    const letters = steps[4].material[0].parts[0].drawing.shapes.flatMap((shape) =>
      shape.shape === 'text' && shape.letter === 'title' ? [shape] : []
    )
    const spot = (letter: string) => findIn(letters, ({ text }) => text === letter)
    assert.isBelow(spot('O').y, spot('N').y)
    assert.isAbove(spot('W').y, spot('N').y)
    assert.isBelow(spot('N').x, spot('O').x)
    assert.isAbove(spot('Z').x, spot('O').x)
  })

  test('a player who takes the top for north is told to look at the rose', ({ assert }) => {
    const lost = loop('noord')
    assert.notInclude(lost, '?')
    assert.isNotNull(nearMissText(steps[4].nearMisses, lost))
  })
})

test.group('Cunera | step 6, the type', () => {
  test('the print reverses the order', ({ assert }) => {
    assert.isTrue(MIRRORED)
    const pilgrims = NUMBERS.filter(({ word }) => word === 'PELGRIMS')
    assert.deepEqual(pilgrims.map(onPaper), [solution('stap6')])
  })

  test('the other number is a near miss, printed or not', ({ assert }) => {
    for (const number of NUMBERS.filter(({ word }) => word !== 'PELGRIMS')) {
      assert.isNotNull(nearMissText(steps[5].nearMisses, onPaper(number)))
      assert.isNotNull(nearMissText(steps[5].nearMisses, number.digits.join('')))
    }
  })

  test('every figure lies mirrored in its own piece of lead, from left to right', ({ assert }) => {
    const plumbs = steps[5].material[0].drawing.shapes.flatMap((shape) =>
      shape.shape === 'group' && shape.shapes.some((part) => part.shape === 'group' && part.mirror)
        ? [shape]
        : []
    )
    assert.lengthOf(plumbs, NUMBERS.flatMap(({ digits }) => digits).length)
    NUMBERS.forEach(({ digits }, i) => {
      const line = plumbs.slice(i * digits.length, (i + 1) * digits.length)
      const places = line.map(({ x }) => present(x, 'x'))
      assert.deepEqual(
        places,
        [...places].sort((a, b) => a - b)
      )
      assert.equal(new Set(line.map(({ y }) => y)).size, 1)
    })
  })

  function onPaper({ digits }: (typeof NUMBERS)[number]): string {
    return [...digits].reverse().join('')
  }
})

test.group('Cunera | step 7, the keys', () => {
  const past = (teeth: readonly number[]) =>
    LOCK.every(({ kind, until }, i) =>
      kind === 'ijzer' ? itemAt(teeth, i) <= until : teeth[i] === until
    )

  test('only the keys of the answer fit, from low to high', ({ assert }) => {
    const correctOnes = KEYS.filter(({ teeth }) => past(teeth)).map(({ number }) => number)
    assert.equal(correctOnes.join(''), solution('stap7'))
    assert.deepEqual(
      correctOnes,
      [...correctOnes].sort((a, b) => a - b)
    )
  })

  test('every other key fails at one place only', ({ assert }) => {
    const errors = KEYS.filter(({ teeth }) => !past(teeth)).map(
      ({ teeth }) =>
        LOCK.filter(({ kind, until }, i) =>
          kind === 'ijzer' ? itemAt(teeth, i) > until : teeth[i] !== until
        ).length
    )
    assert.deepEqual(errors, [1, 1, 1, 1, 1, 1])
  })

  test('no two keys are the same', ({ assert }) => {
    assert.equal(new Set(KEYS.map(({ teeth }) => teeth.join())).size, 9)
  })
})

test.group('Cunera | step 8, the roads', () => {
  const neighbors = (village: Village) =>
    ROADS.flatMap(([a, b, hours]) =>
      a === village ? [{ naar: b, hours }] : b === village ? [{ naar: a, hours }] : []
    )

  /** All ways without a loop that take at most `atMost` hours. */
  function routes(atMost: number, until: readonly Village[] = [FROM], hours = 0): Route[] {
    const here = lastOf(until)
    if (here === DESTINATION) return [{ villages: until, hours }]
    return neighbors(here)
      .filter(({ naar: to, hours: extra }) => !until.includes(to) && hours + extra <= atMost)
      .flatMap(({ naar: to, hours: extra }) => routes(atMost, [...until, to], hours + extra))
  }
  type Route = { villages: readonly Village[]; hours: number }

  const found = routes(46).sort((a, b) => a.hours - b.hours)

  test('one way is shorter than all others and spells the word', ({ assert }) => {
    const [best, second] = leading(found, 2)
    assert.isBelow(best.hours, second.hours)
    assert.equal(read(best), solution('stap8'))
  })

  test('the explanation knows how long it takes', ({ assert }) => {
    assert.include(steps[7].explanation, `${firstOf(found).hours} uur`)
    assert.equal(itemAt(found, 1).hours - firstOf(found).hours, 1)
  })

  test('no longer way spells the same word', ({ assert }) => {
    const same = routes(Infinity).filter((route) => read(route) === solution('stap8'))
    assert.lengthOf(same, 1)
  })

  test('other words lie a few hours further, so the letters alone do not decide', ({ assert }) => {
    for (const word of ['moordplan', 'moordpen', 'moordteken', 'merkteken', 'medicijn']) {
      const hours = found.filter((route) => read(route) === word).map((route) => route.hours)
      assert.isNotEmpty(hours, word)
      assert.isTrue(
        hours.every((duration) => duration > firstOf(found).hours && duration <= 45),
        word
      )
      assert.isNotNull(nearMissText(steps[7].nearMisses, word))
    }
  })

  test('every house is on the way to somewhere and no two roads cross', ({ assert }) => {
    const names = Object.keys(VILLAGES) as Village[]
    assert.isTrue(names.every((village) => neighbors(village).length >= 2))
    const crossings = ROADS.flatMap(([a, b], i) =>
      ROADS.slice(i + 1)
        .filter(([c, d]) => ![c, d].some((village) => village === a || village === b))
        .filter(([c, d]) => side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b))
        .map(([c, d]) => `${a}-${b} kruist ${c}-${d}`)
    )
    assert.deepEqual(crossings, [])
  })

  test('no road runs through a house that it does not visit', ({ assert }) => {
    const touches = ROADS.flatMap(([a, b]) =>
      (Object.keys(VILLAGES) as Village[])
        .filter((village) => village !== a && village !== b && distance(village, a, b) < 28)
        .map((village) => `${a}-${b} raakt ${village}`)
    )
    assert.deepEqual(touches, [])
  })

  function read({ villages }: Route): string {
    return villages
      .map((village) => VILLAGES[village].letter)
      .join('')
      .toLowerCase()
  }

  /** Tells on which side of the line from `a` to `b` a village lies. */
  function side(a: Village, b: Village, village: Village): number {
    const [p, q, r] = [VILLAGES[a], VILLAGES[b], VILLAGES[village]]
    return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  }

  function distance(village: Village, a: Village, b: Village): number {
    const [p, q, r] = [VILLAGES[village], VILLAGES[a], VILLAGES[b]]
    const [dx, dy] = [r.x - q.x, r.y - q.y]
    const part = ((p.x - q.x) * dx + (p.y - q.y) * dy) / (dx * dx + dy * dy)
    const t = Math.max(0, Math.min(1, part))
    return Math.hypot(p.x - q.x - t * dx, p.y - q.y - t * dy)
  }
})

test.group('Cunera | step 9, the strips', () => {
  const same = (a: Seam | null, b: Seam | null) =>
    a !== null && b !== null && a.figure === b.figure && a.y === b.y

  /** All orders in which every seam closes and only the outside is hemmed. */
  function layouts(laid: readonly Strip[] = []): (readonly Strip[])[] {
    if (laid.length === STRIPS.length) return lastOf(laid).right ? [] : [laid]
    const previous = laid.at(-1)
    return STRIPS.filter(
      (strip) =>
        !laid.includes(strip) && (previous ? same(previous.right, strip.left) : strip.left === null)
    ).flatMap((strip) => layouts([...laid, strip]))
  }

  /** Reads a figure by its holes: two is an eight, one below is a six, one above a nine. */
  function readDigit(rows: readonly string[]): string {
    const seen = new Set<string>()
    const holes: number[] = []
    rows.forEach((row, r) =>
      [...row].forEach((_, k) => {
        const spot = fill(rows, r, k, seen)
        const closed = spot.every(
          ([a, b]) => a > 0 && b > 0 && a < rows.length - 1 && b < row.length - 1
        )
        if (spot.length && closed) holes.push(spot.reduce((sum, [a]) => sum + a, 0) / spot.length)
      })
    )
    if (holes.length === 2) return '8'
    if (holes.length !== 1) return '?'
    return firstOf(holes) > rows.length / 2 ? '6' : '9'
  }

  function fill(rows: readonly string[], r: number, k: number, seen: Set<string>) {
    const spot: [number, number][] = []
    const radius: [number, number][] = [[r, k]]
    for (let here = radius.pop(); here; here = radius.pop()) {
      const [a, b] = here
      if (rows[a]?.[b] !== '.' || seen.has(`${a},${b}`)) continue
      seen.add(`${a},${b}`)
      spot.push([a, b])
      radius.push([a + 1, b], [a - 1, b], [a, b + 1], [a, b - 1])
    }
    return spot
  }

  /** The embroidery cut at its empty columns, one piece per figure. */
  function digits(rows: readonly string[]): string[][] {
    const filled = [...firstOf(rows)].map((_, k) => rows.some((row) => row[k] === 'x'))
    const edges = filled.flatMap((yes, k) => (yes && !filled[k - 1] ? [k] : []))
    return edges.map((from) => {
      const until = filled.findIndex((yes, k) => k > from && !yes)
      return rows.map((row) => row.slice(from, until === -1 ? undefined : until))
    })
  }

  test('a strip that is cut out still has its letter', ({ assert }) => {
    for (const strip of STRIPS)
      assert.isTrue(
        drawStrip(strip).shapes.some((one) => one.shape === 'text' && one.text === strip.name),
        strip.name
      )
  })

  test('the strips fit together in one way', ({ assert }) => {
    assert.lengthOf(layouts(), 1)
  })

  test('the strips lie in the order that the explanation gives', ({ assert }) => {
    const names = firstOf(layouts()).map(({ name }) => name)
    assert.include(steps[8].explanation, names.join(', '))
  })

  test('the strips together show the number', ({ assert }) => {
    const laid = firstOf(layouts())
    const cloth = firstOf(laid).rows.map((_, r) => laid.map(({ rows }) => rows[r]).join(''))
    assert.equal(digits(cloth).map(readDigit).join(''), solution('stap9'))
  })

  test('no two neighbours fit as the strips lie on the table', ({ assert }) => {
    const neighbors = STRIPS.slice(1).filter((strip, i) =>
      same(itemAt(STRIPS, i).right, strip.left)
    )
    assert.lengthOf(neighbors, 0)
  })
})

test.group('Cunera | step 10, the walk around the church', () => {
  const answers = PUZZLES.slice(0, 9).map(({ answer }) => answer)
  const isNumber = (answer: string) => /^\d+$/.test(answer)

  /** How far an answer takes the player: letters of a word, words of a sentence, digits back. */
  function distance(answer: string): number {
    if (isNumber(answer)) return -answer.length
    const words = answer.split(' ')
    return words.length > 1 ? words.length : answer.length
  }

  function walk(step: (answer: string) => number): string {
    let at = 0
    return answers
      .map((answer) => {
        at = (((at + step(answer)) % RING.length) + RING.length) % RING.length
        return RING[at] ?? '?'
      })
      .join('')
  }

  test('the nine answers, walked around the fourteen stations, say what to do', ({ assert }) => {
    assert.lengthOf(RING, 14)
    const read = walk(distance)
    assert.equal(read, 'STEEKDRIE')
    assert.isTrue(isAnswerTo(itemAt(PUZZLES, 9), read.replace('STEEK', '')))
  })

  test('the sum of the candles says the same, so the walk can be checked', ({ assert }) => {
    const digits = answers.filter(isNumber).join('')
    const candles = [...digits].reduce((sum, digit) => sum + Number(digit), 0)
    assert.equal(candles, 42)
    assert.equal(String(candles / RING.length), solution('stap10'))
  })

  test('a player who never walks back, or never forwards, reads no number word', ({ assert }) => {
    const wrong = [
      walk((answer) => Math.abs(distance(answer))),
      walk((answer) => -Math.abs(distance(answer))),
      walk((answer) => -distance(answer)),
    ]
    for (const read of wrong) assert.notMatch(read, /EEN|TWEE|DRIE|VIER|VIJF|ZES|ZEVEN|ACHT|NEGEN/)
  })

  test('no two answers end at one station, and the shell is only the beginning', ({ assert }) => {
    const places = new Set<number>()
    answers.reduce((at, answer) => {
      const here = (at + distance(answer) + 10 * RING.length) % RING.length
      assert.isFalse(places.has(here), answer)
      places.add(here)
      return here
    }, 0)
    assert.isFalse(places.has(0))
  })

  test('a player who knows the sum but not the question is helped', ({ assert }) => {
    for (const typed of ['42', '14'])
      assert.isNotNull(nearMissText(steps[9].nearMisses, typed), typed)
  })
})

test.group('Cunera | the map', () => {
  test('map {$i} is the one that is drawn')
    .with(Array.from({ length: CARDS }, (_, index) => index + 1))
    .run(({ assert }, number) => {
      const name =
        number === CARDS
          ? 'resources/pictures/cunera_einde.svg'
          : `public/img/cunera/kaart${number}.svg`
      const file = new URL(`../../../${name}`, import.meta.url)
      assert.isTrue(readFileSync(file, 'utf8') === drawMap(number), name)
    })

  test('each step adds to the route', ({ assert }) => {
    const cards = Array.from({ length: CARDS }, (_, index) => drawMap(index + 1))
    assert.lengthOf(new Set(cards), CARDS)
  })
})
