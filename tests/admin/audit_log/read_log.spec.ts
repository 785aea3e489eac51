import { test } from '@japa/runner'
import Alarm from '#models/shop/alarm'
import AuditEntry from '#models/admin/audit_entry'
import Mail from '#models/shop/mail'
import { ADMIN, loggedIn, type Browser } from '#tests/helpers/browser'
import { createRoom } from '#tests/helpers/live/playing_evening'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { CUSTOMER, post } from '#tests/helpers/shop/shop_calls'

type AuditLog = { lines: { sentence: string; who: string }[]; count: number; pages: number }
const auditLog = async (admin: Browser, query = '') =>
  pageProps<AuditLog>(await admin.open(`/dashboard/instellingen/logboek${query}`))

const sentences = ({ lines }: AuditLog) => lines.map(({ sentence }) => sentence)

test.group('Reading what admins did', (group) => {
  group.each.setup(() => emptyShop())

  test('the log tells in words who changed customers, rooms, alarms, mails and prices', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const customer = { name: 'Bakkerij', email: 'bakkerij@example.nl' }
    const { id } = (await admin.post('/api/dashboard/klant/new', customer)).body()
    await admin.send('put', `/api/dashboard/klant/${id}`, { ...customer, name: 'Slagerij' })
    await admin.send('delete', `/api/dashboard/klant/${id}`)

    const room = await createRoom(1)
    await admin.post(`/api/dashboard/room/${room.id}/archief`)
    await admin.post(`/api/dashboard/room/${room.id}/terug`)

    const { id: alarm } = await Alarm.create({
      key: 'x',
      kind: 'mail_failed',
      details: '',
    })
    await admin.post(`/api/dashboard/alarm/${alarm}/opgelost`)
    await admin.post(`/api/dashboard/alarm/${alarm}/opgelost`)

    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    const mail = await Mail.firstOrFail()
    await admin.post(`/api/dashboard/mail/${mail.id}/opnieuw`)
    await mail.merge({ status: 'mislukt' }).save()
    await admin.post(`/api/dashboard/mail/${mail.id}/opnieuw`)

    await admin.send('put', '/api/dashboard/prijs/binky', { prijs: '16,25', gezien: 1500 })

    const read = await auditLog(admin)
    assert.deepEqual(
      sentences(read).map((sentence) => sentence.replace(/\u00a0/g, ' ')),
      [
        'De prijs van Binky ging van € 15,00 naar € 16,25.',
        `E-mail ${mail.id} werd opnieuw op weg gestuurd.`,
        `Alarm ${alarm} werd als opgelost gemeld.`,
        `Kamer ${room.adminName} kwam terug uit het archief.`,
        `Kamer ${room.adminName} werd gearchiveerd.`,
        'Klant Slagerij werd verwijderd, met alle teams en rondes.',
        'De gegevens van klant Slagerij werden gewijzigd.',
        'Klant Bakkerij werd toegevoegd.',
      ]
    )
    for (const { who } of read.lines) assert.equal(who, ADMIN.email)
  })

  test('a refused change leaves no line', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    await admin.send('put', '/api/dashboard/prijs/binky', { prijs: '16,25', gezien: 1 })
    await admin.post('/api/dashboard/klant/new', { name: '' })
    await admin.send('delete', '/api/dashboard/klant/999')
    assert.lengthOf(await AuditEntry.all(), 0)
  })

  test('a line of an unknown kind shows its name and what is known', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    await AuditEntry.create({
      who: 'a@example.nl',
      what: 'bestelling_verzonden',
      subject: 'EK-12345678',
      data: JSON.stringify({ vervoerder: 'PostNL', spoed: false, plaats: ['Ede', 'Rhenen'] }),
    })
    assert.deepEqual(sentences(await auditLog(admin)), [
      "Bestelling verzonden: EK-12345678 (vervoerder: PostNL; spoed: nee; plaats van 'Ede' naar 'Rhenen').",
    ])
  })

  test('an admin looks through the log by words and by page', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    for (let index = 1; index <= 55; index++)
      await AuditEntry.create({
        who: 'a@example.nl',
        what: 'discount_code_stopped',
        subject: `CODE${index}`,
        data: '{}',
      })
    const everything = await auditLog(admin)
    assert.deepEqual([everything.count, everything.pages, everything.lines.length], [55, 2, 50])
    assert.lengthOf((await auditLog(admin, '?bladzijde=2')).lines, 5)
    assert.deepEqual(sentences(await auditLog(admin, '?zoek=code55')), [
      'Actiecode CODE55 werd gestopt.',
    ])
    assert.equal((await auditLog(admin, '?zoek=actiecode%20gestopt')).count, 55)
    assert.equal((await auditLog(admin, '?zoek=100%25')).count, 0)
  })
})
