import { test } from '@japa/runner'
import { dubbelBezet, GEDULD_MS, percentiel, wachttijd } from '#app/spellenfabriek/repetitie/meting'
import { beoordeelOpties, GRENZEN, type Opties } from '#app/spellenfabriek/repetitie/opties'
import {
  kiesRoom,
  LEEG_BOEKJE,
  maakPlan,
  naStap,
  verwachtePunten,
  type Robotroom,
} from '#app/spellenfabriek/repetitie/plan'
import { Toeval } from '#app/spellenfabriek/repetitie/toeval'
import { isJuistAntwoord } from '#domain/spellenfabriek/antwoord'

const REGELS = {
  max_punten: 100,
  min_punten: 20,
  fout_cost: 5,
  hint1_cost: 10,
  hint2_cost: 15,
  hint3_cost: 20,
}
const ROOMS: Robotroom[] = Array.from({ length: 12 }, (_, index) => ({
  ...REGELS,
  id: index + 1,
  naam: `Kamer ${index + 1}`,
  antwoord: index === 0 ? 'gok 1|gok 2' : `antwoord ${index + 1}|oplossing`,
}))
const PLANNEN = Array.from({ length: 60 }, (_, index) => maakPlan(7, index + 1, ROOMS)).flat()

test.group('Chance with a seed', () => {
  test('the same seed gives the same, another seed something else', ({ assert }) => {
    const rij = (zaad: string) => {
      const toeval = new Toeval(zaad)
      return Array.from({ length: 20 }, () => toeval.geheel(1, 1000))
    }
    assert.deepEqual(rij('1/1'), rij('1/1'))
    assert.notDeepEqual(rij('1/1'), rij('1/2'))
    assert.notDeepEqual(rij('1/1'), rij('11'))
  })

  test('it spreads evenly, and stays within its bounds', ({ assert }) => {
    const toeval = new Toeval('gelijk')
    const geteld = Array<number>(10).fill(0)
    for (let keer = 0; keer < 10_000; keer++) geteld[toeval.geheel(0, 9)]! += 1
    for (const aantal of geteld) assert.closeTo(aantal, 1000, 150)
    const raak = Array.from({ length: 10_000 }, () => toeval.kans(0.2)).filter(Boolean).length
    assert.closeTo(raak, 2000, 200)
  })

  test('shuffling keeps everything and mixes it', ({ assert }) => {
    const lijst = Array.from({ length: 12 }, (_, index) => index)
    const anders = new Toeval('schud').schud(lijst)
    assert.sameMembers(anders, lijst)
    assert.notDeepEqual(anders, lijst)
    assert.throws(() => new Toeval('niets').kies([]), RangeError)
  })
})

test.group('The plan of a robot team', () => {
  test('is the same for the same seed, and another for another team', ({ assert }) => {
    assert.deepEqual(maakPlan(7, 1, ROOMS), maakPlan(7, 1, ROOMS))
    assert.notDeepEqual(maakPlan(7, 1, ROOMS), maakPlan(7, 2, ROOMS))
    assert.notDeepEqual(maakPlan(7, 1, ROOMS), maakPlan(8, 1, ROOMS))
    assert.sameMembers(
      maakPlan(7, 1, ROOMS).map(({ room }) => room.id),
      ROOMS.map(({ id }) => id)
    )
  })

  test('holds to the rules: hints in order, wrong answers that are wrong, one way to be done', ({
    assert,
  }) => {
    for (const { room, stappen } of PLANNEN) {
      const hints = stappen.flatMap((stap) => (stap.soort === 'hint' ? [stap.nummer] : []))
      assert.deepEqual(hints, [1, 2, 3].slice(0, hints.length))
      const fout = stappen.flatMap((een) =>
        een.soort === 'antwoord' && !een.juist ? [een.tekst] : []
      )
      assert.lengthOf(new Set(fout), fout.length)
      assert.isFalse(fout.some((tekst) => isJuistAntwoord(tekst, room.antwoord)))
      const laatste = stappen.at(-1)!
      if (laatste.soort === 'toon') assert.lengthOf(hints, 3)
      else assert.isTrue(laatste.soort === 'antwoord' && laatste.juist)
    }
  })

  test('knows everything that people do', ({ assert }) => {
    const soorten = new Set(PLANNEN.flatMap(({ stappen }) => stappen.map(({ soort }) => soort)))
    assert.sameMembers([...soorten], ['hint', 'antwoord', 'toon', 'verlaat'])
    assert.isTrue(PLANNEN.some(({ stappen }) => stappen.some(({ dubbel }) => dubbel)))
  })

  test('its own account of a room gives the points of the rules', ({ assert }) => {
    const na = (...soorten: Parameters<typeof naStap>[1][]) => soorten.reduce(naStap, LEEG_BOEKJE)
    const hint = (nummer: 1 | 2 | 3) => ({ soort: 'hint', nummer }) as const
    const fout = { soort: 'antwoord', tekst: 'x', juist: false } as const
    const goed = { soort: 'antwoord', tekst: 'y', juist: true } as const
    const alles = [hint(1), fout, hint(2), hint(3)]
    assert.equal(verwachtePunten(REGELS, na(hint(1), fout), 1), 0)
    assert.equal(verwachtePunten(REGELS, na(hint(1), fout, { soort: 'verlaat' }, goed), 1), 85)
    assert.equal(verwachtePunten(REGELS, na(...alles, goed), 1), 50)
    assert.equal(verwachtePunten(REGELS, na(...alles, goed), 2), 30)
    assert.equal(verwachtePunten(REGELS, na(...alles, { soort: 'toon' }), 1), 0)
    assert.equal(na(...alles, goed).gedaan, 5)
  })
})

test.group('Where a robot team goes', () => {
  const vaak = (open: number[], bezet: number[], vorige: number | null) => {
    const toeval = new Toeval('keuze')
    return new Set(Array.from({ length: 200 }, () => kiesRoom(open, bezet, vorige, toeval)))
  }

  test('to the first room that is free and that it has not just left', ({ assert }) => {
    assert.deepEqual([...vaak([3, 1, 2], [], null)], [3])
    assert.deepEqual([...vaak([3, 1, 2], [], 3)], [1])
    assert.deepEqual([...vaak([3], [], 3)], [3])
  })

  test('now and then it knocks where somebody is, and else it waits', ({ assert }) => {
    assert.sameMembers([...vaak([3, 1, 2], [3], null)], [1, 3])
    assert.sameMembers([...vaak([3, 1], [3, 1], null)], [null, 3, 1])
  })
})

test.group('Measuring a rehearsal', () => {
  const aankomsten = [
    { versie: 4, op: 1000 },
    { versie: 6, op: 1040 },
  ]
  const wakker = { aankomsten, slaapjes: [] }

  test('{wat}')
    .with([
      { wat: 'the time until the other phone had it', versie: 5, op: 1010, ms: 30 },
      { wat: 'what it knew already counts for nothing', versie: 4, op: 1020, type: 'telt_niet' },
      { wat: 'what never came was missed', versie: 7, op: 1010, type: 'gemist' },
      { wat: 'so was what came too late', versie: 5, op: 1039 - GEDULD_MS, type: 'gemist' },
    ])
    .run(({ assert }, { versie, op, ms, type }) => {
      const uitkomst = wachttijd(wakker, { versie, op })
      assert.deepEqual(uitkomst, ms === undefined ? { type } : { type: 'gezien', ms })
    })

  test('a phone that slept has until a while after it woke', ({ assert }) => {
    const laat = 1040 - 10 * GEDULD_MS
    const slaapjes = [{ van: laat - 5, tot: 1030 }]
    const net = { aankomsten, slaapjes }
    assert.deepEqual(wachttijd(net, { versie: 5, op: laat }), { type: 'telt_niet' })
    const eerder = { aankomsten, slaapjes: [{ van: laat - 5, tot: 1039 - GEDULD_MS }] }
    assert.deepEqual(wachttijd(eerder, { versie: 5, op: laat }), { type: 'gemist' })
  })

  test('half lies below p50, nearly all below p99', ({ assert }) => {
    const waarden = Array.from({ length: 100 }, (_, index) => 100 - index)
    assert.equal(percentiel(waarden, 0.5), 50)
    assert.equal(percentiel(waarden, 0.99), 99)
    assert.equal(percentiel([7], 0.99), 7)
    assert.isNull(percentiel([], 0.5))
  })

  test('two teams in one room are seen, and so is one team in two', ({ assert }) => {
    const bij = (team: number, room: number) => ({ team_id: team, spellenfabriek_room_id: room })
    assert.isFalse(dubbelBezet([bij(1, 1), bij(2, 2)]))
    assert.isTrue(dubbelBezet([bij(1, 1), bij(2, 1)]))
    assert.isTrue(dubbelBezet([bij(1, 1), bij(1, 2)]))
  })
})

test.group('What a rehearsal may be told', () => {
  const OPTIES: Opties = {
    url: 'http://localhost:3333',
    email: '',
    wachtwoord: '',
    teams: GRENZEN.teams.standaard,
    telefoons: GRENZEN.telefoons.standaard,
    snelheid: GRENZEN.snelheid.standaard,
    zaad: 1,
    klantId: null,
    elders: false,
  }

  test('it stays on this machine, unless it is allowed to leave', ({ assert }) => {
    for (const url of ['http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:1'])
      assert.isTrue(beoordeelOpties({ ...OPTIES, url }).ok)
    const url = 'https://127.0.0.1.example.nl'
    assert.deepEqual(beoordeelOpties({ ...OPTIES, url }), {
      ok: false,
      error: { type: 'elders', host: '127.0.0.1.example.nl' },
    })
    assert.isTrue(beoordeelOpties({ ...OPTIES, url, elders: true }).ok)
    assert.isFalse(beoordeelOpties({ ...OPTIES, url: 'geen adres' }).ok)
  })

  test('at most twenty teams, at least one, and whole ones')
    .with([0, 21, 2.5, Number.NaN])
    .run(({ assert }, teams) => {
      assert.deepEqual(beoordeelOpties({ ...OPTIES, teams }), {
        ok: false,
        error: { type: 'buiten_grenzen', optie: 'teams' },
      })
    })
})
