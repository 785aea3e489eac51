import { test } from '@japa/runner'
import { expect } from '#tests/helpers/bezoeker'
import { LosseWinkel } from '#tests/helpers/losse_winkel'
import * as bord from '#tests/helpers/spelbord'
import { antwoordVan, deur, eerste, invoer, knop, kop, tweede, Zaal } from '#tests/helpers/zaal'

test.group('Teams in the hall', () => {
  test('two teams want one room: the second reads who is in it, and gets it afterwards', async () => {
    const zaal = await Zaal.open(2)
    await zaal.begin()
    /** As long as a name may be, without a place to break it. */
    const [naamUilen, naamVossen] = ['Uilen'.repeat(8), 'Vos'.repeat(13)]
    const [uilen, vossen] = [await zaal.speler(1, naamUilen), await zaal.speler(2, naamVossen)]
    for (const page of [uilen, vossen]) await expect(deur(page, eerste)).toBeEnabled()
    /** Pressed as it stands: whether the other was quicker shows afterwards. */
    await Promise.all(
      [uilen, vossen].map((page) =>
        deur(page, eerste).evaluate((button) => (button as HTMLButtonElement).click())
      )
    )

    const binnen = async () => ((await invoer(uilen).count()) > 0 ? uilen : vossen)
    await expect.poll(async () => (await invoer(await binnen()).count()) > 0).toBe(true)
    const [winnaar, verliezer] = (await binnen()) === uilen ? [uilen, vossen] : [vossen, uilen]
    const naam = winnaar === uilen ? naamUilen : naamVossen
    await expect(verliezer.getByText(`Hier is ${naam}`).first()).toBeVisible()
    if (await bord.dialoog(verliezer).isVisible()) await bord.kies(verliezer, 'Sluiten')
    await expect(deur(verliezer, eerste)).toBeDisabled()
    await bord.verwachtOveralToegankelijk(verliezer)
    await bord.verwachtOveralToegankelijk(winnaar)
    await bord.verwachtPastOpTelefoon(winnaar)
    await bord.verwachtPastOpTelefoon(verliezer)

    await knop(winnaar, 'Kamer verlaten').click()
    await expect(deur(verliezer, eerste)).toBeEnabled()
    await deur(verliezer, eerste).click()
    await expect(kop(verliezer)).toHaveText(eerste.naam)
  })

  test('two phones of one team stay in step, and each hint is paid once', async () => {
    const zaal = await Zaal.open(1)
    await zaal.begin()
    const noor = await zaal.speler(1, 'De Uilen')
    const sam = await zaal.telefoon(1)
    await expect(kop(sam)).toHaveText('Kies een kamer')
    await deur(noor, eerste).click()
    await expect(kop(sam)).toHaveText(eerste.naam)

    await invoer(sam).fill('half getypt')
    /** Neither call leaves before both are on their way, or the button of the second says 'Hint 2' by then. */
    const { promise: beideGetikt, resolve: samen } = Promise.withResolvers<void>()
    let getikt = 0
    for (const page of [noor, sam])
      await page.route('**/useHint1', async (route) => {
        if (++getikt === 2) samen()
        await beideGetikt
        await route.continue()
      })
    await Promise.all([noor, sam].map((page) => knop(page, /^Hint 1/).click()))
    for (const page of [noor, sam]) {
      await expect(page.getByText(eerste.hint1)).toBeVisible()
      await expect(page.getByText('Nu 55 punten waard')).toBeVisible()
    }
    await expect(invoer(sam)).toHaveValue('half getypt')

    await invoer(noor).fill('')
    await knop(noor, 'Controleer').click()
    await expect(noor.getByText('Vul eerst een antwoord in')).toBeVisible()
    await invoer(noor).fill(antwoordVan(eerste))
    await invoer(noor).press('Enter')
    await bord.kies(noor, 'Verder')
    for (const page of [noor, sam]) {
      await expect(page.getByText('Opgelost, 55 punten')).toBeVisible()
      await expect(page.getByText('55 punten', { exact: true })).toBeVisible()
    }
  })

  test('the answer can be had after three hints, for nothing', async () => {
    const zaal = await Zaal.open(1)
    await zaal.begin()
    const noor = await zaal.speler(1, 'De Uilen')
    await deur(noor, tweede).click()
    for (const nummer of [1, 2, 3]) await knop(noor, new RegExp(`^Hint ${nummer}`)).click()
    await knop(noor, 'Toon het antwoord').click()
    await bord.verwachtDialoog(
      noor,
      'Antwoord tonen',
      'Automatisch het antwoord invullen? Het team ontvangt dan 0 punten!'
    )
    await bord.kies(noor, 'Ja')
    await expect(noor.getByText('Opgelost, 0 punten')).toBeVisible()
  })

  test('a phone that lost its line keeps what was tapped, and catches up by itself', async () => {
    const zaal = await Zaal.open(2)
    await zaal.begin()
    const [uilen, vossen] = [await zaal.speler(1, 'De Uilen'), await zaal.speler(2, 'De Vossen')]
    await deur(uilen, eerste).click()
    await invoer(uilen).fill(antwoordVan(eerste))
    await uilen.context().setOffline(true)
    await invoer(uilen).press('Enter')
    await expect(uilen.getByText('Geen verbinding. Wat je tikt wordt bewaard.')).toBeVisible()
    await deur(vossen, tweede).click()
    await zaal.doe('mededeling', { tekst: 'De koffie staat klaar' })
    await uilen.context().setOffline(false)
    await bord.verwachtDialoog(uilen, `${eerste.naam} is opgelost`)
    await bord.kies(uilen, 'Verder')
    await expect(uilen.getByText('De koffie staat klaar')).toBeVisible()
    await expect(uilen.getByText('Hier is De Vossen')).toBeVisible()
    await expect(uilen.getByText('Geen verbinding.')).toHaveCount(0)
  })

  test('the time runs out while somebody types: nothing is lost that counted, nothing counts after it', async () => {
    const zaal = await Zaal.open(2)
    await zaal.begin()
    const [uilen, vossen] = [await zaal.speler(1, 'De Uilen'), await zaal.speler(2, 'De Vossen')]
    await deur(uilen, eerste).click()
    await invoer(uilen).fill(antwoordVan(eerste))
    await invoer(uilen).press('Enter')
    await bord.kies(uilen, 'Verder')
    await deur(vossen, eerste).click()
    await invoer(vossen).fill(antwoordVan(eerste))
    zaal.laatTijdVerstrijken()
    for (const page of [uilen, vossen]) {
      await expect(kop(page)).toHaveText('De tijd is om')
      await expect(page.getByText('Spel is afgelopen, tijd is voorbij')).toBeVisible()
    }
    await zaal.doe('finishspel')
    await expect(uilen.getByText('Jullie zijn 1e geworden, met 60 punten.')).toBeVisible()
    await expect(vossen.getByText('Jullie zijn 2e geworden, met 0 punten.')).toBeVisible()
    await bord.verwachtOveralToegankelijk(uilen)
  })

  test('whoever comes without a code, or with an old one, reads what to do', async () => {
    const zaal = await Zaal.open(1)
    const page = await zaal.telefoon(1)
    await expect(page.getByText('Spel verzamelpunt is gesloten')).toBeVisible()
    await page.context().clearCookies()
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText(
      'Er is iets mis gegaan. Probeer opnieuw in te loggen via de QR code'
    )
    await bord.verwachtOveralToegankelijk(page)
  })

  test('the server falls over and is back: phones find it by themselves, and no point is lost', async ({
    cleanup,
  }) => {
    const winkel = await LosseWinkel.maak({ SMTP_HOST: '127.0.0.1' })
    cleanup(() => winkel.ruimOp())
    await winkel.zetOp()
    await winkel.start()
    const zaal = await Zaal.open(1, { url: winkel.url, database: winkel.database })
    await zaal.begin()
    const [noor, sam] = [await zaal.speler(1, 'De Uilen'), await zaal.telefoon(1)]
    await deur(noor, eerste).click()
    await invoer(noor).fill(antwoordVan(eerste))
    await invoer(noor).press('Enter')
    await bord.kies(noor, 'Verder')
    await deur(noor, tweede).click()
    await expect(kop(sam)).toHaveText(tweede.naam)

    await winkel.dood()
    await expect(sam.getByText('Geen verbinding.')).toBeVisible()
    await knop(noor, /^Hint 1/).click()
    await winkel.start()
    for (const page of [noor, sam]) {
      await expect(page.getByText(tweede.hint1)).toBeVisible()
      await expect(page.getByText('60 punten', { exact: true })).toBeVisible()
      await expect(page.getByText('Geen verbinding.')).toHaveCount(0)
    }
  }).timeout(180_000)
})
