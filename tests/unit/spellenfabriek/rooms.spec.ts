import { test } from '@japa/runner'
import { type Kamer, ROOMS, SCOREPROFIELEN } from '#content/spellenfabriek/rooms'

const kamer = (naam: string): Kamer => ROOMS.find((room) => room.naam === naam)!

const alternatieven = ({ antwoord }: Pick<Kamer, 'antwoord'>) => antwoord.split('|')

/** The answer as it is compared with what this file works out by itself. */
const antwoord = (naam: string) => alternatieven(kamer(naam))[0]!.toLowerCase()

/** The lines of the question that look like `patroon`, as the groups it catches. */
const regels = (naam: string, patroon: RegExp): string[][] =>
  kamer(naam)
    .vraag.split('\n')
    .flatMap((regel) => {
      const gevonden = patroon.exec(regel)
      return gevonden ? [gevonden.slice(1)] : []
    })

/** The small table in a question: lines of single characters with a space between. */
const rooster = (naam: string) =>
  regels(naam, /^(\S(?: \S)+)$/u).map(([regel]) => regel!.split(' '))

const getallen = (tekst: string) => (tekst.match(/\d+/g) ?? []).map(Number)

const tot = (aantal: number) => Array.from({ length: aantal }, (_, i) => i)

const som = (reeks: readonly number[]) => reeks.reduce((a, b) => a + b, 0)

/** Every order of these things, the same order once. */
function volgordes<T>(dingen: readonly T[]): T[][] {
  if (dingen.length === 0) return [[]]
  return [...new Set(dingen)].flatMap((ding) => {
    const i = dingen.indexOf(ding)
    return volgordes(dingen.filter((_, j) => j !== i)).map((rest) => [ding, ...rest])
  })
}

const staatIn = (tekst: string, woord: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${woord.replace(/[+/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu').test(
    tekst
  )

test.group('The twelve rooms', () => {
  test('are numbered one to twelve in the order in which they stand', ({ assert }) => {
    assert.deepEqual(
      ROOMS.map(({ volgnummer }) => volgnummer),
      tot(12).map((i) => i + 1)
    )
  })

  test('have a name, a place and a chest of their own', ({ assert }) => {
    for (const veld of ['naam', 'adminnaam', 'opberg'] as const)
      assert.lengthOf(new Set(ROOMS.map((room) => room[veld])), 12, veld)
    for (const { naam, adminnaam, opberg, volgnummer } of ROOMS) {
      assert.match(adminnaam, new RegExp(`^[ABC][1-4] ${naam}$`))
      assert.match(opberg, new RegExp(`^Kist ${volgnummer}, .+ deksel$`))
    }
  })

  test('are four light, five medium and three heavy, and light is also quick', ({ assert }) => {
    const minuten = { licht: [5, 6], middel: [7, 9], zwaar: [10, 12] } as const
    const aantal = (profiel: Kamer['profiel']) =>
      ROOMS.filter((room) => room.profiel === profiel).length
    assert.deepEqual([aantal('licht'), aantal('middel'), aantal('zwaar')], [4, 5, 3])
    for (const { naam, profiel, tijdschatting } of ROOMS) {
      const [kort, lang] = minuten[profiel]
      assert.isTrue(tijdschatting >= kort && tijdschatting <= lang, naam)
    }
  })

  test('{naam}: a question for a small screen, three hints and a usable answer')
    .with([...ROOMS])
    .run(({ assert }, room) => {
      assert.include(room.vraag, '?')
      assert.isAtMost(room.vraag.length, 600)
      for (const hint of [room.hint1, room.hint2, room.hint3]) {
        assert.match(hint, /\S/)
        assert.isAtMost(hint.length, 220)
      }
      assert.isAtMost(room.antwoord.length, 255)
      const goed = alternatieven(room)
      assert.lengthOf(new Set(goed.map((een) => een.toLowerCase())), goed.length)
      for (const een of goed) {
        assert.match(een, /^\S(.*\S)?$/, 'an answer is compared after trimming')
        for (const tekst of [room.vraag, room.hint1, room.hint2, room.hint3])
          assert.isFalse(staatIn(tekst, een), `"${een}" is given away`)
      }
    })

  test('borrow no name of a game that belongs to somebody', ({ assert }) => {
    const merk =
      /\b(memory|scrabble|monopoly|jenga|stratego|rummikub|wordfeud|cluedo|yahtzee|zeeslag|catan|risk|uno)\b/i
    for (const room of ROOMS)
      for (const tekst of Object.values(room)) assert.notMatch(String(tekst), merk)
  })
})

test.group('The score profiles', () => {
  test('are the three of the content plan', ({ assert }) => {
    assert.deepEqual(
      Object.entries(SCOREPROFIELEN).map(([naam, profiel]) => [naam, ...Object.values(profiel)]),
      [
        ['licht', 60, 10, 5, 5, 10, 10],
        ['middel', 100, 20, 5, 10, 15, 20],
        ['zwaar', 140, 30, 10, 15, 20, 25],
      ]
    )
  })

  test('{naam}: all hints and two wrong answers still leave more than the minimum')
    .with(Object.entries(SCOREPROFIELEN).map(([naam, profiel]) => ({ naam, ...profiel })))
    .run(({ assert }, profiel) => {
      const hints = [profiel.hint1_cost, profiel.hint2_cost, profiel.hint3_cost] as const
      assert.deepEqual(
        [...hints].sort((a, b) => a - b),
        [...hints],
        'a later hint is never cheaper'
      )
      // Hint 3 twice: the strictest of the two readings of the specification.
      const kosten = som([...hints, profiel.hint3_cost, 2 * profiel.fout_cost])
      assert.isAbove(profiel.max_punten - kosten, profiel.min_punten)
    })
})

test.group('The puzzles that count', () => {
  test('Dobbelsteengieterij: all tops and bottoms, less the one in sight', ({ assert }) => {
    assert.match(
      kamer('Dobbelsteengieterij').vraag,
      /samen altijd 7.*vijf stenen.*boven op.* 2\./is
    )
    assert.equal(String(5 * 7 - 2), antwoord('Dobbelsteengieterij'))
  })

  test('Ganzenbaan: the goose ends where the rules send her', ({ assert }) => {
    const { vraag } = kamer('Ganzenbaan')
    const regel = (begin: RegExp) => getallen(vraag.split('\n').find((een) => begin.test(een))!)
    const [begin, ...worpen] = regel(/gooit zes keer/)
    const [brug, over] = regel(/^Brug/)
    const [modder, terug] = regel(/^Modder/)
    const ganzen = regel(/^Gans/)

    const beland = (vak: number, worp: number): number => {
      if (vak === brug) return beland(over!, worp)
      if (vak === modder) return beland(terug!, worp)
      return ganzen.includes(vak) ? beland(vak + worp, worp) : vak
    }
    assert.lengthOf(worpen, 6)
    const eind = worpen.reduce((vak, worp) => beland(vak + worp, worp), begin!)
    assert.equal(String(eind), antwoord('Ganzenbaan'))
  })

  test('Torenbouw: the blocks with two painted sides', ({ assert }) => {
    const [, maten] = /zonder gaten: (.*)\.$/m.exec(kamer('Torenbouw').vraag)!
    const [breed, diep, hoog] = getallen(maten!) as [number, number, number]
    const kanten = (plaats: number, maat: number) =>
      Number(plaats === 0) + Number(plaats === maat - 1)
    const blokjes = tot(breed).flatMap((x) =>
      tot(diep).flatMap((y) =>
        tot(hoog).map((z) => kanten(x, breed) + kanten(y, diep) + kanten(z, hoog))
      )
    )
    assert.lengthOf(blokjes, 36)
    assert.equal(String(blokjes.filter((blauw) => blauw === 2).length), antwoord('Torenbouw'))
  })
})

test.group('The puzzles with letters', () => {
  test('Dammerij: the message obeys the key beside the door', ({ assert }) => {
    const letter = (rij: string) =>
      String.fromCharCode(
        64 + Number.parseInt(rij.replaceAll('W', '0').replaceAll('Z', '1').replaceAll(' ', ''), 2)
      )
    const sleutel = regels('Dammerij', /^([WZ ]{9}) = ([A-Z])$/)
    assert.lengthOf(sleutel, 5)
    for (const [rij, staat] of sleutel) assert.equal(letter(rij!), staat)
    const bericht = regels('Dammerij', /^([WZ ]{9})$/).map(([rij]) => letter(rij!))
    assert.equal(bericht.join('').toLowerCase(), antwoord('Dammerij'))
  })

  test('Woordsmederij: the letters that are too many spell the answer', ({ assert }) => {
    const bedoeld = ['PION', 'BORD', 'KAART', 'PUZZEL', 'DOBBELEN', 'DOMINO']
    const gesmeed = regels('Woordsmederij', /^([A-Z]+)$/).flat()
    const zonder = (woord: string, i: number) => woord.slice(0, i) + woord.slice(i + 1)
    const afval = gesmeed.map((woord, nr) =>
      tot(woord.length)
        .filter((i) => zonder(woord, i) === bedoeld[nr])
        .map((i) => woord[i]!)
        .join('')
    )
    assert.equal(afval.join('').toLowerCase(), antwoord('Woordsmederij'))
  })

  test('Schaakstal: of all tours over the board, one spells the answer', ({ assert }) => {
    const bord = rooster('Schaakstal')
    const vakken = bord.flatMap((rij, y) => rij.map((letter, x) => ({ x, y, letter })))
    type Vak = (typeof vakken)[number]
    const sprong = (a: Vak, b: Vak) => Math.abs(a.x - b.x) * Math.abs(a.y - b.y) === 2
    const verder = (weg: Vak[]): Vak[][] =>
      weg.length === vakken.length
        ? [weg]
        : vakken
            .filter((vak) => !weg.includes(vak) && sprong(weg.at(-1)!, vak))
            .flatMap((vak) => verder([...weg, vak]))
    const woorden = vakken
      .flatMap((start) => verder([start]))
      .map((weg) =>
        weg
          .map(({ letter }) => letter)
          .join('')
          .toLowerCase()
      )
    assert.lengthOf(vakken, 12)
    assert.lengthOf(
      woorden.filter((woord) => woord === antwoord('Schaakstal')),
      1
    )
  })

  test('Doolhofkelder: eight bumps of the mouse spell the answer', ({ assert }) => {
    const kelder = rooster('Doolhofkelder')
    const vrij = (x: number, y: number) => (kelder[y]?.[x] ?? '■') !== '■'
    const richtingen = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
    let [x, y, kijkt, woord] = [0, 0, 0, '']
    const kan = (naar: number) => vrij(x + richtingen[naar]![0], y + richtingen[naar]![1])

    assert.equal(kelder[0]![0], '●')
    for (const botsing of tot(8)) {
      while (kan(kijkt)) {
        x += richtingen[kijkt]![0]
        y += richtingen[kijkt]![1]
      }
      woord += kelder[y]![x]!
      const rechts = (kijkt + 1) % 4
      const links = (kijkt + 3) % 4
      assert.isTrue(kan(rechts) || kan(links) || botsing === 7, 'she is never stuck')
      kijkt = kan(rechts) ? rechts : links
    }
    assert.equal(woord.toLowerCase(), antwoord('Doolhofkelder'))
  })
})

test.group('The puzzles on a map', () => {
  test('Schatkamer: the route with every direction turned round', ({ assert }) => {
    const richting = { noord: [0, 1], oost: [1, 0], zuid: [0, -1], west: [-1, 0] } as const
    const loop = (teken: 1 | -1) => {
      const stappen = kamer('Schatkamer').vraag.matchAll(/(\d) (noord|oost|zuid|west)/g)
      let [x, y] = ['ABCDEFGH'.indexOf('E') + 1, 5]
      for (const [, aantal, naar] of stappen) {
        const [dx, dy] = richting[naar as keyof typeof richting]
        x += teken * dx * Number(aantal)
        y += teken * dy * Number(aantal)
        assert.isTrue(x >= 1 && x <= 8 && y >= 1 && y <= 8, 'nobody walks off the map')
      }
      return `${'abcdefgh'[x - 1]}${y}`
    }
    assert.include(kamer('Schatkamer').vraag, 'palmboom op E5')
    assert.equal(loop(-1), antwoord('Schatkamer'))
    assert.notEqual(loop(1), antwoord('Schatkamer'))
  })

  test('Vlootwerf: the counts leave one place for every ship', ({ assert }) => {
    const [kolommen] = regels('Vlootwerf', /^Kolommen: (.+)$/).map(([r]) => getallen(r!))
    const [rijen] = regels('Vlootwerf', /^Rijen: (.+)$/).map(([r]) =>
      getallen(r!.replaceAll(/rij \d/g, ''))
    )
    const oplossingen = vloten([3, 2, 2, 1], kolommen!, rijen!)
    const verschillend = new Set(oplossingen.map((vloot) => vloot.map(String).sort().join(' / ')))
    assert.lengthOf([...verschillend], 1)
    const [sloep] = oplossingen[0]!.at(-1)!
    assert.equal(`${'abcdef'[sloep! % 6]}${Math.floor(sloep! / 6) + 1}`, antwoord('Vlootwerf'))
  })
})

test.group('The puzzles to reason about', () => {
  test('Tweelingzaal: the notes leave one way to lay the cards, and none can be missed', ({
    assert,
  }) => {
    const notities = regels('Tweelingzaal', /^([A-H]) en ([A-H]): (\w+) en (\w+)$/)
    const plaatjes = ['kip', 'sok', 'taart', 'fiets'].flatMap((plaatje) => [plaatje, plaatje])
    const passend = (nodig: string[][]) =>
      volgordes(plaatjes).filter((kaarten) =>
        nodig.every(([een, twee, ...gezien]) => {
          const paar = [een, twee].map((letter) => kaarten['ABCDEFGH'.indexOf(letter!)])
          return [...paar].sort().join() === [...gezien].sort().join()
        })
      )
    const [kaarten, ...andere] = passend(notities)
    assert.lengthOf(notities, 5)
    assert.isEmpty(andere)
    const sokken = [...'abcdefgh'].filter((_, i) => kaarten![i] === 'sok')
    assert.equal(sokken.join(''), antwoord('Tweelingzaal'))
    for (const weg of notities)
      assert.isAbove(passend(notities.filter((een) => een !== weg)).length, 1)
  })

  test('Dominoband: only one tenth stone closes the ring', ({ assert }) => {
    const stenen = [...kamer('Dominoband').vraag.matchAll(/(\d)-(\d)/g)].map(
      ([, a, b]) => [Number(a), Number(b)] as const
    )
    const sluit = (
      rest: readonly (readonly [number, number])[],
      van: number,
      doel: number
    ): boolean =>
      rest.length === 0
        ? van === doel
        : rest.some(([a, b], i) => {
            if (a !== van && b !== van) return false
            return sluit(
              rest.filter((_, j) => j !== i),
              a === van ? b : a,
              doel
            )
          })
    const tiende = tot(7)
      .flatMap((a) => tot(7 - a).map((i) => [a, a + i] as const))
      .filter(([a, b]) => !stenen.some(([c, d]) => c + d === a + b && Math.min(c, d) === a))
      .filter(([a, b]) => sluit(stenen, b, a))
    assert.lengthOf(stenen, 9)
    assert.deepEqual(
      tiende.map((steen) => steen.join('-')),
      [antwoord('Dominoband')]
    )
  })

  test('Kaartenpers: one order makes the even cards true and the odd cards false', ({ assert }) => {
    const uitspraken = regels('Kaartenpers', /^([A-E]): ([A-E]) is (even|oneven|hoger dan ik)\.$/)
    const waar: Record<string, (ander: number, zelf: number) => boolean> = {
      'even': (ander) => ander % 2 === 0,
      'oneven': (ander) => ander % 2 === 1,
      'hoger dan ik': (ander, zelf) => ander > zelf,
    }
    const passend = (nodig: string[][]) =>
      volgordes([1, 2, 3, 4, 5]).filter((kaarten) => {
        const waarde = (letter: string) => kaarten['ABCDE'.indexOf(letter)]!
        return nodig.every(([spreker, over, wat]) => {
          const zelf = waarde(spreker!)
          return waar[wat!]!(waarde(over!), zelf) === (zelf % 2 === 0)
        })
      })
    assert.lengthOf(uitspraken, 5)
    assert.deepEqual(
      passend(uitspraken).map((kaarten) => kaarten.join('')),
      [antwoord('Kaartenpers')]
    )
    for (const weg of uitspraken)
      assert.isAbove(passend(uitspraken.filter((een) => een !== weg)).length, 1)
  })
})

/** Every fleet on a sea of six by six that fits the counts; a ship is the numbers of its squares. */
function vloten(lengtes: readonly number[], kolommen: number[], rijen: number[]): number[][][] {
  const buren = (a: number, b: number) =>
    Math.abs((a % 6) - (b % 6)) <= 1 && Math.abs(Math.floor(a / 6) - Math.floor(b / 6)) <= 1
  const past = (vakken: number[], klaar: boolean) =>
    tot(6).every((i) => {
      const inKolom = som(vakken.map((vak) => Number(vak % 6 === i)))
      const inRij = som(vakken.map((vak) => Number(Math.floor(vak / 6) === i)))
      return klaar
        ? inKolom === kolommen[i] && inRij === rijen[i]
        : inKolom <= kolommen[i]! && inRij <= rijen[i]!
    })
  const plaatsen = (lengte: number) =>
    tot(36).flatMap((vak) => {
      const liggend = (vak % 6) + lengte <= 6 ? [tot(lengte).map((i) => vak + i)] : []
      const staand = vak + 6 * (lengte - 1) < 36 ? [tot(lengte).map((i) => vak + 6 * i)] : []
      return lengte === 1 ? liggend : [...liggend, ...staand]
    })
  const leg = (vloot: number[][]): number[][][] => {
    if (vloot.length === lengtes.length) return past(vloot.flat(), true) ? [vloot] : []
    return plaatsen(lengtes[vloot.length]!)
      .filter((schip) => !schip.some((vak) => vloot.flat().some((ander) => buren(vak, ander))))
      .filter((schip) => past([...vloot.flat(), ...schip], false))
      .flatMap((schip) => leg([...vloot, schip]))
  }
  return leg([])
}
