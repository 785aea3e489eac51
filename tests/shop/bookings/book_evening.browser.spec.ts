import { test } from '@japa/runner'
import { expectAccessibleEverywhere } from '#tests/helpers/play/game_board'
import { admin } from '#tests/helpers/live/hall'
import { onPaymentPage } from '#tests/helpers/shop/checkout'
import { link, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import { expect, expectAccessible, open, visitor } from '#tests/helpers/visitor'

test.group('Booking an evening', () => {
  test('the owner offers an evening, the customer says yes and pays a deposit', async () => {
    const email = uniqueAddress('noor')
    const boss = await admin()
    await boss.goto('/dashboard/boekingen/nieuw')
    await boss.getByRole('main').getByLabel(/^Dag/).fill('2037-03-06')
    await boss
      .getByRole('main')
      .getByLabel(/^Begint om/)
      .fill('19:30')
    await boss
      .getByRole('main')
      .getByLabel(/^Aantal personen/)
      .fill('70')
    await expect(boss.getByText('dit spel is voor 9 tot 60 personen')).toBeVisible()
    await boss
      .getByRole('main')
      .getByLabel(/^Aantal personen/)
      .fill('24')
    await boss
      .getByRole('main')
      .getByLabel(/^Kilometers heen/)
      .fill('38')
    await expect(boss.getByRole('main')).toContainText(/Dat kost €\s390,40/)
    await boss
      .getByRole('main')
      .getByLabel(/^Straat en huisnummer/)
      .fill('Dorpsstraat 12')
    await boss
      .getByRole('main')
      .getByLabel(/^Postcode/)
      .fill('3911ab')
    await boss
      .getByRole('main')
      .getByLabel(/^Plaats/)
      .last()
      .fill('Rhenen')
    await boss.getByRole('main').getByLabel(/^Naam/).fill('Noor de Vries')
    await boss
      .getByRole('main')
      .getByLabel(/^E-mail/)
      .fill(email)
    await expectAccessibleEverywhere(boss)
    await boss.getByRole('button', { name: 'Opslaan' }).click()

    await expect(boss.getByRole('heading', { name: 'Offerte maken' })).toBeVisible()
    await boss
      .getByRole('main')
      .getByLabel(/^Aanbetaling in euro’s/)
      .fill('100')
    await boss.getByRole('button', { name: 'Regel toevoegen' }).click()
    const line = boss.getByRole('group', { name: 'Extra regel 1' })
    await line.getByLabel('Wat').fill('Drankjes na afloop')
    await line.getByLabel('Bedrag in euro’s').fill('36,50')
    await boss.getByLabel(/^Korting in euro’s/).fill('25')
    await expect(boss.getByRole('main')).toContainText(/Totaal( inclusief btw)?\s*€\s401,90/)
    await expectAccessibleEverywhere(boss)
    await boss.getByRole('button', { name: 'Offerte mailen' }).click()
    await expect(boss.getByText('Wacht op akkoord')).toBeVisible()

    const mail = await waitForMail(email, 'Offerte voor Spellenfabriek')
    const page = await visitor()
    await open(page, new URL(link(mail, '/boeking/')).pathname)
    await expect(page.getByRole('main')).toContainText(/€\s401,90/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ik ga akkoord' }).click()
    await expect(page.getByRole('main')).toContainText('De avond staat vast')
    await expectAccessible(page)
    await page.getByRole('button', { name: /Betaal de aanbetaling/ }).click()
    await onPaymentPage(page)
    await page.getByRole('button', { name: 'Betaald', exact: true }).click()
    await page.waitForURL('**/boeking/**')
    await expect(page.getByRole('main')).toContainText(/Je betaalde €\s100,00/)
    await expect(page.getByRole('link', { name: /^Pdf van / })).toBeVisible()
    await expectAccessible(page)

    await boss.reload()
    await expect(boss.getByRole('main')).toContainText('Deels betaald')
    await expectAccessibleEverywhere(boss)
    await boss.getByRole('button', { name: 'Klant toevoegen' }).click()
    await expect(boss.getByRole('heading', { level: 1 })).toHaveText('Noor de Vries')
    await boss.goto('/dashboard/boekingen')
    /** Other evenings have the same name. */
    await expect(boss.getByRole('row', { name: /6 mrt 2037.*Noor de Vries/ })).toContainText(
      'Afgesproken'
    )
    await expectAccessibleEverywhere(boss)
  }).timeout(120_000)

  test('the sum that a visitor computed stands in the booking; a day that is over is asked about', async () => {
    const name = uniqueAddress('Fien')
    const page = await visitor()
    await open(page, '/escaperooms/spellenfabriek?personen=31&km=17')
    await page.getByRole('link', { name: 'Vraag of het kan' }).click()
    await page.getByLabel(/^Naam/).fill(name)
    await page.getByLabel(/^E-mail/).fill(name)
    await page.getByRole('button', { name: 'Verstuur' }).click()
    await expect(page.getByText(/^Bedankt|^Dank je|ontvangen/).first()).toBeVisible()

    const boss = await admin()
    await boss.goto('/dashboard/berichten')
    await boss.getByRole('link', { name }).first().click()
    await boss.getByRole('link', { name: 'Maak hier een boeking van' }).click()
    const main = boss.getByRole('main')
    await expect(main.getByLabel(/^Aantal personen/)).toHaveValue('31')
    await expect(main.getByLabel(/^Kilometers heen/)).toHaveValue('17')
    await expect(main).toContainText('wat de klant op de spelpagina uitrekende')
    await expectAccessibleEverywhere(boss)
    await main.getByLabel(/^Dag/).fill('2020-03-05')
    await main.getByLabel(/^Begint om/).fill('19:30')
    await boss.getByRole('button', { name: 'Opslaan' }).click()
    const slip = boss.getByRole('alertdialog', { name: 'Deze dag is al voorbij' })
    await expect(slip).toContainText('Je zet de avond op 5 maart 2020.')
    await slip.getByRole('button', { name: 'Nee' }).click()
    await main.getByLabel(/^Dag/).fill('')
    await boss.getByRole('button', { name: 'Opslaan' }).click()

    await boss.getByRole('button', { name: 'Wijzigen', exact: true }).click()
    await main.getByLabel(/^Dag/).fill('2020-03-06')
    await main.getByLabel(/^Begint om/).fill('19:30')
    await boss.getByRole('button', { name: 'Opslaan', exact: true }).click()
    const question = boss.getByRole('alertdialog', { name: 'Deze dag is al voorbij' })
    await expect(question).toContainText('Je zet de avond op 6 maart 2020.')
    await expectAccessibleEverywhere(boss)
    await question.getByRole('button', { name: 'Nee' }).click()
    await expect(main.getByLabel(/^Dag/)).toHaveValue('2020-03-06')
    await boss.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await question.getByRole('button', { name: 'Ja' }).click()
    await expect(main.getByText('Opgeslagen.')).toBeVisible()
    await expect(main).toContainText('6 maart 2020')
  }).timeout(120_000)
})
