import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { herinnerAanEinde } from '#app/winkel/actions/herinner_aan_einde'
import LinkVerloopt from '#app/winkel/jobs/link_verloopt'
import Gebeurtenis from '#models/gebeurtenis'
import Levering from '#models/levering'
import Mail from '#models/mail'
import { legeWinkel } from '#tests/helpers/database'
import { gegeven } from '#tests/helpers/pagina'
import { Postvak } from '#tests/helpers/postvak'
import { speellink } from '#tests/helpers/speellink'
import { werkWachtrijAf } from '#tests/helpers/wachtrij'
import { post } from '#tests/helpers/winkel'

const RECEPT = 'het-verdwenen-recept'
const BESTELD = DateTime.fromISO('2026-11-21T19:00:00Z')
const EINDE = DateTime.fromISO('2026-12-21T19:00:00Z')

const eindigtOver = async (levering: Levering, over: object) =>
  levering.merge({ geldigTot: DateTime.utc().startOf('second').plus(over) }).save()

const verlengd = () => Gebeurtenis.query().where('soort', 'link_verlengd')

test.group('Extending a play link', (group) => {
  group.each.setup(() => legeWinkel())

  test('a month, counted from its end', async ({ client, assert }) => {
    const { bestelling, levering } = await speellink(RECEPT)
    const einde = levering.geldigTot!
    const response = await post(client, `/api/bestelling/${bestelling.token}/verlengen`, {})
    response.assertStatus(200)
    await levering.refresh()
    const verwacht = einde.setZone('Europe/Amsterdam').plus({ months: 1 })
    assert.equal(+levering.geldigTot!.startOf('second'), +verwacht.startOf('second'))
    assert.isNotNull(levering.verlengdOp)
    assert.lengthOf(await verlengd(), 1)
    assert.include(response.body().geldigTot, verwacht.setLocale('nl').toFormat('d MMMM yyyy'))
  })

  test('ten presses at the same moment extend it once', async ({ client, assert }) => {
    const { bestelling, levering } = await speellink(RECEPT)
    const einde = levering.geldigTot!
    const antwoorden = await Promise.all(
      Array.from({ length: 10 }, () =>
        post(client, `/api/bestelling/${bestelling.token}/verlengen`, {})
      )
    )
    for (const antwoord of antwoorden) antwoord.assertStatus(200)
    assert.lengthOf(new Set(antwoorden.map((een) => een.body().geldigTot)), 1)
    await levering.refresh()
    const maand = levering.geldigTot!.diff(einde, 'days').days
    assert.isAbove(maand, 27)
    assert.isBelow(maand, 32)
    assert.lengthOf(await verlengd(), 1)
  }).timeout(30_000)

  test('a link that ended may be extended for two weeks, and gets a whole month', async ({
    client,
    assert,
  }) => {
    const { bestelling, levering, uniqueid } = await speellink(RECEPT)
    await eindigtOver(levering, { days: -13 })
    const spel = await client.get(`/spelen/${uniqueid}/${RECEPT}`)
    assert.isTrue(gegeven<{ verlengbaar: boolean }>(spel).verlengbaar)
    assert.notInclude(spel.text(), bestelling.token)

    const nu = DateTime.utc()
    ;(await post(client, `/api/bestelling/${bestelling.token}/verlengen`, {})).assertStatus(200)
    await levering.refresh()
    assert.isAbove(levering.geldigTot!.diff(nu, 'days').days, 27)
    const open = await client.get(`/spelen/${uniqueid}/${RECEPT}`)
    assert.isNotNull(gegeven<{ stand: object | null }>(open).stand)
  })

  test('is refused: {titel}')
    .with([
      { titel: 'after two weeks', pad: RECEPT, over: { days: -15 }, tekst: 'te lang geleden' },
      {
        titel: 'a link without an end',
        pad: 'cuneravanrhenen',
        over: null,
        tekst: 'verloopt niet',
      },
    ])
    .run(async ({ client, assert }, { pad, over, tekst }) => {
      const { bestelling, levering, uniqueid } = await speellink(pad)
      if (over) await eindigtOver(levering, over)
      const voor = levering.geldigTot?.toMillis()
      const response = await post(client, `/api/bestelling/${bestelling.token}/verlengen`, {})
      response.assertStatus(409)
      assert.include(response.body().message, tekst)
      await levering.refresh()
      assert.equal(levering.geldigTot?.toMillis(), voor)
      assert.lengthOf(await verlengd(), 0)
      const spel = await client.get(`/spelen/${uniqueid}/${pad}`)
      assert.isFalse(gegeven<{ verlengbaar: boolean }>(spel).verlengbaar)
    })

  test('is refused a second time, when the extra month is over as well', async ({
    client,
    assert,
  }) => {
    const { bestelling, levering } = await speellink(RECEPT)
    await levering
      .merge({ verlengdOp: DateTime.utc().minus({ days: 40 }) })
      .merge({ geldigTot: DateTime.utc().minus({ days: 1 }) })
      .save()
    const response = await post(client, `/api/bestelling/${bestelling.token}/verlengen`, {})
    response.assertStatus(409)
    assert.include(response.body().message, 'al een keer verlengd')
  })

  test('a link whose money went back, or that is not there, stays so', async ({ client }) => {
    const { bestelling } = await speellink(RECEPT, { ingetrokken: true })
    ;(await post(client, `/api/bestelling/${bestelling.token}/verlengen`, {})).assertStatus(409)
    ;(await post(client, '/api/bestelling/bestaatniet/verlengen', {})).assertStatus(404)
  })

  test('a visit extends nothing, nor does a page from elsewhere', async ({ client, assert }) => {
    const { bestelling, levering } = await speellink(RECEPT)
    const pad = `/api/bestelling/${bestelling.token}/verlengen`
    ;(await client.get(pad)).assertStatus(404)
    ;(await client.post(pad).json({})).assertStatus(419)
    await levering.refresh()
    assert.isNull(levering.verlengdOp)
  })

  test('the play link itself does not open the order', async ({ client }) => {
    const { uniqueid } = await speellink(RECEPT)
    ;(await client.get(`/bestelling/${uniqueid}`)).assertStatus(404)
    ;(await post(client, `/api/bestelling/${uniqueid}/verlengen`, {})).assertStatus(404)
  })
})

test.group('The end of a play link is told', (group) => {
  group.each.setup(() => legeWinkel())

  const mails = () => Mail.query().where('soort', 'link_verloopt')

  test('{dagen} days and {uren} hours before: mails {aantal}')
    .with([
      { dagen: 7, uren: 1, aantal: 0 },
      { dagen: 7, uren: 0, aantal: 1 },
      { dagen: 3, uren: 0, aantal: 1 },
      { dagen: 0, uren: 0, aantal: 0 },
    ])
    .run(async ({ assert }, { dagen, uren, aantal }) => {
      await speellink(RECEPT, { besteldOp: BESTELD })
      await herinnerAanEinde(EINDE.minus({ days: dagen, hours: uren }))
      assert.lengthOf(await mails(), aantal)
    })

  test('once, hour after hour, also by ten workers at the same moment', async ({ assert }) => {
    const { levering } = await speellink(RECEPT, { besteldOp: BESTELD })
    const week = EINDE.minus({ days: 7 })
    await Promise.all(Array.from({ length: 10 }, () => herinnerAanEinde(week)))
    for (let uur = 1; uur < 168; uur += 24) await herinnerAanEinde(week.plus({ hours: uur }))
    assert.lengthOf(await mails(), 1)
    await levering.refresh()
    assert.isNotNull(levering.herinnerdOp)
  }).timeout(30_000)

  test('also not again after an extension', async ({ client, assert }) => {
    const { bestelling, levering } = await speellink(RECEPT)
    const eerst = levering.geldigTot!.minus({ days: 5 })
    await herinnerAanEinde(eerst)
    await post(client, `/api/bestelling/${bestelling.token}/verlengen`, {})
    await levering.refresh()
    await herinnerAanEinde(levering.geldigTot!.minus({ days: 5 }))
    assert.lengthOf(await mails(), 1)
  })

  test('not to {titel}')
    .with([
      { titel: 'who finished the game', velden: { uitgespeeldOp: BESTELD } },
      { titel: 'who got the money back', velden: { ingetrokkenOp: BESTELD } },
      { titel: 'whose link has no end', velden: { geldigTot: null } },
    ])
    .run(async ({ assert }, { velden }) => {
      const { levering } = await speellink(RECEPT, { besteldOp: BESTELD })
      await levering.merge(velden).save()
      await herinnerAanEinde(EINDE.minus({ days: 5 }))
      assert.lengthOf(await mails(), 0)
    })

  test('by the job, in a mail with the link, its end and the page where it is extended', async ({
    assert,
    cleanup,
  }) => {
    const postvak = await new Postvak().open()
    cleanup(() => postvak.sluit())
    const { bestelling, levering, uniqueid } = await speellink(RECEPT)
    await Levering.query()
      .where('id', levering.id)
      .update({ geldigTot: asColumn(DateTime.utc().plus({ days: 6 })) })
    await (await app.container.make(LinkVerloopt)).execute()
    await werkWachtrijAf()

    const [mail] = postvak.aan('noor@example.nl')
    assert.include(mail!.subject!, 'Het verdwenen recept')
    for (const inhoud of [mail!.text!, mail!.html as string]) {
      assert.include(inhoud, `/spelen/${uniqueid}/${RECEPT}`)
      assert.include(inhoud, `/bestelling/${bestelling.token}`)
      assert.match(inhoud, /werkt tot \d+ \w+ 20\d\d om \d\d\.\d\d uur/)
      assert.include(inhoud, 'één klik een maand')
    }
  })

  test('to who extended before already, without offering it again', async ({ assert, cleanup }) => {
    const postvak = await new Postvak().open()
    cleanup(() => postvak.sluit())
    const { levering } = await speellink(RECEPT)
    await levering.merge({ verlengdOp: DateTime.utc() }).save()
    await eindigtOver(levering, { days: 6 })
    await herinnerAanEinde(DateTime.utc())
    await werkWachtrijAf()
    const [mail] = postvak.aan('noor@example.nl')
    assert.notInclude(mail!.text!, 'één klik')
    assert.include(mail!.text!, '/bestelling/')
  })
})
