import { test } from '@japa/runner'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { realShop } from '#tests/helpers/real_shop'
import { admin } from '#tests/helpers/live/hall'
import { expectAccessibleEverywhere } from '#tests/helpers/play/game_board'
import { inDays } from '#tests/helpers/shop/gift_orders'
import { link, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import { expect, open, visitor } from '#tests/helpers/visitor'

const EVENING = {
  ...{ soort: 'spellenfabriek', dag: inDays(5), tijd: '19:30', minuten: 120, personen: 24 },
  ...{ km: 38, adres: 'Dorpsstraat 12', postcode: '3911ab', plaats: 'Rhenen' },
  ...{ klant: 'particulier', organisatie: null, factuuradres: null },
  ...{ naam: 'Noor de Vries', telefoon: null, notities: null },
}
const WHOLE = 39_040

test.group('The bill of a played evening', () => {
  test('{title} owes {amount}: the owner sends the bill, and the customer reads and pays it')
    .with([
      { title: 'who pays on account', onAccount: true, deposit: null, amount: '390,40' },
      { title: 'who paid a deposit', onAccount: false, deposit: '100,00', amount: '290,40' },
    ])
    .run(async (_, { onAccount, deposit, amount }) => {
      const email = uniqueAddress('rekening')
      const boss = await admin()
      await playedEvening(boss, email, { onAccount, deposit })
      const main = boss.getByRole('main')
      await expect(main).toContainText(new RegExp(`Gespeeld\\. Er is nog €\\s${amount} te betalen`))
      await expectAccessibleEverywhere(boss)
      const bill = main.getByRole('button', { name: 'Factuur sturen, op rekening' })
      await bill.click()
      await expect(main).toContainText('Te betalen tot en met')
      await expect(bill).toHaveCount(0)
      await expect(
        main.getByRole('link', { name: new RegExp(`^Factuur .*${amount}`) })
      ).toBeVisible()
      await expectAccessibleEverywhere(boss)

      const mail = await waitForMail(email, 'Factuur')
      expect(mail.text).toContain(amount)
      const customer = await visitor()
      await open(customer, new URL(link(mail, '/boeking/')).pathname)
      await expect(customer.getByRole('main')).toContainText('De factuur is te betalen tot en met')
      await expect(customer.getByRole('button', { name: new RegExp(amount) })).toBeVisible()
      await expectAccessibleEverywhere(customer)

      await main.getByRole('button', { name: /op de bank ontvangen/ }).click()
      await boss.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click()
      await expect(main).toContainText('Gespeeld en betaald: je kunt de boeking sluiten.')
    })
    .timeout(180_000)
})

type Terms = { readonly onAccount: boolean; readonly deposit: string | null }

/** An evening of yesterday that was agreed on these terms, on its page. */
async function playedEvening(boss: Page, email: string, { onAccount, deposit }: Terms) {
  const { id } = (await call(boss, '/api/dashboard/boeking/new', { ...EVENING, email })) as {
    id: number
  }
  const of = `/api/dashboard/boeking/${id}`
  await call(boss, `${of}/offerte`, {
    ...{ tekst: 'Ons voorstel.', aanbetaling: deposit, opRekening: onAccount, dagen: 14 },
    totaal: WHOLE,
  })
  await call(boss, `${of}/akkoord`, { versie: 1 })
  if (deposit !== null) await call(boss, `${of}/bank`, { deel: 'aanbetaling' })
  const database = new Database(realShop().database)
  database
    .prepare("update bookings set starts_at = datetime(starts_at, '-6 days') where id = ?")
    .run(id)
  database.close()
  await boss.goto(`/dashboard/boekingen/${id}`)
  await boss.getByRole('button', { name: 'De avond is gespeeld' }).click()
}

/** A call of the owner, for what was done in the weeks before. */
async function call(boss: Page, url: string, data: object): Promise<unknown> {
  const token = await boss.locator('meta[name="csrf-token"]').getAttribute('content')
  const reply = await boss.request.post(url, {
    data,
    headers: { 'x-csrf-token': token ?? '', 'accept': 'application/json' },
  })
  expect(reply.ok(), `${url}: ${await reply.text()}`).toBe(true)
  return reply.json()
}
