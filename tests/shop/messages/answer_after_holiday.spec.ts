import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { dayInWords, dayOf, inDutchTime } from '#domain/dutch_time'
import { addBusinessDays } from '#domain/shop/promises/business_days'
import Booking from '#models/shop/booking'
import ContactMessage from '#models/shop/contact_message'
import { loggedIn, type Browser } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, onlyOf } from '#tests/helpers/present'
import { createBooking } from '#tests/helpers/shop/bookings'
import { post } from '#tests/helpers/shop/shop_calls'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'

const MESSAGE = { name: 'Tim', email: 'tim@example.nl', comments: 'Past de stoel?' }

async function announce(admin: Browser, days: { van: string; tot: string }) {
  const { holiday } = pageProps<{ holiday: { seen: string } }>(
    await admin.open('/dashboard/instellingen')
  )
  const notice = { tekst: 'We zijn even weg.', ...days, gezien: holiday.seen }
  ;(await admin.send('put', '/api/dashboard/vakantie', notice)).assertStatus(200)
}

test.group('The day of an answer around a holiday', (group) => {
  group.each.setup(() => emptyShop())

  test('a holiday moves the day of an answer to a message and to a question for an evening', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    await post(client, '/contact', MESSAGE)
    await createBooking({ startsAt: null })
    const createdAt = asColumn(DateTime.fromISO('2031-11-20T10:00:00Z'))
    for (const model of [ContactMessage, Booking]) await model.query().update({ createdAt })
    const { id } = await ContactMessage.firstOrFail()

    const days = async () => {
      const today = pageProps<{
        messages: { deadline: { at: string } }[]
        bookings: { term: { at: string } }[]
      }>(await admin.open('/dashboard/vandaag'))
      const list = pageProps<{ messages: { term: { deadline: string } }[] }>(
        await admin.open('/dashboard/berichten')
      )
      const own = pageProps<{ message: { term: { deadline: string } } }>(
        await admin.open(`/dashboard/berichten/${id}`)
      )
      return [
        firstOf(today.messages).deadline.at,
        firstOf(today.bookings).term.at,
        firstOf(list.messages).term.deadline,
        own.message.term.deadline,
      ].map((at) => at.slice(0, 10))
    }
    assert.deepEqual(new Set(await days()), new Set(['2031-11-25']))
    await announce(admin, { van: '2031-11-22', tot: '2031-11-30' })
    assert.deepEqual(new Set(await days()), new Set(['2031-12-01']))
  })

  test('a visitor and the owner read during a holiday by when there is an answer', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const admin = await loggedIn(client)
    const laterReply = async () =>
      pageProps<{ laterReply: string | null }>(await client.get('/contact')).laterReply
    assert.isNull(await laterReply())

    const today = inDutchTime(DateTime.utc())
    const until = today.plus({ days: 20 })
    await announce(admin, { van: dayOf(today), tot: dayOf(until) })
    const day = dayInWords(addBusinessDays(until, 1))
    assert.equal(await laterReply(), `Door onze vakantie wordt dat uiterlijk ${day}.`)
    const page = await client.get('/contact')
    page.assertTextIncludes(`Door onze vakantie wordt dat uiterlijk ${day}.`)

    await post(client, '/contact', MESSAGE)
    await drainQueue()
    const mail = onlyOf(mailbox.to('winkel@example.nl'))
    assert.include(textOf(mail), `Door je vakantie wordt dat uiterlijk ${day}.`)
    assert.include(mail.html as string, `Door je vakantie wordt dat uiterlijk ${day}.`)
  })
})
