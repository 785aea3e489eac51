import { test } from '@japa/runner'
import {
  alsMinutenSeconden,
  eindtijd,
  isVoorbij,
  metExtraTijd,
  resterendeSeconden,
  type Klok,
} from '#domain/spellenfabriek/aftelklok'
import { isJuistAntwoord } from '#domain/spellenfabriek/antwoord'
import { magBetreden, HUUR_SECONDEN } from '#domain/spellenfabriek/betreden'
import { magAntwoordTonen, magHint, volgendeHint } from '#domain/spellenfabriek/hints'
import { berekenPunten, rangschik } from '#domain/spellenfabriek/punten'
import {
  ACTIES,
  magNaamKiezen,
  mogelijkeActies,
  STATUSSEN,
  isBedoeld,
  volgendeStatus,
  type Actie,
  type Status,
} from '#domain/spellenfabriek/spelverloop'

const REGELS = {
  max_punten: 100,
  min_punten: 20,
  fout_cost: 5,
  hint1_cost: 10,
  hint2_cost: 15,
  hint3_cost: 20,
}
const NIETS = { aantal_fout: 0, hint1: false, hint2: false, hint3: false }
const ALLE_HINTS = { aantal_fout: 0, hint1: true, hint2: true, hint3: true }

test.group('Points', () => {
  test('{verbruik} brings {punten}')
    .with([
      { verbruik: NIETS, punten: 100 },
      { verbruik: { ...NIETS, aantal_fout: 1 }, punten: 95 },
      { verbruik: { ...NIETS, hint1: true }, punten: 90 },
      { verbruik: { ...NIETS, hint1: true, hint2: true }, punten: 75 },
      { verbruik: ALLE_HINTS, punten: 55 },
      { verbruik: { ...ALLE_HINTS, aantal_fout: 7 }, punten: 20 },
      { verbruik: { ...ALLE_HINTS, aantal_fout: 8 }, punten: 20 },
    ])
    .run(({ assert }, { verbruik, punten }) => {
      assert.equal(berekenPunten(REGELS, verbruik), punten)
    })

  test('both readings of hint 3: once, or twice', ({ assert }) => {
    assert.equal(berekenPunten(REGELS, ALLE_HINTS, 1), 55)
    assert.equal(berekenPunten(REGELS, ALLE_HINTS, 2), 35)
  })

  test('equal teams share a place, and the next place is skipped', ({ assert }) => {
    const scores = [
      { team_id: 1, punten: 50, klaar: 1 },
      { team_id: 2, punten: 80, klaar: 1 },
      { team_id: 3, punten: 80, klaar: 1 },
      { team_id: 4, punten: 80, klaar: 2 },
    ]
    assert.deepEqual(
      rangschik(scores).map(({ team_id, plaats }) => [team_id, plaats]),
      [
        [4, 1],
        [2, 2],
        [3, 2],
        [1, 4],
      ]
    )
  })
})

test.group('The life of a game', () => {
  const tabel: Record<Status, Partial<Record<Actie, Status>>> = {
    closed: { openlobby: 'open' },
    open: { stoplobby: 'closed', startspel: 'started' },
    started: { stoplobby: 'closed', timeout: 'timeout', extratijd: 'started' },
    timeout: { stoplobby: 'closed', finishspel: 'finished', extratijd: 'started' },
    finished: { stoplobby: 'closed' },
  }

  test('{status}, {actie}')
    .with(STATUSSEN.flatMap((status) => ACTIES.map((actie) => ({ status, actie }))))
    .run(({ assert }, { status, actie }) => {
      const naar = tabel[status][actie]
      const uitkomst = volgendeStatus(status, actie, 3)
      if (naar) assert.deepEqual(uitkomst, { ok: true, value: naar })
      else
        assert.deepEqual(uitkomst, {
          ok: false,
          error: { type: 'verkeerde_status', status, actie },
        })
      assert.equal(mogelijkeActies(status).includes(actie), naar !== undefined)
    })

  test('without rooms a game cannot start', ({ assert }) => {
    assert.deepEqual(volgendeStatus('open', 'startspel', 0), {
      ok: false,
      error: { type: 'geen_rooms' },
    })
  })

  test('a button means the game as it was on the screen; who does not say means any', ({
    assert,
  }) => {
    assert.deepEqual(isBedoeld('started', 'stoplobby', 'open'), {
      ok: false,
      error: { type: 'verkeerde_status', status: 'started', actie: 'stoplobby' },
    })
    for (const gezien of ['started', null] as const)
      assert.isTrue(isBedoeld('started', 'stoplobby', gezien).ok)
  })

  test('a name is chosen while the gathering point is open or the game runs', ({ assert }) => {
    assert.deepEqual(STATUSSEN.filter(magNaamKiezen), ['open', 'started'])
  })
})

test.group('The clock', () => {
  const start = Date.UTC(2026, 10, 21, 19)
  const klok: Klok = {
    start,
    tijdsduur_minuten: 60,
    extra_seconden: 0,
    pauze_seconden: 0,
    gepauzeerd_sinds: null,
  }
  const na = (minuten: number) => start + minuten * 60_000

  test('runs to the start plus the duration', ({ assert }) => {
    assert.equal(eindtijd(klok, na(5)), na(60))
    assert.equal(resterendeSeconden(klok, na(59.5)), 30)
    assert.isFalse(isVoorbij(klok, na(60) - 1))
    assert.isTrue(isVoorbij(klok, na(60)))
    assert.isNull(eindtijd({ ...klok, start: null }, na(5)))
  })

  test('stands still in a pause, and shifts by as much', ({ assert }) => {
    const stil = { ...klok, gepauzeerd_sinds: na(10) }
    assert.equal(resterendeSeconden(stil, na(10)), 50 * 60)
    assert.equal(resterendeSeconden(stil, na(200)), 50 * 60)
    assert.isFalse(isVoorbij(stil, na(200)))
    assert.equal(eindtijd({ ...klok, pauze_seconden: 600 }, na(30)), na(70))
  })

  test('extra time shifts the end, and counts from now once it is over', ({ assert }) => {
    assert.equal(metExtraTijd(klok, 300, na(30)), 300)
    const seconden = metExtraTijd(klok, 300, na(62))
    assert.equal(eindtijd({ ...klok, extra_seconden: seconden }, na(62)), na(67))
  })

  test('{seconden} seconds read {tekst}')
    .with([
      { seconden: 0, tekst: '00:00' },
      { seconden: 59, tekst: '00:59' },
      { seconden: 60, tekst: '01:00' },
      { seconden: 3725, tekst: '62:05' },
      { seconden: 28_800, tekst: '480:00' },
    ])
    .run(({ assert }, { seconden, tekst }) => {
      assert.equal(alsMinutenSeconden(seconden), tekst)
    })
})

test.group('Rooms, hints and answers', () => {
  const nu = Date.UTC(2026, 10, 21, 20)
  const bij = (team_id: number, room_id: number, seconden = 0) => ({
    team_id,
    room_id,
    gezien: nu - seconden * 1000,
  })

  test('a team enters a room that nobody is in and that it has not done', ({ assert }) => {
    assert.deepEqual(magBetreden(1, 7, [], false, nu), { ok: true, value: 'nieuw' })
    assert.deepEqual(magBetreden(1, 7, [bij(1, 7)], false, nu), { ok: true, value: 'al_binnen' })
    assert.deepEqual(magBetreden(1, 7, [bij(2, 7)], false, nu), {
      ok: false,
      error: { type: 'room_bezet', team_id: 2 },
    })
    assert.deepEqual(magBetreden(1, 7, [], true, nu), {
      ok: false,
      error: { type: 'room_klaar' },
    })
    assert.deepEqual(magBetreden(1, 7, [bij(1, 8)], false, nu), {
      ok: false,
      error: { type: 'al_in_room', room_id: 8 },
    })
  })

  test('a team that went silent keeps nobody out', ({ assert }) => {
    assert.isFalse(magBetreden(1, 7, [bij(2, 7, HUUR_SECONDEN - 1)], false, nu).ok)
    assert.isTrue(magBetreden(1, 7, [bij(2, 7, HUUR_SECONDEN)], false, nu).ok)
  })

  test('hints come one after the other, and the answer after the third', ({ assert }) => {
    assert.isTrue(magHint(1, NIETS))
    assert.isFalse(magHint(2, NIETS))
    assert.isFalse(magHint(3, { ...NIETS, hint1: true }))
    assert.isTrue(magHint(3, { ...NIETS, hint1: true, hint2: true }))
    assert.isFalse(magAntwoordTonen({ ...NIETS, hint1: true, hint2: true }))
    assert.isTrue(magAntwoordTonen(ALLE_HINTS))
    assert.equal(volgendeHint(NIETS), 1)
    assert.equal(volgendeHint({ ...NIETS, hint1: true }), 2)
    assert.isNull(volgendeHint(ALLE_HINTS))
  })

  test('"{getypt}" for "{antwoord}": {juist}')
    .with([
      { getypt: ' ROOD ', antwoord: 'rood|vermiljoen', juist: true },
      { getypt: 'Vermiljoen', antwoord: 'rood| vermiljoen ', juist: true },
      { getypt: 'rood|vermiljoen', antwoord: 'rood|vermiljoen', juist: false },
      { getypt: 'oranje', antwoord: 'rood|vermiljoen', juist: false },
      { getypt: ' ', antwoord: 'rood|', juist: false },
    ])
    .run(({ assert }, { getypt, antwoord, juist }) => {
      assert.equal(isJuistAntwoord(getypt, antwoord), juist)
    })
})
