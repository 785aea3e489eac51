import { test } from '@japa/runner'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { realShop } from '#tests/helpers/real_shop'
import { fillIn, onPaymentPage } from '#tests/helpers/shop/checkout'
import { link, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import * as phone from '#tests/helpers/shop/owner_phone'
import { inDays } from '#tests/helpers/shop/gift_orders'
import { expectQuarterAddsUp } from '#tests/helpers/shop/second_program'
import { expect, open, visitor } from '#tests/helpers/visitor'

const { button, expectFineOnPhone, heading, PHONE } = phone

/** One robot team in one room. */
const REHEARSAL_MS = 150_000

test.group('An evening on a phone', () => {
  test('a question on the contact page becomes an evening that is paid, prepared, played and closed', async () => {
    const email = uniqueAddress('bakkerij')
    await ask(email)
    const owner = await phone.ownerOnPhone('/dashboard/vandaag')
    await offer(owner, email)
    await payAll(email)
    await prepare(owner)
    await rehearse(owner)
    letItPass(email)
    await close(owner, email)
    expect(await expectQuarterAddsUp(owner)).toBeGreaterThan(0)
    await expectFineOnPhone(owner)
  }).timeout(300_000)
})

/** Somebody asks, on the contact page. */
async function ask(email: string) {
  const customer = await visitor({ viewport: PHONE })
  await open(customer, '/contact')
  await fillIn(customer, {
    'Naam': 'Meike Bakker',
    'E-mail': email,
    'Telefoon': '06 12345678',
    'Vraag of bericht': 'Kunnen jullie met 24 man komen? We zitten in Rhenen.',
  })
  await button(customer, 'Verstuur').click()
  await expect(customer.getByRole('heading', { name: 'Bedankt!' })).toBeVisible()
}

/** Goes from the message to the mail with the quote. */
async function offer(owner: Page, email: string) {
  await phone.tapDaily(owner, 'Berichten')
  await phone.findRow(owner, email)
  await owner.getByRole('link', { name: 'Maak hier een boeking van' }).click()
  const main = owner.getByRole('main')
  await expect(main.getByLabel(/^Naam/)).toHaveValue('Meike Bakker')
  await expect(main.getByLabel(/^Notities/)).toHaveValue(/met 24 man/)
  await main.getByLabel(/^Dag/).fill(inDays(5))
  await main.getByLabel(/^Begint om/).fill('19:30')
  await main.getByLabel(/^Aantal personen/).fill('24')
  await main.getByLabel(/^Straat en huisnummer/).fill('Dorpsstraat 12')
  await main.getByLabel(/^Postcode/).fill('3911ab')
  await main
    .getByLabel(/^Plaats/)
    .last()
    .fill('Rhenen')
  await main.getByLabel(/^Kilometers heen/).fill('38')
  await expect(main).toContainText(/Dat kost €\s390,40, met 76 kilometer/)
  await expectFineOnPhone(owner)
  await button(owner, 'Opslaan').click()

  await expect(owner.getByRole('heading', { name: 'Offerte maken' })).toBeVisible()
  await button(owner, 'Regel toevoegen').click()
  const line = owner.getByRole('group', { name: 'Extra regel 1' })
  await line.getByLabel('Wat').fill('Drankjes na afloop')
  await line.getByLabel('Bedrag in euro’s').fill('36.55')
  await expect(main).toContainText(/Totaal( inclusief btw)?\s*€\s426,95/)
  await expectFineOnPhone(owner)
  await button(owner, 'Offerte mailen').click()
  await expect(owner.getByText('Wacht op akkoord')).toBeVisible()
  await expectFineOnPhone(owner)
}

/** The customer says yes on the page behind the mail, and pays the whole. */
async function payAll(email: string) {
  const mail = await waitForMail(email, 'Offerte voor Spellenfabriek')
  const customer = await visitor({ viewport: PHONE })
  await open(customer, new URL(link(mail, '/boeking/')).pathname)
  await expect(customer.getByRole('main')).toContainText(/€\s426,95/)
  await expectFineOnPhone(customer)
  await button(customer, 'Ik ga akkoord').click()
  await expect(customer.getByRole('main')).toContainText('De avond staat vast')
  await customer.getByRole('button', { name: /^Betaal alles/ }).click()
  await onPaymentPage(customer)
  await button(customer, 'Betaald').click()
  await customer.waitForURL('**/boeking/**')
  await expect(customer.getByRole('main')).toContainText('Alles is betaald, dank je wel.')
  await expectFineOnPhone(customer)
}

/** Makes the game and its printed things ready, as Vandaag asks for it. */
async function prepare(owner: Page) {
  await owner.reload()
  await expect(owner.getByText('Betaald', { exact: true }).first()).toBeVisible()
  await button(owner, 'Klant toevoegen').click()
  await expect(heading(owner)).toHaveText('Meike Bakker')
  await phone.tapDaily(owner, 'Vandaag')
  const evening = card(owner)
  await expect(evening).toContainText('Spellenfabriek, 24 personen')
  await expect(evening.getByRole('link', { name: /^Route naar Dorpsstraat 12/ })).toBeVisible()
  await expectFineOnPhone(owner)

  await evening.getByRole('link', { name: 'Er is nog geen klant met een Spellenfabriek' }).click()
  await button(owner, 'Spellenfabriek inschakelen').click()
  await expect(owner.getByRole('link', { name: 'Ga naar Spellenfabriek' })).toBeVisible()
  await phone.tapDaily(owner, 'Vandaag')
  await expect(evening).toContainText('Klaar om te spelen (0 van 4)')
  await evening.getByRole('link', { name: 'Nog geen kamers gekozen' }).click()
  await expect(heading(owner)).toHaveText('Spellenfabriek van Meike Bakker')
  await chooseRooms(owner, 1)

  await phone.tapDaily(owner, 'Vandaag')
  await press(owner, 'Geprint', 'QR-kaarten nog niet geprint')
  await expect(evening).toContainText('QR-kaarten geprint')
  await press(owner, 'Geprint', 'Papieren set nog niet geprint')
  await expect(evening).toContainText('Klaar om te spelen (3 van 4)')
  await press(owner, 'Toch niet', 'QR-kaarten geprint')
  await expect(evening).toContainText('QR-kaarten nog niet geprint')
  await press(owner, 'Geprint', 'QR-kaarten nog niet geprint')
  await expect(evening).toContainText('QR-kaarten geprint')
  await evening.getByText(/^Meenemen/).click()
  const thing = evening.getByRole('checkbox').first()
  await thing.click()
  await expect(thing).toBeChecked()
  await expect(evening).toContainText(/\(1 van \d+ ingepakt\)/)
  await expectFineOnPhone(owner)
}

async function chooseRooms(owner: Page, count: number) {
  await button(owner, 'Bewerken').click()
  await owner.getByLabel('Aantal teams').fill('1')
  await button(owner, 'Geen kamers').click()
  for (let room = 0; room < count; room++)
    await owner
      .getByRole('group', { name: /^Kamers/ })
      .getByRole('checkbox')
      .nth(room)
      .check()
  await expectFineOnPhone(owner)
  await button(owner, 'Opslaan').click()
  await expect(owner.getByText('Opgeslagen.')).toBeVisible()
}

/**
 * Robots play the evening. Once the rooms change, the page says that the printed set is out of
 * date.
 */
async function rehearse(owner: Page) {
  const evening = card(owner)
  await evening.getByRole('link', { name: 'Nog geen repetitie gespeeld' }).click()
  await button(owner, 'Repetitie met robotteams').click()
  await expect(owner.getByText('De robotteams spelen.')).toBeVisible({ timeout: 60_000 })
  await expectFineOnPhone(owner)
  await expect(owner.getByText(/De repetitie is geslaagd/)).toBeVisible({ timeout: REHEARSAL_MS })
  await chooseRooms(owner, 2)
  await phone.tapDaily(owner, 'Vandaag')
  await expect(evening).toContainText('Repetitie geslaagd')
  const again = 'Papieren set geprint, maar daarna is er iets veranderd'
  await expectFineOnPhone(owner)
  await press(owner, 'Geprint', again)
  await expect(evening).toContainText('Papieren set geprint')
  await expect(evening).not.toContainText('print opnieuw')
}

/** Six days pass for this evening. */
function letItPass(email: string) {
  const database = new Database(realShop().database)
  const { changes } = database
    .prepare("update bookings set starts_at = datetime(starts_at, '-6 days') where email = ?")
    .run(email)
  database.close()
  expect(changes).toBe(1)
}

/** The evening was played, and nothing is left to do. */
async function close(owner: Page, email: string) {
  await phone.tapMenu(owner, 'Boekingen')
  await phone.findRow(owner, email)
  await button(owner, 'De avond is gespeeld').click()
  await expect(owner.getByText('Gespeeld en betaald: je kunt de boeking sluiten.')).toBeVisible()
  await expectFineOnPhone(owner)
  await button(owner, 'Boeking sluiten').click()
  await expect(owner.getByText('Er is niets meer te doen.', { exact: true })).toBeVisible()
  await expectFineOnPhone(owner)
}

/** The button beside a part; a screen reader hears which part. */
const press = (owner: Page, name: string, part: string) =>
  card(owner)
    .getByRole('listitem')
    .filter({ hasText: part })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
const card = (owner: Page) => owner.getByRole('article').filter({ hasText: 'Meike Bakker' })
