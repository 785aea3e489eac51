import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { expect } from '#tests/helpers/visitor'
import { StandaloneShop } from '#tests/helpers/standalone_shop'
import * as board from '#tests/helpers/play/game_board'
import { sticksOutWhenSpaced } from '#tests/helpers/wide_text'
import {
  answerOf,
  door,
  first,
  input,
  button,
  heading,
  second,
  Hall,
} from '#tests/helpers/live/hall'

/** How each door of the street stands, as it is drawn. */
const street = (page: Page) =>
  page
    .locator('.street .house')
    .evaluateAll((all) => all.map(({ classList }) => classList[1]?.replace('house-', '')))

/** What is drawn on each door. */
const drawings = (page: Page) =>
  page.locator('.street .emblem').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML))

test.group('Teams in the hall', () => {
  test('the second of two teams for one room reads who is in it, and gets it afterwards', async () => {
    const hall = await Hall.open(2)
    await hall.begin()
    /** Names of the length that a name may have, without a place to break them. */
    const [owlsName, foxesName] = ['Uilen'.repeat(8), 'Vos'.repeat(13)]
    const [owls, foxes] = [await hall.player(1, owlsName), await hall.player(2, foxesName)]
    for (const page of [owls, foxes]) await expect(door(page, first)).toBeEnabled()
    /** Both buttons are pressed as they stand; only afterwards it shows which team was quicker. */
    await Promise.all(
      [owls, foxes].map((page) =>
        door(page, first).evaluate((found) => (found as HTMLButtonElement).click())
      )
    )

    const inside = async () => ((await input(owls).count()) > 0 ? owls : foxes)
    await expect.poll(async () => (await input(await inside()).count()) > 0).toBe(true)
    const [winner, loser] = (await inside()) === owls ? [owls, foxes] : [foxes, owls]
    const name = winner === owls ? owlsName : foxesName
    await expect(loser.getByText(`Hier is ${name}`).first()).toBeVisible()
    await expect.poll(() => street(loser)).toEqual(['taken', 'free'])
    expect(new Set(await drawings(loser)).size).toBe(2)
    /** A dialog tells it when the other press came first; it may come after the door closed. */
    await loser.addLocatorHandler(board.dialog(loser), () => board.choose(loser, 'Sluiten'))
    await expect(door(loser, first)).toBeDisabled()
    await board.expectAccessibleEverywhere(loser)
    await board.expectAccessibleEverywhere(winner)
    await board.expectFitsPhone(winner)
    await board.expectFitsPhone(loser)
    expect(await sticksOutWhenSpaced(winner)).toEqual([])
    expect(await sticksOutWhenSpaced(loser)).toEqual([])

    await button(winner, 'Kamer verlaten').click()
    await expect(door(loser, first)).toBeEnabled()
    await door(loser, first).click()
    await expect(heading(loser)).toHaveText(first.name)
  })

  test('two phones of one team stay in step, and each hint is paid once', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const noor = await hall.player(1, 'De Uilen')
    const sam = await hall.phone(1)
    await expect(heading(sam)).toHaveText('Kies een kamer')
    await door(noor, first).click()
    await expect(heading(sam)).toHaveText(first.name)

    await input(sam).fill('half getypt')
    /** Neither call leaves before both are on their way, or the button of the second says 'Hint 2' by then. */
    const { promise: bothTapped, resolve: together } = Promise.withResolvers<void>()
    let tapped = 0
    for (const page of [noor, sam])
      await page.route('**/useHint1', async (route) => {
        if (++tapped === 2) together()
        await bothTapped
        await route.continue()
      })
    await Promise.all([noor, sam].map((page) => button(page, /^Hint 1/).click()))
    for (const page of [noor, sam]) {
      await expect(page.getByText(first.hint1)).toBeVisible()
      await expect(page.getByText('Nu 55 punten waard')).toBeVisible()
    }
    await expect(input(sam)).toHaveValue('half getypt')

    await input(noor).fill('')
    await button(noor, 'Controleer').click()
    await expect(noor.getByText('Vul eerst een antwoord in')).toBeVisible()
    await input(noor).fill(answerOf(first))
    await input(noor).press('Enter')
    await board.choose(noor, 'Verder')
    for (const page of [noor, sam]) {
      await expect(page.getByText('Opgelost, 55 punten')).toBeVisible()
      await expect(page.getByText('55 punten', { exact: true })).toBeVisible()
    }
  })

  test('a team reads what a mistake cost, and at the end that it solved everything', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const noor = await hall.player(1, 'De Uilen')
    await door(noor, first).click()
    for (const [text, cost] of [
      ['mis', '−5 punten'],
      ['MIS', 'dit antwoord was al geteld'],
    ] as const) {
      await input(noor).fill(text)
      await input(noor).press('Enter')
      await board.expectDialog(noor, `Het antwoord '${text}' is fout...`, cost)
      await board.choose(noor, 'Sluiten')
    }
    for (const room of [first, second]) {
      if (room === second) await door(noor, second).click()
      await input(noor).fill(answerOf(room))
      await input(noor).press('Enter')
      const [brought, said] =
        room === first
          ? ['+55 punten', 'Op naar de volgende kamer']
          : ['+100 punten', 'Dat was de laatste deur']
      await board.expectDialog(noor, `${room.name} is opgelost`, brought, said)
      await board.choose(noor, 'Verder')
    }
    await expect(heading(noor)).toHaveText('Jullie hebben alles opgelost')
    expect(await street(noor)).toEqual(['done', 'done'])
    await expect(noor.getByText(/^In \d\d:\d\d, met \d+ punten$/)).toBeVisible()
    await expect(noor.getByText('meld je bij de spelleider')).toBeVisible()
    await board.expectAccessibleEverywhere(noor)
    await board.expectFitsPhone(noor)
    expect(await sticksOutWhenSpaced(noor)).toEqual([])

    const effects = button(noor, 'Geluid en beweging')
    await expect(effects).toHaveAttribute('aria-pressed', 'true')
    await effects.click()
    await noor.reload()
    await expect(effects).toHaveAttribute('aria-pressed', 'false')
  })

  test('a team gets the answer after three hints, for no points', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const noor = await hall.player(1, 'De Uilen')
    await door(noor, second).click()
    for (const number of [1, 2, 3]) await button(noor, new RegExp(`^Hint ${number}`)).click()
    await button(noor, 'Toon het antwoord').click()
    await board.expectDialog(
      noor,
      'Antwoord tonen',
      'Automatisch het antwoord invullen? Het team ontvangt dan 0 punten!'
    )
    await board.choose(noor, 'Ja')
    await expect(noor.getByText('Antwoord getoond, 0 punten')).toBeVisible()
    await expect(noor.getByText('Opgelost')).toHaveCount(0)
    const told = noor.locator('.house-told .seal')
    await expect(told).toHaveCount(1)
    await expect(told).toBeHidden()
    await door(noor, first).click()
    await input(noor).fill(answerOf(first))
    await input(noor).press('Enter')
    await board.choose(noor, 'Verder')
    await expect(heading(noor)).toHaveText('Jullie zijn klaar met alle kamers')
    hall.letTimePass()
    await expect(noor.getByText('Jullie hebben 1 van de 2 kamers opgelost.')).toBeVisible()
  })

  test('a phone that lost its line keeps its taps, and catches up by itself', async () => {
    const hall = await Hall.open(2)
    await hall.begin()
    const [owls, foxes] = [await hall.player(1, 'De Uilen'), await hall.player(2, 'De Vossen')]
    await door(owls, first).click()
    await input(owls).fill(answerOf(first))
    await owls.context().setOffline(true)
    await input(owls).press('Enter')
    await expect(owls.getByText('Geen verbinding. Wat je tikt wordt bewaard.')).toBeVisible()
    await door(foxes, second).click()
    await hall.run('mededeling', { tekst: 'De koffie staat klaar' })
    await owls.context().setOffline(false)
    await board.expectDialog(owls, `${first.name} is opgelost`)
    await board.choose(owls, 'Verder')
    await expect(owls.getByText('De koffie staat klaar')).toBeVisible()
    await expect(owls.getByText('Hier is De Vossen')).toBeVisible()
    await expect(owls.getByText('Geen verbinding.')).toHaveCount(0)
  })

  test('a player who types when the time runs out loses nothing that counted, and nothing counts after it', async () => {
    const hall = await Hall.open(2)
    await hall.begin()
    const [owls, foxes] = [await hall.player(1, 'De Uilen'), await hall.player(2, 'De Vossen')]
    await door(owls, first).click()
    await input(owls).fill(answerOf(first))
    await input(owls).press('Enter')
    await board.choose(owls, 'Verder')
    await door(foxes, first).click()
    await input(foxes).fill(answerOf(first))
    hall.letTimePass()
    for (const page of [owls, foxes]) {
      await expect(heading(page)).toHaveText('De tijd is om')
      await expect(page.getByText('Spel is afgelopen, tijd is voorbij')).toBeVisible()
    }
    await expect(owls.getByText('Jullie hebben 1 van de 2 kamers opgelost.')).toBeVisible()
    await hall.run('finishspel')
    await expect(owls.getByText('Jullie zijn 1e geworden, met 60 punten.')).toBeVisible()
    await expect(foxes.getByText('Jullie zijn 2e geworden, met 0 punten.')).toBeVisible()
    await board.expectAccessibleEverywhere(owls)
  })

  test('a player without a code, or with an old one, reads what to do', async () => {
    const hall = await Hall.open(1)
    await hall.renewQr(1)
    const page = await hall.phone(1)
    const alert = page.getByRole('alert')
    const words = 'Er is iets mis gegaan. Probeer opnieuw in te loggen via de QR code'
    await expect(alert).toHaveText(words)
    await page.goto(page.url().replace(/\?.*$/, ''))
    await expect(alert).toHaveText(words)
    await board.expectAccessibleEverywhere(page)
  })

  test('the phones find a restarted server by themselves, and no point is lost', async ({
    cleanup,
  }) => {
    const shop = await StandaloneShop.make({ SMTP_HOST: '127.0.0.1' })
    cleanup(() => shop.cleanUp())
    await shop.setUp()
    await shop.start()
    const hall = await Hall.open(1, { url: shop.url, database: shop.database })
    await hall.begin()
    const [noor, sam] = [await hall.player(1, 'De Uilen'), await hall.phone(1)]
    await door(noor, first).click()
    await input(noor).fill(answerOf(first))
    await input(noor).press('Enter')
    await board.choose(noor, 'Verder')
    await door(noor, second).click()
    await expect(heading(sam)).toHaveText(second.name)

    await shop.dead()
    await expect(sam.getByText('Geen verbinding.')).toBeVisible()
    await button(noor, /^Hint 1/).click()
    await shop.start()
    for (const page of [noor, sam]) {
      await expect(page.getByText(second.hint1)).toBeVisible()
      await expect(page.getByText('60 punten', { exact: true })).toBeVisible()
      await expect(page.getByText('Geen verbinding.')).toHaveCount(0)
    }
  }).timeout(180_000)
})
