import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import { controlGame, renameTeam } from '#app/live/control/control_game'
import type { Data } from '@generated/data'
import Customer from '#models/live/customer'
import Round from '#models/live/round'
import Mail from '#models/shop/mail'
import { loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { readSheets } from '#tests/helpers/core/pdf_sheets'
import { emptyShop } from '#tests/helpers/database'
import { cellsOf } from '#tests/helpers/live/paper_evening'
import { createEvening, createPlayingEvening, phone } from '#tests/helpers/live/playing_evening'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, itemAt, present } from '#tests/helpers/present'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'

const GAME = '/dashboard/klant/spellenfabriek'
const LONG = 'Wij winnen altijd van iedereen behalve ✿'

/** Six teams, whose score sheet was typed in. */
async function played(client: Parameters<typeof loggedIn>[0]) {
  const evening = await createEvening({ teams: 6, rooms: 4 })
  await renameTeam(evening.game.id, firstOf(evening.teams).id, LONG)
  await renameTeam(evening.game.id, itemAt(evening.teams, 1).id, '<b>Uilen</b> & co')
  const admin = await loggedIn(client)
  const typed = await admin.post(`/api${GAME}/papier/${evening.customer.id}`, {
    ...{ ronde: null, nummer: 1, begonnen: '2026-09-12T20:00' },
    cellen: cellsOf(evening),
  })
  const round = Number(typed.body().ronde)
  const mail = (sent: number) =>
    admin.post(`/api${GAME}/uitslag/${evening.customer.id}`, { ronde: round, verstuurd: sent })
  return { ...evening, admin, ronde: round, mail }
}

test.group('The result of an evening by mail', (group) => {
  let mailbox: Mailbox
  group.each.setup(() => emptyShop())
  group.each.setup(async () => {
    mailbox = await new Mailbox().open()
    return () => mailbox.close()
  })

  test('one press mails the standing, the rooms, a picture and a certificate for each team', async ({
    client,
    assert,
  }) => {
    const { mail, customer } = await played(client)
    ;(await mail(0)).assertStatus(200)
    await drainQueue()
    const sent = firstOf(mailbox.mails)
    assert.lengthOf(mailbox.mails, 1)
    assert.equal(firstOf([present(sent.to, 'the receiver')].flat()).text, customer.email)
    assert.equal(sent.subject, 'De uitslag van de Spellenfabriek, 12 september 2026')
    const text = textOf(sent)
    assert.include(text, `En de winnaars zijn: ${LONG} en Team 3`)
    assert.include(text, 'Kamer 1: opgelost door 3 van 6', 'one of four was told the answer')
    assert.include(String(sent.html), '&lt;b&gt;Uilen&lt;/b&gt; &amp; co')
    assert.notInclude(String(sent.html), '<b>Uilen')

    const [picture, certificates] = ['image/png', 'application/pdf'].map((type) =>
      present(
        sent.attachments.find(({ contentType }) => contentType === type),
        type
      )
    ) as [(typeof sent.attachments)[number], (typeof sent.attachments)[number]]
    const { width, height } = await sharp(picture.content).metadata()
    assert.deepEqual([width, height], [1200, 630])
    const sheets = await readSheets(certificates.content)
    assert.lengthOf(sheets, 6)
    for (const sheet of sheets)
      for (const { links, right } of sheet) {
        assert.isAtLeast(links, 45)
        assert.isAtMost(right, 842 - 45)
      }
    const words = sheets.map((sheet) => sheet.map(({ text: piece }) => piece).join(' '))
    assert.include(words.join(' '), 'Uilen')
    assert.deepEqual(
      words.map((sheet) => /(\d)\s+kamers? opgelost/.exec(sheet)?.[1]),
      ['4', '4', '2', '3', '0', '0'],
      'a room whose answer was told is not among them'
    )
    const praise = words.map((sheet) => /elk punt verdiend|hield vol/.exec(sheet)?.[0])
    assert.deepEqual(praise.slice(2), [
      ...['elk punt verdiend', 'elk punt verdiend', 'hield vol', 'hield vol'],
    ])
  }).timeout(60_000)

  test('a game master who presses twice mails the result once, and pressing again on purpose mails it again', async ({
    client,
    assert,
  }) => {
    const { mail, admin, customer, ronde: round } = await played(client)
    const presses = await Promise.all([mail(0), mail(0), mail(0)])
    for (const press of presses) press.assertStatus(200)
    assert.lengthOf(await Mail.query().where('kind', 'uitslag'), 1)
    ;(await mail(1)).assertStatus(200)
    assert.lengthOf(await Mail.query().where('kind', 'uitslag'), 2)
    const page = await admin.open(`${GAME}/${customer.id}/rondes/${round}`)
    assert.lengthOf(pageProps<{ mails: object[] }>(page).mails, 2)
  })

  test('nothing is sent without an e-mail address, and the page says why', async ({
    client,
    assert,
  }) => {
    const { mail, customer } = await played(client)
    await (await Customer.findOrFail(customer.id)).merge({ email: '' }).save()
    const answer = await mail(0)
    answer.assertStatus(409)
    assert.include(answer.body().message, 'Deze klant heeft geen e-mailadres')
    assert.lengthOf(await Mail.all(), 0)
  })

  test('a round that is still played is not mailed, and neither is one of another customer', async ({
    client,
    assert,
  }) => {
    const evening = await createPlayingEvening()
    const round = await Round.findByOrFail('spellenfabriek_id', evening.game.id)
    const other = await createEvening()
    const admin = await loggedIn(client)
    const body = { ronde: round.id, verstuurd: 0 }
    const busy = await admin.post(`/api${GAME}/uitslag/${evening.customer.id}`, body)
    busy.assertStatus(409)
    assert.equal(busy.body().reden, 'still_playing')
    assert.equal(busy.body().snapshot.spellenfabriek.status, 'started')
    ;(await admin.post(`/api${GAME}/uitslag/${other.customer.id}`, body)).assertStatus(404)
    assert.lengthOf(await Mail.all(), 0)
  })
})

test.group('The rooms of a round', (group) => {
  group.each.setup(() => emptyShop())

  test('the page of a round names the rooms that were too hard, beside earlier evenings', async ({
    client,
    assert,
  }) => {
    const earlier = await played(client)
    const since = DateTime.utc().minus({ minutes: 1 })
    const evening = await createPlayingEvening({ rooms: 1, teams: 1, since })
    const [room, team] = [firstOf(evening.rooms), firstOf(evening.teams)]
    const mobile = phone(client, team)
    await mobile.enter(room)
    for (const hint of [1, 2]) await mobile.callApi(`useHint${hint}`, { roomid: room.id })
    await mobile.answer(room, 'antwoord 1')
    await controlGame(evening.game.id, 'stoplobby')
    const reportsOf = async (customerId: number, roundId: number) => {
      const page = await earlier.admin.open(`${GAME}/${customerId}/rondes/${roundId}`)
      return pageProps<{ reports: Data.Live.EveningReport.RoomReport[] }>(page).reports
    }
    const round = await Round.findByOrFail('spellenfabriek_id', evening.game.id)
    const [now] = await reportsOf(evening.customer.id, round.id)
    assert.deepEqual(now?.now, { tried: 1, solved: 1, minutes: 0, mistakes: 0, hints: 2 })
    assert.isNull(now?.earlier ?? null)
    assert.deepEqual(now?.tooHard, ['veel hints nodig'])
    const first = await reportsOf(earlier.customer.id, earlier.ronde)
    assert.deepEqual(firstOf(first).now, {
      tried: 4,
      solved: 3,
      minutes: null,
      mistakes: 7.5,
      hints: 0.8,
    })
    assert.deepEqual(firstOf(first).tooHard, ['veel fout geraden'])
  })
})
