import { test } from '@japa/runner'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'
import { field, fillIn } from '#tests/helpers/shop/checkout'
import { uniqueAddress, waitForMail, SHOP_ADDRESS } from '#tests/helpers/shop/demo_inbox'

test.group('Asking the price of an evening', () => {
  test('a visitor computes the price on the page of the game, and sends the question that stands ready', async () => {
    const page = await visitor({ allowed: [/status of 422 .*\/escaperooms\/spellenfabriek/] })
    await open(page, '/escaperooms/spellenfabriek')
    await fillIn(page, { 'Met hoeveel zijn jullie?': '70' })
    await page.getByRole('button', { name: 'Reken uit' }).click()
    await expect(field(page, 'Hoeveel kilometer is het rijden?')).toBeFocused()
    await expect(field(page, 'Hoeveel kilometer is het rijden?')).toHaveAccessibleDescription(
      /een schatting is genoeg/
    )
    await fillIn(page, { 'Hoeveel kilometer is het rijden?': '38' })
    await page.getByRole('button', { name: 'Reken uit' }).click()

    const outcome = page.getByRole('status').filter({ hasText: 'Als indicatie' })
    await expect(outcome).toContainText(/€\s1\.080,40/)
    await expect(outcome).toContainText('gemaakt voor hoogstens 60 personen')
    await expectAccessible(page)

    await outcome.getByRole('link', { name: 'Vraag of het kan' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
    await expect(field(page, 'Vraag of bericht')).toHaveValue(/belangstelling voor Spellenfabriek/)
    await expectAccessible(page)
    const email = uniqueAddress()
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email })
    await page.getByRole('button', { name: 'Verstuur' }).click()
    await expect(page.getByRole('heading', { name: 'Bedankt!' })).toBeVisible()
    const mail = await waitForMail(SHOP_ADDRESS, email)
    expect(mail.text).toContain('Aantal: 70 personen')
  })

  test('the same form gives the same sum without JavaScript', async () => {
    const page = await visitor({
      javaScriptEnabled: false,
      allowed: [/\/assets\/[\w-]+\.js csp$/],
    })
    await page.goto('/escaperooms/ontgoocheld2')
    await page.getByLabel('Met hoeveel zijn jullie?').fill('5')
    await page.getByLabel('Hoeveel kilometer is het rijden?').fill('12')
    await page.getByRole('button', { name: 'Reken uit' }).click()
    await expect(page).toHaveURL(/personen=5&km=12&dag=#indicatie$/)
    await expect(page.getByRole('main')).toContainText(/€\s69,60/)
  })
})
