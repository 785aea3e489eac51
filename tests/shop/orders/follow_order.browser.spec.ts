import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { recept } from '#games/recept/recept_game'
import { visitor, expect, open } from '#tests/helpers/visitor'
import {
  ADDRESS,
  orderButton,
  onPaymentPage,
  checkOut,
  field,
  fillIn,
} from '#tests/helpers/shop/checkout'
import { link, mailsTo, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import * as board from '#tests/helpers/play/game_board'
import { sticksOutWhenSpaced } from '#tests/helpers/wide_text'

const ANSWER = 'Als er bestellingen bij dit adres horen, staat er zo meteen een e-mail in je inbox.'
const SUBJECT = 'Je bestellingen bij ons'

test.group('Following an order', () => {
  test('a customer who lost the mail asks for it again, and downloads the game from the page of the order', async () => {
    const page = await visitor()
    const email = uniqueAddress()
    await open(page, '/bestellen/sintjunior')
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email })
    await orderButton(page).click()
    await checkOut(page, 'Betaald')
    await waitForMail(email)

    await open(page, '/')
    await page
      .getByRole('navigation', { name: 'Klantenservice' })
      .getByRole('link', { name: 'Waar is mijn bestelling?' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waar is mijn bestelling?')
    await fillIn(page, { 'E-mail': email.toUpperCase() })
    await page.getByRole('button', { name: 'Stuur mijn links' }).click()
    await expect(page.getByText(ANSWER)).toBeFocused()
    await board.expectAccessibleEverywhere(page)
    const mail = await waitForMail(email, SUBJECT)

    await open(page, link(mail, '/bestelling/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je bestelling')
    const main = page.getByRole('main')
    await expect(main).toContainText('Betaald, en klaar om te spelen')
    await expect(main.getByRole('link', { name: /^Pdf van / })).toBeVisible()
    await board.expectFitsPhone(page)
    expect(await sticksOutWhenSpaced(page)).toEqual([])
    await board.expectAccessibleEverywhere(page)
    await main.getByRole('link', { name: 'Naar de download' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download in kleur' }).click(),
    ])
    const pdf = await readFile(await download.path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('a visitor who never ordered reads the same, and gets nothing', async () => {
    const page = await visitor({ allowed: [/status of 422 .*\/bestelling/] })
    await open(page, '/bestelling')
    await page.getByRole('button', { name: 'Stuur mijn links' }).click()
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/Vul een e-mailadres in\./)
    await expect(field(page, 'E-mail')).toBeFocused()

    const unknown = uniqueAddress('niemand')
    await fillIn(page, { 'E-mail': unknown })
    await field(page, 'E-mail').press('Enter')
    await expect(page.getByText(ANSWER)).toBeVisible()
    await board.buyGame(page, { itemName: 'cunera-van-rhenen' })
    expect(await mailsTo(unknown)).toHaveLength(0)
  })

  test('a customer pays again after a failed payment from the page of the order, and the parcel is on its way', async () => {
    const page = await visitor()
    const email = uniqueAddress()
    await open(page, '/bestellen/binky')
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email, ...ADDRESS })
    await orderButton(page).click()
    await checkOut(page, 'Mislukt')
    await page.getByRole('link', { name: 'Alles over je bestelling' }).click()

    const main = page.getByRole('main')
    await expect(main).toContainText('De betaling is niet gelukt')
    await board.expectFitsPhone(page)
    expect(await sticksOutWhenSpaced(page)).toEqual([])
    await board.expectAccessibleEverywhere(page)
    const address = page.url()
    await main.getByRole('button', { name: 'Opnieuw betalen' }).click()
    await onPaymentPage(page)

    await open(page, address)
    await expect(main).toContainText('Je bestelling wacht op je betaling')
    await main.getByRole('button', { name: 'Betalen' }).click()
    await checkOut(page, 'Betaald')

    await open(page, link(await waitForMail(email), '/bestelling/'))
    expect(page.url()).toBe(address)
    await expect(main).toContainText('Betaald, we pakken je spel in')
    await expect(main).toContainText('Dorpsstraat 12')
    await expect(main.getByRole('link', { name: /hintpagina van Binky/ })).toBeVisible()
    await board.expectFitsPhone(page)
    expect(await sticksOutWhenSpaced(page)).toEqual([])
    await board.expectAccessibleEverywhere(page)
  })

  test('a customer extends an ended play link with one press, and the game goes on', async () => {
    const page = await visitor()
    const { email, playLink } = await board.buyGame(page, recept)
    const order = link(await waitForMail(email), '/bestelling/')
    await open(page, playLink)
    await board.solve(page, recept.puzzles[0])
    board.letExpire(playLink, 3)

    await open(page, playLink)
    await expect(page.getByRole('alert')).toHaveText(board.INVALID_LINK)
    const main = page.getByRole('main')
    await expect(main).toContainText('kan deze link nog een maand verlengen')
    await board.expectFitsPhone(page)
    expect(await sticksOutWhenSpaced(page)).toEqual([])
    await board.expectAccessibleEverywhere(page)

    await open(page, order)
    await expect(main).toContainText('Je speellink is verlopen op')
    await expect(main.getByRole('link', { name: 'Begin met spelen' })).toHaveCount(0)
    await board.expectAccessibleEverywhere(page)
    await main.getByRole('button', { name: 'Verleng met een maand' }).click()
    await expect(main).toContainText('Je speellink is verlengd en werkt tot')
    await expect(main.getByRole('button', { name: 'Verleng met een maand' })).toHaveCount(0)
    await board.expectFitsPhone(page)
    expect(await sticksOutWhenSpaced(page)).toEqual([])
    await board.expectAccessibleEverywhere(page)

    await main.getByRole('link', { name: 'Begin met spelen' }).click()
    const first = recept.puzzles[0]
    await board.expectSolved(board.puzzleOn(page, first), first.showAnswer)
  })
})
