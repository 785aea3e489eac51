import { test } from '@japa/runner'
import { GASTEN, KLEEDJES, type Kant } from '#content/spelen/recept/personen/aleida'
import { LEVERINGEN, VAKRIJEN, type Vakrij } from '#content/spelen/recept/personen/berend'
import { MERKLAP, OPENINGEN } from '#content/spelen/recept/personen/corrie'
import {
  AFWIJKINGEN,
  GETUIGENISSEN,
  type Onderdeel,
  PROGRAMMA,
  RONDEBOEK,
  STEMPELS,
} from '#content/spelen/recept/personen/dirk'
import { FEESTDAG, MENUKAART, menuInStippen, PLANK } from '#content/spelen/recept/personen/esmee'
import { KOLOMMEN, RIJEN } from '#content/spelen/recept/personen/floris'
import {
  CIJFERTOETSEN,
  KASBOEK,
  TOETSRIJEN,
  VERDIEPINGEN,
  ZICHTBARE_HEFBOMEN,
} from '#content/spelen/recept/personen/gerda'
import { PERSONEEL } from '#content/spelen/recept/personen/personeel'
import { hetRecept } from '#content/spelen/recept/het_recept'
import { personen, personenFinale } from '#content/spelen/recept/personen'
import { recept } from '#content/spelen/recept/spel'
import { PERSONEN, type Persoon } from '#content/spelen/recept/vlaggen'
import type { Raadsel } from '#domain/spelen/raadsel'

const antwoordVan = (naam: Persoon) => personen.find((raadsel) => raadsel.naam === naam)!.antwoord

/** Every text in the data, however deep. */
function teksten(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(teksten) : []
}

test.group('Het verdwenen recept, the seven persons', () => {
  test('each person has one puzzle, with two hints, under their own flag', ({ assert }) => {
    assert.sameMembers(
      personen.map(({ naam }) => naam),
      [...PERSONEN]
    )
    for (const { naam, vlag, hints } of personen as readonly Raadsel[]) {
      assert.equal(vlag, naam)
      assert.lengthOf(hints, 2)
    }
  })

  test('nothing that is shown before solving contains an answer', ({ assert }) => {
    const antwoorden = [...personen, personenFinale].map(({ antwoord }) => antwoord.toLowerCase())
    for (const { naam, antwoord, verhaal, materiaal, vraag, label } of [
      ...personen,
      personenFinale,
    ] as readonly Raadsel[]) {
      for (const tekst of teksten([verhaal, materiaal, vraag, label])) {
        assert.notInclude(tekst.toLowerCase(), antwoord.toLowerCase(), naam)
      }
    }
    for (const tekst of teksten([recept.intro, recept.groepen])) {
      for (const antwoord of antwoorden) assert.notInclude(tekst.toLowerCase(), antwoord)
    }
  })

  test('years of service and keys read the final word', ({ assert }) => {
    const opDienstjaren = [...PERSONEN].sort(
      (a, b) => PERSONEEL[a].inDienstSinds - PERSONEEL[b].inDienstSinds
    )
    const woord = opDienstjaren.map((naam) => antwoordVan(naam)[PERSONEEL[naam].sleutel - 1])
    assert.equal(woord.join(''), personenFinale.antwoord)
    assert.lengthOf(new Set(opDienstjaren.map((naam) => PERSONEEL[naam].inDienstSinds)), 7)
  })

  test('letters of the names, or of the cards as they lie, get a text of their own', ({
    assert,
  }) => {
    const opNaam = [...PERSONEN].sort()
    const opDienstjaren = [...PERSONEN].sort(
      (a, b) => PERSONEEL[a].inDienstSinds - PERSONEEL[b].inDienstSinds
    )
    const letter = (woord: string, naam: Persoon) => woord[PERSONEEL[naam].sleutel - 1]!
    const gevangen = personenFinale.bijnaGoed.map(({ antwoord }) => antwoord as string)
    assert.include(gevangen, opNaam.map((naam) => letter(antwoordVan(naam), naam)).join(''))
    assert.include(gevangen, opDienstjaren.map((naam) => letter(naam.toUpperCase(), naam)).join(''))
  })

  test('everybody shows their year and key', ({ assert }) => {
    for (const { naam, materiaal } of personen) {
      const { inDienstSinds, sleutel } = PERSONEEL[naam]
      const getoond = teksten(materiaal)
      assert.include(getoond, `In dienst sinds ${inDienstSinds}`)
      assert.include(getoond, `Sleutel ${sleutel}`)
    }
  })
})

test.group('Berend: the board has room for one word more than was delivered', () => {
  const woorden = LEVERINGEN.flatMap(({ woorden: geleverd }) => [...geleverd])

  const vakken = ({ rij, kolom, richting, lengte }: Vakrij) =>
    Array.from({ length: lengte }, (_, i) =>
      richting === 'liggend' ? `${rij},${kolom + i}` : `${rij + i},${kolom}`
    )

  /** Fills the rows of squares; exactly one of them, of `open` squares, gets no delivered word. */
  function vulIn(open: number): { vrij: string }[] {
    const rijen = VAKRIJEN.map(vakken)
    const gevonden: { vrij: string }[] = []
    const bord = new Map<string, string>()
    const over = new Set<string>(woorden)
    let vrij: number | null = null

    const past = (rij: string[], woord: string) =>
      woord.length === rij.length && rij.every((vak, i) => (bord.get(vak) ?? woord[i]) === woord[i])

    const verder = (open_: ReadonlySet<number>): void => {
      if (open_.size === 0) {
        gevonden.push({ vrij: rijen[vrij!]!.map((vak) => bord.get(vak) ?? '?').join('') })
        return
      }
      const keuzes = [...open_].map((nr) => {
        const passend: (string | null)[] = [...over].filter((woord) => past(rijen[nr]!, woord))
        if (vrij === null && rijen[nr]!.length === open) passend.push(null)
        return { nr, passend }
      })
      const { nr, passend } = keuzes.reduce((a, b) => (b.passend.length < a.passend.length ? b : a))
      const rest = new Set([...open_].filter((ander) => ander !== nr))
      for (const woord of passend) {
        if (woord === null) {
          vrij = nr
          verder(rest)
          vrij = null
          continue
        }
        const nieuw = rijen[nr]!.filter((vak) => !bord.has(vak))
        rijen[nr]!.forEach((vak, i) => bord.set(vak, woord[i]!))
        over.delete(woord)
        verder(rest)
        over.add(woord)
        nieuw.forEach((vak) => bord.delete(vak))
      }
    }
    verder(new Set(rijen.keys()))
    return gevonden
  }

  test('by length exactly one row of five squares is left over', ({ assert }) => {
    const tel = (lengtes: number[], lengte: number) => lengtes.filter((n) => n === lengte).length
    const verschil = [3, 4, 5, 6, 7, 8, 9].map(
      (n) =>
        tel(
          VAKRIJEN.map(({ lengte }) => lengte),
          n
        ) -
        tel(
          woorden.map(({ length }) => length),
          n
        )
    )
    assert.deepEqual(verschil, [0, 0, 1, 0, 0, 0, 0])
  })

  test('the delivered words fit in one way and leave one word legible', ({ assert }) => {
    assert.deepEqual(vulIn(5), [{ vrij: antwoordVan('berend') }])
  })

  test('two words compete for each of the two longest rows of squares', ({ assert }) => {
    assert.lengthOf(
      VAKRIJEN.filter(({ lengte }) => lengte === 8),
      2
    )
    assert.lengthOf(
      woorden.filter(({ length }) => length >= 8),
      2
    )
    for (const lengte of VAKRIJEN.map((vakrij) => vakrij.lengte)) {
      assert.isAtLeast(woorden.filter((woord) => woord.length === lengte).length, 2)
    }
  })

  test('squares that touch belong to one row of squares', ({ assert }) => {
    const rijen = VAKRIJEN.map(vakken)
    const bezet = new Set(rijen.flat())
    for (const vak of bezet) {
      const [r, k] = vak.split(',').map(Number) as [number, number]
      for (const buur of [`${r},${k + 1}`, `${r + 1},${k}`]) {
        if (!bezet.has(buur)) continue
        assert.isTrue(rijen.some((rij) => rij.includes(vak) && rij.includes(buur)))
      }
    }
  })
})

test.group('Gerda: an amount is a column of keys, a storey is a row', () => {
  test('the cash book reads as a sentence that begins with the answer', ({ assert }) => {
    const gelezen = KASBOEK.map(({ verdieping, euro }) => {
      const rij = TOETSRIJEN[VERDIEPINGEN.indexOf(verdieping)]!
      return rij[CIJFERTOETSEN.indexOf(String(euro))]
    }).join('')
    assert.equal(gelezen, 'BRIEFVANWILLEM')
    assert.isTrue(gelezen.startsWith(antwoordVan('gerda')))
  })

  test('a lever that is seen has a letter on every row', ({ assert }) => {
    for (const cijfer of ZICHTBARE_HEFBOMEN) {
      for (const rij of TOETSRIJEN) assert.isDefined(rij[CIJFERTOETSEN.indexOf(cijfer)])
    }
  })
})

test.group('Dirk: the evening did not go as printed', () => {
  const minuten = (tijd: string) => {
    const [uur, minuut] = tijd.split('.').map(Number) as [number, number]
    return uur * 60 + minuut
  }
  const gedrukt = PROGRAMMA.map(({ tijd }) => minuten(tijd))

  type Verloop = ReadonlyMap<Onderdeel, { van: number; tot: number }>

  function verloop(duur: (onderdeel: Onderdeel, gedrukteDuur: number) => number): Verloop {
    let begin = gedrukt[0]!
    return new Map(
      PROGRAMMA.slice(0, -1).map(({ onderdeel }, i) => {
        const van = begin
        begin += duur(onderdeel, gedrukt[i + 1]! - gedrukt[i]!)
        return [onderdeel, { van, tot: begin }]
      })
    )
  }
  const zoalsGedrukt = verloop((_, duur) => duur)
  const zoalsHetGing = verloop(
    (onderdeel, duur) => AFWIJKINGEN.find((a) => a.onderdeel === onderdeel)?.duurde ?? duur
  )

  const onmogelijk = (avond: Verloop) =>
    RONDEBOEK.filter(({ tijd, post }) =>
      GETUIGENISSEN.some((g) => {
        const { van, tot } = avond.get(g.tijdens)!
        return g.post === post && van <= minuten(tijd) && minuten(tijd) < tot
      })
    )
      .map(({ post }) => STEMPELS[post])
      .join('')

  test('the stamps of the visits that cannot be spell the answer', ({ assert }) => {
    assert.equal(onmogelijk(zoalsHetGing), antwoordVan('dirk'))
  })

  test('who trusts the printed times reads another word, and hears so', ({ assert }) => {
    const { bijnaGoed } = personen.find(({ naam }) => naam === 'dirk')! as Raadsel
    assert.include(
      bijnaGoed!.map(({ antwoord }) => antwoord),
      onmogelijk(zoalsGedrukt)
    )
  })

  test('no visit is a matter of seconds: two minutes at least from every boundary', ({
    assert,
  }) => {
    for (const { tijd, post } of RONDEBOEK) {
      for (const { tijdens } of GETUIGENISSEN.filter((g) => g.post === post)) {
        for (const avond of [zoalsGedrukt, zoalsHetGing]) {
          const { van, tot } = avond.get(tijdens)!
          assert.isAtLeast(Math.abs(minuten(tijd) - van), 2)
          assert.isAtLeast(Math.abs(minuten(tijd) - tot), 2)
        }
      }
    }
  })

  test('the book and the remarks say what they are computed from', ({ assert }) => {
    const tijden = RONDEBOEK.map(({ tijd }) => minuten(tijd))
    assert.deepEqual(
      tijden,
      [...tijden].sort((a, b) => a - b)
    )
    for (const { opmerking, duurde } of AFWIJKINGEN) {
      assert.include(opmerking, `Duurde ${duurde} minuten`)
    }
    for (const { post, tijdens, verklaring } of GETUIGENISSEN) {
      assert.include(verklaring, post)
      assert.include(verklaring, `Tijdens de ${tijdens} `.replace('de hoofd', 'het hoofd'))
    }
  })
})

test.group('Floris: glasses that read as letters', () => {
  const MAAT = 11
  type Rij = readonly boolean[]

  /** All ways to place the groups in a row of this length; null leaves every way open. */
  function rijen(groepen: readonly number[] | null, lengte: number): Rij[] {
    const alles: Rij[] = Array.from({ length: 2 ** lengte }, (_, n) =>
      Array.from({ length: lengte }, (__, i) => ((n >> i) & 1) === 1)
    )
    if (groepen === null) return alles
    return alles.filter((rij) => groepenIn(rij).join() === groepen.join())
  }
  const groepenIn = (rij: Rij) =>
    rij
      .map((vol) => (vol ? '#' : ' '))
      .join('')
      .split(/ +/)
      .filter(Boolean)
      .map(({ length }) => length)

  test('logic alone, without trying, gives one picture', ({ assert }) => {
    const veld = Array.from({ length: MAAT }, () => Array<boolean | null>(MAAT).fill(null))
    const lijnen = [
      ...RIJEN.map((groepen, r) => ({
        keuzes: rijen(groepen, MAAT),
        plaats: (i: number) => [r, i] as const,
      })),
      ...KOLOMMEN.map((groepen, k) => ({
        keuzes: rijen(groepen, MAAT),
        plaats: (i: number) => [i, k] as const,
      })),
    ]
    for (let veranderd = true; veranderd;) {
      veranderd = false
      for (const lijn of lijnen) {
        lijn.keuzes = lijn.keuzes.filter((rij) =>
          rij.every((vol, i) => {
            const [r, k] = lijn.plaats(i)
            return (veld[r]![k] ?? vol) === vol
          })
        )
        for (let i = 0; i < MAAT; i++) {
          const [r, k] = lijn.plaats(i)
          const vol = lijn.keuzes[0]![i]!
          if (veld[r]![k] !== null || lijn.keuzes.some((rij) => rij[i] !== vol)) continue
          veld[r]![k] = vol
          veranderd = true
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
    const beeld = veld.map((rij) =>
      rij.map((vol) => (vol === null ? '?' : vol ? '#' : '.')).join('')
    )
    const letter = (r: number, k: number) =>
      LETTERS[
        beeld
          .slice(r, r + 5)
          .map((rij) => rij.slice(k, k + 5))
          .join(' ')
      ]
    assert.equal(
      [letter(0, 0), letter(0, 6), letter(6, 0), letter(6, 6)].join(''),
      antwoordVan('floris')
    )
    assert.equal(beeld[5], '.'.repeat(MAAT))
    assert.isTrue(beeld.every((rij) => rij[5] === '.'))
  })
})

test.group('Aleida: what is under the highest', () => {
  const N = KLEEDJES.length
  const zichtbaar = (rij: readonly number[]) =>
    rij.filter((hoogte, i) => rij.slice(0, i).every((ervoor) => ervoor < hoogte)).length

  const permutaties = (rest: number[]): number[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((n) => permutaties(rest.filter((m) => m !== n)).map((p) => [n, ...p]))

  const klopt = (kant: Kant, plaats: number, rij: readonly number[]) =>
    GASTEN.every((g) => g.kant !== kant || g.plaats !== plaats || g.ziet === zichtbaar(rij))

  function opstellingen(boven: number[][]): number[][][] {
    const r = boven.length
    if (r === N) {
      const kolommen = Array.from({ length: N }, (_, k) => boven.map((rij) => rij[k]!))
      return kolommen.every(
        (kolom, k) => klopt('deur', k, kolom) && klopt('raam', k, kolom.toReversed())
      )
        ? [boven]
        : []
    }
    return permutaties([1, 2, 3, 4, 5])
      .filter((rij) => rij.every((n, k) => boven.every((ander) => ander[k] !== n)))
      .filter((rij) => klopt('links', r, rij) && klopt('rechts', r, rij.toReversed()))
      .flatMap((rij) => opstellingen([...boven, rij]))
  }

  const gevonden = opstellingen([])
  const onder = (hoogte: number) =>
    KLEEDJES.map((letters, r) => letters[gevonden[0]![r]!.indexOf(hoogte)]).join('')

  test('the cards allow one arrangement', ({ assert }) => {
    assert.lengthOf(gevonden, 1)
    assert.equal(onder(5), antwoordVan('aleida'))
  })

  test('no card alone tells where the highest of its row stands', ({ assert }) => {
    for (const { ziet } of GASTEN) {
      const plaatsen = permutaties([1, 2, 3, 4, 5])
        .filter((rij) => zichtbaar(rij) === ziet)
        .map((rij) => rij.indexOf(5))
      assert.isAbove(new Set(plaatsen).size, 1)
    }
  })

  test('the other heights read as words with a text of their own', ({ assert }) => {
    const { bijnaGoed } = personen.find(({ naam }) => naam === 'aleida')! as Raadsel
    assert.includeMembers(
      bijnaGoed!.map(({ antwoord }) => antwoord),
      [1, 2, 3, 4].map(onder)
    )
  })
})

test.group('Esmee: eggs that can be felt', () => {
  const letters = new Map(
    MENUKAART.flatMap((woord) =>
      menuInStippen(woord).map((stippen, i) => [stippen.join(), woord[i]!] as const)
    )
  )
  const letter = ({ eieren }: (typeof PLANK)[number]) =>
    letters.get(
      [0, 1].flatMap((k) => eieren.flatMap((rij, r) => (rij[k] ? [k * 3 + r + 1] : []))).join()
    ) ?? '?'
  const datum = ({ dag, maand }: (typeof PLANK)[number]) => (maand === 'juni' ? 31 : 0) + dag
  const lees = (dozen: readonly (typeof PLANK)[number][]) => dozen.map(letter).join('')

  const nogGoed = PLANK.filter((doos) => datum(doos) > FEESTDAG)
  const opDatum = [...PLANK].sort((a, b) => datum(a) - datum(b))

  test('the menu card gives each of its letters in one way', ({ assert }) => {
    assert.lengthOf([...letters.keys()], new Set(MENUKAART.join('')).size)
  })

  test('what was still good on the day of the party reads as the answer by date', ({ assert }) => {
    assert.equal(lees(opDatum.filter((doos) => nogGoed.includes(doos))), antwoordVan('esmee'))
    assert.isBelow(nogGoed.length, PLANK.length)
  })

  test('who leaves out half of the law hears so', ({ assert }) => {
    const { bijnaGoed } = personen.find(({ naam }) => naam === 'esmee')! as Raadsel
    const gevangen = bijnaGoed!.map(({ antwoord }) => antwoord)
    assert.includeMembers(gevangen, [lees(PLANK), lees(nogGoed), lees(opDatum)])
  })

  test('without the dates the letters make several words', ({ assert }) => {
    const voorraad = new Set(lees(PLANK))
    for (const woord of ['LIJN', 'FIJN', 'LIJF']) {
      assert.isTrue([...woord].every((teken) => voorraad.has(teken)))
    }
  })
})

test.group('Corrie: a doily that is turned', () => {
  test('four quarters show every letter once, and a sentence with the answer', ({ assert }) => {
    let openingen = OPENINGEN.map(([r, k]) => [r, k] as const)
    const gezien = new Set<string>()
    const standen: string[] = []
    for (let stand = 0; stand < 4; stand++) {
      openingen = [...openingen].sort(([r1, k1], [r2, k2]) => r1 - r2 || k1 - k2)
      openingen.forEach((vak) => gezien.add(vak.join()))
      standen.push(openingen.map(([r, k]) => MERKLAP[r]![k]).join(''))
      openingen = openingen.map(([r, k]) => [k, MERKLAP.length - 1 - r] as const)
    }
    assert.lengthOf(gezien, 36)
    assert.equal(standen.join(''), 'CORRIELEGDEEENROOSOPDESTOELVANWILLEM')
    assert.include(standen.join(''), antwoordVan('corrie'))
  })
})

test.group('Het verdwenen recept, the frame', () => {
  test('has sixteen puzzles and two finals, each in a group that is introduced', ({ assert }) => {
    const raadsels = recept.raadsels as readonly Raadsel[]
    assert.lengthOf(
      raadsels.filter(({ soort }) => soort === 'raadsel'),
      16
    )
    assert.lengthOf(
      raadsels.filter(({ soort }) => soort === 'finale'),
      2
    )
    const groepen = recept.groepen.map(({ naam }) => naam as string)
    for (const { groep } of raadsels) assert.include(groepen, groep)
  })

  test('the recipe that is mailed uses every ingredient that it lists', ({ assert }) => {
    const stappen = hetRecept.stappen.join(' ').toLowerCase()
    const KERN = ['uien', 'boter', 'olie', 'zout', 'bloem', 'espresso', 'wijn', 'bouillon', 'tijm']
    for (const woord of [...KERN, 'laurier', 'vanille', 'peper', 'brood', 'kaas']) {
      assert.isTrue(
        hetRecept.ingredienten.some(({ wat }) => wat.includes(woord)),
        woord
      )
      assert.include(stappen, woord)
    }
  })
})
