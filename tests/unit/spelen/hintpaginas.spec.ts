import { test } from '@japa/runner'
import type { HintItem } from '#domain/spelen/hintpagina'
import type { Vorm } from '#domain/spelen/tekening'
import { HINTPAGINAS } from '#content/spelen/hintpaginas/index'
import { kleinkunst } from '#content/spelen/hintpaginas/kleinkunst'
import { kunstroof } from '#content/spelen/hintpaginas/kunstroof'
import { binky } from '#content/spelen/hintpaginas/binky'
import { MINIATUREN, VERF } from '#content/spelen/hintpaginas/kleinkunst/miniaturen'
import { VAKKEN, VLAKKEN, deStijl } from '#content/spelen/hintpaginas/kleinkunst/de_stijl'
import { DINGEN, pointillisme } from '#content/spelen/hintpaginas/kleinkunst/pointillisme'
import { REEKSEN, popart } from '#content/spelen/hintpaginas/kleinkunst/popart'
import { welkSchilderij } from '#content/spelen/hintpaginas/kleinkunst/welk_schilderij'
import { SCHILDERIJEN, type Schilderij } from '#content/spelen/hintpaginas/kunstroof/catalogus'
import {
  DRADEN,
  LETTERS as BORDLETTERS,
  afstandTotDraad,
  vijfDraden,
} from '#content/spelen/hintpaginas/kunstroof/vijf_draden'
import {
  DUIM,
  HAKKEN,
  LIJST,
  vierStappen,
} from '#content/spelen/hintpaginas/kunstroof/vier_stappen'
import { KOLOMMEN, RIJEN, ruitjespapier } from '#content/spelen/hintpaginas/kunstroof/ruitjespapier'
import {
  GATEN,
  LETTERS as VIERKANT,
  kaartjeMetGaten,
} from '#content/spelen/hintpaginas/kunstroof/kaartje_met_gaten'
import {
  LAMP,
  OPENINGEN,
  ZAAL,
  spiegelzaal,
} from '#content/spelen/hintpaginas/kunstroof/spiegelzaal'
import { LIGGENDE, STAANDE, doordruk } from '#content/spelen/hintpaginas/kunstroof/doordruk'
import { extraBewaking } from '#content/spelen/hintpaginas/kunstroof/extra_bewaking'
import { OP_DE_TEGEL, SPOREN, pootafdrukken, spoor } from '#content/spelen/hintpaginas/binky/spoor'
import { BRIEFJE, SCHIJF, briefje } from '#content/spelen/hintpaginas/binky/briefje'
import {
  LETTERVELD,
  ZOEKWOORDEN,
  letterzoeker,
} from '#content/spelen/hintpaginas/binky/letterzoeker'
import { CIJFERS, getallen } from '#content/spelen/hintpaginas/binky/getallen'
import {
  BEGIN as INGANG,
  EIND,
  LETTERS as DOOLHOFLETTERS,
  OPEN,
  doolhof,
} from '#content/spelen/hintpaginas/binky/doolhof'
import {
  BEGIN as HOK,
  RICHTING,
  VELD,
  WANDELING,
  wandeling,
} from '#content/spelen/hintpaginas/binky/wandeling'
import { VRIENDEN, vrienden } from '#content/spelen/hintpaginas/binky/vrienden'
import { VLAGGETJES, waarIsBinky } from '#content/spelen/hintpaginas/binky/waar_is_binky'

const ITEMS: readonly HintItem[] = HINTPAGINAS.flatMap(
  (pagina): readonly HintItem[] => pagina.items
)

/** Whoever picks from a catalogue or from tubes of paint finds the answer there, among the others. */
const KIEST_UIT_CATALOGUS = ['extra_bewaking', 'de_stijl']

/** All that can be read in a value; shapes of a drawing count for their words only. */
function leesbaar(waarde: unknown, sleutel = ''): string[] {
  if (
    ['d', 'streep', 'lijn', 'vulling', 'kleur', 'letter', 'anker', 'vorm', 'soort'].includes(
      sleutel
    )
  )
    return []
  if (typeof waarde === 'string') return [waarde]
  if (Array.isArray(waarde)) return waarde.flatMap((deel) => leesbaar(deel))
  if (waarde && typeof waarde === 'object')
    return Object.entries(waarde).flatMap(([naam, deel]) => leesbaar(deel, naam))
  return []
}

const staatIn = (woord: string, teksten: readonly string[]) =>
  teksten.some((tekst) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${woord}(?![\\p{L}\\p{N}])`, 'iu').test(tekst)
  )

type Cirkel = Extract<Vorm, { vorm: 'cirkel' }>

const cirkels = (vormen: readonly Vorm[]): Cirkel[] =>
  vormen.flatMap((vorm) =>
    vorm.vorm === 'cirkel' ? [vorm] : vorm.vorm === 'groep' ? cirkels(vorm.vormen) : []
  )

const afstand = (een: readonly [number, number], ander: readonly [number, number]) =>
  Math.hypot(een[0] - ander[0], een[1] - ander[1])

test.group('Hint pages', () => {
  test('three pages, with as many puzzles as their booklets', ({ assert }) => {
    assert.deepEqual(
      HINTPAGINAS.map(({ pad, items }) => [pad, items.length]),
      [
        ['kleinkunst', 4],
        ['kunstroof', 7],
        ['binky', 8],
      ]
    )
  })

  test('names and labels are unique on a page, and every puzzle can be recognised', ({
    assert,
  }) => {
    for (const { items } of HINTPAGINAS) {
      assert.lengthOf(new Set(items.map(({ naam }) => naam)), items.length)
      assert.lengthOf(new Set(items.map(({ label }) => label)), items.length)
    }
    for (const item of ITEMS) {
      assert.isNotEmpty(item.omschrijving.trim())
      assert.isNotEmpty(item.boekje.verhaal)
      assert.isNotEmpty(item.boekje.materiaal)
      assert.isNotEmpty(item.boekje.vraag.trim())
      assert.isNotEmpty(item.answerAddition.trim())
    }
  })

  test('one to eight hints each, none empty and none that says the answer', ({ assert }) => {
    for (const { naam, hints, answer } of ITEMS) {
      assert.isAtLeast(hints.length, 3, naam)
      assert.isAtMost(hints.length, 8, naam)
      for (const hint of hints) assert.isNotEmpty(hint.trim(), naam)
      if (answer.length > 2) assert.isFalse(staatIn(answer, hints), naam)
    }
    assert.isTrue(ITEMS.some(({ hints }) => hints.length === 8))
  })

  test('nothing in the booklet says an answer', ({ assert }) => {
    for (const { naam, label, omschrijving, answer, boekje } of ITEMS) {
      if (KIEST_UIT_CATALOGUS.includes(naam)) continue
      assert.isFalse(staatIn(answer, leesbaar([label, omschrijving, boekje])), `${naam}: ${answer}`)
    }
  })

  test('a near miss is neither the answer nor its alternative', ({ assert }) => {
    for (const { answer, answer2, bijnaGoed = [] } of ITEMS)
      for (const { antwoord } of bijnaGoed)
        assert.notInclude([answer.toLowerCase(), answer2?.toLowerCase()], antwoord.toLowerCase())
  })

  test('Binky checks every answer; of the others only what ends a game or names a sign', ({
    assert,
  }) => {
    assert.isTrue(binky.items.every(({ checkAnswer }) => checkAnswer))
    for (const { items } of [kleinkunst, kunstroof]) assert.isTrue(items.at(-1)!.checkAnswer)
  })
})

/** The colour with as many squares on both sides of the centre line. */
function kleurInEvenwicht() {
  const links = (vlak: (typeof VLAKKEN)[number]) =>
    Math.max(0, Math.min(vlak.b, VAKKEN / 2 - vlak.x)) * vlak.h
  return VERF.filter((verf) => {
    const vlakken = VLAKKEN.filter((vlak) => vlak.verf === verf)
    const opLinks = vlakken.reduce((som, vlak) => som + links(vlak), 0)
    return vlakken.reduce((som, { b, h }) => som + b * h, 0) === 2 * opLinks
  })
}

/** The one number from three up to twelve that no thing has. */
const ontbrekendAantal = () =>
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(
    (aantal) => !DINGEN.some(({ punten }) => punten.length === aantal)
  )

/** The tins that look like no other in their row. */
const afwijkendeBlikken = () =>
  REEKSEN.map((reeks) => {
    const uiterlijk = reeks.map(({ letter: _, ...rest }) => JSON.stringify(rest))
    return reeks.filter((_, i) => uiterlijk.filter((ander) => ander === uiterlijk[i]).length === 1)
  })

test.group('Kleinkunst', () => {
  test('De Stijl: planes lie apart, and one colour is in balance', ({ assert }) => {
    const hokjes = VLAKKEN.flatMap(({ x, y, b, h }) =>
      Array.from({ length: b * h }, (_, i) => `${x + (i % b)},${y + Math.floor(i / b)}`)
    )
    assert.lengthOf(new Set(hokjes), hokjes.length)
    assert.isTrue(VLAKKEN.every(({ x, y, b, h }) => x + b <= VAKKEN && y + h <= VAKKEN))
    assert.deepEqual(kleurInEvenwicht(), [deStijl.answer])
  })

  test('Pointillisme: every dot belongs to a thing, and one number is missing', ({ assert }) => {
    const { tekening } = pointillisme.boekje.materiaal[1]
    const stippen = cirkels(tekening.vormen)
    assert.lengthOf(
      stippen,
      DINGEN.reduce((som, ding) => som + ding.punten.length, 0)
    )
    assert.isTrue(stippen.every(({ vulling, lijn }) => vulling && !lijn))
    assert.lengthOf(new Set(DINGEN.map(({ punten }) => punten.length)), 9)
    assert.deepEqual(ontbrekendAantal().map(String), [pointillisme.answer])
  })

  test('Pointillisme: dots of one thing stand apart from those of another', ({ assert }) => {
    for (const een of DINGEN)
      for (const ander of DINGEN.filter((ding) => ding !== een))
        for (const punt of een.punten)
          assert.isTrue(
            ander.punten.every((buur) => afstand(punt, buur) > 25),
            `${een.naam}, ${ander.naam}`
          )
  })

  test('De Stijl: each tube says its colour in full, as the final does', ({ assert }) => {
    for (const { tekening } of [deStijl.boekje.materiaal[1], welkSchilderij.boekje.materiaal[0]]) {
      const woorden = tekening.vormen.flatMap((vorm) => (vorm.vorm === 'tekst' ? [vorm.tekst] : []))
      assert.includeMembers(woorden, [...VERF])
    }
  })

  test('Popart: one tin in every row is unlike the rest', ({ assert }) => {
    const blikken = afwijkendeBlikken()
    assert.deepEqual(
      blikken.map((rij) => rij.length),
      [1, 1, 1, 1]
    )
    assert.equal(blikken.map(([blik]) => blik!.letter).join(''), popart.answer)
  })

  test('27 miniatures, no two alike, and the studies leave one', ({ assert }) => {
    assert.lengthOf(
      new Set(MINIATUREN.map(({ verf, aantal, kreet }) => `${verf} ${aantal} ${kreet}`)),
      27
    )
    assert.lengthOf(new Set(MINIATUREN.map(({ zaal, nummer }) => `${zaal}${nummer}`)), 27)
    const [verf] = kleurInEvenwicht()
    const [aantal] = ontbrekendAantal()
    const kreet = afwijkendeBlikken()
      .map(([blik]) => blik!.letter)
      .join('')
    const over = MINIATUREN.filter(
      (een) => een.verf === verf && een.aantal === aantal && een.kreet === kreet
    )
    assert.deepEqual(
      over.map((een) => `${een.zaal}${een.nummer}`),
      [welkSchilderij.answer]
    )
  })

  test('each study is needed', ({ assert }) => {
    for (const sleutel of ['verf', 'aantal', 'kreet'] as const) {
      const echt = MINIATUREN.find((een) => `${een.zaal}${een.nummer}` === welkSchilderij.answer)!
      const zonder = (['verf', 'aantal', 'kreet'] as const).filter((naam) => naam !== sleutel)
      assert.lengthOf(
        MINIATUREN.filter((een) => zonder.every((naam) => een[naam] === echt[naam])),
        3
      )
    }
  })
})

/** Every way to lay blocks of squares in a line of this length. */
function leggingen(lengte: number, blokken: readonly number[]): string[] {
  const [eerste, ...rest] = blokken
  if (!eerste) return ['.'.repeat(lengte)]
  const speling = lengte - eerste - rest.reduce((som, blok) => som + blok + 1, 0)
  return Array.from({ length: Math.max(0, speling + 1) }, (_, wit) => {
    const begin = `${'.'.repeat(wit)}${'#'.repeat(eerste)}${rest.length > 0 ? '.' : ''}`
    return leggingen(lengte - begin.length, rest).map((eind) => begin + eind)
  }).flat()
}

function japanseOplossingen(): string[][] {
  const oplossingen: string[][] = []
  const zoek = (rijen: string[], kolommen: string[][]) => {
    const blokken = RIJEN[rijen.length]
    if (!blokken) return void oplossingen.push(rijen)
    for (const rij of leggingen(KOLOMMEN.length, blokken)) {
      const over = kolommen.map((kandidaten, k) =>
        kandidaten.filter((kolom) => kolom[rijen.length] === rij[k])
      )
      if (over.every((kandidaten) => kandidaten.length > 0)) zoek([...rijen, rij], over)
    }
  }
  zoek(
    [],
    KOLOMMEN.map((blokken) => leggingen(RIJEN.length, blokken))
  )
  return oplossingen
}

const kwartslag = ([r, k]: readonly [number, number]) => [k, 5 - r] as const

/** Nine letters through the holes, and three times more after a quarter turn. */
function doorDeGaten(): { zin: string; gelezen: Set<string> } {
  let gaten = [...GATEN]
  const plekken: string[] = []
  let zin = ''
  for (const _ of [1, 2, 3, 4]) {
    gaten.sort(([r1, k1], [r2, k2]) => r1 - r2 || k1 - k2)
    plekken.push(...gaten.map(String))
    zin += gaten.map(([r, k]) => VIERKANT[r]![k]).join('')
    gaten = gaten.map(kwartslag)
  }
  return { zin, gelezen: new Set(plekken) }
}

/** What the ray crosses, and the opening that it leaves by. */
function straal(): { letters: string; uitgang: string } {
  let [r, k] = [LAMP as number, 0]
  let [dr, dk] = [0, 1]
  let letters = ''
  for (let tegel = ZAAL[r]?.[k]; tegel; tegel = ZAAL[r]?.[k]) {
    if (tegel === '/') [dr, dk] = [-dk, -dr]
    else if (tegel === '\\') [dr, dk] = [dk, dr]
    else if (tegel !== '.') letters += tegel
    r += dr
    k += dk
  }
  const uitgang =
    dk < 0 ? `links ${r}` : dk > 0 ? `rechts ${r}` : dr < 0 ? `boven ${k}` : `onder ${k}`
  return { letters, uitgang }
}

/** Block letters by the strokes that stand (linksboven…) and lie (boven…). */
const STREEPLETTERS: Readonly<Record<string, string>> = {
  A: 'boven linksboven linksonder midden rechtsboven rechtsonder',
  E: 'boven linksboven linksonder midden onder',
  G: 'boven linksboven linksonder onder rechtsonder',
  H: 'linksboven linksonder midden rechtsboven rechtsonder',
  J: 'linksonder onder rechtsboven rechtsonder',
  L: 'linksboven linksonder onder',
  O: 'boven linksboven linksonder onder rechtsboven rechtsonder',
  P: 'boven linksboven linksonder midden rechtsboven',
  S: 'boven linksboven midden onder rechtsonder',
  U: 'linksboven linksonder onder rechtsboven rechtsonder',
}

const opElkaar = () =>
  STAANDE.map((regel, r) =>
    regel
      .map((teken, k) => {
        const streken = [...teken, ...LIGGENDE[r]![k]!].sort().join(' ')
        return Object.keys(STREEPLETTERS).filter((letter) => STREEPLETTERS[letter] === streken)
      })
      .flat()
      .join('')
  ).join(' ')

/** What each answer says of a picture, as somebody with the catalogue checks it. */
const AFGEWEZEN: Readonly<Record<string, (schilderij: Schilderij) => boolean>> = {
  [vijfDraden.answer]: ({ lijst }) => lijst === 'ovaal',
  [vierStappen.answer]: ({ teZien }) => teZien.some((iets) => /\bhoed\b/.test(iets)),
  [ruitjespapier.answer]: ({ titel }) => titel.includes('?'),
  [kaartjeMetGaten.answer]: ({ jaar }) => (jaar % 4 === 0 && jaar % 100 !== 0) || jaar % 400 === 0,
  [spiegelzaal.answer]: ({ teZien }) => teZien.some((iets) => /\bmaan/.test(iets)),
  [doordruk.answer]: ({ maker }) => maker === doordruk.answer,
}

test.group('Kunstroof', () => {
  test('Vijf draden: every thread runs over one letter and clear of the others', ({ assert }) => {
    const woord = DRADEN.map((draad) => {
      const geraakt = BORDLETTERS.filter((letter) => afstandTotDraad(letter, draad) < 4)
      assert.lengthOf(geraakt, 1)
      assert.isEmpty(
        BORDLETTERS.filter(
          (letter) => !geraakt.includes(letter) && afstandTotDraad(letter, draad) < 20
        )
      )
      return geraakt[0]!.letter
    }).join('')
    assert.equal(woord, vijfDraden.answer)
  })

  test('Vier stappen: whole numbers of duim, walked along the frame', ({ assert }) => {
    const stappen = HAKKEN.slice(1).map(([x, y], i) => {
      const [vorigeX, vorigeY] = HAKKEN[i]!
      return Math.hypot(x - vorigeX, y - vorigeY) / DUIM
    })
    for (const stap of stappen) assert.closeTo(stap, Math.round(stap), 0.02)
    let plek = 0
    const woord = stappen.map((stap) => LIJST[(plek += Math.round(stap)) - 1]).join('')
    assert.equal(woord, vierStappen.answer)
    assert.lengthOf(LIJST, 39)
  })

  test('Ruitjespapier: one solution, a hook over a dot', ({ assert }) => {
    const oplossingen = japanseOplossingen()
    assert.lengthOf(oplossingen, 1)
    assert.deepEqual(oplossingen[0], [
      '..#####..',
      '.#######.',
      '###...###',
      '##.....##',
      '.......##',
      '......###',
      '.....###.',
      '....###..',
      '....##...',
      '....##...',
      '.........',
      '....##...',
      '....##...',
    ])
    assert.equal(ruitjespapier.answer2, '?')
  })

  test('Kaartje met gaten: four turns read every letter once', ({ assert }) => {
    const { zin, gelezen } = doorDeGaten()
    assert.lengthOf(gelezen, 36)
    assert.equal(zin, `IKSTEELNOOITKUNSTUITEEN${kaartjeMetGaten.answer}`)
  })

  test('Kaartje met gaten: the card is as large as the board it lies on', ({ assert }) => {
    const maten = ([1, 2] as const).map((nr) => {
      const { breedte, hoogte, vormen } = kaartjeMetGaten.boekje.materiaal[nr].tekening
      const vlakken = (vormen as readonly Vorm[]).flatMap((vorm) =>
        vorm.vorm === 'rechthoek' ? [[vorm.x, vorm.y, vorm.b, vorm.h]] : []
      )
      // The edge, and the squares in it; holes are drawn over them.
      return { breedte, hoogte, vlakken: vlakken.slice(0, 1 + 36) }
    })
    assert.lengthOf(maten[0]!.vlakken, 37)
    assert.deepEqual(maten[0], maten[1])
  })

  test('Spiegelzaal: the ray writes the word and leaves by one of the openings', ({ assert }) => {
    const { letters, uitgang } = straal()
    assert.equal(letters, spiegelzaal.answer)
    const openingen = OPENINGEN.map((opening) => opening.join(' '))
    assert.lengthOf(new Set(openingen), openingen.length)
    assert.include(openingen.slice(1), uitgang)
    assert.equal(openingen[0], `links ${LAMP}`)
  })

  test('De doordruk: the two sheets together spell a maker, one alone does not', ({ assert }) => {
    assert.equal(opElkaar(), doordruk.answer.toUpperCase())
    for (const blad of [STAANDE, LIGGENDE])
      assert.isBelow(new Set(blad.flat().map(String)).size, new Set(doordruk.answer).size - 2)
  })

  test('the catalogue: no number lies over a title', ({ assert }) => {
    for (const { tekening } of extraBewaking.boekje.materiaal as readonly {
      tekening: { vormen: readonly Vorm[] }
    }[])
      for (const hangend of tekening.vormen) {
        if (hangend.vorm !== 'groep') continue
        const [nummer, titel] = hangend.vormen.flatMap((vorm) =>
          vorm.vorm === 'tekst' ? [vorm] : []
        )
        const schijf = hangend.vormen.find(
          (vorm): vorm is Cirkel => vorm.vorm === 'cirkel' && vorm.r > 10
        )!
        assert.isAtMost(Math.abs(schijf.x - nummer!.x), 1)
        assert.isBelow(schijf.y + schijf.r, titel!.y - titel!.grootte)
      }
  })

  test('six answers cross out two pictures each, twelve in all, and one is left', ({ assert }) => {
    assert.lengthOf(SCHILDERIJEN, 13)
    assert.deepEqual(
      Object.keys(AFGEWEZEN),
      kunstroof.items.slice(0, -1).map(({ answer }) => answer)
    )
    const weg = kunstroof.items.slice(0, -1).map((item) => {
      const tweetal = SCHILDERIJEN.filter(AFGEWEZEN[item.answer]!).map(({ nummer }) => nummer)
      assert.lengthOf(tweetal, 2, item.naam)
      assert.include(item.answerAddition, `Streep ${tweetal.join(' en ')} door.`)
      return tweetal
    })
    assert.lengthOf(new Set(weg.flat()), 12)
    const over = SCHILDERIJEN.filter(({ nummer }) => !weg.flat().includes(nummer))
    assert.deepEqual(
      over.map(({ titel, nummer }) => [titel, String(nummer)]),
      [[extraBewaking.answer, extraBewaking.answer2]]
    )
  })
})

/** To the right, down and slanting down to the right, as the booklet says; and all the others. */
const VOORUIT = [
  [0, 1],
  [1, 0],
  [1, 1],
] as const
const OVERAL = [...VOORUIT, [0, -1], [-1, 0], [-1, -1], [1, -1], [-1, 1]] as const

/** Where a word lies in the grid, in these directions. */
function vindWoord(
  woord: string,
  richtingen: readonly (readonly [number, number])[] = VOORUIT
): string[][] {
  return LETTERVELD.flatMap((rij, r) =>
    [...rij].flatMap((_, k) =>
      richtingen.flatMap(([dr, dk]) => {
        const plekken = [...woord].map((letter, i) => ({ letter, r: r + i * dr, k: k + i * dk }))
        return plekken.every((plek) => LETTERVELD[plek.r]?.[plek.k] === plek.letter)
          ? [plekken.map((plek) => `${plek.r},${plek.k}`)]
          : []
      })
    )
  )
}

/** Letters as coloured squares show them, five by five. */
const KLEURLETTERS: Readonly<Record<string, string>> = {
  '#...# ##.## #.#.# #...# #...#': 'M',
  '.###. #...# ##### #...# #...#': 'A',
  '#...# ##..# #.#.# #..## #...#': 'N',
  '####. #...# #...# #...# ####.': 'D',
}

/** All ways through the maze that never enter a cell twice. */
function wegen(van: number, gelopen: readonly number[] = []): number[][] {
  const weg = [...gelopen, van]
  if (van === EIND) return [weg]
  return OPEN.flatMap(([a, b]) => (a === van ? [b] : b === van ? [a] : []))
    .filter((cel) => !weg.includes(cel))
    .flatMap((cel) => wegen(cel, weg))
}

test.group('Binky', () => {
  test('the track with the heart spells the word, the other tracks other words', ({ assert }) => {
    const opTegels = SPOREN.filter(({ afdruk }) => afdruk === 'hart').map(({ letters }) => letters)
    assert.deepEqual(opTegels, [spoor.answer])
    assert.isTrue(SPOREN.every(({ punten, letters }) => punten.length === letters.length + 2))
  })

  test('every track runs over its own letters, and no other track does', ({ assert }) => {
    const opTegel = (plek: readonly [number, number], ander: (typeof SPOREN)[number]) =>
      pootafdrukken(ander).filter(({ x, y }) => afstand(plek, [x, y]) < OP_DE_TEGEL + 6).length
    for (const eigen of SPOREN)
      for (const plek of eigen.punten.slice(1, -1))
        assert.deepEqual(
          SPOREN.map((ander) => opTegel(plek, ander)),
          SPOREN.map((ander) => (ander === eigen ? 2 : 0))
        )
  })

  test('the puzzles carry the numbers that the flags name', ({ assert }) => {
    assert.deepEqual(
      binky.items.map(({ label }) => Number.parseInt(label)),
      [1, 2, 3, 4, 5, 6, 7, 8]
    )
    assert.lengthOf(VLAGGETJES, binky.items.length - 1)
  })

  test('the wheel reads the note', ({ assert }) => {
    const klaar = [...BRIEFJE]
      .map((teken) => SCHIJF.find(({ binnen }) => binnen === teken)?.buiten ?? teken)
      .join('')
    assert.equal(klaar, `IK HEB JE ${briefje.answer}`)
    assert.lengthOf(new Set(SCHIJF.map(({ binnen }) => binnen)), 26)
  })

  test('nine words lie in one place each, and what is left spells the word', ({ assert }) => {
    const gevonden = ZOEKWOORDEN.flatMap((woord) => {
      const plaatsen = vindWoord(woord)
      assert.lengthOf(plaatsen, 1, woord)
      assert.lengthOf(vindWoord(woord, OVERAL), 1, woord)
      return plaatsen[0]!
    })
    assert.lengthOf(new Set(gevonden), gevonden.length)
    const over = LETTERVELD.flatMap((rij, r) =>
      [...rij].filter((_, k) => !gevonden.includes(`${r},${k}`))
    )
    assert.equal(over.join(''), letterzoeker.answer)
  })

  test('the even numbers show the letters', ({ assert }) => {
    const gekleurd = CIJFERS.map((rij) =>
      [...rij].map((cijfer) => (Number(cijfer) % 2 ? '.' : '#')).join('')
    )
    const woord = [1, 7]
      .flatMap((r) =>
        [1, 7].map((k) =>
          gekleurd
            .slice(r, r + 5)
            .map((rij) => rij.slice(k, k + 5))
            .join(' ')
        )
      )
      .map((beeld) => KLEURLETTERS[beeld])
      .join('')
    assert.equal(woord, getallen.answer)
    const [blaadje] = getallen.boekje.materiaal
    const gedrukt = blaadje.tekening.vormen.flatMap((vorm) =>
      vorm.vorm === 'tekst' ? [vorm.tekst] : []
    )
    assert.equal(gedrukt.slice(0, 13 * 13).join(''), CIJFERS.join(''))
    assert.isTrue(staatIn('vier letters', gedrukt))
    const naast = gekleurd.flatMap((rij, r) =>
      [...rij].filter((vak, k) => vak === '#' && (r % 6 === 0 || k % 6 === 0))
    )
    assert.isEmpty(naast)
  })

  test('one way leads through the maze, past the letters of the word', ({ assert }) => {
    const alleWegen = wegen(INGANG)
    assert.lengthOf(alleWegen, 1)
    assert.equal(alleWegen[0]!.map((cel) => DOOLHOFLETTERS[cel] ?? '').join(''), doolhof.answer)
  })

  test('the walk stays on the field and stops at the letters of the word', ({ assert }) => {
    let [r, k] = HOK as readonly [number, number]
    const woord = WANDELING.map((stuk) => {
      for (const [aantal, richting] of stuk) {
        const [dr, dk] = RICHTING[richting]
        ;[r, k] = [r + dr * aantal, k + dk * aantal]
        assert.isDefined(VELD[r]?.[k])
      }
      return VELD[r]![k]
    }).join('')
    assert.equal(woord, wandeling.answer)
  })

  test('from small to large the friends spell the word, no two of one height', ({ assert }) => {
    const opRij = VRIENDEN.toSorted((een, ander) => een.planken - ander.planken)
    assert.lengthOf(new Set(opRij.map(({ planken }) => planken)), VRIENDEN.length)
    assert.equal(opRij.map(({ letter }) => letter).join(''), vrienden.answer)
  })

  test('the flags take a letter of each answer and spell where Binky is', ({ assert }) => {
    const antwoorden = binky.items.slice(0, -1).map(({ answer }) => answer)
    assert.deepEqual(antwoorden, ['BOT', 'HOND', 'SNOEP', 'MAND', 'HARK', 'KUIL', 'STAART'])
    assert.equal(
      VLAGGETJES.map((letter, i) => antwoorden[i]![letter - 1]).join(''),
      waarIsBinky.answer
    )
  })
})
