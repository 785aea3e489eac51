import { test } from '@japa/runner'
import Alarm from '#models/alarm'
import Auditregel from '#models/auditregel'
import Mail from '#models/mail'
import { BEHEERDER, ingelogd, type Browser } from '#tests/helpers/browser'
import { maakRoom } from '#tests/helpers/avond'
import { legeWinkel } from '#tests/helpers/database'
import { gegeven } from '#tests/helpers/pagina'
import { KLANT, post } from '#tests/helpers/winkel'

type Logboek = { regels: { zin: string; wie: string }[]; aantal: number; bladzijden: number }
const logboek = async (admin: Browser, vraag = '') =>
  gegeven<Logboek>(await admin.open(`/dashboard/instellingen/logboek${vraag}`))

const zinnen = ({ regels }: Logboek) => regels.map(({ zin }) => zin)

test.group('Reading what admins did', (group) => {
  group.each.setup(() => legeWinkel())

  test('klanten, rooms, alarms, mails and prices: who did it, in words', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    const klant = { name: 'Bakkerij', email: 'bakkerij@example.nl' }
    const { id } = (await admin.post('/api/dashboard/klant/new', klant)).body()
    await admin.stuur('put', `/api/dashboard/klant/${id}`, { ...klant, name: 'Slagerij' })
    await admin.stuur('delete', `/api/dashboard/klant/${id}`)

    const room = await maakRoom(1)
    await admin.post(`/api/dashboard/room/${room.id}/archief`)
    await admin.post(`/api/dashboard/room/${room.id}/terug`)

    const { id: alarm } = await Alarm.create({
      sleutel: 'x',
      soort: 'mail_mislukt',
      bijzonderheden: '',
    })
    await admin.post(`/api/dashboard/alarm/${alarm}/opgelost`)
    await admin.post(`/api/dashboard/alarm/${alarm}/opgelost`)

    await post(client, '/api/cuneravanrhenen/bestellen', KLANT)
    const mail = await Mail.firstOrFail()
    await admin.post(`/api/dashboard/mail/${mail.id}/opnieuw`)
    await mail.merge({ status: 'mislukt' }).save()
    await admin.post(`/api/dashboard/mail/${mail.id}/opnieuw`)

    await admin.stuur('put', '/api/dashboard/prijs/binky', { prijs: '16,25', gezien: 1500 })

    const gelezen = await logboek(admin)
    assert.deepEqual(
      zinnen(gelezen).map((zin) => zin.replace(/\u00a0/g, ' ')),
      [
        'De prijs van Binky ging van € 15,00 naar € 16,25.',
        `E-mail ${mail.id} werd opnieuw op weg gestuurd.`,
        `Alarm ${alarm} werd als opgelost gemeld.`,
        `Kamer ${room.adminnaam} kwam terug uit het archief.`,
        `Kamer ${room.adminnaam} werd gearchiveerd.`,
        'Klant Slagerij werd verwijderd, met alle teams en rondes.',
        'De gegevens van klant Slagerij werden gewijzigd.',
        'Klant Bakkerij werd toegevoegd.',
      ]
    )
    for (const { wie } of gelezen.regels) assert.equal(wie, BEHEERDER.email)
  })

  test('a refused change leaves no line', async ({ client, assert }) => {
    const admin = await ingelogd(client)
    await admin.stuur('put', '/api/dashboard/prijs/binky', { prijs: '16,25', gezien: 1 })
    await admin.post('/api/dashboard/klant/new', { name: '' })
    await admin.stuur('delete', '/api/dashboard/klant/999')
    assert.lengthOf(await Auditregel.all(), 0)
  })

  test('a kind that has no sentence yet is told by its name, with what is known', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    await Auditregel.create({
      wie: 'a@example.nl',
      wat: 'bestelling_verzonden',
      onderwerp: 'EK-12345678',
      gegevens: JSON.stringify({ vervoerder: 'PostNL', spoed: false, plaats: ['Ede', 'Rhenen'] }),
    })
    assert.deepEqual(zinnen(await logboek(admin)), [
      "Bestelling verzonden: EK-12345678 (vervoerder: PostNL; spoed: nee; plaats van 'Ede' naar 'Rhenen').",
    ])
  })

  test('is looked through by words and by page', async ({ client, assert }) => {
    const admin = await ingelogd(client)
    for (let nr = 1; nr <= 55; nr++)
      await Auditregel.create({
        wie: 'a@example.nl',
        wat: 'actiecode_gestopt',
        onderwerp: `CODE${nr}`,
        gegevens: '{}',
      })
    const alles = await logboek(admin)
    assert.deepEqual([alles.aantal, alles.bladzijden, alles.regels.length], [55, 2, 50])
    assert.lengthOf((await logboek(admin, '?bladzijde=2')).regels, 5)
    assert.deepEqual(zinnen(await logboek(admin, '?zoek=code55')), [
      'Actiecode CODE55 werd gestopt.',
    ])
    assert.equal((await logboek(admin, '?zoek=actiecode%20gestopt')).aantal, 55)
    assert.equal((await logboek(admin, '?zoek=100%25')).aantal, 0)
  })
})
