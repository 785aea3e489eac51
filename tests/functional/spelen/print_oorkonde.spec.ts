import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { OORKONDEN } from '#content/spelen/oorkonden'
import { SPELLEN, vindSpelOpPad, type SpelPad } from '#content/spelen/index'
import { hintVlag } from '#domain/spelen/verloop'
import Spelvlag from '#models/spelvlag'
import type Levering from '#models/levering'
import { legeWinkel } from '#tests/helpers/database'
import { gegeven } from '#tests/helpers/pagina'
import { pdfTekst } from '#tests/helpers/pdf'
import { heeftOpgelost, speellink } from '#tests/helpers/speellink'
import { bouwstenen, vellen } from '#tests/helpers/vellen'

const ONGELDIG = 'De opgegeven code is verlopen of betaling is nog niet binnen!'
const PADEN = SPELLEN.map(({ pad }) => pad as SpelPad)
const MM = 72 / 25.4
const [BREED, HOOG] = [297 * MM, 210 * MM]

const vraag = (client: ApiClient, pad: string, uniqueid: string, naam?: string) =>
  client.get(`/spelen/${uniqueid}/${pad}/oorkonde`).qs(naam === undefined ? {} : { naam })

type Antwoord = Awaited<ReturnType<typeof vraag>>

/** The bytes of what was downloaded. */
const alsPdf = (antwoord: Antwoord) => Buffer.from(antwoord.body() as Buffer)

/** A game that was played from a moment on, a puzzle every so many minutes. */
async function speelUit(levering: Levering, pad: string, minuten: number, begin: DateTime) {
  const { raadsels } = vindSpelOpPad(pad)!
  const vlaggen = [hintVlag(raadsels[0]!.naam, 1), ...raadsels.map(({ vlag }) => vlag)]
  await Spelvlag.createMany(
    vlaggen.map((naam, nr) => ({
      leveringId: levering.id,
      naam,
      automatisch: nr === 2,
      createdAt: begin.plus({ minutes: nr * minuten }),
    }))
  )
}

test.group('The certificate of a game', (group) => {
  group.each.setup(() => legeWinkel())

  test('{$self}: name, day, hours and hints on one sheet')
    .with(PADEN)
    .run(async ({ client, assert }, pad) => {
      const { levering, uniqueid } = await speellink(pad)
      await speelUit(levering, pad, 6, DateTime.fromISO('2026-11-22T19:00:00Z'))
      const antwoord = await vraag(client, pad, uniqueid, ' Team  Łódź ')
      antwoord.assertStatus(200)
      antwoord.assertHeader('content-type', 'application/pdf')
      antwoord.assertHeader('cache-control', 'no-store')
      antwoord.assertHeader('x-robots-tag', 'noindex, nofollow')
      antwoord.assertHeader('referrer-policy', 'no-referrer')
      assert.match(String(antwoord.header('content-disposition')), /^attachment; filename="oor/)

      const pdf = alsPdf(antwoord)
      assert.isBelow(pdf.length, 500_000)
      const tekst = await pdfTekst(pdf)
      const spel = vindSpelOpPad(pad)!
      const halve = Math.round((spel.raadsels.length * 6) / 30)
      const uren = `ongeveer ${Math.floor(halve / 2)}${halve % 2 ? '½' : ''} uur`
      for (const stuk of [
        spel.titel,
        OORKONDEN[pad].titel,
        OORKONDEN[pad].aanhef,
        'Team Łódź',
        '22 november 2026',
        uren,
        'Hints',
        'Laten invullen',
        OORKONDEN[pad].ondertekening.naam,
      ])
        assert.include(tekst, stuk)
      assert.deepEqual((await bouwstenen(pdf)).nietIngesloten, [])
    })

  test('{$self}: played over days, it says the day and no hours; unaided, no help')
    .with(PADEN)
    .run(async ({ client, assert }, pad) => {
      const { levering, uniqueid } = await speellink(pad)
      const { raadsels } = vindSpelOpPad(pad)!
      const klaar = DateTime.fromISO('2026-12-01T23:30:00Z')
      await Spelvlag.createMany(
        raadsels.map(({ vlag: naam }, nr) => ({
          leveringId: levering.id,
          naam,
          createdAt: klaar.minus({ days: raadsels.length - 1 - nr }),
        }))
      )
      const tekst = await pdfTekst(alsPdf(await vraag(client, pad, uniqueid, 'De Uilen')))
      /** Half past eleven in the evening in UTC is the next day here. */
      assert.include(tekst, '2 december 2026')
      assert.include(tekst, 'geen')
      assert.notInclude(tekst, ' uur')
      assert.notInclude(tekst, 'Laten invullen')
    })

  test('"{$self}" stays on its line, within the margins')
    .with([
      'W'.repeat(40),
      'Щ'.repeat(40),
      'Ω'.repeat(40),
      'Ǽ'.repeat(40),
      'm W '.repeat(10).trim(),
      'De zeven wijze uilen van de Heuvelrug 26',
      'i',
    ])
    .run(async ({ client, assert }, naam) => {
      const { levering, uniqueid } = await speellink('cuneravanrhenen')
      await heeftOpgelost(levering, vindSpelOpPad('cuneravanrhenen')!.raadsels)
      const pdf = alsPdf(await vraag(client, 'cuneravanrhenen', uniqueid, naam))
      const bladen = await vellen(pdf)
      assert.lengthOf(bladen, 1)
      for (const { tekst, links, rechts, boven, onder } of bladen[0]!) {
        assert.isAtLeast(links, 16 * MM, tekst)
        assert.isAtMost(rechts, BREED - 16 * MM, tekst)
        assert.isAtLeast(boven, 16 * MM, tekst)
        assert.isAtMost(onder, HOOG - 16 * MM, tekst)
      }
      assert.include(
        (await pdfTekst(pdf)).split('\n').map((regel) => regel.trim()),
        naam
      )
    })

  test('{$self}: not before the end, and then it is told')
    .with(PADEN)
    .run(async ({ client, assert }, pad) => {
      const { levering, uniqueid } = await speellink(pad)
      await heeftOpgelost(levering, vindSpelOpPad(pad)!.raadsels.slice(0, -1))
      for (const naam of ['De Uilen', '', undefined]) {
        const antwoord = await vraag(client, pad, uniqueid, naam)
        antwoord.assertStatus(409)
        antwoord.assertHeader('cache-control', 'no-store')
        assert.equal(
          gegeven<{ melding: string }>(antwoord).melding,
          'Het spel is nog niet uitgespeeld.'
        )
      }
    })

  test('a link that nobody has, of another game, ended or withdrawn brings none', async ({
    client,
    assert,
  }) => {
    const [eerste, tweede] = PADEN as [SpelPad, SpelPad]
    const ander = await speellink(tweede)
    const verlopen = await speellink(eerste, { besteldOp: DateTime.utc().minus({ days: 40 }) })
    const ingetrokken = await speellink(eerste, { ingetrokken: true })
    for (const { levering } of [ander, verlopen, ingetrokken])
      await heeftOpgelost(levering, vindSpelOpPad(eerste)!.raadsels)
    for (const uniqueid of [
      'een-link-die-niemand-kent',
      ander.uniqueid,
      verlopen.uniqueid,
      ingetrokken.uniqueid,
    ]) {
      const antwoord = await vraag(client, eerste, uniqueid, 'De Uilen')
      antwoord.assertStatus(403)
      antwoord.assertHeader('x-robots-tag', 'noindex, nofollow')
      assert.include(antwoord.text(), ONGELDIG)
      assert.notInclude(antwoord.text(), 'Terug naar het spel')
    }
  })

  test('a name that {wat} is refused: {fout}')
    .with([
      { wat: 'is not sent', naam: undefined, fout: 'Vul in op wiens naam de oorkonde komt.' },
      { wat: 'is empty', naam: '   ', fout: 'Vul in op wiens naam de oorkonde komt.' },
      {
        wat: 'is one too long',
        naam: 'x'.repeat(41),
        fout: 'Een naam van hooguit 40 tekens past op de oorkonde.',
      },
      {
        wat: 'is a book',
        naam: 'x'.repeat(5000),
        fout: 'Een naam van hooguit 40 tekens past op de oorkonde.',
      },
      { wat: 'has a picture', naam: 'Team 🦉', fout: 'Het teken ‘🦉’ kunnen we niet drukken.' },
      { wat: 'turns the text around', naam: 'a\u202Eb', fout: 'kunnen we niet drukken.' },
    ])
    .run(async ({ client, assert }, { naam, fout }) => {
      const { levering, uniqueid } = await speellink('eindejaarsspel')
      await heeftOpgelost(levering, vindSpelOpPad('eindejaarsspel')!.raadsels)
      const antwoord = await vraag(client, 'eindejaarsspel', uniqueid, naam)
      antwoord.assertStatus(422)
      assert.include(gegeven<{ melding: string }>(antwoord).melding, fout)
      /** Drawn on the server: the form can be mended without JavaScript. */
      assert.include(antwoord.text(), `action="/spelen/${uniqueid}/eindejaarsspel/oorkonde"`)
    })

  test('several names at once are no name', async ({ client }) => {
    const { levering, uniqueid } = await speellink('eindejaarsspel')
    await heeftOpgelost(levering, vindSpelOpPad('eindejaarsspel')!.raadsels)
    const antwoord = await client.get(
      `/spelen/${uniqueid}/eindejaarsspel/oorkonde?naam[]=a&naam[]=b`
    )
    antwoord.assertStatus(422)
  })

  test('nothing is stored, and whoever asks too often waits', async ({ client, assert }) => {
    const { levering, uniqueid } = await speellink('eindejaarsspel')
    await heeftOpgelost(levering, vindSpelOpPad('eindejaarsspel')!.raadsels)
    const voor = await bewaard()
    const eerste = await vraag(client, 'eindejaarsspel', uniqueid, 'De Uilen')
    eerste.assertStatus(200)
    assert.deepEqual(await bewaard(), voor)

    for (let keer = 1; keer < 20; keer++)
      (await vraag(client, 'eindejaarsspel', uniqueid)).assertStatus(422)
    const teVaak = await vraag(client, 'eindejaarsspel', uniqueid, 'De Uilen')
    teVaak.assertStatus(429)
    assert.isAtLeast(Number(teVaak.header('retry-after')), 1)

    async function bewaard() {
      return [
        await db.from('leveringen').where('id', levering.id),
        await db.from('spelvlaggen').where('levering_id', levering.id).orderBy('id'),
      ]
    }
  })
})
