import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SPELLEN, vindSpelOpPad } from '#content/spelen/index'
import { alleVlaggen } from '#domain/spelen/verloop'
import Mail from '#models/mail'
import Spelvlag from '#models/spelvlag'
import { legeWinkel } from '#tests/helpers/database'
import { Postvak } from '#tests/helpers/postvak'
import { heeftOpgelost, speellink, speler } from '#tests/helpers/speellink'
import { werkWachtrijAf } from '#tests/helpers/wachtrij'
import { KLANT, post } from '#tests/helpers/winkel'

const PADEN = SPELLEN.map(({ pad }) => pad)
const spelVan = (pad: string) => vindSpelOpPad(pad)!
const eersteVan = (pad: string) => spelVan(pad).raadsels[0]!
const finalesVan = (pad: string) => spelVan(pad).raadsels.filter(({ soort }) => soort === 'finale')
/** Everything but one final: the moment before the end. */
const bijnaUit = (pad: string) => {
  const [laatste] = finalesVan(pad).slice(-1)
  return { laatste: laatste!, rest: spelVan(pad).raadsels.filter((een) => een !== laatste) }
}

test.group('Calls of a game', (group) => {
  group.each.setup(() => legeWinkel())

  test('{$self}: a valid link is true, and starts with no flags')
    .with(PADEN)
    .run(async ({ client, assert }, pad) => {
      const { uniqueid } = await speellink(pad)
      const device = speler(client, pad, uniqueid)
      const geldig = await device.roep('validate')
      geldig.assertStatus(200)
      assert.strictEqual(geldig.text(), 'true')
      assert.deepEqual(await device.vlaggen(), [])
    })

  test('{$self}: the bare name of a puzzle records it, as the specification wants')
    .with(PADEN)
    .run(async ({ client, assert }, pad) => {
      const { uniqueid } = await speellink(pad)
      const device = speler(client, pad, uniqueid)
      const { vlag } = eersteVan(pad)
      const antwoord = await device.dienIn(vlag)
      antwoord.assertStatus(200)
      assert.deepEqual(antwoord.body(), {})
      assert.deepEqual(await device.vlaggen(), [vlag])
    })

  test('{$self}: a right answer is recorded and explained, a wrong one is neither')
    .with(PADEN)
    .run(async ({ client, assert }, pad) => {
      const { uniqueid } = await speellink(pad)
      const device = speler(client, pad, uniqueid)
      const raadsel = eersteVan(pad)
      const fout = await device.dienIn(raadsel.vlag, { antwoord: 'zeker weten van niet' })
      fout.assertStatus(200)
      assert.deepEqual(fout.body(), { juist: false })
      assert.deepEqual(await device.vlaggen(), [])

      const goed = await device.dienIn(raadsel.vlag, {
        antwoord: `  ${raadsel.antwoord.toUpperCase()} `,
      })
      goed.assertStatus(200)
      assert.deepEqual(goed.body(), {
        juist: true,
        antwoord: raadsel.toonAntwoord,
        uitleg: raadsel.uitleg,
      })
      assert.deepEqual(await device.vlaggen(), [raadsel.vlag])
    })

  test('an empty answer is a wrong answer, and never a bare name', async ({ client, assert }) => {
    const { uniqueid } = await speellink('cuneravanrhenen')
    const device = speler(client, 'cuneravanrhenen', uniqueid)
    for (const antwoord of ['', '   ', null]) {
      const leeg = await device.dienIn('stap1_antwoord', { antwoord })
      assert.deepEqual(leeg.body(), { juist: false })
    }
    assert.deepEqual(await device.vlaggen(), [])
  })

  test('a near miss gets the words that its author wrote', async ({ client, assert }) => {
    for (const { pad, raadsels } of SPELLEN) {
      const raadsel = raadsels.find(({ bijnaGoed }) => bijnaGoed?.length)
      if (!raadsel) continue
      const { uniqueid, levering } = await speellink(pad)
      await heeftOpgelost(levering, raadsels.slice(0, raadsels.indexOf(raadsel)))
      const [bijna] = raadsel.bijnaGoed!
      const antwoord = await speler(client, pad, uniqueid).dienIn(raadsel.vlag, {
        antwoord: bijna!.antwoord,
      })
      assert.deepEqual(antwoord.body(), { juist: false, bijna: bijna!.tekst }, raadsel.naam)
    }
  })

  test('{$self}: a hint is recorded and told, as often as it is opened')
    .with(PADEN)
    .run(async ({ client, assert }, pad) => {
      const { uniqueid } = await speellink(pad)
      const device = speler(client, pad, uniqueid)
      const raadsel = eersteVan(pad)
      for (let keer = 0; keer < 3; keer++) {
        const antwoord = await device.dienIn(`${raadsel.naam}_hint1`)
        antwoord.assertStatus(200)
        assert.deepEqual(antwoord.body(), { hint: raadsel.hints[0] })
      }
      assert.deepEqual(await device.vlaggen(), [`${raadsel.naam}_hint1`])
    })

  test('the recept opens its hints in any order, the others one after the other', async ({
    client,
    assert,
  }) => {
    const recept = await speellink('het-verdwenen-recept')
    const vrij = await speler(client, 'het-verdwenen-recept', recept.uniqueid).dienIn('bar_hint2')
    vrij.assertStatus(200)

    for (const [pad, naam] of [
      ['cuneravanrhenen', 'stap1'],
      ['eindejaarsspel', 'sheet1'],
    ] as const) {
      const { uniqueid } = await speellink(pad)
      const device = speler(client, pad, uniqueid)
      const teVroeg = await device.dienIn(`${naam}_hint2`)
      teVroeg.assertStatus(409)
      assert.deepEqual(teVroeg.body(), { message: 'Bekijk eerst hint 1.' })
      assert.deepEqual(await device.vlaggen(), [])
      await device.dienIn(`${naam}_hint1`)
      const opTijd = await device.dienIn(`${naam}_hint2`)
      opTijd.assertStatus(200)
    }
  })

  test("Cunera gives an answer away after two hints, and not before it is the step's turn", async ({
    client,
    assert,
  }) => {
    const { uniqueid } = await speellink('cuneravanrhenen')
    const device = speler(client, 'cuneravanrhenen', uniqueid)
    for (const klaar of [false, true]) {
      const teVroeg = await device.dienIn('stap1_antwoord', { automatisch: true })
      teVroeg.assertStatus(409)
      assert.match(teVroeg.body().message, /hint 2/)
      await device.dienIn(klaar ? 'stap1_hint2' : 'stap1_hint1')
    }
    const nietAanDeBeurt = await device.dienIn('stap2_antwoord', { antwoord: 'van alles' })
    nietAanDeBeurt.assertStatus(409)

    const gegeven = await device.dienIn('stap1_antwoord', { automatisch: true })
    gegeven.assertStatus(200)
    assert.deepEqual(gegeven.body(), {
      juist: true,
      antwoord: eersteVan('cuneravanrhenen').toonAntwoord,
      uitleg: eersteVan('cuneravanrhenen').uitleg,
    })
    const rij = await Spelvlag.findByOrFail('naam', 'stap1_antwoord')
    assert.isTrue(Boolean(rij.automatisch))
  })

  test('the sound is stored, and can be turned off again', async ({ client, assert }) => {
    const { uniqueid } = await speellink('het-verdwenen-recept')
    const device = speler(client, 'het-verdwenen-recept', uniqueid)
    await device.dienIn('speeltgeluid')
    assert.deepEqual(await device.vlaggen(), ['speeltgeluid'])
    await device.dienIn('speeltgeluid', { aan: false })
    assert.deepEqual(await device.vlaggen(), [])
  })

  test('{$self}: every flag of the game is accepted when its turn has come, and counts once')
    .with(PADEN)
    .run(async ({ client, assert }, pad) => {
      const spel = spelVan(pad)
      const { uniqueid } = await speellink(pad)
      const device = speler(client, pad, uniqueid)
      const gestuurd: string[] = []
      const stuur = async (vlag: string) => {
        const antwoord = await device.dienIn(vlag)
        antwoord.assertStatus(200)
        gestuurd.push(vlag)
        if (gestuurd.length % 40 === 0) await legeLimieten()
      }
      for (const { naam, vlag, hints } of spel.raadsels) {
        for (const nr of hints.keys()) await stuur(`${naam}_hint${nr + 1}`)
        await stuur(vlag)
      }
      if (spel.metGeluid) await stuur('speeltgeluid')
      assert.deepEqual(await device.vlaggen(), gestuurd)
      assert.sameMembers(gestuurd, alleVlaggen(spel))
    })
})

test.group('Names and payloads that do not fit', (group) => {
  group.each.setup(() => legeWinkel())

  test('names of other games, and names that do not exist, are refused: 422, nothing stored', async ({
    client,
    assert,
  }) => {
    for (const pad of PADEN) {
      const eigen = new Set(alleVlaggen(spelVan(pad)))
      const vreemd = SPELLEN.flatMap(alleVlaggen).filter((vlag) => !eigen.has(vlag))
      const { uniqueid } = await speellink(pad)
      const device = speler(client, pad, uniqueid)
      const namen = [
        vreemd[0]!,
        vreemd.at(-1)!,
        'onzin',
        'stap1_hint9',
        'constructor',
        'feestzaal ',
      ]
      for (const name of namen.filter((naam) => !eigen.has(naam.trim()))) {
        const antwoord = await device.dienIn(name)
        antwoord.assertStatus(422)
        assert.property(antwoord.body().errors, 'name')
        assert.isString(antwoord.body().message)
      }
      assert.deepEqual(await device.vlaggen(), [])
    }
  })

  test('wrong types and 10 kB of text are refused: 422, nothing stored', async ({
    client,
    assert,
  }) => {
    const { uniqueid } = await speellink('het-verdwenen-recept')
    const groot = 'a'.repeat(10_240)
    const slecht: Record<string, unknown>[] = [
      ...[{}, { name: null }, { name: 12 }, { name: ['bar'] }, { name: { naam: 'bar' } }],
      ...[{ name: groot }, { name: 'bar', antwoord: groot }, { name: 'bar', antwoord: 7 }],
      ...[
        { name: 'bar', antwoord: ['espresso'] },
        { name: 'bar', automatisch: 'ja' },
        { name: 'bar', automatisch: 1 },
        { name: 'speeltgeluid', aan: 'nee' },
      ],
    ]
    for (const data of slecht) {
      const antwoord = await post(client, '/api/het-verdwenen-recept/submit', { uniqueid, ...data })
      antwoord.assertStatus(422)
      assert.isObject(antwoord.body().errors, JSON.stringify(data).slice(0, 80))
    }
    for (const vreemd of [undefined, null, 5, ['x'], { a: 1 }, groot]) {
      for (const call of ['validate', 'get-answers', 'submit', 'finished', 'stand']) {
        const antwoord = await post(client, `/api/het-verdwenen-recept/${call}`, {
          uniqueid: vreemd,
          name: 'bar',
        })
        antwoord.assertStatus(422)
      }
    }
    assert.lengthOf(await Spelvlag.all(), 0)
  })

  test('a body that is no JSON, and a call without our token, are refused', async ({
    client,
    assert,
  }) => {
    const { uniqueid } = await speellink('eindejaarsspel')
    const zonderToken = await client
      .post('/api/eindejaarsspel/submit')
      .json({ uniqueid, name: 'sheet1' })
    zonderToken.assertStatus(419)
    assert.lengthOf(await Spelvlag.all(), 0)
  })
})

test.group('The end of a game', (group) => {
  group.each.setup(() => legeWinkel())

  test('{$self}: finished counts once everything final is solved, and not before')
    .with(PADEN)
    .run(async ({ client, assert }, pad) => {
      const { uniqueid, levering } = await speellink(pad)
      const { laatste, rest } = bijnaUit(pad)
      await heeftOpgelost(levering, rest)
      const device = speler(client, pad, uniqueid)

      const teVroeg = await device.roep('finished')
      teVroeg.assertStatus(409)
      await levering.refresh()
      assert.isNull(levering.uitgespeeldOp)

      await device.dienIn(laatste.vlag, { antwoord: laatste.antwoord })
      const klaar = await device.roep('finished')
      klaar.assertStatus(200)
      await levering.refresh()
      assert.isNotNull(levering.uitgespeeldOp)
    })

  test('the last two finals on two devices at once end the recept, also when nobody says finished', async ({
    client,
    assert,
  }) => {
    const pad = 'het-verdwenen-recept'
    const { raadsels } = spelVan(pad)
    const finales = raadsels.filter(({ soort }) => soort === 'finale')
    assert.lengthOf(finales, 2)
    const { uniqueid, levering } = await speellink(pad)
    await heeftOpgelost(
      levering,
      raadsels.filter(({ soort }) => soort === 'raadsel')
    )
    const device = speler(client, pad, uniqueid)
    await Promise.all(finales.map(({ vlag, antwoord }) => device.dienIn(vlag, { antwoord })))
    await levering.refresh()
    assert.isNotNull(levering.uitgespeeldOp)
    assert.lengthOf(await Mail.query().where('soort', 'recept'), 1)
  })

  test('two devices end the recept at once, and again later: one end, one recipe in the mail', async ({
    client,
    assert,
    cleanup,
  }) => {
    const postvak = await new Postvak().open()
    cleanup(() => postvak.sluit())
    const pad = 'het-verdwenen-recept'
    const { uniqueid, levering } = await speellink(pad)
    await heeftOpgelost(levering, spelVan(pad).raadsels)
    const device = speler(client, pad, uniqueid)

    const tegelijk = await Promise.all(Array.from({ length: 8 }, () => device.roep('finished')))
    for (const antwoord of tegelijk) antwoord.assertStatus(200)
    const later = await device.roep('finished')
    later.assertStatus(200)
    await werkWachtrijAf()

    assert.lengthOf(postvak.mails, 1)
    const [mail] = postvak.aan(KLANT.email)
    assert.lengthOf(await Mail.query().where('soort', 'recept'), 1)
    const { hetRecept } = await import('#content/spelen/recept/het_recept')
    for (const { wat } of hetRecept.ingredienten) assert.include(mail!.text!, wat)
    for (const stap of hetRecept.stappen) assert.include(mail!.text!.replace(/\s+/g, ' '), stap)
    assert.include(mail!.html as string, hetRecept.titel)
  })

  test('a finished game of another kind mails nothing', async ({ client, assert }) => {
    for (const pad of ['cuneravanrhenen', 'eindejaarsspel']) {
      const { uniqueid, levering } = await speellink(pad)
      await heeftOpgelost(levering, spelVan(pad).raadsels)
      const klaar = await speler(client, pad, uniqueid).roep('finished')
      klaar.assertStatus(200)
    }
    assert.lengthOf(await Mail.all(), 0)
  })

  test('after the end no answer and no hint can be added', async ({ client, assert }) => {
    const pad = 'eindejaarsspel'
    const { uniqueid, levering } = await speellink(pad)
    await heeftOpgelost(levering, finalesVan(pad))
    const device = speler(client, pad, uniqueid)
    const voor = await device.vlaggen()
    for (const data of [
      { name: 'sheet1' },
      { name: 'sheet1', antwoord: '6' },
      { name: 'sheet1_hint1' },
    ]) {
      const antwoord = await device.roep('submit', data)
      antwoord.assertStatus(409)
      assert.match(antwoord.body().message, /uitgespeeld/)
    }
    assert.deepEqual(await device.vlaggen(), voor)
  })
})

test.group('Several devices on one link', (group) => {
  group.each.setup(() => legeWinkel())

  test('the same flag from ten devices at once is one row and ten equal answers', async ({
    client,
    assert,
  }) => {
    const pad = 'cuneravanrhenen'
    const { uniqueid, levering } = await speellink(pad)
    const device = speler(client, pad, uniqueid)
    const antwoorden = await Promise.all(
      Array.from({ length: 10 }, () =>
        device.dienIn('stap1_antwoord', { antwoord: eersteVan(pad).antwoord })
      )
    )
    for (const antwoord of antwoorden) {
      antwoord.assertStatus(200)
      assert.deepEqual(antwoord.body(), antwoorden[0]!.body())
    }
    const rijen = await db.from('spelvlaggen').where('levering_id', levering.id)
    assert.lengthOf(rijen, 1)
    await levering.refresh()
    assert.equal(levering.spelversie, 1)
  })

  test('different flags at once are all kept, and each raises the version', async ({
    client,
    assert,
  }) => {
    const pad = 'het-verdwenen-recept'
    const { uniqueid, levering } = await speellink(pad)
    const device = speler(client, pad, uniqueid)
    const namen = spelVan(pad).raadsels.filter(({ soort }) => soort === 'raadsel')
    const antwoorden = await Promise.all(
      namen.map(({ vlag, antwoord }) => device.dienIn(vlag, { antwoord }))
    )
    for (const antwoord of antwoorden) antwoord.assertStatus(200)
    assert.sameMembers(
      await device.vlaggen(),
      namen.map(({ vlag }) => vlag)
    )
    await levering.refresh()
    assert.equal(levering.spelversie, namen.length)
  })

  test('a device that is up to date hears nothing; one that is not hears what is new', async ({
    client,
    assert,
  }) => {
    const pad = 'cuneravanrhenen'
    const { uniqueid } = await speellink(pad)
    const device = speler(client, pad, uniqueid)
    const begin = await device.roep('stand')
    begin.assertStatus(200)
    const { versie, raadsels } = begin.body() as { versie: number; raadsels: { naam: string }[] }
    assert.deepEqual(
      raadsels.map(({ naam }) => naam),
      ['stap1']
    )
    const niets = await device.roep('stand', { versie, heeft: ['stap1'] })
    niets.assertStatus(204)

    await device.dienIn('stap1_antwoord', { antwoord: eersteVan(pad).antwoord })
    const nieuw = await device.roep('stand', { versie, heeft: ['stap1'] })
    nieuw.assertStatus(200)
    assert.deepEqual(
      nieuw.body().raadsels.map(({ naam }: { naam: string }) => naam),
      ['stap2']
    )
    assert.deepEqual(nieuw.body().vlaggen, ['stap1_antwoord'])
    assert.deepEqual(nieuw.body().onthuld, {
      stap1_antwoord: {
        antwoord: eersteVan(pad).toonAntwoord,
        uitleg: eersteVan(pad).uitleg,
      },
    })
  })
})

test.group('Guessing', (group) => {
  group.each.setup(() => legeWinkel())

  test('five wrong answers in a row bring a short pause, told beforehand; other links play on', async ({
    client,
    assert,
  }) => {
    const { uniqueid } = await speellink('eindejaarsspel')
    const ander = await speellink('eindejaarsspel')
    const device = speler(client, 'eindejaarsspel', uniqueid)
    const mis = (code: number) => device.dienIn('groen', { antwoord: String(code) })
    for (let code = 100; code < 103; code++) {
      assert.deepEqual((await mis(code)).body(), { juist: false })
    }
    assert.match((await mis(103)).body().pauze, /pauze/)
    assert.deepEqual((await mis(104)).body(), { juist: false })

    const pauze = await device.dienIn('groen', { antwoord: '647' })
    pauze.assertStatus(429)
    const seconden = Number(pauze.header('retry-after'))
    assert.isTrue(seconden >= 1 && seconden <= 6, `${seconden} s`)
    assert.match(pauze.body().message, /Over \d seconden?/)
    assert.deepEqual(await device.vlaggen(), [])

    const hint = await device.dienIn('sheet1_hint1')
    hint.assertStatus(200)
    const elders = await speler(client, 'eindejaarsspel', ander.uniqueid).dienIn('groen', {
      antwoord: '647',
    })
    assert.isTrue(elders.body().juist)
  })

  test('forty answers at once are judged no more often than five in a row', async ({
    client,
    assert,
  }) => {
    const { uniqueid } = await speellink('eindejaarsspel')
    const device = speler(client, 'eindejaarsspel', uniqueid)
    const antwoorden = await Promise.all(
      Array.from({ length: 40 }, (_, nr) => device.dienIn('groen', { antwoord: String(100 + nr) }))
    )
    assert.lengthOf(
      antwoorden.filter((antwoord) => antwoord.status() === 200),
      5
    )
    assert.lengthOf(
      antwoorden.filter((antwoord) => antwoord.status() === 429),
      35
    )
  })

  test('right answers are no guesses, however many in a row', async ({ client, assert }) => {
    const { uniqueid } = await speellink('eindejaarsspel')
    const device = speler(client, 'eindejaarsspel', uniqueid)
    for (const { vlag, antwoord } of spelVan('eindejaarsspel').raadsels.slice(0, 8)) {
      const goed = await device.dienIn(vlag, { antwoord })
      assert.isTrue(goed.body().juist, vlag)
    }
  })

  test('a script that hammers one link is slowed down, a family is not', async ({
    client,
    assert,
  }) => {
    const { uniqueid } = await speellink('het-verdwenen-recept')
    const device = speler(client, 'het-verdwenen-recept', uniqueid)
    const antwoorden = await Promise.all(
      Array.from({ length: 121 }, () => device.dienIn('bar_hint1'))
    )
    const statussen = antwoorden.map((antwoord) => antwoord.status())
    assert.lengthOf(
      statussen.filter((status) => status === 200),
      120
    )
    const geremd = antwoorden.find((antwoord) => antwoord.status() === 429)!
    assert.isString(geremd.body().message)
    assert.isAbove(Number(geremd.header('retry-after')), 0)
    const kijken = await device.roep('stand')
    kijken.assertStatus(200)
  })

  test('who tries many links has to wait, and a valid link still plays', async ({
    client,
    assert,
  }) => {
    const { uniqueid } = await speellink('cuneravanrhenen')
    const geraden = await Promise.all(
      Array.from({ length: 31 }, (_, nr) =>
        speler(client, 'cuneravanrhenen', `gok${nr}`).roep('validate')
      )
    )
    assert.lengthOf(
      geraden.filter((antwoord) => antwoord.status() === 200 && antwoord.text() === 'false'),
      30
    )
    assert.lengthOf(
      geraden.filter((antwoord) => antwoord.status() === 429),
      1
    )
    const echt = await speler(client, 'cuneravanrhenen', uniqueid).roep('validate')
    assert.equal(echt.text(), 'true')
  })
})

/** A minute passes, as far as the limits know. */
async function legeLimieten() {
  const { default: limiter } = await import('@adonisjs/limiter/services/main')
  await limiter.clear()
}
