import { test } from '@japa/runner'
import { vindBestelbaar } from '#content/catalogus'
import { BALLONNEN } from '#content/boekjes/ontgoocheld/ballon'
import { VOORBEELD, ontgoocheld } from '#content/boekjes/ontgoocheld/boekje'
import { PLEK, ZIJKANTEN, kromme, type Stuk } from '#content/boekjes/ontgoocheld/cadeau'
import { KAARTEN, PAREN } from '#content/boekjes/ontgoocheld/kaarten'
import { SCENES } from '#content/boekjes/ontgoocheld/filmpje'
import { CLOWNS } from '#content/boekjes/ontgoocheld/neus'
import { RAADSELS } from '#content/boekjes/ontgoocheld/raadsels'
import { LINTEN, langsDeVinger, type Lint } from '#content/boekjes/ontgoocheld/strik'
import { ontcijfer, versleutel } from '#domain/spelen/geheimschrift'
import { alleCodes, verstaanbaarheid } from '#tests/helpers/verstaanbaar'

const code = (naam: string) => RAADSELS.find((raadsel) => raadsel.naam === naam)!.code

const CIJFERWOORDEN = [
  'NUL',
  'EEN',
  'TWEE',
  'DRIE',
  'VIER',
  'VIJF',
  'ZES',
  'ZEVEN',
  'ACHT',
  'NEGEN',
]

/** Every way to read letters as numbers in words, one after the other. */
function alsCijfers(letters: string): string[] {
  if (letters === '') return ['']
  return CIJFERWOORDEN.flatMap((woord, cijfer) =>
    letters.startsWith(woord)
      ? alsCijfers(letters.slice(woord.length)).map((rest) => `${cijfer}${rest}`)
      : []
  )
}

/**
 * The determinant of the knot in a ribbon whose ends are joined: 1 when it has none. No knot of four
 * crossings or fewer has 1.
 */
function knoopgetal(lint: Lint): number {
  const langs = langsDeVinger(lint)
  const over: number[] = []
  const onder: [erin: number, eruit: number][] = []
  let boog = 0
  for (const { kruising, boven } of langs) {
    if (boven) over[kruising] = boog
    else onder[kruising] = [boog, ++boog % (langs.length / 2)]
  }
  const matrix = onder.map(([erin, eruit], kruising) => {
    const rij = onder.map(() => 0)
    rij[over[kruising]! % onder.length]! += 2
    rij[erin]! -= 1
    rij[eruit]! -= 1
    return rij
  })
  return Math.abs(determinant(matrix.slice(1).map((rij) => rij.slice(1))))
}

function determinant(matrix: number[][]): number {
  const [eerste, ...rest] = matrix
  if (!eerste) return 1
  return eerste.reduce((som, getal, nr) => {
    const kleiner = rest.map((rij) => rij.filter((_, kolom) => kolom !== nr))
    return som + (nr % 2 ? -1 : 1) * getal * determinant(kleiner)
  }, 0)
}

/** Follows the ribbon from the label, side by side around the box, until it ends. */
function volgLint(aantalZijkanten: number) {
  const cijfers: string[] = []
  const stukkenVan = (zijde: number): readonly Stuk[] => ZIJKANTEN[zijde]!.stukken
  let zijde = ZIJKANTEN.findIndex((_, nr) => stukkenVan(nr).some(({ van }) => van === 'label'))
  let van: Stuk['van'] = 'label'
  for (let stap = 0; stap < 40; stap++) {
    const stuk = stukkenVan(zijde).find((ander) => ander.van === van)!
    if (stuk.cijfer) cijfers.push(stuk.cijfer)
    if (stuk.naar === 'strik') return { cijfers: cijfers.join(''), einde: 'strik' }
    van = stuk.naar
    zijde += 1
    if (zijde === ZIJKANTEN.length && aantalZijkanten === Infinity) zijde = 0
    if (zijde === ZIJKANTEN.length) return { cijfers: cijfers.join(''), einde: 'rand' }
  }
  throw new Error('The ribbon never ends')
}

test.group('Ontgoocheld: the puzzles from what is printed', () => {
  test('cards: the pairs held against the light are four pictures, three of them the code', ({
    assert,
  }) => {
    const waarden = [...new Set(KAARTEN.map(({ waarde }) => waarde))].sort((a, b) => a - b)
    const cijfers = waarden.map((waarde) => {
      const paar = KAARTEN.filter((kaart) => kaart.waarde === waarde)
      assert.lengthOf(paar, 2)
      for (const { plekken } of paar) assert.lengthOf(plekken, waarde, 'as many pips as it says')
      const samen = new Set(paar.flatMap(({ plekken }) => plekken.map(String)))
      assert.equal(samen.size, 2 * waarde, 'no pip hides another')
      const beeld = Array.from({ length: 7 }, (_, rij) =>
        Array.from({ length: 5 }, (__, kolom) => (samen.has(`${kolom},${rij}`) ? '#' : '.')).join(
          ''
        )
      )
      const gezien = PAREN.filter((ander) => ander.beeld.join() === beeld.join())
      assert.lengthOf(gezien, 1)
      return gezien[0]!.cijfer ?? ''
    })
    assert.equal(cijfers.join(''), code('kaarten'))
  })

  test('bow: three ribbons keep a knot, and no picture is like another', ({ assert }) => {
    for (const lint of LINTEN) {
      const langs = langsDeVinger(lint)
      assert.lengthOf(langs, lint.kruisingen.length, lint.haak)
      for (const { kruising } of langs)
        assert.sameMembers(
          langs.filter((ander) => ander.kruising === kruising).map(({ boven }) => boven),
          [true, false],
          lint.haak
        )
      // Far enough apart to draw, in steps of half a millimetre.
      for (const [i, { punt }] of langs.slice(1).entries())
        assert.isAtLeast(punt - langs[i]!.punt, 20, lint.haak)
    }
    const knopen = LINTEN.filter((lint) => knoopgetal(lint) !== 1)
    assert.equal(knopen.map(({ cijfer }) => cijfer).join(''), code('strik'))
    assert.deepEqual(
      LINTEN.map(({ haak }) => haak),
      [...LINTEN.map(({ haak }) => haak)].sort()
    )
    assert.lengthOf(new Set(LINTEN.map(({ cijfer }) => cijfer)), LINTEN.length)
    const beelden = LINTEN.map(({ golven, opZijnKop, kruisingen }) =>
      [golven, opZijnKop, kruisingen].join()
    )
    assert.lengthOf(new Set(beelden), LINTEN.length)
  })

  test('balloon: three numbers in words, in the order of the knots', ({ assert }) => {
    const opVolgorde = [...BALLONNEN].sort((een, ander) => een.knopen - ander.knopen)
    assert.deepEqual(
      opVolgorde.map(({ knopen }) => knopen),
      [1, 2, 3]
    )
    assert.deepEqual(alsCijfers(opVolgorde.map(({ woord }) => woord).join('')), [code('ballon')])
  })

  test('nose: sad the class tells what to do, laughing it tells the code', ({ assert }) => {
    const rij = [...CLOWNS].sort((een, ander) => een.stippen - ander.stippen)
    assert.deepEqual(
      rij.map(({ stippen }) => stippen),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    )
    assert.equal(rij.map(({ sip }) => sip).join(''), 'DRAAIONSOM')
    assert.deepEqual(alsCijfers(rij.map(({ blij }) => blij).join('')), [code('neus')])
    assert.deepEqual(alsCijfers(rij.map(({ sip }) => sip).join('')), [])
  })

  test('gift: the ribbon of the label gives four digits, and only around the corner', ({
    assert,
  }) => {
    assert.deepEqual(volgLint(Infinity), { cijfers: code('cadeau'), einde: 'strik' })
    assert.equal(volgLint(ZIJKANTEN.length).einde, 'rand')
    assert.lengthOf(volgLint(ZIJKANTEN.length).cijfers, 2)
  })

  test('gift: at every edge all ribbons go on, and each has an end of its own', ({ assert }) => {
    for (const [nr, { stukken }] of ZIJKANTEN.entries()) {
      const volgende: readonly Stuk[] = ZIJKANTEN[(nr + 1) % ZIJKANTEN.length]!.stukken
      const uit = (stukken as readonly Stuk[]).map(({ naar }) => naar).filter((n) => n !== 'strik')
      const erin = volgende.map(({ van }) => van).filter((v) => v !== 'label')
      assert.sameMembers(uit, erin, `after side ${nr + 1}`)
      assert.lengthOf(new Set(uit), uit.length)
    }
  })

  test('gift: no three ribbons meet at one spot, and a digit hangs on one ribbon only', ({
    assert,
  }) => {
    const stappen = Array.from({ length: 121 }, (_, nr) => nr / 120)
    for (const [nr, zijkant] of ZIJKANTEN.entries()) {
      const stukken: readonly Stuk[] = zijkant.stukken
      const lijnen = stukken.map((stuk) => stappen.map((t) => kromme(stuk).op(t)))
      // In millimetres; a ribbon is 3.4 wide.
      const afstanden = (vanaf: readonly [number, number], eigen: number) =>
        lijnen
          .filter((_, ander) => ander !== eigen)
          .map((lijn) => Math.min(...lijn.map(([x, y]) => Math.hypot(x - vanaf[0], y - vanaf[1]))))
          .sort((een, ander) => een - ander)
      for (const [eigen, lijn] of lijnen.entries()) {
        for (const punt of lijn)
          assert.isAbove(afstanden(punt, eigen)[1]!, 2.8, `side ${nr + 1}, ribbon ${eigen}`)
        const { cijfer } = stukken[eigen]!
        if (cijfer)
          assert.isAbove(afstanden(kromme(stukken[eigen]!).op(PLEK[cijfer]!), eigen)[0]!, 6, cijfer)
      }
    }
  })

  test('the card trick of the first lesson always ends at the chosen card', ({ assert }) => {
    for (const gekozen of Array.from({ length: 9 }, (_, nr) => nr)) {
      let stapel = Array.from({ length: 9 }, (_, nr) => nr)
      for (let keer = 0; keer < 2; keer++) {
        const kolommen = [0, 1, 2].map((kolom) => stapel.filter((_, nr) => nr % 3 === kolom))
        const midden = kolommen.find((kolom) => kolom.includes(gekozen))!
        const [voor, na] = kolommen.filter((kolom) => kolom !== midden)
        stapel = [...voor!, ...midden, ...na!]
      }
      assert.equal(stapel['CLOWN'.length - 1], gekozen)
    }
  })
})

test.group('Ontgoocheld: the answer sheet', () => {
  test('four locks of three digits and one of four, all with codes of their own', ({ assert }) => {
    assert.deepEqual(
      RAADSELS.map((raadsel) => raadsel.code.length),
      [3, 3, 3, 3, 4]
    )
    assert.lengthOf(new Set(RAADSELS.map((raadsel) => raadsel.code)), RAADSELS.length)
  })

  test('{naam}: of all codes the right one reads best, and no other leaves half of the words')
    .with([...RAADSELS])
    .run(({ assert }, { code: goede, opdracht }) => {
      const geheim = versleutel(opdracht, goede)
      const woorden = opdracht.toUpperCase().split(' ')
      assert.isAtLeast(woorden.length, 4)
      const uitslag = alleCodes(goede.length)
        .map((poging) => ({ poging, tekst: ontcijfer(geheim, poging) }))
        .map((een) => ({ ...een, score: verstaanbaarheid(een.tekst) }))
        .sort((een, ander) => ander.score - een.score)
      assert.equal(uitslag[0]!.poging, goede)
      assert.isAbove(uitslag[0]!.score - uitslag[1]!.score, 0.2)
      for (const { poging, tekst } of uitslag.slice(1)) {
        const heel = tekst.split(' ').filter((woord, nr) => woord === woorden[nr])
        assert.isAtMost(heel.length, woorden.length / 2, poging)
      }
    })

  test('what is printed for a lock is its assignment in cipher, and the example opens nothing', ({
    assert,
  }) => {
    const gedrukt = ontgoocheld.bladen
      .flatMap(({ blokken }) => blokken)
      .flatMap((blok) => (blok.soort === 'geheimschrift' ? [blok] : []))
    assert.deepEqual(
      gedrukt.map(({ slot, cijfers, tekst }) => [slot, cijfers, tekst]),
      RAADSELS.map((raadsel, nr) => [
        nr + 1,
        raadsel.code.length,
        versleutel(raadsel.opdracht, raadsel.code),
      ])
    )
    assert.notInclude(
      RAADSELS.map((raadsel) => raadsel.code),
      VOORBEELD.code
    )
  })
})

test.group('Ontgoocheld: the booklet', () => {
  /** Pages that the children never get. */
  const BEGELEIDER = ['Klaarzetten', 'Zo loopt het feest', 'Hulp voor onderweg', 'Alle oplossingen']

  test('no page for the players says a code', ({ assert }) => {
    const bladen = ontgoocheld.bladen.filter(({ titel }) => !BEGELEIDER.includes(titel))
    assert.lengthOf(bladen, ontgoocheld.bladen.length - BEGELEIDER.length)
    for (const blad of bladen)
      for (const raadsel of RAADSELS) {
        const teksten = JSON.stringify(blad, (sleutel, waarde) =>
          sleutel === 'vormen' ? undefined : waarde
        )
        assert.notMatch(teksten, new RegExp(`(?<![\\d.])${raadsel.code}(?![\\d.])`), blad.titel)
      }
  })

  test('every puzzle has three hints that do not say its code, and a way to solve it that does', ({
    assert,
  }) => {
    for (const { code: goede, hints, uitwerking } of RAADSELS) {
      assert.lengthOf(hints, 3)
      for (const hint of hints) assert.notInclude(hint, goede)
      assert.include(uitwerking.join(' '), goede)
    }
  })

  test('it is for whom the shop says it is', ({ assert }) => {
    const belofte = vindBestelbaar('ontgoocheld')!
    assert.match(belofte.spelers, /^3 tot 6/)
    assert.match(ontgoocheld.spelers, /^3 tot 6/)
    assert.equal(ontgoocheld.speelduur, belofte.speelduur)
    assert.include(belofte.voorWie, ontgoocheld.leeftijd)
  })

  test('at most three pages are shown in the shop', ({ assert }) => {
    const getoond = ontgoocheld.bladen.filter(({ inkijk }) => inkijk)
    assert.isAtLeast(getoond.length, 2)
    assert.isAtMost(getoond.length, 3)
  })
})

test.group('Ontgoocheld: the film', () => {
  test('60 to 90 seconds, in which everybody can read what stands below', ({ assert }) => {
    const duur = SCENES.reduce((som, { seconden }) => som + seconden, 0)
    assert.isAtLeast(duur, 60)
    assert.isAtMost(duur, 90)
    for (const { ondertitel, seconden } of SCENES) {
      assert.match(ondertitel, /\S/)
      assert.isAtMost(ondertitel.length / seconden, 14, ondertitel)
    }
  })

  test('all pictures have the shape of a screen, and none comes twice', ({ assert }) => {
    for (const { tekening } of SCENES) assert.equal(tekening.breedte / tekening.hoogte, 16 / 9)
    assert.lengthOf(new Set(SCENES.map(({ tekening }) => tekening)), SCENES.length)
  })

  test('it names the five things, and gives no code away', ({ assert }) => {
    const verteld = SCENES.map(({ ondertitel }) => ondertitel).join(' ')
    for (const { naam } of RAADSELS) assert.include(verteld, naam)
    assert.notMatch(verteld, /\d/)
  })
})
