import { test } from '@japa/runner'
import { type RoomContent, ROOMS, SCORE_PROFILES } from '#games/spellenfabriek/spellenfabriek_rooms'
import {
  cellAt,
  findIn,
  firstOf,
  itemAt,
  lastOf,
  leading,
  matched,
  present,
  valueAt,
} from '#tests/helpers/present'

const roomNamed = (name: string): RoomContent => findIn(ROOMS, (one) => one.name === name)

const alternatives = ({ answer }: Pick<RoomContent, 'answer'>) => answer.split('|')

/** The answer as it is compared with what this file works out by itself. */
const answer = (name: string) => firstOf(alternatives(roomNamed(name))).toLowerCase()

/** The lines of the question that match `pattern`, as the groups that it catches. */
const lines = (name: string, pattern: RegExp): string[][] =>
  roomNamed(name)
    .question.split('\n')
    .flatMap((line) => {
      const found = pattern.exec(line)
      return found ? [found.slice(1)] : []
    })

/** The small table in a question: lines of single characters with a space between. */
const lattice = (name: string) =>
  lines(name, /^(\S(?: \S)+)$/u).map(([line]) => present(line, 'line').split(' '))

const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

const until = (count: number) => Array.from({ length: count }, (_, i) => i)

const sum = (series: readonly number[]) => series.reduce((a, b) => a + b, 0)

/** Every order of these things, the same order once. */
function permutations<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]]
  return [...new Set(things)].flatMap((thing) => {
    const i = things.indexOf(thing)
    return permutations(things.filter((_, j) => j !== i)).map((rest) => [thing, ...rest])
  })
}

const occursIn = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[+/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu').test(
    text
  )

test.group('The twelve rooms', () => {
  test('the rooms are numbered one to twelve in the order in which they stand', ({ assert }) => {
    assert.deepEqual(
      ROOMS.map(({ sequenceNumber }) => sequenceNumber),
      until(12).map((i) => i + 1)
    )
  })

  test('the rooms have a name, a place and a chest of their own', ({ assert }) => {
    for (const field of ['name', 'adminName', 'storage'] as const)
      assert.lengthOf(new Set(ROOMS.map((room) => room[field])), 12, field)
    for (const { name, adminName, storage, sequenceNumber } of ROOMS) {
      assert.match(adminName, new RegExp(`^[ABC][1-4] ${name}$`))
      assert.match(storage, new RegExp(`^Kist ${sequenceNumber}, .+ deksel$`))
    }
  })

  test('four rooms are light, five medium and three heavy, and the light ones are quick', ({
    assert,
  }) => {
    const minutes = { licht: [5, 6], middel: [7, 9], zwaar: [10, 12] } as const
    const count = (profile: RoomContent['profile']) =>
      ROOMS.filter((room) => room.profile === profile).length
    assert.deepEqual([count('licht'), count('middel'), count('zwaar')], [4, 5, 3])
    for (const { name, profile, timeEstimate } of ROOMS) {
      const [short, long] = minutes[profile]
      assert.isTrue(timeEstimate >= short && timeEstimate <= long, name)
    }
  })

  test('{name} has a question for a small screen, three hints and a usable answer')
    .with([...ROOMS])
    .run(({ assert }, room) => {
      assert.include(room.question, '?')
      assert.isAtMost(room.question.length, 600)
      for (const hint of [room.hint1, room.hint2, room.hint3]) {
        assert.match(hint, /\S/)
        assert.isAtMost(hint.length, 220)
      }
      assert.isAtMost(room.answer.length, 255)
      const correct = alternatives(room)
      assert.lengthOf(new Set(correct.map((one) => one.toLowerCase())), correct.length)
      for (const one of correct) {
        assert.match(one, /^\S(.*\S)?$/, 'an answer is compared after trimming')
        for (const text of [room.question, room.hint1, room.hint2, room.hint3])
          assert.isFalse(occursIn(text, one), `"${one}" is given away`)
      }
    })

  test('the rooms borrow no name of a protected game', ({ assert }) => {
    const mark =
      /\b(memory|scrabble|monopoly|jenga|stratego|rummikub|wordfeud|cluedo|yahtzee|zeeslag|catan|risk|uno)\b/i
    for (const room of ROOMS)
      for (const text of Object.values(room)) assert.notMatch(String(text), mark)
  })
})

test.group('The score profiles', () => {
  test('the score profiles are the three of the content plan', ({ assert }) => {
    assert.deepEqual(
      Object.entries(SCORE_PROFILES).map(([name, profile]) => [name, ...Object.values(profile)]),
      [
        ['licht', 60, 10, 5, 5, 10, 10],
        ['middel', 100, 20, 5, 10, 15, 20],
        ['zwaar', 140, 30, 10, 15, 20, 25],
      ]
    )
  })

  test('{name} leaves more than the minimum after all hints and two wrong answers')
    .with(Object.entries(SCORE_PROFILES).map(([name, profile]) => ({ name, ...profile })))
    .run(({ assert }, profile) => {
      const hints = [profile.hint1Cost, profile.hint2Cost, profile.hint3Cost] as const
      assert.deepEqual(
        [...hints].sort((a, b) => a - b),
        [...hints],
        'a later hint is never cheaper'
      )
      // Hint 3 twice: the strictest of the two readings of the specification.
      const costs = sum([...hints, profile.hint3Cost, 2 * profile.wrongCost])
      assert.isAbove(profile.maxPoints - costs, profile.minPoints)
    })
})

test.group('The puzzles that count', () => {
  test('Dobbelsteengieterij counts all tops and bottoms, less the one in sight', ({ assert }) => {
    assert.match(
      roomNamed('Dobbelsteengieterij').question,
      /samen altijd 7.*vijf stenen.*boven op.* 2\./is
    )
    assert.equal(String(5 * 7 - 2), answer('Dobbelsteengieterij'))
  })

  test('Ganzenbaan has a goose that ends where the rules send her', ({ assert }) => {
    const { question } = roomNamed('Ganzenbaan')
    const line = (begin: RegExp) => numbers(findIn(question.split('\n'), (one) => begin.test(one)))
    const [begin, ...rolls] = line(/gooit zes keer/)
    const [bridge, remaining] = leading(line(/^Brug/), 2)
    const [mud, back] = leading(line(/^Modder/), 2)
    const geese = line(/^Gans/)

    const land = (square: number, roll: number): number => {
      if (square === bridge) return land(remaining, roll)
      if (square === mud) return land(back, roll)
      return geese.includes(square) ? land(square + roll, roll) : square
    }
    assert.lengthOf(rolls, 6)
    const end = rolls.reduce((square, roll) => land(square + roll, roll), present(begin, 'begin'))
    assert.equal(String(end), answer('Ganzenbaan'))
  })

  test('Torenbouw counts the blocks with two painted sides', ({ assert }) => {
    const [, sizes] = matched(/zonder gaten: (.*)\.$/m, roomNamed('Torenbouw').question)
    const [wide, deep, height] = numbers(present(sizes, 'sizes')) as [number, number, number]
    const sides = (rank: number, size: number) => Number(rank === 0) + Number(rank === size - 1)
    const blocks = until(wide).flatMap((x) =>
      until(deep).flatMap((y) =>
        until(height).map((z) => sides(x, wide) + sides(y, deep) + sides(z, height))
      )
    )
    assert.lengthOf(blocks, 36)
    assert.equal(String(blocks.filter((blue) => blue === 2).length), answer('Torenbouw'))
  })
})

test.group('The puzzles with letters', () => {
  test('Dammerij has a message that obeys the key beside the door', ({ assert }) => {
    const letter = (row: string) =>
      String.fromCharCode(
        64 + Number.parseInt(row.replaceAll('W', '0').replaceAll('Z', '1').replaceAll(' ', ''), 2)
      )
    const key = lines('Dammerij', /^([WZ ]{9}) = ([A-Z])$/)
    assert.lengthOf(key, 5)
    for (const [row, expected] of key) assert.equal(letter(present(row, 'row')), expected)
    const message = lines('Dammerij', /^([WZ ]{9})$/).map(([row]) => letter(present(row, 'row')))
    assert.equal(message.join('').toLowerCase(), answer('Dammerij'))
  })

  test('Woordsmederij spells its answer with the letters that are too many', ({ assert }) => {
    const intended = ['PION', 'BORD', 'KAART', 'PUZZEL', 'DOBBELEN', 'DOMINO']
    const forged = lines('Woordsmederij', /^([A-Z]+)$/).flat()
    const without = (word: string, i: number) => word.slice(0, i) + word.slice(i + 1)
    const dropped = forged.map((word, index) =>
      until(word.length)
        .filter((i) => without(word, i) === intended[index])
        .map((i) => itemAt(word, i))
        .join('')
    )
    assert.equal(dropped.join('').toLowerCase(), answer('Woordsmederij'))
  })

  test('Schaakstal has one tour over the board that spells the answer', ({ assert }) => {
    const board = lattice('Schaakstal')
    const squares = board.flatMap((row, y) => row.map((letter, x) => ({ x, y, letter })))
    type Square = (typeof squares)[number]
    const jump = (a: Square, b: Square) => Math.abs(a.x - b.x) * Math.abs(a.y - b.y) === 2
    const further = (gone: Square[]): Square[][] =>
      gone.length === squares.length
        ? [gone]
        : squares
            .filter((square) => !gone.includes(square) && jump(lastOf(gone), square))
            .flatMap((square) => further([...gone, square]))
    const words = squares
      .flatMap((start) => further([start]))
      .map((gone) =>
        gone
          .map(({ letter }) => letter)
          .join('')
          .toLowerCase()
      )
    assert.lengthOf(squares, 12)
    assert.lengthOf(
      words.filter((word) => word === answer('Schaakstal')),
      1
    )
  })

  test('Doolhofkelder spells its answer with eight bumps of the mouse', ({ assert }) => {
    const cellar = lattice('Doolhofkelder')
    const free = (x: number, y: number) => (cellar[y]?.[x] ?? '■') !== '■'
    const directions = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
    let [x, y, facing, word] = [0, 0, 0, '']
    const canPrint = (to: number) =>
      free(x + itemAt(directions, to)[0], y + itemAt(directions, to)[1])

    assert.equal(firstOf(cellar)[0], '●')
    for (const collision of until(8)) {
      while (canPrint(facing)) {
        x += itemAt(directions, facing)[0]
        y += itemAt(directions, facing)[1]
      }
      word += cellAt(cellar, y, x)
      const right = (facing + 1) % 4
      const links = (facing + 3) % 4
      assert.isTrue(canPrint(right) || canPrint(links) || collision === 7, 'she is never stuck')
      facing = canPrint(right) ? right : links
    }
    assert.equal(word.toLowerCase(), answer('Doolhofkelder'))
  })
})

test.group('The puzzles on a map', () => {
  test('Schatkamer follows the route with every direction turned round', ({ assert }) => {
    const direction = { noord: [0, 1], oost: [1, 0], zuid: [0, -1], west: [-1, 0] } as const
    const loop = (sign: 1 | -1) => {
      const steps = roomNamed('Schatkamer').question.matchAll(/(\d) (noord|oost|zuid|west)/g)
      let [x, y] = ['ABCDEFGH'.indexOf('E') + 1, 5]
      for (const [, count, to] of steps) {
        const [dx, dy] = direction[to as keyof typeof direction]
        x += sign * dx * Number(count)
        y += sign * dy * Number(count)
        assert.isTrue(x >= 1 && x <= 8 && y >= 1 && y <= 8, 'nobody walks off the map')
      }
      return `${'abcdefgh'[x - 1]}${y}`
    }
    assert.include(roomNamed('Schatkamer').question, 'palmboom op E5')
    assert.equal(loop(-1), answer('Schatkamer'))
    assert.notEqual(loop(1), answer('Schatkamer'))
  })

  test('Vlootwerf has counts that leave one place for every ship', ({ assert }) => {
    const columns = firstOf(
      lines('Vlootwerf', /^Kolommen: (.+)$/).map(([r]) => numbers(present(r, 'r')))
    )
    const rows = firstOf(
      lines('Vlootwerf', /^Rijen: (.+)$/).map(([r]) =>
        numbers(present(r, 'r').replaceAll(/rij \d/g, ''))
      )
    )
    const solutions = fleets([3, 2, 2, 1], columns, rows)
    const distinct = new Set(solutions.map((fleet) => fleet.map(String).sort().join(' / ')))
    assert.lengthOf([...distinct], 1)
    const sloop = firstOf(lastOf(firstOf(solutions)))
    assert.equal(`${'abcdef'[sloop % 6]}${Math.floor(sloop / 6) + 1}`, answer('Vlootwerf'))
  })
})

test.group('The puzzles to reason about', () => {
  test('Tweelingzaal has notes that leave one way to lay the cards, and each is needed', ({
    assert,
  }) => {
    const notes = lines('Tweelingzaal', /^([A-H]) en ([A-H]): (\w+) en (\w+)$/)
    const pictures = ['kip', 'sok', 'taart', 'fiets'].flatMap((picture) => [picture, picture])
    const fitting = (needed: string[][]) =>
      permutations(pictures).filter((cards) =>
        needed.every(([one, other, ...seen]) => {
          const pair = [one, other].map(
            (letter) => cards['ABCDEFGH'.indexOf(present(letter, 'letter'))]
          )
          return [...pair].sort().join() === [...seen].sort().join()
        })
      )
    const [cards, ...others] = fitting(notes)
    assert.lengthOf(notes, 5)
    assert.isEmpty(others)
    const socks = [...'abcdefgh'].filter((_, i) => present(cards, 'cards')[i] === 'sok')
    assert.equal(socks.join(''), answer('Tweelingzaal'))
    for (const gone of notes) assert.isAbove(fitting(notes.filter((one) => one !== gone)).length, 1)
  })

  test('Dominoband has one tenth stone that closes the ring', ({ assert }) => {
    const stones = [...roomNamed('Dominoband').question.matchAll(/(\d)-(\d)/g)].map(
      ([, a, b]) => [Number(a), Number(b)] as const
    )
    const close = (
      rest: readonly (readonly [number, number])[],
      from: number,
      target: number
    ): boolean =>
      rest.length === 0
        ? from === target
        : rest.some(([a, b], i) => {
            if (a !== from && b !== from) return false
            return close(
              rest.filter((_, j) => j !== i),
              a === from ? b : a,
              target
            )
          })
    const tenth = until(7)
      .flatMap((a) => until(7 - a).map((i) => [a, a + i] as const))
      .filter(([a, b]) => !stones.some(([c, d]) => c + d === a + b && Math.min(c, d) === a))
      .filter(([a, b]) => close(stones, b, a))
    assert.lengthOf(stones, 9)
    assert.deepEqual(
      tenth.map((stone) => stone.join('-')),
      [answer('Dominoband')]
    )
  })

  test('Kaartenpers has one order that makes the even cards true and the odd cards false', ({
    assert,
  }) => {
    const statements = lines('Kaartenpers', /^([A-E]): ([A-E]) is (even|oneven|hoger dan ik)\.$/)
    const where: Record<string, (other: number, own: number) => boolean> = {
      'even': (other) => other % 2 === 0,
      'oneven': (other) => other % 2 === 1,
      'hoger dan ik': (other, own) => other > own,
    }
    const fitting = (needed: string[][]) =>
      permutations([1, 2, 3, 4, 5]).filter((cards) => {
        const value = (letter: string) => itemAt(cards, 'ABCDE'.indexOf(letter))
        return needed.every(([speaker, remaining, what]) => {
          const own = value(present(speaker, 'speaker'))
          return (
            valueAt(where, present(what, 'what'))(value(present(remaining, 'remaining')), own) ===
            (own % 2 === 0)
          )
        })
      })
    assert.lengthOf(statements, 5)
    assert.deepEqual(
      fitting(statements).map((cards) => cards.join('')),
      [answer('Kaartenpers')]
    )
    for (const gone of statements)
      assert.isAbove(fitting(statements.filter((one) => one !== gone)).length, 1)
  })
})

/** Every fleet on a sea of six by six that fits the counts; a ship is the numbers of its squares. */
function fleets(lengths: readonly number[], columns: number[], rows: number[]): number[][][] {
  const neighbors = (a: number, b: number) =>
    Math.abs((a % 6) - (b % 6)) <= 1 && Math.abs(Math.floor(a / 6) - Math.floor(b / 6)) <= 1
  const past = (squares: number[], done: boolean) =>
    until(6).every((i) => {
      const inColumn = sum(squares.map((square) => Number(square % 6 === i)))
      const inRow = sum(squares.map((square) => Number(Math.floor(square / 6) === i)))
      return done
        ? inColumn === columns[i] && inRow === rows[i]
        : inColumn <= itemAt(columns, i) && inRow <= itemAt(rows, i)
    })
  const places = (length: number) =>
    until(36).flatMap((square) => {
      const horizontal = (square % 6) + length <= 6 ? [until(length).map((i) => square + i)] : []
      const vertical =
        square + 6 * (length - 1) < 36 ? [until(length).map((i) => square + 6 * i)] : []
      return length === 1 ? horizontal : [...horizontal, ...vertical]
    })
  const leg = (fleet: number[][]): number[][][] => {
    if (fleet.length === lengths.length) return past(fleet.flat(), true) ? [fleet] : []
    return places(itemAt(lengths, fleet.length))
      .filter(
        (ship) => !ship.some((square) => fleet.flat().some((other) => neighbors(square, other)))
      )
      .filter((ship) => past([...fleet.flat(), ...ship], false))
      .flatMap((ship) => leg([...fleet, ship]))
  }
  return leg([])
}
