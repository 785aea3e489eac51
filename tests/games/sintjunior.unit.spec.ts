import { test } from '@japa/runner'
import { CATALOGUE } from '#games/catalogue'
import { EXAMPLE } from '#games/sintjunior/sintjunior_answer_sheets'
import { booklet } from '#games/sintjunior/sintjunior_booklet'
import { HALVES } from '#games/sintjunior/briefje'
import { ROOFS, JUMP, JUMPS, type Roof } from '#games/sintjunior/daken'
import { POEM } from '#games/sintjunior/gedicht'
import { HANGING, GINGER_NUTS } from '#games/sintjunior/plakbriefjes'
import { LOCK_PUZZLES } from '#games/sintjunior/sintjunior_puzzles'
import { STRIPS, type Row } from '#games/sintjunior/schoenen'
import { LIGHTS, STARS } from '#games/sintjunior/sterren'
import { decipher, encrypt } from '#domain/shop/booklets/cipher'
import { allCodes, intelligibility } from '#tests/helpers/play/intelligibility'
import type { Sheet } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

const code = (name: string) => LOCK_PUZZLES.find((puzzle) => puzzle.naam === name)!.code
const game = CATALOGUE.find(({ itemName }) => itemName === 'sintjunior')!

test.group('Sinterklaasspel junior: what the shop promises', () => {
  test('players, duration and materials are those of the catalogue', ({ assert }) => {
    assert.equal(`${booklet.spelers} spelers`, game.spelers)
    assert.equal(booklet.speelduur, game.speelduur)
    // Paper is at hand wherever there is a printer.
    assert.sameMembers([...booklet.nodig], [...game.nodig, 'Een strook papier'])
  })

  test('six locks of three digits, no two alike, no digit that moves a letter nowhere', ({
    assert,
  }) => {
    assert.lengthOf(LOCK_PUZZLES, 6)
    for (const puzzle of LOCK_PUZZLES) {
      assert.match(puzzle.code, /^[1-9]{3}$/)
      assert.isAtLeast(puzzle.hints.length, 2)
      assert.isNotEmpty(puzzle.uitwerking)
    }
    assert.equal(new Set(LOCK_PUZZLES.map((puzzle) => puzzle.code)).size, 6)
  })

  test('sixteen sticky notes and thirteen shoes', ({ assert }) => {
    assert.lengthOf(HANGING.flat(), 16)
    assert.lengthOf(STRIPS, 13)
  })

  test('no code stands on a page that players read, but as one star among many', ({ assert }) => {
    const sheets = booklet.bladen.slice(
      0,
      booklet.bladen.findIndex(({ rubriek: section }) => section === 'Voor wie vastzit')
    )
    for (const sheet of sheets) {
      const printed = wordsOf(sheet)
      for (const puzzle of LOCK_PUZZLES) {
        if (sheet.rubriek !== 'Vel met de mijter')
          assert.notInclude(printed, puzzle.code, sheet.titel)
        assert.notInclude(printed, puzzle.opdracht, sheet.titel)
      }
    }
  })

  test('what the shop shows gives nothing away', ({ assert }) => {
    const preview = booklet.bladen.filter((sheet) => sheet.inkijk)
    assert.isAtLeast(preview.length, 2)
    assert.isAtMost(preview.length, 3)
    for (const sheet of preview) assert.notMatch(wordsOf(sheet), /\b\d{3}\b/, sheet.titel)
  })

  test('each sheet is asked for by the assignment before it', ({ assert }) => {
    LOCK_PUZZLES.slice(1).forEach(({ blad: sheet }, i) => {
      const name = sheet.rubriek!.replace('Vel met de ', '')
      assert.match(LOCK_PUZZLES[i]!.opdracht, new RegExp(`\\bde ${name}\\b`))
    })
  })
})

test.group('Sinterklaasspel junior: the puzzles from what is printed', () => {
  test('folded together, the strings of lights are three digits', ({ assert }) => {
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
    const read = HALVES.map(({ dak: roof, sneeuw: snow }) =>
      digits.findIndex((segments) => sort(segments) === sort(roof + snow))
    )
    assert.equal(read.join(''), code('briefje'))
    // Neither half is enough: every one of them belongs to more than one digit.
    for (const { dak: roof, sneeuw: snow } of HALVES) {
      assert.isAbove(digits.filter((segments) => sort(top(segments)) === sort(roof)).length, 1)
      assert.isAbove(digits.filter((segments) => sort(bottom(segments)) === sort(snow)).length, 1)
    }
  })

  test('one square only has all its lines at 34, found one note at a time', ({ assert }) => {
    const squareShape = HANGING.map((row) => [...row])
    let steps = 0
    for (let found = true; found;) {
      found = false
      for (const line of LINES) {
        const open = line.filter(([r, k]) => squareShape[r]![k] === 0)
        if (open.length !== 1) continue
        const [r, k] = open[0]!
        squareShape[r]![k] =
          34 - line.reduce((sum, [index, nk]) => sum + squareShape[index]![nk]!, 0)
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
        line.reduce((sum, [r, k]) => sum + squareShape[r]![k]!, 0),
        34
      )
    assert.equal(GINGER_NUTS.map(([r, k]) => squareShape[r]![k]).join(''), code('plakbriefjes'))
    for (const [r, k] of GINGER_NUTS) assert.equal(HANGING[r]![k], 0)
  })

  test('one row of shoes only makes every strip true', ({ assert }) => {
    const rows = rowsWhereAllFits()
    assert.lengthOf(rows, 1)
    const letters = [...STRIPS]
      .sort((a, b) => rows[0]![a.naam]! - rows[0]![b.naam]!)
      .map(({ letter }) => letter)
      .join('')
    assert.equal(letters, 'DRIEZEVENVIER')
    assert.equal(code('schoenen'), '374')
  })

  test('without what the assignment told, the row could also be the other way round', ({
    assert,
  }) => {
    const [correct, ...different] = rowsWhereAllFits('Noor').sort((a, b) => a.Noor! - b.Noor!)
    assert.lengthOf(different, 1)
    for (const { naam: name } of STRIPS) assert.equal(correct![name]! + different[0]![name]!, 14)
    assert.include(LOCK_PUZZLES[1].opdracht, 'Noor staat helemaal links')
  })

  test('from the baker each leap reaches one numbered house, and no other is near that distance', ({
    assert,
  }) => {
    const baker = ROOFS.find((roof) => 'naam' in roof && roof.naam === 'bakker')!
    let here: Roof = baker
    const read = JUMPS.map((count) => {
      const others = ROOFS.filter((roof) => roof !== here).map((roof) => ({
        dak: roof,
        scheelt: Math.abs(Math.hypot(roof.x - here.x, roof.y - here.y) / JUMP - count),
      }))
      const hits = others.filter(({ scheelt: offBy }) => offBy < 0.02)
      assert.lengthOf(hits, 1)
      assert.lengthOf(
        others.filter(({ scheelt: offBy }) => offBy < 0.5),
        1
      )
      here = hits[0]!.dak
      return 'cijfer' in here ? here.cijfer : Number.NaN
    })
    assert.equal(read.join(''), code('daken'))
  })

  test('between two stops the horse passes no other chimney', ({ assert }) => {
    const stops = [
      ROOFS.find((roof) => 'naam' in roof && roof.naam === 'bakker')!,
      ...[...code('daken')].map((digit) =>
        ROOFS.find((roof) => 'cijfer' in roof && `${roof.cijfer}` === digit)!
      ),
    ]
    stops.slice(1).forEach((to, i) => {
      const from = stops[i]!
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

  test('the horse ate numbers: each gap rhymes with one only', ({ assert }) => {
    const words = POEM.filter(({ opgegeten: eaten }) => eaten).map(({ regels: lines }) => {
      const last = lines[0].match(/(\p{L}+)\P{L}*$/u)![1]!
      const hits = NUMBERS.filter((number) => rhymes(last, number))
      assert.lengthOf(hits, 1, last)
      return hits[0]!
    })
    const children = [0, 2, 4].map((i) => ({
      leeftijd: NUMBERS.indexOf(words[i]!) + 1,
      pakjes: NUMBERS.indexOf(words[i + 1]!) + 1,
    }))
    const byAge = children.sort((a, b) => a.leeftijd - b.leeftijd)
    assert.deepEqual(
      byAge.map(({ leeftijd: age }) => age),
      [8, 9, 11]
    )
    assert.equal(byAge.map(({ pakjes: gifts }) => gifts).join(''), code('gedicht'))
  })

  test('the ribbon from code to code crosses itself at three digits, and passes no other', ({
    assert,
  }) => {
    const points = LOCK_PUZZLES.slice(0, 5).map((puzzle) => {
      const stars = STARS.filter(([name]) => name === puzzle.code)
      assert.lengthOf(stars, 1)
      return [stars[0]![1], stars[0]![2]] as const
    })
    const lines = points.slice(1).map((to, i) => [points[i]!, to] as const)
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
    assert.equal(extra.map(([light]) => light![2]).join(''), code('sterren'))
    // Whoever draws a little beside it still meets no other star.
    const elsewhere = LIGHTS.filter((light) => !extra.flat().includes(light))
    for (const [x, y] of elsewhere)
      for (const line of lines) assert.isAbove(distance([x, y], line), 4)
    // From top to bottom has to be plain to see.
    assert.isAbove(crossings[1]![1] - crossings[0]![1], 10)
    assert.isAbove(crossings[2]![1] - crossings[1]![1], 10)
  })
})

test.group('Sinterklaasspel junior: the answer sheet', () => {
  for (const puzzle of LOCK_PUZZLES) {
    test(`of a thousand codes only that of ${puzzle.naam} reads as Dutch`, ({ assert }) => {
      const secret = encrypt(puzzle.opdracht, puzzle.code)
      const readable = decipher(secret, puzzle.code).match(/[A-Z]+/g)!
      const read = allCodes(3)
        .map((attempt) => ({ poging: attempt, tekst: decipher(secret, attempt) }))
        .map((reading) => ({ ...reading, score: intelligibility(reading.tekst) }))
        .sort((a, b) => b.score - a.score)
      assert.equal(read[0]!.poging, puzzle.code)
      assert.isAbove(read[0]!.score - read[1]!.score, 0.3)
      for (const { poging: attempt, tekst: text } of read.slice(1)) {
        const whole = text.match(/[A-Z]+/g)!.filter((word, i) => word === readable[i])
        assert.isAtMost(whole.length, readable.length / 2, attempt)
      }
    })
  }

  test('who has read one assignment knows no beginning of another', ({ assert }) => {
    const words = LOCK_PUZZLES.map(({ opdracht: assignment }) =>
      assignment.toLowerCase().match(/\p{L}+/gu)!
    )
    assert.lengthOf(new Set(words.map(([first]) => first)), 6)
    // Nor three words in a row anywhere: their lengths show where they stand.
    const triples = words.map((all) => all.slice(2).map((_, i) => all.slice(i, i + 3).join(' ')))
    for (const [i, from] of triples.entries())
      for (const other of triples.slice(i + 1))
        assert.isEmpty(from.filter((triple) => other.includes(triple)))
  })

  test('the sheet holds six assignments in the order of the locks', ({ assert }) => {
    const blocks = booklet.bladen
      .flatMap(({ blokken: all }) => all)
      .filter((block) => block.soort === 'geheimschrift')
    assert.deepEqual(
      blocks.map(({ slot: lock, cijfers: digits, tekst: text }) => ({
        slot: lock,
        cijfers: digits,
        tekst: text,
      })),
      LOCK_PUZZLES.map(({ code: key, opdracht: assignment }, i) => ({
        slot: i + 1,
        cijfers: 3,
        tekst: encrypt(assignment, key),
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

type Square = readonly [rij: number, kolom: number]
const FOUR = [0, 1, 2, 3]
const LINES: readonly (readonly Square[])[] = [
  ...FOUR.map((r) => FOUR.map((k): Square => [r, k])),
  ...FOUR.map((k) => FOUR.map((r): Square => [r, k])),
  FOUR.map((i): Square => [i, i]),
  FOUR.map((i): Square => [i, 3 - i]),
]

/** All rows in which every strip is true; a sentence is tried as soon as everybody it names has a place. */
function rowsWhereAllFits(without?: string): Row[] {
  const names = STRIPS.map(({ naam: name }) => name)
  const lines = STRIPS.filter(({ naam: name }) => name !== without).map(
    ({ naam: name, zin: sentence, klopt: holds }) => ({
      klopt: holds,
      nodig: names.filter((other) => other === name || new RegExp(`\\b${other}\\b`).test(sentence)),
    })
  )
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
  const search = (row: Row): Row[] => {
    const name = sequence[Object.keys(row).length]
    if (!name) return [row]
    return names
      .map((_, i) => i + 1)
      .filter((spot) => !Object.values(row).includes(spot))
      .map((spot): Row => ({ ...row, [name]: spot }))
      .filter((updated) =>
        lines.every(
          ({ nodig: needed, klopt: holds }) =>
            needed.some((who) => !(who in updated)) || holds(updated)
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
      shape.vorm === 'tekst' ? [shape.tekst] : shape.vorm === 'groep' ? inShapes(shape.vormen) : []
    )
  return sheet.blokken
    .flatMap((block) => {
      const { tekening: drawing, ...rest } = block as typeof block & {
        tekening?: { vormen: Shape[] }
      }
      return [JSON.stringify(rest), ...inShapes(drawing?.vormen ?? [])]
    })
    .join(' ')
}
