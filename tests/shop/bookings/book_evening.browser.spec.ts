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
    await boss.getByRole('main').getByLabel(/^Dag/).fill('2027-03-06')
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
    await boss.getByRole('button', { name: 'Maak de klant' }).click()
    await expect(boss.getByRole('heading', { level: 1 })).toHaveText('Noor de Vries')
    await boss.goto('/dashboard/boekingen')
    /** Other evenings are of the same name. */
    await expect(boss.getByRole('row', { name: /6 mrt 2027.*Noor de Vries/ })).toContainText(
      'Afgesproken'
    )
    await expectAccessibleEverywhere(boss)
  }).timeout(120_000)
})
