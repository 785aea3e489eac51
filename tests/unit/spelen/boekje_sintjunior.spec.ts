import { test } from '@japa/runner'
import { CATALOGUS } from '#content/catalogus'
import { VOORBEELD } from '#content/boekjes/sintjunior/antwoordvel'
import { boekje } from '#content/boekjes/sintjunior/boekje'
import { HELFTEN } from '#content/boekjes/sintjunior/briefje'
import { DAKEN, SPRONG, SPRONGEN, type Dak } from '#content/boekjes/sintjunior/daken'
import { GEDICHT } from '#content/boekjes/sintjunior/gedicht'
import { HANGT, KRUIDNOTEN } from '#content/boekjes/sintjunior/plakbriefjes'
import { SLOTRAADSELS } from '#content/boekjes/sintjunior/raadsels'
import { STROKEN, type Rij } from '#content/boekjes/sintjunior/schoenen'
import { LICHTJES, STERREN } from '#content/boekjes/sintjunior/sterren'
import { ontcijfer, versleutel } from '#domain/spelen/geheimschrift'
import { alleCodes, verstaanbaarheid } from '#tests/helpers/verstaanbaar'
import type { Blad } from '#domain/spelen/boekje'
import type { Vorm } from '#domain/spelen/tekening'

const code = (naam: string) => SLOTRAADSELS.find((raadsel) => raadsel.naam === naam)!.code
const spel = CATALOGUS.find(({ itemName }) => itemName === 'sintjunior')!

test.group('Sinterklaasspel junior: what the shop promises', () => {
  test('players, duration and materials are those of the catalogue', ({ assert }) => {
    assert.equal(`${boekje.spelers} spelers`, spel.spelers)
    assert.equal(boekje.speelduur, spel.speelduur)
    // Paper is at hand wherever there is a printer.
    assert.sameMembers([...boekje.nodig], [...spel.nodig, 'Een strook papier'])
  })

  test('six locks of three digits, no two alike, no digit that moves a letter nowhere', ({
    assert,
  }) => {
    assert.lengthOf(SLOTRAADSELS, 6)
    for (const raadsel of SLOTRAADSELS) {
      assert.match(raadsel.code, /^[1-9]{3}$/)
      assert.isAtLeast(raadsel.hints.length, 2)
      assert.isNotEmpty(raadsel.uitwerking)
    }
    assert.equal(new Set(SLOTRAADSELS.map((raadsel) => raadsel.code)).size, 6)
  })

  test('sixteen sticky notes and thirteen shoes', ({ assert }) => {
    assert.lengthOf(HANGT.flat(), 16)
    assert.lengthOf(STROKEN, 13)
  })

  test('no code stands on a page that players read, but as one star among many', ({ assert }) => {
    const bladen = boekje.bladen.slice(
      0,
      boekje.bladen.findIndex(({ rubriek }) => rubriek === 'Voor wie vastzit')
    )
    for (const blad of bladen) {
      const gedrukt = woordenVan(blad)
      for (const raadsel of SLOTRAADSELS) {
        if (blad.rubriek !== 'Vel met de mijter')
          assert.notInclude(gedrukt, raadsel.code, blad.titel)
        assert.notInclude(gedrukt, raadsel.opdracht, blad.titel)
      }
    }
  })

  test('what the shop shows gives nothing away', ({ assert }) => {
    const inkijk = boekje.bladen.filter((blad) => blad.inkijk)
    assert.isAtLeast(inkijk.length, 2)
    assert.isAtMost(inkijk.length, 3)
    for (const blad of inkijk) assert.notMatch(woordenVan(blad), /\b\d{3}\b/, blad.titel)
  })

  test('each sheet is asked for by the assignment before it', ({ assert }) => {
    SLOTRAADSELS.slice(1).forEach(({ blad }, i) => {
      const naam = blad.rubriek!.replace('Vel met de ', '')
      assert.match(SLOTRAADSELS[i]!.opdracht, new RegExp(`\\bde ${naam}\\b`))
    })
  })
})

test.group('Sinterklaasspel junior: the puzzles from what is printed', () => {
  test('folded together, the strings of lights are three digits', ({ assert }) => {
    const cijfers = [
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
    const gelezen = HELFTEN.map(({ dak, sneeuw }) =>
      cijfers.findIndex((strepen) => sorteer(strepen) === sorteer(dak + sneeuw))
    )
    assert.equal(gelezen.join(''), code('briefje'))
    // Neither half is enough: every one of them belongs to more than one digit.
    for (const { dak, sneeuw } of HELFTEN) {
      assert.isAbove(
        cijfers.filter((strepen) => sorteer(boven(strepen)) === sorteer(dak)).length,
        1
      )
      assert.isAbove(
        cijfers.filter((strepen) => sorteer(onder(strepen)) === sorteer(sneeuw)).length,
        1
      )
    }
  })

  test('one square only has all its lines at 34, found one note at a time', ({ assert }) => {
    const vierkant = HANGT.map((rij) => [...rij])
    let stappen = 0
    for (let gevonden = true; gevonden;) {
      gevonden = false
      for (const lijn of LIJNEN) {
        const open = lijn.filter(([r, k]) => vierkant[r]![k] === 0)
        if (open.length !== 1) continue
        const [r, k] = open[0]!
        vierkant[r]![k] = 34 - lijn.reduce((som, [nr, nk]) => som + vierkant[nr]![nk]!, 0)
        stappen++
        gevonden = true
      }
    }
    assert.equal(stappen, 8)
    assert.sameMembers(
      vierkant.flat(),
      Array.from({ length: 16 }, (_, i) => i + 1)
    )
    for (const lijn of LIJNEN)
      assert.equal(
        lijn.reduce((som, [r, k]) => som + vierkant[r]![k]!, 0),
        34
      )
    assert.equal(KRUIDNOTEN.map(([r, k]) => vierkant[r]![k]).join(''), code('plakbriefjes'))
    for (const [r, k] of KRUIDNOTEN) assert.equal(HANGT[r]![k], 0)
  })

  test('one row of shoes only makes every strip true', ({ assert }) => {
    const rijen = rijenWaarAllesKlopt()
    assert.lengthOf(rijen, 1)
    const letters = [...STROKEN]
      .sort((a, b) => rijen[0]![a.naam]! - rijen[0]![b.naam]!)
      .map(({ letter }) => letter)
      .join('')
    assert.equal(letters, 'DRIEZEVENVIER')
    assert.equal(code('schoenen'), '374')
  })

  test('without what the assignment told, the row could also be the other way round', ({
    assert,
  }) => {
    const [goed, ...anders] = rijenWaarAllesKlopt('Noor').sort((a, b) => a.Noor! - b.Noor!)
    assert.lengthOf(anders, 1)
    for (const { naam } of STROKEN) assert.equal(goed![naam]! + anders[0]![naam]!, 14)
    assert.include(SLOTRAADSELS[1].opdracht, 'Noor staat helemaal links')
  })

  test('from the baker each leap reaches one numbered house, and no other is near that distance', ({
    assert,
  }) => {
    const bakker = DAKEN.find((dak) => 'naam' in dak && dak.naam === 'bakker')!
    let hier: Dak = bakker
    const gelezen = SPRONGEN.map((aantal) => {
      const ver = DAKEN.filter((dak) => dak !== hier).map((dak) => ({
        dak,
        scheelt: Math.abs(Math.hypot(dak.x - hier.x, dak.y - hier.y) / SPRONG - aantal),
      }))
      const raak = ver.filter(({ scheelt }) => scheelt < 0.02)
      assert.lengthOf(raak, 1)
      assert.lengthOf(
        ver.filter(({ scheelt }) => scheelt < 0.5),
        1
      )
      hier = raak[0]!.dak
      return 'cijfer' in hier ? hier.cijfer : Number.NaN
    })
    assert.equal(gelezen.join(''), code('daken'))
  })

  test('between two stops the horse passes no other chimney', ({ assert }) => {
    const halten = [
      DAKEN.find((dak) => 'naam' in dak && dak.naam === 'bakker')!,
      ...[...code('daken')].map((cijfer) =>
        DAKEN.find((dak) => 'cijfer' in dak && `${dak.cijfer}` === cijfer)!
      ),
    ]
    halten.slice(1).forEach((naar, i) => {
      const van = halten[i]!
      for (const dak of DAKEN.filter((ander) => ander !== van && ander !== naar))
        assert.isAbove(
          afstand(
            [dak.x, dak.y],
            [
              [van.x, van.y],
              [naar.x, naar.y],
            ]
          ),
          8,
          JSON.stringify(dak)
        )
    })
  })

  test('no ruler has to be longer than fifteen centimetres', ({ assert }) => {
    assert.isAtMost(Math.max(...SPRONGEN) * SPRONG, 150)
  })

  test('the horse ate numbers: each gap rhymes with one only', ({ assert }) => {
    const woorden = GEDICHT.filter(({ opgegeten }) => opgegeten).map(({ regels }) => {
      const laatste = regels[0].match(/(\p{L}+)\P{L}*$/u)![1]!
      const raak = GETALLEN.filter((getal) => rijmt(laatste, getal))
      assert.lengthOf(raak, 1, laatste)
      return raak[0]!
    })
    const kinderen = [0, 2, 4].map((i) => ({
      leeftijd: GETALLEN.indexOf(woorden[i]!) + 1,
      pakjes: GETALLEN.indexOf(woorden[i + 1]!) + 1,
    }))
    const opLeeftijd = kinderen.sort((a, b) => a.leeftijd - b.leeftijd)
    assert.deepEqual(
      opLeeftijd.map(({ leeftijd }) => leeftijd),
      [8, 9, 11]
    )
    assert.equal(opLeeftijd.map(({ pakjes }) => pakjes).join(''), code('gedicht'))
  })

  test('the ribbon from code to code crosses itself at three digits, and passes no other', ({
    assert,
  }) => {
    const punten = SLOTRAADSELS.slice(0, 5).map((raadsel) => {
      const sterren = STERREN.filter(([naam]) => naam === raadsel.code)
      assert.lengthOf(sterren, 1)
      return [sterren[0]![1], sterren[0]![2]] as const
    })
    const lijnen = punten.slice(1).map((naar, i) => [punten[i]!, naar] as const)
    const kruisingen = lijnen
      .flatMap((lijn, i) => lijnen.slice(i + 2).map((andere) => snijpunt(lijn, andere)))
      .filter((punt) => punt !== null)
      .sort((a, b) => a[1] - b[1])
    const bij = kruisingen.map(([x, y]) =>
      LICHTJES.filter(([lx, ly]) => Math.hypot(lx - x, ly - y) < 1)
    )
    assert.deepEqual(
      bij.map((lichtjes) => lichtjes.length),
      [1, 1, 1]
    )
    assert.equal(bij.map(([lichtje]) => lichtje![2]).join(''), code('sterren'))
    // Whoever draws a little beside it still meets no other star.
    const elders = LICHTJES.filter((lichtje) => !bij.flat().includes(lichtje))
    for (const [x, y] of elders) for (const lijn of lijnen) assert.isAbove(afstand([x, y], lijn), 4)
    // From top to bottom has to be plain to see.
    assert.isAbove(kruisingen[1]![1] - kruisingen[0]![1], 10)
    assert.isAbove(kruisingen[2]![1] - kruisingen[1]![1], 10)
  })
})

test.group('Sinterklaasspel junior: the answer sheet', () => {
  for (const raadsel of SLOTRAADSELS) {
    test(`of a thousand codes only that of ${raadsel.naam} reads as Dutch`, ({ assert }) => {
      const geheim = versleutel(raadsel.opdracht, raadsel.code)
      const leesbaar = ontcijfer(geheim, raadsel.code).match(/[A-Z]+/g)!
      const gelezen = alleCodes(3)
        .map((poging) => ({ poging, tekst: ontcijfer(geheim, poging) }))
        .map((lezing) => ({ ...lezing, score: verstaanbaarheid(lezing.tekst) }))
        .sort((a, b) => b.score - a.score)
      assert.equal(gelezen[0]!.poging, raadsel.code)
      assert.isAbove(gelezen[0]!.score - gelezen[1]!.score, 0.3)
      for (const { poging, tekst } of gelezen.slice(1)) {
        const heel = tekst.match(/[A-Z]+/g)!.filter((woord, i) => woord === leesbaar[i])
        assert.isAtMost(heel.length, leesbaar.length / 2, poging)
      }
    })
  }

  test('who has read one assignment knows no beginning of another', ({ assert }) => {
    const woorden = SLOTRAADSELS.map(({ opdracht }) => opdracht.toLowerCase().match(/\p{L}+/gu)!)
    assert.lengthOf(new Set(woorden.map(([eerste]) => eerste)), 6)
    // Nor three words in a row anywhere: their lengths show where they stand.
    const drietallen = woorden.map((alle) =>
      alle.slice(2).map((_, i) => alle.slice(i, i + 3).join(' '))
    )
    for (const [i, van] of drietallen.entries())
      for (const ander of drietallen.slice(i + 1))
        assert.isEmpty(van.filter((drietal) => ander.includes(drietal)))
  })

  test('the sheet holds six assignments in the order of the locks', ({ assert }) => {
    const blokken = boekje.bladen
      .flatMap(({ blokken: alle }) => alle)
      .filter((blok) => blok.soort === 'geheimschrift')
    assert.deepEqual(
      blokken.map(({ slot, cijfers, tekst }) => ({ slot, cijfers, tekst })),
      SLOTRAADSELS.map(({ code: sleutel, opdracht }, i) => ({
        slot: i + 1,
        cijfers: 3,
        tekst: versleutel(opdracht, sleutel),
      }))
    )
  })

  test('the worked example opens nothing', ({ assert }) => {
    assert.notInclude(
      SLOTRAADSELS.map((raadsel) => raadsel.code),
      VOORBEELD.code
    )
  })
})

const sorteer = (strepen: string) => [...strepen].sort().join('')
const boven = (strepen: string) => strepen.replace(/[^abf]/g, '')
const onder = (strepen: string) => strepen.replace(/[^gcde]/g, '')

type Vak = readonly [rij: number, kolom: number]
const VIER = [0, 1, 2, 3]
const LIJNEN: readonly (readonly Vak[])[] = [
  ...VIER.map((r) => VIER.map((k): Vak => [r, k])),
  ...VIER.map((k) => VIER.map((r): Vak => [r, k])),
  VIER.map((i): Vak => [i, i]),
  VIER.map((i): Vak => [i, 3 - i]),
]

/** All rows in which every strip is true; a sentence is tried as soon as everybody it names has a place. */
function rijenWaarAllesKlopt(zonder?: string): Rij[] {
  const namen = STROKEN.map(({ naam }) => naam)
  const regels = STROKEN.filter(({ naam }) => naam !== zonder).map(({ naam, zin, klopt }) => ({
    klopt,
    nodig: namen.filter((ander) => ander === naam || new RegExp(`\\b${ander}\\b`).test(zin)),
  }))
  const volgorde = [
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
  const zoek = (rij: Rij): Rij[] => {
    const naam = volgorde[Object.keys(rij).length]
    if (!naam) return [rij]
    return namen
      .map((_, i) => i + 1)
      .filter((plek) => !Object.values(rij).includes(plek))
      .map((plek): Rij => ({ ...rij, [naam]: plek }))
      .filter((nieuw) =>
        regels.every(({ nodig, klopt }) => nodig.some((wie) => !(wie in nieuw)) || klopt(nieuw))
      )
      .flatMap(zoek)
  }
  return zoek({})
}

const GETALLEN = [
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
const RIJMKLANK: Record<string, string> = { zeven: 'even', negen: 'egen', drie: 'ie', twee: 'ee' }
const rijmt = (woord: string, getal: string) =>
  woord.endsWith(RIJMKLANK[getal] ?? getal.replace(/^[^aeiou]+/, ''))

type P = readonly [number, number]
type Lijn = readonly [P, P]

function snijpunt([[x1, y1], [x2, y2]]: Lijn, [[x3, y3], [x4, y4]]: Lijn): P | null {
  const noemer = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4)
  const t = ((x1 - x3) * (y3 - y4) - (y1 - y3) * (x3 - x4)) / noemer
  const u = ((x1 - x3) * (y1 - y2) - (y1 - y3) * (x1 - x2)) / noemer
  return t < 0 || t > 1 || u < 0 || u > 1 ? null : [x1 + t * (x2 - x1), y1 + t * (y2 - y1)]
}

function afstand([x, y]: P, [[x1, y1], [x2, y2]]: Lijn): number {
  const lengte = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const t = Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / lengte))
  return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1))
}

/** Everything that a page says, in its blocks and in its drawings. */
function woordenVan(blad: Blad): string {
  const inVormen = (vormen: readonly Vorm[]): string[] =>
    vormen.flatMap((vorm) =>
      vorm.vorm === 'tekst' ? [vorm.tekst] : vorm.vorm === 'groep' ? inVormen(vorm.vormen) : []
    )
  return blad.blokken
    .flatMap((blok) => {
      const { tekening, ...rest } = blok as typeof blok & { tekening?: { vormen: Vorm[] } }
      return [JSON.stringify(rest), ...inVormen(tekening?.vormen ?? [])]
    })
    .join(' ')
}
