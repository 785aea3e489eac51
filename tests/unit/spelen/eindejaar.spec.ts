import { test } from '@japa/runner'
import { kleuren } from '#content/spelen/eindejaar/kleuren'
import { sheets } from '#content/spelen/eindejaar/sheets'
import { BEZOEK, DEURTJES } from '#content/spelen/eindejaar/sheets/adventskalender'
import { INGESCHONKEN, RIJEN } from '#content/spelen/eindejaar/sheets/glazen'
import { NIEUW, PROEVEN, STOMPJES } from '#content/spelen/eindejaar/sheets/kaarsen'
import {
  KUBUSSEN,
  LAATSTE_DAG,
  SJABLONEN,
  VLAKKEN,
} from '#content/spelen/eindejaar/sheets/kalender'
import { ACHTERKANT, PAKLIJST, VOORKANT } from '#content/spelen/eindejaar/sheets/kerstballen'
import { KAARTJES, KLOKKEN } from '#content/spelen/eindejaar/sheets/klokken'
import { LIEDBOEK, REGELS } from '#content/spelen/eindejaar/sheets/liedrebus'
import type { Stuk } from '#content/spelen/eindejaar/sheets/liedrebus'
import { GEVRAAGD, WEGINGEN } from '#content/spelen/eindejaar/sheets/oliebollen'
import { INHOUD, NOTITIES, ONTVANGERS, PAKJES } from '#content/spelen/eindejaar/sheets/pakjes'
import { LANTAARNS, LANTAARNS_ONDERWEG, VIJVER } from '#content/spelen/eindejaar/sheets/slee'
import { SLOTEN } from '#content/spelen/eindejaar/sheets/tekens'
import { KNIPPEN, PAKJE, VEL, VOUWEN } from '#content/spelen/eindejaar/sheets/vouwster'
import { BUIZEN, MET_GETAL, VANAF, ZONDER_GETAL } from '#content/spelen/eindejaar/sheets/vuurwerk'
import { eindejaar } from '#content/spelen/eindejaar/spel'

const antwoord = (naam: (typeof sheets)[number]['naam']) =>
  Number(sheets.find((sheet) => sheet.naam === naam)!.antwoord)

const tot = (aantal: number) => Array.from({ length: aantal }, (_, i) => i)

function volgordes<T>(dingen: readonly T[]): T[][] {
  if (dingen.length === 0) return [[]]
  return dingen.flatMap((ding, i) =>
    volgordes(dingen.filter((_, j) => j !== i)).map((rest) => [ding, ...rest])
  )
}

/** Every choice of one from each row. */
const keuzes = <T>(rijen: readonly (readonly T[])[]): T[][] =>
  rijen.reduce<T[][]>(
    (lijst, rij) => lijst.flatMap((deel) => rij.map((ding) => [...deel, ding])),
    [[]]
  )

test.group('Eindejaarsspel, groen', () => {
  test('a tree seen from both sides agrees with the packing list only when its tips count once', ({
    assert,
  }) => {
    const telBallen = (soort: string, dubbeleTippen: boolean) =>
      [...VOORKANT, ...ACHTERKANT.map((tak) => (dubbeleTippen ? tak : tak.slice(1, -1)))]
        .flat()
        .filter((bal) => bal === soort).length

    VOORKANT.forEach((tak, i) => {
      const achter = ACHTERKANT[i]!
      assert.equal(tak[0], achter.at(-1), 'left in front is right behind')
      assert.equal(tak.at(-1), achter[0])
    })
    for (const [soort, aantal] of Object.entries(PAKLIJST)) {
      assert.equal(telBallen(soort, false), aantal)
      assert.notEqual(telBallen(soort, true), aantal, 'the list shows that plain adding is wrong')
    }
    assert.equal(telBallen('strepen', false), antwoord('sheet1'))
    assert.equal(telBallen('strepen', true), 9, 'the near miss that has its own text')
  })

  test('the folded and cut sheet has as many holes as stars on the wall', ({ assert }) => {
    assert.equal(gatenNaOpenvouwen(), antwoord('sheet2'))
  })

  test('the notes give every parcel one owner and one content, and none can be missed', ({
    assert,
  }) => {
    const oplossingen = verdelingen(NOTITIES)
    assert.lengthOf(oplossingen, 1)
    assert.equal(oplossingen[0]!.klokkenmaker, antwoord('sheet3'))
    for (const weg of NOTITIES) {
      const plaatsen = verdelingen(NOTITIES.filter((notitie) => notitie !== weg))
      assert.isAbove(plaatsen.length, 1, weg.tekst)
    }
  })
})

test.group('Eindejaarsspel, rood', () => {
  test('only one moment makes the two stubs as long as the third', ({ assert }) => {
    const perUur = new Map(PROEVEN.map(({ kaars, uren, over }) => [kaars, (NIEUW - over) / uren]))
    const hoogte = (kaars: (typeof PROEVEN)[number]['kaars'], uur: number) =>
      NIEUW - perUur.get(kaars)! * uur
    const laatsteUur = Math.min(...[...perUur.values()].map((snelheid) => NIEUW / snelheid))
    const momenten = tot(laatsteUur * 60 + 1)
      .map((minuut) => minuut / 60)
      .filter((uur) => {
        const samen = STOMPJES.samen.reduce((som, kaars) => som + hoogte(kaars, uur), 0)
        return Math.abs(samen - hoogte(STOMPJES.even, uur)) < 1e-9
      })
    assert.deepEqual(momenten, [antwoord('sheet4')])
  })

  test('every number from 1 to 24 has one door', ({ assert }) => {
    assert.sameMembers(
      DEURTJES.flat(),
      tot(24).map((i) => i + 1)
    )
  })

  test('the thread from light to light draws a figure, and resembles no other', ({ assert }) => {
    const beeld = draad()
    const verschillen = CIJFERS.map((cijfer) => afstand(cijfer, beeld))
    const kleinste = Math.min(...verschillen)
    assert.deepEqual(
      verschillen.flatMap((verschil, i) => (verschil === kleinste ? [i] : [])),
      [antwoord('sheet5')]
    )
  })

  test('one ride is shorter than all others, and it passes the lanterns that the rider names', ({
    assert,
  }) => {
    const ritten = kortsteRitten()
    assert.lengthOf(ritten, 1)
    assert.equal(ritten[0]!.duwtjes, antwoord('sheet6'))
    const onderweg = ritten[0]!.vakjes.filter((vakje) => LANTAARNS.some((l) => l === vakje))
    assert.lengthOf(onderweg, LANTAARNS_ONDERWEG)
    assert.lengthOf(new Set(onderweg), LANTAARNS_ONDERWEG, 'none of them twice')
  })

  test('no other ride passes as few lanterns, however long it is', ({ assert }) => {
    const lantaarns = alleRitten().map(
      ({ vakjes }) => new Set(vakjes.filter((vakje) => LANTAARNS.some((l) => l === vakje))).size
    )
    assert.lengthOf(
      lantaarns.filter((aantal) => aantal <= LANTAARNS_ONDERWEG),
      1
    )
  })
})

test.group('Eindejaarsspel, paars', () => {
  test('the two scales fix what a staaf weighs in oliebollen', ({ assert }) => {
    // In steps of half an oliebol, far beyond anything plausible.
    const halven = tot(200).map((i) => (i + 1) / 2)
    const passend = keuzes([halven, halven]).filter(([staaf, appelflap]) => {
      const gewicht = { oliebol: 1, staaf: staaf!, appelflap: appelflap! }
      return WEGINGEN.every(({ links, rechts }) => {
        const som = (kant: readonly (keyof typeof gewicht)[]) =>
          kant.reduce((totaal, gebak) => totaal + gewicht[gebak], 0)
        return som(links) === som(rechts)
      })
    })
    assert.lengthOf(passend, 1)
    assert.equal(GEVRAAGD, 'staaf')
    assert.equal(passend[0]![0], antwoord('sheet7'))
  })

  test('the tower overflows into the bottom row and onto the table, and no drop is lost', ({
    assert,
  }) => {
    const { rijen, gemorst } = schenk()
    const vol = (rij: readonly number[]) => rij.filter((inhoud) => inhoud === 1).length
    assert.equal(vol(rijen.at(-1)!), antwoord('sheet8'))
    assert.equal(rijen.flat().reduce((som, inhoud) => som + inhoud, 0) + gemorst, INGESCHONKEN)
    assert.isTrue(
      rijen.flat().every((inhoud) => inhoud === 0 || inhoud === 1),
      'no glass is half full, so nobody has to judge what full means'
    )
  })

  test('the five tags fit the five clocks at one time only', ({ assert }) => {
    const tijden = mogelijkeTijden()
    assert.lengthOf(tijden, 1)
    assert.equal(Math.floor(tijden[0]! / 60), antwoord('sheet9'))
  })
})

test.group('Eindejaarsspel, oranje', () => {
  test('every drawn line is one song of the book, and the marked boxes spell a number', ({
    assert,
  }) => {
    const letters = REGELS.map(({ woorden, lengtes, vakje }) => {
      const titel = woorden.map((woord) => (woord as readonly Stuk[]).map(leesStuk).join(''))
      assert.deepEqual(
        titel.map((woord) => woord.length),
        [...lengtes]
      )
      const gevonden = LIEDBOEK.filter((lied) => lied.toLowerCase() === titel.join(' '))
      assert.lengthOf(gevonden, 1, titel.join(' '))
      return titel.join('')[vakje - 1]
    })
    assert.equal(GETALWOORDEN.indexOf(letters.join('')), antwoord('sheet10'))
  })

  test('the boxes of a line fit three songs, so only the pictures say which number is spelled', ({
    assert,
  }) => {
    const passend = REGELS.map(({ lengtes, vakje }) =>
      LIEDBOEK.filter(
        (lied) =>
          lied
            .split(' ')
            .map((woord) => woord.length)
            .join() === lengtes.join()
      ).map((lied) => lied.toLowerCase().replaceAll(' ', '')[vakje - 1]!)
    )
    assert.deepEqual(
      passend.map((liederen) => liederen.length),
      [3, 3, 3]
    )
    const getallen = new Set(
      keuzes(passend)
        .map((letters) => GETALWOORDEN.indexOf(letters.join('')))
        .filter((getal) => getal >= 0)
    )
    assert.sameMembers([...getallen], [1, antwoord('sheet10')])
  })

  test('the four sums fix the tubes, and the photos then miss one number', ({ assert }) => {
    const waarden = keuzes(BUIZEN.map(() => tot(VANAF).map((i) => i + 1))).filter((waarde) =>
      MET_GETAL.every(({ getal, brandt }) => som(brandt, waarde) === getal)
    )
    assert.lengthOf(waarden, 1)
    const gezien = [
      ...MET_GETAL.map(({ getal }): number => getal),
      ...ZONDER_GETAL.map((brandt) => som(brandt, waarden[0]!)),
    ]
    assert.lengthOf(new Set(gezien), VANAF - 1, 'no number twice')
    assert.isTrue(gezien.every((getal) => getal >= 1 && getal <= VANAF))
    const weg = tot(VANAF)
      .map((i) => i + 1)
      .filter((getal) => !gezien.includes(getal))
    assert.deepEqual(weg, [antwoord('sheet11')])
  })

  test('the cubes can be finished in one way only, and one stencil is needed once', ({
    assert,
  }) => {
    const manieren = afgemaakteKubussen()
    assert.lengthOf(manieren, 1)
    const eenmaal = SJABLONEN.filter(
      (cijfer) => manieren[0]!.flat().filter((nieuw) => nieuw === cijfer).length === 1
    )
    assert.deepEqual(eenmaal, [antwoord('sheet12')])
  })
})

test.group('Eindejaarsspel, codes', () => {
  test('the code of {naam} follows from its three sheets and the symbols on its lock')
    .with(kleuren.map(({ naam, antwoord: code }) => ({ naam, code })))
    .run(({ assert }, { naam, code }) => {
      const eigen = sheets.filter((sheet) => sheet.groep === naam)
      assert.lengthOf(eigen, 3)
      const inVolgorde = SLOTEN[naam].map(
        (teken) => eigen.filter((sheet) => sheet.teken === teken).map((sheet) => sheet.antwoord)[0]
      )
      assert.equal(inVolgorde.join(''), code)
      assert.notEqual(eigen.map((sheet) => sheet.antwoord).join(''), code, 'the symbols are needed')
    })

  test('the codes are those of the specification', ({ assert }) => {
    assert.deepEqual(Object.fromEntries(kleuren.map(({ naam, antwoord: code }) => [naam, code])), {
      groen: '647',
      rood: '355',
      paars: '943',
      oranje: '866',
    })
  })

  test('no two locks ask for the same order', ({ assert }) => {
    const ordes = Object.values(SLOTEN).map((tekens) => tekens.join())
    assert.lengthOf(new Set(ordes), ordes.length)
  })

  test('the lock and its symbols are told in words in the introduction of each colour', ({
    assert,
  }) => {
    for (const groep of eindejaar.groepen) {
      const tekens = SLOTEN[groep.naam as keyof typeof SLOTEN]
      const plaatsen = tekens.map((teken) => groep.inleiding.indexOf(`een ${teken}`))
      assert.deepEqual(
        plaatsen,
        [...plaatsen].sort((a, b) => a - b)
      )
      assert.notInclude(plaatsen, -1)
    }
  })

  test('every sheet shows its stamp, three to five hints and a level, and each colour a spread', ({
    assert,
  }) => {
    for (const sheet of sheets) {
      assert.isAtLeast(sheet.hints.length, 3)
      assert.isAtMost(sheet.hints.length, 5)
      const beschrijvingen = sheet.materiaal.flatMap((deel) =>
        deel.soort === 'tekening' ? [deel.beschrijving] : []
      )
      assert.lengthOf(
        beschrijvingen.filter((woorden) =>
          woorden.includes(`het stempel van het blad: een ${sheet.teken}.`)
        ),
        1,
        sheet.label
      )
      for (const { antwoord: fout } of sheet.bijnaGoed) assert.notEqual(fout, sheet.antwoord)
    }
    for (const { naam } of kleuren) {
      const niveaus = sheets.filter((sheet) => sheet.groep === naam).map((sheet) => sheet.niveau)
      assert.isAtLeast(new Set(niveaus).size, 2, naam)
      assert.lengthOf(
        niveaus.filter((niveau) => niveau === 3),
        1,
        'one hard sheet a colour'
      )
    }
  })
})

/** Folds every point of the sheet into the packet, and counts the cut areas that miss the rim. */
function gatenNaOpenvouwen(): number {
  const fijn = 5
  const breed = VEL.breedte * fijn
  const hoog = VEL.hoogte * fijn
  const weg = tot(hoog).map((j) =>
    tot(breed).map((i) => isGeknipt((i + 0.5) / fijn, (j + 0.5) / fijn))
  )
  let gaten = 0
  for (const j of tot(hoog)) {
    for (const i of tot(breed)) {
      if (weg[j]![i] && !raaktRand(weg, i, j)) gaten += 1
    }
  }
  return gaten
}

function isGeknipt(x: number, y: number): boolean {
  const punt = { x, y }
  for (const { as, op, slaOm } of VOUWEN) {
    const omslaan = slaOm === 'kleiner' ? punt[as] < op : punt[as] > op
    if (omslaan) punt[as] = 2 * op - punt[as]
  }
  return KNIPPEN.some(({ punten }) => ligtIn(punten, punt.x - PAKJE.x, punt.y - PAKJE.y))
}

function ligtIn(hoeken: readonly (readonly [number, number])[], x: number, y: number): boolean {
  return hoeken.reduce((binnen, [ax, ay], i) => {
    const [bx, by] = hoeken[(i + 1) % hoeken.length]!
    const kruist = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    return kruist ? !binnen : binnen
  }, false)
}

/** Clears the whole area around a cut cell, and says whether it opens to the rim of the sheet. */
function raaktRand(weg: boolean[][], i: number, j: number): boolean {
  const stapel = [[i, j]]
  let rand = false
  weg[j]![i] = false
  while (stapel.length > 0) {
    const [x, y] = stapel.pop()! as [number, number]
    for (const [dx, dy] of RICHTINGEN) {
      const rij = weg[y + dy]
      if (!rij || rij[x + dx] === undefined) rand = true
      else if (rij[x + dx]) {
        rij[x + dx] = false
        stapel.push([x + dx, y + dy])
      }
    }
  }
  return rand
}

const RICHTINGEN = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

type Notitie = (typeof NOTITIES)[number]
type Plaatsen = Record<(typeof ONTVANGERS)[number] | (typeof INHOUD)[number], number>

/** Every way to give the parcels an owner and a content that the notes allow; places from 1. */
function verdelingen(notities: readonly Notitie[]): Plaatsen[] {
  return volgordes(ONTVANGERS)
    .flatMap((wie) =>
      volgordes(INHOUD).map(
        (wat) =>
          Object.fromEntries([
            ...wie.map((naam, i) => [naam, i + 1]),
            ...wat.map((naam, i) => [naam, i + 1]),
          ]) as Plaatsen
      )
    )
    .filter((plaats) => notities.every((notitie) => klopt(notitie, plaats)))
}

function klopt(notitie: Notitie, plaats: Plaatsen): boolean {
  const hier = plaats[notitie.wie]
  switch (notitie.regel) {
    case 'samen':
      return hier === plaats[notitie.met]
    case 'direct_rechts':
      return hier === plaats[notitie.van] + 1
    case 'naast':
      return Math.abs(hier - plaats[notitie.van]) === 1
    case 'niet_naast':
      return Math.abs(hier - plaats[notitie.van]) !== 1
    case 'strik':
      return PAKJES[hier - 1]!.strik === notitie.heeft
  }
}

/** A sheet of dots, seven high and five wide, as station clocks write their digits. */
const CIJFERS = [
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
].map((cijfer) => cijfer.split(' ').map((rij) => [...rij].map(Number)))

/** Walks from light to light and marks on the same sheet of dots where the thread passes. */
function draad(): number[][] {
  const dagen = tot(BEZOEK.laatste + 1).filter(
    (dag) => dag > 0 && (BEZOEK.laatste - dag) % BEZOEK.omDeDagen === 0
  )
  const plaats = (dag: number) => {
    const rij = DEURTJES.findIndex((deurtjes) => deurtjes.some((deurtje) => deurtje === dag))
    return { x: DEURTJES[rij]!.findIndex((deurtje) => deurtje === dag), y: rij }
  }
  const beeld = tot(7).map(() => tot(5).map(() => 0))
  dagen.slice(1).forEach((dag, i) => {
    const van = plaats(dagen[i]!)
    const naar = plaats(dag)
    for (const deel of tot(21)) {
      const x = van.x + ((naar.x - van.x) * deel) / 20
      const y = van.y + ((naar.y - van.y) * deel) / 20
      beeld[Math.round((y * 6) / 5)]![Math.round((x * 4) / 3)] = 1
    }
  })
  return beeld
}

const afstand = (a: readonly number[][], b: readonly number[][]) =>
  a.flat().filter((punt, i) => punt !== b.flat()[i]).length

const vakje = (x: number, y: number) => `${'ABCDEFGH'[x]}${y + 1}`

type Rit = { duwtjes: number; vakjes: string[] }

/** All rides with the fewest pushes, each with the squares that it slides over. */
function kortsteRitten(): Rit[] {
  const ritten = alleRitten()
  const minst = Math.min(...ritten.map(({ duwtjes }) => duwtjes))
  return ritten.filter(({ duwtjes }) => duwtjes === minst)
}

/** All rides to the hut that never come to rest twice on the same square. */
function alleRitten(): Rit[] {
  const vind = (wat: string) => {
    const y = VIJVER.findIndex((rij) => rij.includes(wat))
    return { x: VIJVER[y]!.indexOf(wat), y }
  }
  const vrij = (x: number, y: number) => {
    const inhoud = VIJVER[y]?.[x]
    return inhoud !== undefined && inhoud !== 'T'
  }
  const doel = vind('D')
  const gevonden: Rit[] = []
  const rijd = (x: number, y: number, vakjes: string[], gestopt: string[]) => {
    if (x === doel.x && y === doel.y) {
      gevonden.push({ duwtjes: gestopt.length, vakjes })
      return
    }
    const hier = [...gestopt, vakje(x, y)]
    for (const [dx, dy] of RICHTINGEN) {
      const baan: string[] = []
      let stap = 1
      while (vrij(x + dx * stap, y + dy * stap)) {
        baan.push(vakje(x + dx * stap, y + dy * stap))
        stap += 1
      }
      const rust = baan.at(-1)
      if (rust && !hier.includes(rust)) {
        rijd(x + dx * (stap - 1), y + dy * (stap - 1), [...vakjes, ...baan], hier)
      }
    }
  }
  const start = vind('S')
  rijd(start.x, start.y, [], [])
  return gevonden
}

/** Pours into the top glass; the powers of two in between are exact. */
function schenk(): { rijen: number[][]; gemorst: number } {
  const rijen: number[][] = []
  let aankomst = [INGESCHONKEN as number]
  for (const rij of tot(RIJEN)) {
    rijen.push(aankomst.map((inhoud) => Math.min(1, inhoud)))
    const over = aankomst.map((inhoud) => Math.max(0, inhoud - 1))
    aankomst = tot(rij + 2).map((i) => ((over[i - 1] ?? 0) + (over[i] ?? 0)) / 2)
  }
  return { rijen, gemorst: aankomst.reduce((totaal, deel) => totaal + deel, 0) }
}

/** The times, in minutes on a twelve-hour face, at which the tags can be dealt over the clocks. */
function mogelijkeTijden(): number[] {
  const RONDE = 12 * 60
  const op = (minuten: number) => ((minuten % RONDE) + RONDE) % RONDE
  return tot(RONDE).filter((nu) =>
    volgordes(KLOKKEN).some((klokken) =>
      KAARTJES.every((kaartje, i) => {
        const { uur, minuut } = klokken[i]!
        const stand = op(uur * 60 + minuut)
        if (kaartje.soort === 'stil') return true
        return stand === op(kaartje.soort === 'spiegel' ? -nu : nu + kaartje.minuten)
      })
    )
  )
}

const GETALWOORDEN = ['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen']

function leesStuk(stuk: Stuk): string {
  if ('letters' in stuk) return stuk.letters === '8' ? 'acht' : stuk.letters.toLowerCase()
  const zonder = stuk.weg ? stuk.plaatje.replace(stuk.weg, '') : stuk.plaatje
  return stuk.ruil ? zonder.replace(...stuk.ruil) : zonder
}

const som = (brandt: readonly (typeof BUIZEN)[number][], waarde: readonly number[]) =>
  brandt.reduce((totaal, buis) => totaal + waarde[BUIZEN.indexOf(buis)]!, 0)

/** What can be painted on the bare faces, as one sorted list a cube, so that every day shows. */
function afgemaakteKubussen(): number[][][] {
  const vullingen = KUBUSSEN.map(({ geschilderd }) =>
    oplopend(VLAKKEN - geschilderd.length, SJABLONEN)
  )
  return keuzes(vullingen).filter((nieuw) => {
    const kubussen = KUBUSSEN.map(
      ({ geschilderd }, i) =>
        new Set(
          [...geschilderd, ...nieuw[i]!].flatMap((cijfer) => (cijfer === 6 ? [6, 9] : [cijfer]))
        )
    )
    return tot(LAATSTE_DAG).every((i) => {
      const [tien, een] = [Math.floor((i + 1) / 10), (i + 1) % 10]
      const toont = (a: number, b: number) => kubussen[a]!.has(tien) && kubussen[b]!.has(een)
      return toont(0, 1) || toont(1, 0)
    })
  })
}

/** Every selection of that many, the same one more than once if need be. */
function oplopend(aantal: number, uit: readonly number[]): number[][] {
  if (aantal === 0) return [[]]
  return uit.flatMap((eerste, i) =>
    oplopend(aantal - 1, uit.slice(i)).map((rest) => [eerste, ...rest])
  )
}
