import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  AT_HOME,
  atProvider,
  callShop,
  endPayment,
  orderByCall,
} from '#tests/helpers/shop/customer_calls'
import { fillIn } from '#tests/helpers/shop/checkout'
import { link, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import { inDays } from '#tests/helpers/shop/gift_orders'
import * as phone from '#tests/helpers/shop/owner_phone'
import { expectQuarterAddsUp } from '#tests/helpers/shop/second_program'
import { expect, open, visitor } from '#tests/helpers/visitor'
import { captured, matched, valueAt } from '#tests/helpers/present'

const { button, choose, expectFineOnPhone, heading, openOrderOf, PHONE, tells } = phone

const ORDER_NUMBER = /EK-[2-9A-HJKMNP-Z]{8}/

/** The orders by who placed them. */
type Week = { readonly email: Record<string, string>; readonly payurl: Record<string, string> }

test.group('A week of orders on a phone', () => {
  test('orders of sixteen kinds are helped on a phone, and the quarter adds up in a second program', async () => {
    const week = await receiveOrders()
    const owner = await phone.ownerOnPhone('/dashboard/vandaag')
    await expectFineOnPhone(owner)
    await sellForCash(owner)
    await takeByPhone(owner)
    await ship(owner, week)
    await helpFailed(owner, week)
    await refundPart(owner, week)
    await calledOff(owner, week)
    await withdraw(owner, week)
    await seeCreditNotes(owner, week)
    expect(await expectQuarterAddsUp(owner)).toBeGreaterThanOrEqual(15)
    await expectFineOnPhone(owner)
  }).timeout(240_000)
})

/** What customers do by themselves; two more orders are the owner's own. */
async function receiveOrders(): Promise<Week> {
  const email: Record<string, string> = {}
  const payurl: Record<string, string> = {}
  async function order(who: string, path: string, fields: object = {}) {
    email[who] = uniqueAddress(who)
    const customer = { naam: `Klant ${who}`, email: email[who] }
    return (payurl[who] = await orderByCall(path, { ...customer, ...fields }))
  }
  const pay = async (...given: Parameters<typeof order>) =>
    endPayment(await order(...given), 'paid')

  await pay('digital', 'sintsenior')
  await pay('posted', 'binky', AT_HOME)
  await order('free', 'cuneravanrhenen')
  await endPayment(await order('failed', 'kunstroof', AT_HOME), 'failed')
  await pay('half', 'het-verdwenen-recept')
  await pay('whole', 'binky', AT_HOME)
  await pay('back', 'kunstroof', AT_HOME)
  await pay('code', 'kunstroof', { ...AT_HOME, actiecode: 'KIJKOP5' })
  await pay('tenth', 'ontgoocheld', { actiecode: 'SPEURNEUS10' })
  await endPayment(await order('broken', 'sintsenior'), 'canceled')
  await order('open', 'eindejaarsspel')
  await pay('gift', 'eindejaarsspel', {
    cadeau: { naam: 'Oma', wijze: 'email', email: uniqueAddress('oma'), datum: inDays(3) },
  })
  await buyAndSpendVoucher(email)
  await atProvider(valueAt(payurl, 'whole'), 'refund', '15,00')
  return { email, payurl }
}

/** A voucher is sold, and its code pays a part of a game. */
async function buyAndSpendVoucher(email: Record<string, string>) {
  const [buyer, friend] = [uniqueAddress('bon'), uniqueAddress('vriend')]
  const { payurl } = await callShop<{ payurl: string }>('/api/cadeaubon/bestellen', {
    ...{ bedrag: 10, naam: 'Klant bon', email: buyer, wijze: 'email', ontvanger: friend },
  })
  await endPayment(payurl, 'paid')
  const code = captured(/Code: (\S+)/, (await waitForMail(friend, 'Code: ')).text)
  email.voucher = friend
  const rest = await orderByCall('binky', {
    ...{ naam: 'Klant vriend', email: friend, ...AT_HOME, cadeaubon: code, getoondSaldo: '10.00' },
  })
  await endPayment(rest, 'paid')
}

/** A game sold at a market stall, for cash, and handed over. */
async function sellForCash(owner: Page) {
  const main = owner.getByRole('main')
  await phone.tapDaily(owner, 'Bestellingen')
  await main.getByRole('link', { name: 'Bestelling met de hand' }).click()
  await main.getByLabel('Spel', { exact: true }).selectOption('binky')
  await main.getByLabel('Contant, het geld is binnen').check()
  await main.getByLabel('Het spel is meteen meegegeven').check()
  await main.getByLabel(/^Naam/).fill('Klant contant')
  await main.getByLabel(/^E-mail/).fill(uniqueAddress('contant'))
  await expectFineOnPhone(owner)
  await button(owner, 'Opslaan als betaald').click()
  await expect(heading(owner)).toHaveText(/^Bestelling EK-/)
  await expect(main).toContainText(/Factuur \d{4}-\d{5}/)
  await expectFineOnPhone(owner)
}

/** An order by phone, whose customer pays behind a link in a mail. */
async function takeByPhone(owner: Page) {
  const email = uniqueAddress('telefoon')
  const main = owner.getByRole('main')
  await phone.tapDaily(owner, 'Bestellingen')
  await main.getByRole('link', { name: 'Bestelling met de hand' }).click()
  await main.getByLabel('Spel', { exact: true }).selectOption('sintjunior')
  await main.getByLabel('Nog niet: mail een betaallink').check()
  await main.getByLabel(/^Naam/).fill('Klant telefoon')
  await main.getByLabel(/^E-mail/).fill(email)
  await button(owner, 'Opslaan en betaallink mailen').click()
  await expect(heading(owner)).toHaveText(/^Bestelling EK-/)
  await payByLink(email)
  await owner.reload()
  await expect(main).toContainText(/Factuur \d{4}-\d{5}/)
}

/** The customer pays behind the link in a mail. */
async function payByLink(email: string) {
  const customer = await visitor({ viewport: PHONE })
  await open(customer, link(await waitForMail(email), '/bestelling/'))
  await expectFineOnPhone(customer)
  await customer.getByRole('button', { name: /[Bb]etalen/ }).click()
  await customer.waitForURL('**/checkout/**')
  await button(customer, 'Betaald').click()
  await customer.waitForURL('**/bestellen/bedankt?**')
  await expect(customer.getByText('De betaling is binnen')).toBeVisible()
}

/** The parcel of the posted order goes to the post, with its code. */
async function ship(owner: Page, { email }: Week) {
  await phone.tapDaily(owner, 'Verzenden')
  await expect(heading(owner)).toHaveText('Verzenden')
  await owner.getByRole('checkbox', { name: 'voor Klant posted' }).check()
  await expectFineOnPhone(owner)
  await button(owner, 'Markeer als verzonden').click()
  await owner.getByLabel('Track & trace').fill('3SABCD1234567')
  await button(owner, 'Verzonden: mail de klant').click()
  await tells(owner, 'Verzonden; de klant krijgt een e-mail.')
  await expectFineOnPhone(owner)
  await waitForMail(valueAt(email, 'posted'), '3SABCD1234567')
}

/** A payment that failed gets a link, and the customer pays after all. */
async function helpFailed(owner: Page, { email }: Week) {
  await openOrderOf(owner, valueAt(email, 'failed'))
  await expectFineOnPhone(owner)
  await button(owner, 'Stuur betaallink').click()
  await tells(owner, 'De betaallink gaat naar')
  await payByLink(valueAt(email, 'failed'))
}

/** A part goes back, with a note about why. */
async function refundPart(owner: Page, { email }: Week) {
  await openOrderOf(owner, valueAt(email, 'half'))
  await owner.getByLabel('Nieuwe notitie').fill('Belde: de printer was kapot.')
  await button(owner, 'Notitie opslaan').click()
  await tells(owner, 'Opgeschreven.')
  await button(owner, 'Terugbetalen').click()
  await owner.getByLabel('Bedrag in euro’s').fill('7.49')
  await owner.getByLabel('Reden').fill('Printer kapot')
  await expectFineOnPhone(owner)
  await button(owner, 'Betaal terug').click()
  await choose(owner, 'Ja')
  await tells(owner, 'Terugbetaling gevraagd.')
  await expectFineOnPhone(owner)
}

/** An order that nobody pays is called off. */
async function calledOff(owner: Page, { email }: Week) {
  await openOrderOf(owner, valueAt(email, 'open'))
  await button(owner, 'Bestelling annuleren').click()
  await choose(owner, 'Ja')
  await tells(owner, 'Geannuleerd.')
}

/** A customer withdraws on the phone, and the owner pays back and rounds off. */
async function withdraw(owner: Page, { email }: Week) {
  const address = valueAt(email, 'back')
  const [number] = matched(ORDER_NUMBER, (await waitForMail(address)).subject)
  const customer = await visitor({ viewport: PHONE })
  await open(customer, '/herroepen')
  await fillIn(customer, { 'Naam': 'Klant back', 'E-mail': address, 'Bestelnummer': number })
  await button(customer, 'Verder').click()
  await button(customer, 'Herroeping bevestigen').click()
  await expect(heading(customer)).toHaveText('Je herroeping is ontvangen')
  await expectFineOnPhone(customer)

  await phone.tapMenu(owner, 'Herroepingen')
  await expectFineOnPhone(owner)
  await owner.getByRole('row').filter({ hasText: number }).getByRole('link').first().click()
  await expect(heading(owner)).toHaveText('Herroeping van Klant back')
  await expectFineOnPhone(owner)
  await button(owner, 'Retour ontvangen').click()
  await tells(owner, 'De retour is genoteerd.')
  await button(owner, 'Terugbetalen').click()
  await choose(owner, 'Ja')
  await tells(owner, 'Terugbetaling gevraagd.')
  await button(owner, 'Afhandelen').click()
  await expect(owner.getByRole('heading', { name: 'Afgehandeld' })).toBeVisible()
  await expectFineOnPhone(owner)
}

/** Each refund has its credit note once the provider said that the money went. */
async function seeCreditNotes(owner: Page, { email }: Week) {
  for (const who of ['half', 'whole', 'back']) {
    await openOrderOf(owner, valueAt(email, who))
    await expect(async () => {
      await owner.reload()
      await expect(owner.getByRole('link', { name: /^Creditnota / })).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
  }
}
