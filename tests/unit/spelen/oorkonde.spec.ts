import { test } from '@japa/runner'
import { SPELLEN } from '#content/spelen/index'
import { leesTeamnaam, NEERGELEGD_MS, prestatie, type Moment } from '#domain/spelen/oorkonde'
import type { Raadsel } from '#domain/spelen/raadsel'
import { GELUID, hintVlag } from '#domain/spelen/verloop'

const MINUUT = 60_000
const BEGIN = Date.parse('2026-11-22T18:00:00Z')
const op = (minuten: number) => new Date(BEGIN + minuten * MINUUT)
const moment = (naam: string, minuten: number, automatisch = false): Moment => ({
  naam,
  op: op(minuten),
  automatisch,
})

test.group('What a certificate says', () => {
  for (const spel of SPELLEN) {
    const gespeeld = (tussen: number) =>
      spel.raadsels.map(({ vlag }, nr) => moment(vlag, nr * tussen))
    const gedaan = (momenten: readonly Moment[]) => {
      const uitkomst = prestatie(spel, momenten)
      if (!uitkomst.ok) throw new Error(uitkomst.error.type)
      return uitkomst.value
    }

    test(`${spel.pad}: nothing before each final is solved`, ({ assert }) => {
      assert.isFalse(prestatie(spel, []).ok)
      for (const { vlag, soort } of spel.raadsels)
        if (soort === 'finale')
          assert.isFalse(
            prestatie(
              spel,
              gespeeld(1).filter(({ naam }) => naam !== vlag)
            ).ok
          )
      assert.isTrue(prestatie(spel, gespeeld(1)).ok)
    })

    test(`${spel.pad}: hints and answers that were asked for are counted, the sound is not`, ({
      assert,
    }) => {
      const [een, ander] = spel.raadsels as [Raadsel, Raadsel]
      const uit = gedaan([
        moment(GELUID, 0),
        moment(hintVlag(een.naam, 1), 1),
        moment(hintVlag(een.naam, 2), 2),
        moment(hintVlag(ander.naam, 1), 3),
        moment('vlag_van_vroeger', 4),
        ...gespeeld(5).map((spoor, nr) => ({ ...spoor, automatisch: nr === 1 })),
      ])
      assert.equal(uit.hints, 3)
      assert.equal(uit.antwoordenGevraagd, 1)
    })

    test(`${spel.pad}: the game is done at its last final, whatever comes after`, ({ assert }) => {
      const finales = spel.raadsels.filter(({ soort }) => soort === 'finale')
      const rest = spel.raadsels.filter(({ soort }) => soort === 'raadsel')
      const uit = gedaan([
        ...rest.map(({ vlag }) => moment(vlag, 10)),
        ...finales.map(({ vlag }) => moment(vlag, 70)),
        moment(GELUID, 5000),
      ])
      assert.deepEqual(uit.klaarOp, op(70))
      assert.equal(uit.halveUren, 2)
    })
  }

  test('{minuten} minutes from the first trace to the last final are {halve} half hours')
    .with([
      { minuten: 0, halve: 0 },
      { minuten: 29, halve: 0 },
      { minuten: 30, halve: 1 },
      { minuten: 44, halve: 1 },
      { minuten: 45, halve: 2 },
      { minuten: 74, halve: 2 },
      { minuten: 75, halve: 3 },
      { minuten: 120, halve: 4 },
    ])
    .run(({ assert }, { minuten, halve }) => {
      const spel = SPELLEN.find(({ volgorde }) => volgorde === 'stappen')!
      const laatste = spel.raadsels.length - 1
      const uitkomst = prestatie(
        spel,
        spel.raadsels.map(({ vlag }, nr) => moment(vlag, nr === laatste ? minuten : 0))
      )
      assert.isTrue(uitkomst.ok)
      if (uitkomst.ok) assert.equal(uitkomst.value.halveUren, halve)
    })

  test('a game that was put down has a day and no hours', ({ assert }) => {
    const spel = SPELLEN.find(({ volgorde }) => volgorde === 'stappen')!
    const metPauze = (ms: number) =>
      prestatie(
        spel,
        spel.raadsels.map(({ vlag: naam }, nr) => ({
          naam,
          op: new Date(BEGIN + nr * MINUUT + (nr > 4 ? ms : 0)),
          automatisch: false,
        }))
      )
    const net = metPauze(NEERGELEGD_MS - MINUUT)
    const weg = metPauze(NEERGELEGD_MS)
    assert.isTrue(net.ok && net.value.halveUren !== null)
    assert.isTrue(weg.ok && weg.value.halveUren === null)
  })
})

test.group('The name on a certificate', () => {
  test('{$self} is printed as it stands')
    .with([
      'A',
      'Team Łódź',
      'De Žižka’s & co.',
      'Die Größten',
      'Þórr, Ævar og Ðura',
      'Çağla İpek',
      'Ștefan și Ținca',
      'Ομάδα Ωμέγα',
      'Команда Їжак',
      'Skuõll ǥǩǯ',
      'Col·lecció (4a)',
      '12 apen',
      'é'.repeat(40),
    ])
    .run(({ assert }, naam) => {
      assert.deepEqual(leesTeamnaam(naam), { ok: true, value: naam })
    })

  test('spaces around and between are tidied, loose accents joined', ({ assert }) => {
    assert.deepEqual(leesTeamnaam('  De \t Cafe\u0301s\n '), { ok: true, value: 'De Cafés' })
  })

  test('a name that {wat} is refused: {type}')
    .with([
      { wat: 'is empty', naam: '', type: 'leeg' },
      { wat: 'is spaces', naam: ' \t ', type: 'leeg' },
      { wat: 'is signs only', naam: '!!!', type: 'leeg' },
      { wat: 'is one too long', naam: 'a'.repeat(41), type: 'te_lang' },
      { wat: 'is one too long, with accents', naam: 'é'.repeat(41), type: 'te_lang' },
      { wat: 'has letters we cannot print', naam: '团队', type: 'onbekend_teken' },
      { wat: 'has a picture', naam: 'Team 🦉', type: 'onbekend_teken' },
      { wat: 'is struck through', naam: 'Z\u0336a\u0336lgo', type: 'onbekend_teken' },
      { wat: 'turns the text around', naam: 'a\u202Eb', type: 'onbekend_teken' },
      { wat: 'has a control character', naam: 'a\u0000b', type: 'onbekend_teken' },
      { wat: 'is markup', naam: '<b>', type: 'onbekend_teken' },
    ])
    .run(({ assert }, { naam, type }) => {
      const uitkomst = leesTeamnaam(naam)
      assert.isFalse(uitkomst.ok)
      if (!uitkomst.ok) assert.equal(uitkomst.error.type, type)
    })
})
