import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { expect } from '#tests/helpers/bezoeker'
import * as bord from '#tests/helpers/spelbord'
import { antwoordVan, deur, eerste, invoer, knop, kop, tweede, Zaal } from '#tests/helpers/zaal'

test.group('A screen that changes by itself', () => {
  test('gives the focus to its title, and says what happened', async () => {
    const zaal = await Zaal.open(1)
    await zaal.begin()
    const [noor, sam] = [await zaal.speler(1, 'De Uilen'), await zaal.telefoon(1)]
    await expect(kop(sam)).toHaveText('Kies een kamer')
    await deur(noor, tweede).focus()
    await deur(sam, eerste).click()
    await expect(kop(noor)).toHaveText(eerste.naam)
    await expect(kop(noor)).toBeFocused()
    await expect(gezegd(noor)).toHaveText(`Jullie zijn nu binnen bij ${eerste.naam}.`)

    await invoer(noor).fill('zeker weten van niet')
    await knop(sam, 'Kamer verlaten').click()
    await expect(kop(noor)).toHaveText('Kies een kamer')
    await expect(kop(noor)).toBeFocused()

    await deur(sam, eerste).click()
    await invoer(noor).press('Enter')
    await expect(bord.dialoog(noor)).toBeVisible()
    await knop(sam, 'Kamer verlaten').click()
    await expect(kopAchterDialoog(noor)).toHaveText('Kies een kamer')
    const sluiten = bord.dialoog(noor).getByRole('button')
    await expect(sluiten).toBeFocused()
    await sluiten.press('Enter')
    await bord.verwachtGeenDialoog(noor)
    await expect(kop(noor)).toBeFocused()

    await deur(noor, tweede).focus()
    zaal.laatTijdVerstrijken()
    await expect(kop(noor)).toHaveText('De tijd is om')
    await expect(kop(noor)).toBeFocused()
    await expect(gezegd(noor)).toHaveText('De tijd is om.')
  })

  test('leaves who is typing alone', async () => {
    const zaal = await Zaal.open(1)
    await zaal.doe('openlobby')
    const noor = await zaal.telefoon(1)
    const naam = noor.getByLabel('Teamnaam')
    await naam.pressSequentially('De Ui')
    await zaal.doe('startspel')
    await expect(noor.getByRole('timer')).toBeVisible()
    await naam.pressSequentially('len')
    await expect(naam).toBeFocused()
    await expect(naam).toHaveValue('De Uilen')
    await expect(gezegd(noor)).toBeEmpty()
  })

  test('keeps what was typed in a room for when the room opens again', async () => {
    const zaal = await Zaal.open(1)
    await zaal.begin()
    const [noor, sam] = [await zaal.speler(1, 'De Uilen'), await zaal.telefoon(1)]
    await deur(noor, eerste).click()
    await invoer(noor).fill('half getypt')
    await knop(sam, 'Kamer verlaten').click()
    await deur(sam, tweede).click()
    await expect(kop(noor)).toHaveText(tweede.naam)
    await expect(invoer(noor)).toHaveValue('')
    await knop(sam, 'Kamer verlaten').click()
    await deur(sam, eerste).click()
    await expect(invoer(noor)).toHaveValue('half getypt')
    await noor.reload()
    await expect(invoer(noor)).toHaveValue('half getypt')
    expect(await kladjes(noor)).toHaveLength(1)

    await invoer(sam).fill(antwoordVan(eerste))
    await invoer(sam).press('Enter')
    await bord.kies(sam, 'Verder')
    await expect(kop(noor)).toHaveText('Kies een kamer')
    await expect.poll(() => kladjes(noor)).toHaveLength(0)
    await expect.poll(() => kladjes(sam)).toHaveLength(0)
  })
})

test.group('A phone at zero', () => {
  test('says so after a moment of its own, unless it heard that it is over', async () => {
    const zaal = await Zaal.open(1)
    await zaal.begin()
    const begin = Date.now()
    const server = { status: 'started', eindtijd: begin + 60_000, gevraagd: 0, gemeld: 0 }
    const noor = await zaal.speler(1, 'De Uilen', async (page) => {
      await page.addInitScript(() => (Math.random = () => 0.9))
      await page.routeWebSocket(/\/app\//, () => {})
      await page.route('**/api/spellenfabriek/timeout', async (route) => {
        server.gemeld += 1
        await route.fulfill({ status: 409, json: { message: 'Even niet.' } })
      })
      await page.route('**/api/spellenfabriek/klant', async (route) => {
        const echt = (await (await route.fetch()).json()) as { spellenfabriek: object }
        const { status, eindtijd } = server
        const json = {
          ...echt,
          versie: 1_000_000 + server.gevraagd,
          server_tijd: await page.evaluate(() => Date.now()),
          spellenfabriek: { ...echt.spellenfabriek, status, eindtijd },
        }
        await route.fulfill({ json })
        server.gevraagd += 1
      })
      await page.clock.install({ time: begin })
    })
    const klok = noor.getByRole('timer')
    const kijk = () => noor.evaluate(() => void window.dispatchEvent(new Event('online')))

    await expect.poll(() => server.gevraagd).toBeGreaterThan(0)
    await noor.clock.pauseAt(begin + 50_000)
    await expect(klok).toHaveText('00:10')
    await noor.clock.runFor(10_500)
    await expect(klok).toHaveText('00:00')
    expect(server.gemeld).toBe(0)
    await noor.clock.runFor(1_500)
    await expect.poll(() => server.gemeld).toBe(1)

    server.eindtijd = begin + 72_000
    await kijk()
    await expect(klok).toHaveText('00:10')
    await noor.clock.runFor(10_500)
    await expect(klok).toHaveText('00:00')
    server.status = 'timeout'
    await kijk()
    await expect(kop(noor)).toHaveText('De tijd is om')
    await noor.clock.runFor(5_000)
    expect(server.gemeld).toBe(1)
    await noor.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.group('The line of a phone', () => {
  test('is not called slow before it had the time to come up', async () => {
    const zaal = await Zaal.open(1)
    await zaal.begin()
    const noor = await zaal.telefoon(1, async (page) => {
      await page.addInitScript(onthoudTrageVerbinding)
    })
    await zaal.doe('mededeling', { tekst: 'De koffie staat klaar' })
    await expect(noor.getByText('De koffie staat klaar')).toBeVisible()
    expect(await noor.evaluate(() => sessionStorage.getItem('traag'))).toBeNull()
  })

  test('is called slow when no socket comes up, and the game goes on', async () => {
    const zaal = await Zaal.open(1)
    await zaal.begin()
    const noor = await zaal.telefoon(1, async (page) => {
      await page.routeWebSocket(/\/app\//, () => {})
    })
    await expect(noor.getByText('Trage verbinding')).toHaveCount(0)
    await expect(noor.getByText('Trage verbinding')).toBeVisible()
    await zaal.doe('mededeling', { tekst: 'De koffie staat klaar' })
    await expect(noor.getByText('De koffie staat klaar')).toBeVisible()
  })

  test('is let go when a new code shuts the phone out, or its team stands aside', async () => {
    const zaal = await Zaal.open(3)
    const sockets: Record<string, () => number> = {}
    const luister = (naam: string) => async (page: Page) => {
      const open = new Set<object>()
      page.on('websocket', (socket) => {
        open.add(socket)
        socket.on('close', () => open.delete(socket))
      })
      sockets[naam] = () => open.size
    }
    const [uit, opzij, erin] = [
      await zaal.telefoon(1, luister('uit')),
      await zaal.telefoon(3, luister('opzij')),
      await zaal.telefoon(2, luister('erin')),
    ]
    await expect.poll(() => Object.values(sockets).map((aantal) => aantal())).toEqual([1, 1, 1])
    /** A page that is loaded anew takes its socket along; of the other one the socket itself ends. */
    await zaal.vernieuwQr(1)
    await expect(uit.getByRole('alert')).toContainText('Probeer opnieuw in te loggen')

    await zaal.zetAantalTeams(2)
    await expect(opzij.getByText('Dit team is momenteel niet actief.')).toBeVisible()
    await expect.poll(sockets.opzij!).toBe(0)
    await zaal.zetAantalTeams(3)
    await expect(opzij.getByText('Spel verzamelpunt is gesloten')).toBeVisible()
    await expect.poll(sockets.opzij!).toBe(1)
    expect(sockets.erin!()).toBe(1)
    await expect(kop(erin)).toHaveText('Nog even wachten')
  })
})

const gezegd = (page: Page) => page.locator('main > p[role=status].sr-only')
const kopAchterDialoog = (page: Page) => page.locator('main h1')

const kladjes = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((naam) => naam.startsWith('klad:')))

/** Runs in the page: remembers whether it ever said so. */
function onthoudTrageVerbinding() {
  new MutationObserver(() => {
    if (document.body?.innerText.includes('Trage verbinding')) sessionStorage.setItem('traag', 'ja')
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
