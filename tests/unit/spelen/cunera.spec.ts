import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { KAARTEN, tekenKaart } from '../../../scripts/lib/kaart.js'
import { beantwoordt, bijnaGoedTekst } from '#domain/spelen/antwoord'
import type { Raadsel } from '#domain/spelen/raadsel'
import type { Vorm } from '#domain/spelen/tekening'
import { MORSE, WOORDEN, alsBeeld, alsMorse } from '#content/spelen/cunera/morse'
import { cunera } from '#content/spelen/cunera/spel'
import { stappen } from '#content/spelen/cunera/stappen'
import { STROKEN, type Naad, type Strook } from '#content/spelen/cunera/stappen/doek'
import { GETALLEN, IN_SPIEGELBEELD } from '#content/spelen/cunera/stappen/drukblok'
import {
  BOVENAAN,
  KAARTVELD,
  START,
  WANDELINGEN,
  type Windstreek,
} from '#content/spelen/cunera/stappen/kompas'
import { SLEUTELS, SLOT } from '#content/spelen/cunera/stappen/sleutels'
import { SLEUTEL_RIJEN } from '#content/spelen/cunera/stappen/stal'
import { STATIES } from '#content/spelen/cunera/stappen/staties'
import { STAVEN } from '#content/spelen/cunera/stappen/staven'
import { DORPEN, NAAR, VAN, WEGEN, type Dorp } from '#content/spelen/cunera/stappen/wegennet'
import { LETTERVELD, ZOEKWOORDEN } from '#content/spelen/cunera/stappen/woordzoeker'

const RAADSELS: readonly Raadsel[] = stappen

/** What the browser gets before a step is solved, without the numbers that only draw lines. */
function zichtbareTeksten({ verhaal, materiaal, vraag, label }: Raadsel): string[] {
  const teksten: string[] = [...verhaal, vraag, label]
  const verzamel = (waarde: unknown, sleutel = ''): void => {
    if (typeof waarde === 'string' && !['d', 'streep'].includes(sleutel)) teksten.push(waarde)
    else if (waarde && typeof waarde === 'object') {
      for (const [naam, deel] of Object.entries(waarde)) verzamel(deel, naam)
    }
  }
  verzamel(materiaal)
  return teksten
}

function oplossing(naam: string): string {
  return RAADSELS.find((stap) => stap.naam === naam)!.antwoord
}

/** A word or a number as a whole: '3' is not in '13'. */
function staatErin(tekst: string, woord: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${woord}(?![\\p{L}\\p{N}])`, 'iu').test(tekst)
}

test.group('Cunera | the ten steps', () => {
  test('the titles are those of the specification, in order', ({ assert }) => {
    assert.deepEqual(
      RAADSELS.map(({ label }) => label),
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
      RAADSELS.map(({ naam, vlag }) => [naam, vlag]),
      RAADSELS.map((_, i) => [`stap${i + 1}`, `stap${i + 1}_antwoord`])
    )
  })

  test('step 2 has two hints, every other step has four', ({ assert }) => {
    assert.deepEqual(
      RAADSELS.map(({ hints }) => hints.length),
      [4, 2, 4, 4, 4, 4, 4, 4, 4, 4]
    )
    assert.isTrue(cunera.hintsOplopend)
    assert.equal(cunera.antwoordNaHints, 2)
  })

  test('{naam} is told in two to five paragraphs and explains itself')
    .with(RAADSELS.map((stap) => stap))
    .run(({ assert }, { verhaal, uitleg, soort, naam }) => {
      assert.isTrue(verhaal.length >= 2 && verhaal.length <= 5)
      assert.isNotEmpty(uitleg)
      assert.equal(soort, naam === 'stap10' ? 'finale' : 'raadsel')
    })

  test('{naam} does not show its answer before it is solved')
    .with(RAADSELS.map((stap) => stap))
    .run(({ assert }, stap) => {
      // The article 'een' is also how somebody may write the answer of step 1.
      const goed = [stap.antwoord, ...(stap.ookGoed ?? [])].filter(
        (antwoord) => !['een', 'één'].includes(antwoord)
      )
      const verklapt = zichtbareTeksten(stap).filter((tekst) =>
        goed.some((antwoord) => staatErin(tekst, antwoord.replaceAll('.', '\\.')))
      )
      assert.deepEqual(verklapt, [])
    })

  test('{naam} never states its answer in a hint')
    .with(RAADSELS.filter(({ antwoord }) => antwoord.length > 1))
    .run(({ assert }, { hints, antwoord }) => {
      assert.isFalse(hints.some((hint) => staatErin(hint, antwoord)))
    })

  test('the word of step 3 is kept out of everything that is read before it', ({ assert }) => {
    const ervoor = [...cunera.intro, ...RAADSELS.slice(0, 3).flatMap(zichtbareTeksten)]
    const geheim = oplossing('stap3')
    assert.isFalse(ervoor.some((tekst) => tekst.toLowerCase().includes(geheim)))
  })

  test('a near miss of {naam} is never right')
    .with(RAADSELS.map((stap) => stap))
    .run(({ assert }, stap) => {
      const fout = (stap.bijnaGoed ?? []).map(({ antwoord }) => antwoord)
      assert.isFalse(fout.some((antwoord) => beantwoordt(stap, antwoord)))
      assert.equal(new Set(fout).size, fout.length)
      assert.isTrue(fout.every((antwoord) => bijnaGoedTekst(stap.bijnaGoed, antwoord) !== null))
    })
})

test.group('Cunera | step 2, the word search', () => {
  const RICHTINGEN = [-1, 0, 1].flatMap((dr) => [-1, 0, 1].map((dk) => [dr, dk] as const))

  function plekkenVan(woord: string): string[][] {
    return LETTERVELD.flatMap((rij, r) =>
      [...rij].flatMap((_, k) =>
        RICHTINGEN.filter(([dr, dk]) => dr !== 0 || dk !== 0)
          .map(([dr, dk]) => [...woord].map((__, i) => [r + dr * i, k + dk * i] as const))
          .filter((vakken) => vakken.every(([a, b], i) => LETTERVELD[a]?.[b] === woord[i]))
          .map((vakken) => vakken.map(([a, b]) => `${a},${b}`))
      )
    )
  }

  test('{woord} is there exactly once')
    .with(ZOEKWOORDEN.map((woord) => ({ woord })))
    .run(({ assert }, { woord }) => {
      assert.lengthOf(plekkenVan(woord), 1)
    })

  test('what is left, row by row, is the sentence', ({ assert }) => {
    const weg = new Set(ZOEKWOORDEN.flatMap((woord) => plekkenVan(woord).flat()))
    const over = LETTERVELD.flatMap((rij, r) => [...rij].filter((_, k) => !weg.has(`${r},${k}`)))
    const stap = RAADSELS[1]!
    assert.isTrue(beantwoordt(stap, over.join('')))
    assert.equal(over.join(''), stap.antwoord.replaceAll(' ', '').toUpperCase())
  })
})

test.group('Cunera | step 3, measuring', () => {
  test('the staffs, from first to last, are the letters of the word', ({ assert }) => {
    const woord = STAVEN.map(({ lengte }) => String.fromCharCode(96 + lengte)).join('')
    assert.equal(woord, oplossing('stap3'))
  })

  test('on paper a staff is as long as it says, measured with the rule below it', ({ assert }) => {
    const blad = stappen[2].materiaal[0]
    const staven = groepen(blad.tekening.vormen).filter((groep) => groep.draai !== undefined)
    const rode = (groep: Groep) =>
      groep.vormen.flatMap((vorm) => (vorm.vorm === 'lijn' && vorm.lijn === 'lak' ? [vorm.x1] : []))
    const afstanden = staven.map((staf) => Math.abs(rode(staf)[1]! - rode(staf)[0]!))
    const streepjes = blad.tekening.vormen.flatMap((vorm) =>
      vorm.vorm === 'lijn' && vorm.x1 === vorm.x2 ? [vorm.x1] : []
    )
    const voetstap = streepjes[1]! - streepjes[0]!
    assert.deepEqual(
      afstanden.map((afstand) => afstand / voetstap),
      STAVEN.map(({ lengte }) => lengte)
    )
  })

  type Groep = Extract<Vorm, { vorm: 'groep' }>
  function groepen(vormen: readonly Vorm[]): Groep[] {
    return vormen.flatMap((vorm) => (vorm.vorm === 'groep' ? [vorm] : []))
  }
})

test.group('Cunera | step 4, Morse', () => {
  const clips = stappen[3].materiaal.flatMap((stuk) => (stuk.soort === 'geluid' ? stuk.clips : []))
  const sleutel = new Map(
    SLEUTEL_RIJEN.flatMap(([a, codeA, b, codeB]) => [[codeA, a] as const, [codeB, b] as const])
  )

  test('the key has every letter once and no two letters sound alike', ({ assert }) => {
    assert.lengthOf(Object.keys(MORSE), 26)
    assert.equal(new Set(Object.values(MORSE)).size, 26)
    assert.equal(sleutel.size, 26)
  })

  test('what is seen, looked up in the key, is the sentence', ({ assert }) => {
    const woorden = clips.map(({ inBeeld }) =>
      inBeeld
        .split(' / ')
        .map((code) => sleutel.get(code))
        .join('')
    )
    assert.isTrue(beantwoordt(RAADSELS[3]!, woorden.join(' ')))
  })

  test('the five clips are woord1 to woord5 and sound as they are seen', ({ assert }) => {
    assert.deepEqual(
      clips.map(({ naam, label }) => [naam, label]),
      [1, 2, 3, 4, 5].map((nr) => [`woord${nr}`, `Woord ${nr}`])
    )
    assert.deepEqual(
      clips.map(({ inBeeld }) => inBeeld),
      WOORDEN.map((woord) => alsBeeld(alsMorse(woord)))
    )
  })
})

test.group('Cunera | step 5, the compass', () => {
  /** Steps on paper as [down, right] for a map that has `boven` at its top. */
  function opPapier(naar: Windstreek, boven: Windstreek): readonly [number, number] {
    const ronde: Windstreek[] = ['noord', 'oost', 'zuid', 'west']
    const kanten = [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ] as const
    const kant = (streek: Windstreek) =>
      kanten[(ronde.indexOf(streek) - ronde.indexOf(boven) + 4) % 4]!
    const delen = ronde.filter((streek) => naar.includes(streek)).map(kant)
    return [delen.reduce((som, [r]) => som + r, 0), delen.reduce((som, [, k]) => som + k, 0)]
  }

  function loop(boven: Windstreek): string {
    let { rij, kolom }: { rij: number; kolom: number } = START
    return WANDELINGEN.map((wandeling) => {
      for (const [aantal, naar] of wandeling) {
        const [omlaag, opzij] = opPapier(naar, boven)
        rij += aantal * omlaag
        kolom += aantal * opzij
      }
      return KAARTVELD[rij]?.[kolom] ?? '?'
    })
      .join('')
      .toLowerCase()
  }

  test('whoever follows the rose of the map reads the word', ({ assert }) => {
    assert.equal(loop(BOVENAAN), oplossing('stap5'))
  })

  test('the rose is drawn as it is meant: east at the top, north to the left', ({ assert }) => {
    const letters = stappen[4].materiaal[0].tekening.vormen.flatMap((vorm) =>
      vorm.vorm === 'tekst' && vorm.letter === 'titel' ? [vorm] : []
    )
    const plek = (letter: string) => letters.find(({ tekst }) => tekst === letter)!
    assert.isBelow(plek('O').y, plek('N').y)
    assert.isAbove(plek('W').y, plek('N').y)
    assert.isBelow(plek('N').x, plek('O').x)
    assert.isAbove(plek('Z').x, plek('O').x)
  })

  test('whoever thinks that north is up is told to look at the rose', ({ assert }) => {
    const verdwaald = loop('noord')
    assert.notInclude(verdwaald, '?')
    assert.isNotNull(bijnaGoedTekst(stappen[4].bijnaGoed, verdwaald))
  })
})

test.group('Cunera | step 6, the type', () => {
  test('printing turns the order around', ({ assert }) => {
    assert.isTrue(IN_SPIEGELBEELD)
    const pelgrims = GETALLEN.filter(({ woord }) => woord === 'PELGRIMS')
    assert.deepEqual(pelgrims.map(opPapier), [oplossing('stap6')])
  })

  test('the other number is a near miss, printed or not', ({ assert }) => {
    for (const getal of GETALLEN.filter(({ woord }) => woord !== 'PELGRIMS')) {
      assert.isNotNull(bijnaGoedTekst(stappen[5].bijnaGoed, opPapier(getal)))
      assert.isNotNull(bijnaGoedTekst(stappen[5].bijnaGoed, getal.cijfers.join('')))
    }
  })

  test('every figure lies mirrored in its own piece of lead, from left to right', ({ assert }) => {
    const loodjes = stappen[5].materiaal[0].tekening.vormen.flatMap((vorm) =>
      vorm.vorm === 'groep' && vorm.vormen.some((deel) => deel.vorm === 'groep' && deel.spiegel)
        ? [vorm]
        : []
    )
    assert.lengthOf(loodjes, GETALLEN.flatMap(({ cijfers }) => cijfers).length)
    GETALLEN.forEach(({ cijfers }, i) => {
      const regel = loodjes.slice(i * cijfers.length, (i + 1) * cijfers.length)
      const plaatsen = regel.map(({ x }) => x!)
      assert.deepEqual(
        plaatsen,
        [...plaatsen].sort((a, b) => a - b)
      )
      assert.equal(new Set(regel.map(({ y }) => y)).size, 1)
    })
  })

  function opPapier({ cijfers }: (typeof GETALLEN)[number]): string {
    return [...cijfers].reverse().join('')
  }
})

test.group('Cunera | step 7, the keys', () => {
  const past = (tanden: readonly number[]) =>
    SLOT.every(({ soort, tot }, i) => (soort === 'ijzer' ? tanden[i]! <= tot : tanden[i] === tot))

  test('exactly the keys of the answer fit, from low to high', ({ assert }) => {
    const goede = SLEUTELS.filter(({ tanden }) => past(tanden)).map(({ nummer }) => nummer)
    assert.equal(goede.join(''), oplossing('stap7'))
    assert.deepEqual(
      goede,
      [...goede].sort((a, b) => a - b)
    )
  })

  test('every other key fails at one place only, so that looking closely is needed', ({
    assert,
  }) => {
    const fouten = SLEUTELS.filter(({ tanden }) => !past(tanden)).map(
      ({ tanden }) =>
        SLOT.filter(({ soort, tot }, i) =>
          soort === 'ijzer' ? tanden[i]! > tot : tanden[i] !== tot
        ).length
    )
    assert.deepEqual(fouten, [1, 1, 1, 1, 1, 1])
  })

  test('no two keys are the same', ({ assert }) => {
    assert.equal(new Set(SLEUTELS.map(({ tanden }) => tanden.join())).size, 9)
  })
})

test.group('Cunera | step 8, the roads', () => {
  const buren = (dorp: Dorp) =>
    WEGEN.flatMap(([a, b, uren]) =>
      a === dorp ? [{ naar: b, uren }] : b === dorp ? [{ naar: a, uren }] : []
    )

  /** All ways without a loop that take at most `hoogstens` hours. */
  function routes(hoogstens: number, tot: readonly Dorp[] = [VAN], uren = 0): Route[] {
    const hier = tot.at(-1)!
    if (hier === NAAR) return [{ dorpen: tot, uren }]
    return buren(hier)
      .filter(({ naar, uren: extra }) => !tot.includes(naar) && uren + extra <= hoogstens)
      .flatMap(({ naar, uren: extra }) => routes(hoogstens, [...tot, naar], uren + extra))
  }
  type Route = { dorpen: readonly Dorp[]; uren: number }

  const gevonden = routes(46).sort((a, b) => a.uren - b.uren)

  test('one way is shorter than all others and spells the word', ({ assert }) => {
    const [beste, tweede] = gevonden
    assert.isBelow(beste!.uren, tweede!.uren)
    assert.equal(gelezen(beste!), oplossing('stap8'))
  })

  test('the explanation knows how long it takes', ({ assert }) => {
    assert.include(stappen[7].uitleg, `${gevonden[0]!.uren} uur`)
    assert.equal(gevonden[1]!.uren - gevonden[0]!.uren, 1)
  })

  test('no other way, however long, spells the same', ({ assert }) => {
    const zelfde = routes(Infinity).filter((route) => gelezen(route) === oplossing('stap8'))
    assert.lengthOf(zelfde, 1)
  })

  test('the letters alone do not decide: other words are there too, a few hours longer', ({
    assert,
  }) => {
    for (const woord of ['moordplan', 'moordpen', 'moordteken', 'merkteken', 'medicijn']) {
      const uren = gevonden.filter((route) => gelezen(route) === woord).map((route) => route.uren)
      assert.isNotEmpty(uren, woord)
      assert.isTrue(
        uren.every((duur) => duur > gevonden[0]!.uren && duur <= 45),
        woord
      )
      assert.isNotNull(bijnaGoedTekst(stappen[7].bijnaGoed, woord))
    }
  })

  test('every house is on the way to somewhere and no two roads cross', ({ assert }) => {
    const namen = Object.keys(DORPEN) as Dorp[]
    assert.isTrue(namen.every((dorp) => buren(dorp).length >= 2))
    const kruisen = WEGEN.flatMap(([a, b], i) =>
      WEGEN.slice(i + 1)
        .filter(([c, d]) => ![c, d].some((dorp) => dorp === a || dorp === b))
        .filter(([c, d]) => kant(a, b, c) !== kant(a, b, d) && kant(c, d, a) !== kant(c, d, b))
        .map(([c, d]) => `${a}-${b} kruist ${c}-${d}`)
    )
    assert.deepEqual(kruisen, [])
  })

  test('no road runs through a house that it does not visit', ({ assert }) => {
    const rakers = WEGEN.flatMap(([a, b]) =>
      (Object.keys(DORPEN) as Dorp[])
        .filter((dorp) => dorp !== a && dorp !== b && afstand(dorp, a, b) < 28)
        .map((dorp) => `${a}-${b} raakt ${dorp}`)
    )
    assert.deepEqual(rakers, [])
  })

  function gelezen({ dorpen }: Route): string {
    return dorpen
      .map((dorp) => DORPEN[dorp].letter)
      .join('')
      .toLowerCase()
  }

  /** On which side of the line from `a` to `b` a village lies. */
  function kant(a: Dorp, b: Dorp, dorp: Dorp): number {
    const [p, q, r] = [DORPEN[a], DORPEN[b], DORPEN[dorp]]
    return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  }

  function afstand(dorp: Dorp, a: Dorp, b: Dorp): number {
    const [p, q, r] = [DORPEN[dorp], DORPEN[a], DORPEN[b]]
    const [dx, dy] = [r.x - q.x, r.y - q.y]
    const deel = ((p.x - q.x) * dx + (p.y - q.y) * dy) / (dx * dx + dy * dy)
    const t = Math.max(0, Math.min(1, deel))
    return Math.hypot(p.x - q.x - t * dx, p.y - q.y - t * dy)
  }
})

test.group('Cunera | step 9, the strips', () => {
  const zelfde = (a: Naad | null, b: Naad | null) =>
    a !== null && b !== null && a.figuur === b.figuur && a.y === b.y

  /** All orders in which every seam closes and only the outside is hemmed. */
  function legsels(gelegd: readonly Strook[] = []): (readonly Strook[])[] {
    if (gelegd.length === STROKEN.length) return gelegd.at(-1)!.rechts ? [] : [gelegd]
    const vorige = gelegd.at(-1)
    return STROKEN.filter(
      (strook) =>
        !gelegd.includes(strook) &&
        (vorige ? zelfde(vorige.rechts, strook.links) : strook.links === null)
    ).flatMap((strook) => legsels([...gelegd, strook]))
  }

  /** Reads a figure by its holes: two is an eight, one below is a six, one above a nine. */
  function leesCijfer(rijen: readonly string[]): string {
    const gezien = new Set<string>()
    const gaten: number[] = []
    rijen.forEach((rij, r) =>
      [...rij].forEach((_, k) => {
        const vlek = vul(rijen, r, k, gezien)
        const dicht = vlek.every(
          ([a, b]) => a > 0 && b > 0 && a < rijen.length - 1 && b < rij.length - 1
        )
        if (vlek.length && dicht) gaten.push(vlek.reduce((som, [a]) => som + a, 0) / vlek.length)
      })
    )
    if (gaten.length === 2) return '8'
    if (gaten.length !== 1) return '?'
    return gaten[0]! > rijen.length / 2 ? '6' : '9'
  }

  function vul(rijen: readonly string[], r: number, k: number, gezien: Set<string>) {
    const vlek: [number, number][] = []
    const rond: [number, number][] = [[r, k]]
    for (let hier = rond.pop(); hier; hier = rond.pop()) {
      const [a, b] = hier
      if (rijen[a]?.[b] !== '.' || gezien.has(`${a},${b}`)) continue
      gezien.add(`${a},${b}`)
      vlek.push([a, b])
      rond.push([a + 1, b], [a - 1, b], [a, b + 1], [a, b - 1])
    }
    return vlek
  }

  /** The embroidery cut at its empty columns, one piece per figure. */
  function cijfers(rijen: readonly string[]): string[][] {
    const vol = [...rijen[0]!].map((_, k) => rijen.some((rij) => rij[k] === 'x'))
    const randen = vol.flatMap((ja, k) => (ja && !vol[k - 1] ? [k] : []))
    return randen.map((van) => {
      const tot = vol.findIndex((ja, k) => k > van && !ja)
      return rijen.map((rij) => rij.slice(van, tot === -1 ? undefined : tot))
    })
  }

  test('the strips fit together in one way', ({ assert }) => {
    assert.lengthOf(legsels(), 1)
  })

  test('the order is the one that the explanation gives', ({ assert }) => {
    const namen = legsels()[0]!.map(({ naam }) => naam)
    assert.include(stappen[8].uitleg, namen.join(', '))
  })

  test('together they show the number', ({ assert }) => {
    const gelegd = legsels()[0]!
    const doek = gelegd[0]!.rijen.map((_, r) => gelegd.map(({ rijen }) => rijen[r]).join(''))
    assert.equal(cijfers(doek).map(leesCijfer).join(''), oplossing('stap9'))
  })

  test('as they lie on the table no two neighbours fit', ({ assert }) => {
    const buren = STROKEN.slice(1).filter((strook, i) => zelfde(STROKEN[i]!.rechts, strook.links))
    assert.lengthOf(buren, 0)
  })
})

test.group('Cunera | step 10, the sum', () => {
  const getallen = RAADSELS.slice(0, 9)
    .map(({ antwoord }) => antwoord)
    .filter((antwoord) => /^\d+$/.test(antwoord))

  test('four answers are numbers, and the cards point at exactly those', ({ assert }) => {
    const kaartjes = stappen[9].materiaal.flatMap((stuk) =>
      stuk.soort === 'kaartjes' ? stuk.kaartjes.map(({ titel }): string => titel) : []
    )
    const metGetal = RAADSELS.filter(({ antwoord }) => getallen.includes(antwoord))
    assert.lengthOf(getallen, 4)
    assert.deepEqual(
      kaartjes,
      metGetal.map(({ label }) => label)
    )
  })

  test('their digits, shared out over the stations, are the answer', ({ assert }) => {
    const kaarsen = [...getallen.join('')].reduce((som, cijfer) => som + Number(cijfer), 0)
    assert.lengthOf(STATIES, 14)
    assert.equal(String(kaarsen / STATIES.length), oplossing('stap10'))
  })

  test('whoever adds the whole numbers or forgets to share is helped', ({ assert }) => {
    const som = getallen.reduce((totaal, getal) => totaal + Number(getal), 0)
    const bijna = stappen[9].bijnaGoed
    assert.isNotNull(bijnaGoedTekst(bijna, String(som)))
    assert.isNotNull(bijnaGoedTekst(bijna, String(som / STATIES.length)))
    assert.isNotNull(bijnaGoedTekst(bijna, '42'))
  })
})

test.group('Cunera | the map', () => {
  test('{$i}: the map that is shown is the one that is drawn')
    .with(Array.from({ length: KAARTEN }, (_, nr) => nr + 1))
    .run(({ assert }, nummer) => {
      const bestand = new URL(`../../../public/img/cunera/kaart${nummer}.svg`, import.meta.url)
      assert.isTrue(readFileSync(bestand, 'utf8') === tekenKaart(nummer), `kaart${nummer}.svg`)
    })

  test('each step adds to the route', ({ assert }) => {
    const kaarten = Array.from({ length: KAARTEN }, (_, nr) => tekenKaart(nr + 1))
    assert.lengthOf(new Set(kaarten), KAARTEN)
  })
})
