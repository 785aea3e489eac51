import { test } from '@japa/runner'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { visitor, expect, open, untilAlive } from '#tests/helpers/visitor'
import { realShop } from '#tests/helpers/real_shop'
import {
  ADDRESS,
  orderButton,
  onPaymentPage,
  checkOut,
  field,
  fillIn,
} from '#tests/helpers/shop/checkout'
import * as board from '#tests/helpers/play/game_board'
import { link, uniqueAddress, waitForMail, SHOP_ADDRESS } from '#tests/helpers/shop/demo_inbox'
import { lastOf, matched } from '#tests/helpers/present'

/** The script is not fetched, which the browser counts as a request that fails. */
const NO_JAVASCRIPT = { javaScriptEnabled: false, allowed: [/\/assets\/[\w-]+\.js csp$/] }
const NAME = 'Noor de Vries'
const ORDER_NUMBER = /EK-[2-9A-HJKMNP-Z]{8}/

test.group('Withdrawing from an agreement', () => {
  test('a customer withdraws from the link below a page to the money that comes back', async () => {
    const { email, number, payment } = await buyBinky()
    const customer = await visitor()
    await withdraw(customer, { email, order: number }, expectIntactEverywhere)

    const receiptMail = await waitForMail(email, 'We hebben je herroeping ontvangen')
    expect(receiptMail.text).toContain('Ik herroep hierbij mijn overeenkomst')
    expect(receiptMail.text).toMatch(/Op \d{1,2} \w+ 20\d\d om \d\d\.\d\d uur ontvingen we/)
    const receiptPath = new URL(link(receiptMail, '/herroepen/ontvangen/')).pathname
    expect(new URL(customer.url()).pathname).toBe(receiptPath)
    const assignment = await waitForMail(SHOP_ADDRESS, `bestelling ${number}`)
    const notice = await waitForMail(SHOP_ADDRESS, `Herroeping: Binky, bestelling ${number}`)
    expect(assignment.id).not.toBe(notice.id)

    const boss = await logIn(new URL(link(notice, '/dashboard/herroepingen/')).pathname)
    await handle(boss)
    const refunded = await waitForMail(email, '15,00 terug')
    expect(refunded.text).toContain(number)
    const atProvider = await fetch(`${realShop().simulator}/`)
    const row = (await atProvider.text()).split('<li').find((one) => one.includes(payment))
    expect(row).toMatch(/Terugbetaald.*15,00/s)
  }).timeout(240_000)

  test('a customer withdraws without JavaScript, from the footer to the receipt and the mail', async () => {
    const page = await visitor(NO_JAVASCRIPT)
    const email = uniqueAddress()
    await page.goto('/escaperooms/binky')
    await page.getByRole('contentinfo').getByText('Overeenkomst hier herroepen').click()
    await field(page, 'Naam').fill('Noor de Vries')
    await field(page, 'E-mail').fill(email)
    await field(page, 'Bestelnummer').fill('Binky, begin november')
    await field(page, 'Bestelnummer').press('Enter')
    await expect(heading(page)).toHaveText('Controleer je herroeping')
    expect(page.url()).not.toContain('noor')

    await button(page, 'Iets wijzigen').click()
    await expect(field(page, 'Bestelnummer')).toHaveValue('Binky, begin november')
    await field(page, 'Bestelnummer').fill('Kunstroof')
    await button(page, 'Verder').click()
    await expect(page.getByRole('blockquote')).toContainText('Bestelling: Kunstroof')
    await button(page, 'Herroeping bevestigen').click()
    await expect(heading(page)).toHaveText('Je herroeping is ontvangen')
    const mail = await waitForMail(email)
    expect(mail.text).toContain('Bestelling: Kunstroof')
  })

  test('an empty form says what is missing, and the first field has the focus', async () => {
    const page = await visitor({ allowed: [/status of 422/] })
    await open(page, '/herroepen')
    await button(page, 'Verder').click()
    await expect(field(page, 'Naam')).toHaveAccessibleDescription(/Vul je naam in\./)
    await expect(field(page, 'Naam')).toBeFocused()
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/Vul je e-mailadres in\./)
    await expectIntactEverywhere(page)
  })

  test('a customer who goes back and forth and loads again sends nothing twice', async () => {
    const page = await visitor()
    const email = uniqueAddress()
    await withdraw(page, { email, order: 'Kunstroof' })
    const receiptPath = page.url()
    await page.reload()
    await expect(heading(page)).toHaveText('Je herroeping is ontvangen')
    await page.goBack()
    await expect(heading(page)).toHaveText(/Controleer je herroeping|Overeenkomst hier herroepen/)
    if (await button(page, 'Herroeping bevestigen').isVisible()) {
      await button(page, 'Herroeping bevestigen').click()
      await expect(page).toHaveURL(receiptPath)
    }
    expect(withdrawalCount(email)).toBe(1)
  })
})

async function buyBinky() {
  const page = await visitor()
  const email = uniqueAddress()
  await open(page, '/bestellen/binky')
  await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email, ...ADDRESS })
  await orderButton(page).click()
  await onPaymentPage(page)
  const payment = lastOf(page.url().split('/'))
  await checkOut(page, 'Betaald')
  const { subject } = await waitForMail(email)
  const number = matched(ORDER_NUMBER, subject)[0]
  withDatabase((database) =>
    database
      .prepare(
        "update orders set status = 'verzonden', shipped_at = datetime('now', '-2 days') where number = ?"
      )
      .run(number)
  )
  return { email, number, payment }
}

type Fields = { email: string; order: string }

/** @param view looks at each page on the way */
async function withdraw(
  page: Page,
  { email, order }: Fields,
  view = async (_: Page): Promise<void> => {}
) {
  await open(page, '/vragen')
  await page.getByRole('contentinfo').getByText('Overeenkomst hier herroepen').click()
  await expect(heading(page)).toHaveText('Overeenkomst hier herroepen')
  await fillIn(page, { 'Naam': NAME, 'E-mail': email, 'Bestelnummer': order })
  await button(page, 'Verder').click()

  await expect(heading(page)).toHaveText('Controleer je herroeping')
  await expect(page.getByRole('blockquote')).toHaveText(
    new RegExp(`Ik herroep hierbij.*${order}.*${NAME}.*${email}`)
  )
  await view(page)
  await button(page, 'Herroeping bevestigen').click()
  await expect(heading(page)).toHaveText('Je herroeping is ontvangen')
  await untilAlive(page)
  await view(page)
}

async function logIn(path: string): Promise<Page> {
  const page = await visitor({ allowed: [/status of (409|422)/] })
  await page.goto(path)
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill('escape-room-demo')
  await button(page, 'Login').click()
  await expect(heading(page)).toHaveText('Herroeping van Noor de Vries')
  return page
}

/** The parcel comes back, the money goes, and it is done. */
async function handle(page: Page) {
  await expect(page.getByText('Wacht op het pakket')).toBeVisible()
  await expectIntactEverywhere(page)
  await page.getByLabel('Teruggekomen op').fill('2020-01-01')
  await button(page, 'Retour ontvangen').click()
  await expect(page.getByText('Deze dag is vóór de herroeping.')).toBeVisible()
  await page.getByLabel('Teruggekomen op').fill(today())
  await button(page, 'Retour ontvangen').click()
  await expect(page.getByText('De retour is genoteerd.')).toBeVisible()
  await expect(page.getByText('Betaal terug, uiterlijk')).toBeVisible()

  await expect(page.getByLabel('Bedrag in euro')).toHaveValue('15,00')
  await button(page, 'Terugbetalen').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click()
  await expect(page.getByText('Terugbetaling gevraagd.')).toBeVisible()
  await expect(page.getByText('De retour is genoteerd.')).toHaveCount(0)
  await expect(page.getByText('Rond af')).toBeVisible()
  await expectIntactEverywhere(page)

  await button(page, 'Afhandelen').click()
  await expect(page.getByRole('heading', { name: 'Afgehandeld' })).toBeFocused()
  await page.getByRole('link', { name: 'Herroepingen' }).first().click()
  await expect(heading(page)).toHaveText('Herroepingen')
  await expectIntactEverywhere(page)
}

/** Expects the page to be whole on small and large screens, by day and by night. */
async function expectIntactEverywhere(page: Page) {
  await board.expectAccessibleEverywhere(page)
  await board.expectFitsPhone(page)
  await page.setViewportSize({ width: 1280, height: 900 })
}

function withdrawalCount(email: string): number {
  return withDatabase(
    (database) =>
      database.prepare('select count(*) as count from withdrawals where email = ?').get(email).count
  )
}

function withDatabase<T>(run: (database: Database) => T): T {
  const database = new Database(realShop().database)
  try {
    return run(database)
  } finally {
    database.close()
  }
}

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
