import { test } from '@japa/runner'
import { CATALOGUE } from '#games/catalogue'
import { recept } from '#games/recept/recept_game'
import { visitor, expect } from '#tests/helpers/visitor'
import { link, waitForMail, SHOP_ADDRESS } from '#tests/helpers/shop/demo_inbox'
import { buyGame } from '#tests/helpers/play/game_board'
import { findIn, present } from '#tests/helpers/present'

/** The script is not fetched, which the browser counts as a request that fails. */
const NO_JAVASCRIPT = { javaScriptEnabled: false, allowed: [/\/assets\/[\w-]+\.js csp$/] }

test.group('Reading without JavaScript', () => {
  test('the overview shows ten games in order, each with its price', async () => {
    const page = await visitor(NO_JAVASCRIPT)
    await page.goto('/escaperooms')
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(
      CATALOGUE.map(({ title }) => title)
    )
    for (const card of await page.getByRole('article').all()) {
      await expect(card).toContainText(/€\s\d+,\d\d|GRATIS/)
    }
    await expect(page.getByRole('article').filter({ hasText: 'GRATIS' })).toHaveCount(1)
  })

  test('every card has a link "meer info" to the page of its game', async () => {
    const page = await visitor(NO_JAVASCRIPT)
    await page.goto('/escaperooms')
    const links = page.getByRole('article').getByRole('link', { name: /meer info/ })
    await expect(links).toHaveCount(CATALOGUE.length)
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(addresses).toEqual(CATALOGUE.map(({ itemName }) => `/escaperooms/${itemName}`))
  })

  test('the film of how it works shows its poster, and leads to the film', async () => {
    const page = await visitor(NO_JAVASCRIPT)
    const poster = page.waitForResponse(/\/zo-werkt-het[^/]*\.webp/)
    await page.goto('/')
    expect((await poster).status()).toBe(200)
    const film = page.locator('video')
    await expect(film).toHaveCSS('background-image', /zo-werkt-het[^/]*\.webp/)
    await expect(film).toHaveAttribute('controls')
  })

  test('the page of a game is complete', async () => {
    const page = await visitor(NO_JAVASCRIPT)
    const game = findIn(CATALOGUE, ({ itemName }) => itemName === 'sintjunior')
    await page.goto('/escaperooms/sintjunior')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(game.title)
    for (const text of [
      ...game.description,
      ...game.needed,
      game.audience,
      game.players,
      game.playtime,
    ]) {
      await expect(main.getByText(text)).toBeVisible()
    }
    await expect(main).toContainText(/€\s9,50/)
    await expect(
      page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('listitem')
    ).toHaveText(['home', 'escape rooms', 'sinterklaasspel junior'])
    await main.getByRole('link', { name: 'bestel nu' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sinterklaasspel junior bestellen'
    )
  })

  test('the page {path} tells our e-mail address to people and not to collectors of addresses')
    .with([
      { path: '/contact' },
      { path: '/herroepingsrecht' },
      { path: '/escaperooms/ontgoocheld2' },
    ])
    .run(async (_, { path }) => {
      const page = await visitor(NO_JAVASCRIPT)
      const reply = present(await page.goto(path), 'the answer')
      await expect(
        page.getByRole('main').getByText('winkel [at] example [punt] nl').first()
      ).toBeVisible()
      expect(await reply.text()).not.toContain(SHOP_ADDRESS)
    })

  test('the page of an order tells everything', async () => {
    const { email } = await buyGame(await visitor(), recept)
    const order = link(await waitForMail(email), '/bestelling/')
    const page = await visitor(NO_JAVASCRIPT)
    await page.goto(order)
    const main = page.getByRole('main')
    await expect(main).toContainText('Betaald, en klaar om te spelen')
    await expect(main.getByRole('link', { name: 'Begin met spelen' })).toBeVisible()
    await expect(main).toContainText(/Totaal\s*€\s17,50/)
    await expect(main.locator('noscript p')).toBeVisible()
    await expect(main.locator('noscript p')).toHaveText(/^Deze knop heeft JavaScript nodig\./)
    await main.getByRole('link', { name: 'Naar de download' }).click()
    await expect(main.getByRole('link', { name: 'Download in kleur' })).toBeVisible()
  })

  test('a customer who lost the mail reads that the form needs JavaScript', async () => {
    const page = await visitor(NO_JAVASCRIPT)
    await page.goto('/')
    await page.getByRole('link', { name: 'Waar is mijn bestelling?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waar is mijn bestelling?')
    await expect(page.getByRole('main').locator('noscript p')).toBeVisible()
  })

  test('the text typed in a form never ends up in an address', async () => {
    const page = await visitor({
      ...NO_JAVASCRIPT,
      allowed: [...NO_JAVASCRIPT.allowed, /status of 4\d\d/],
    })
    await page.goto('/bestellen/cunera-van-rhenen')
    await page.getByRole('textbox', { name: 'Naam' }).fill('Noor de Vries')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('noor@example.nl')
    await page.getByRole('textbox', { name: 'E-mail' }).press('Enter')
    await page.waitForLoadState()
    expect(page.url()).not.toContain('noor')
  })
})
