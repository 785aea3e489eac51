import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { recept } from '#content/spelen/recept/spel'
import { hetRecept } from '#content/spelen/recept/het_recept'
import type { Raadsel } from '#domain/spelen/raadsel'
import { bezoeker, expect, open } from '#tests/helpers/bezoeker'
import { wachtTotDePostIsGeweest } from '#tests/helpers/kassa'
import { mailsAan, wachtOpMail } from '#tests/helpers/postbus'
import * as bord from '#tests/helpers/spelbord'

const raadsels: readonly Raadsel[] = recept.raadsels
const van = (groep: string, soort: Raadsel['soort']) =>
  raadsels.filter((raadsel) => raadsel.groep === groep && raadsel.soort === soort)
const [feestzaal, spoelkeuken, bar, eetzaal] = van('ruimten', 'raadsel') as [
  Raadsel,
  Raadsel,
  Raadsel,
  Raadsel,
]
const FINALES = raadsels.filter(({ soort }) => soort === 'finale')

test.group('Playing the missing recipe', () => {
  test('the mail and the order page open the same game, which begins with its story', async () => {
    const page = await bezoeker()
    const { speellink } = await bord.koopSpel(page, recept)
    const begin = page.getByRole('link', { name: 'Begin met spelen' })
    await expect(begin).toHaveAttribute('href', speellink)
    await begin.click()
    await expect(page).toHaveURL(speellink)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(recept.titel)

    await open(page, speellink)
    for (const alinea of recept.intro) await expect(page.getByText(alinea)).toBeVisible()
    for (const groep of ['ruimten', 'personen'])
      for (const raadsel of van(groep, 'raadsel')) {
        const deel = bord.raadselOp(page, raadsel)
        await expect(deel).toContainText(raadsel.vraag)
        await expect(bord.antwoordveld(deel)).toBeVisible()
      }
    await expect(page.getByText('0 van 9 opgelost')).toBeVisible()
    await expect(page.getByText('0 van 7 opgelost')).toBeVisible()
    const broncode = bord.plat(await page.content())
    expect(broncode).toContain(bord.plat(feestzaal.vraag))
    for (const { vraag, verhaal } of FINALES)
      for (const tekst of [vraag, ...verhaal]) expect(broncode).not.toContain(bord.plat(tekst))
    await bord.verwachtOveralToegankelijk(page)
  })

  test('a wrong answer stays to be mended, a right one makes way for a check mark', async () => {
    const page = await speelt()
    const deel = bord.raadselOp(page, feestzaal)
    await bord.dienIn(deel, bord.FOUT_ANTWOORD)
    await bord.verwachtDialoog(page, 'Helaas...', 'Dit antwoord is niet goed!')
    await bord.verwachtOveralToegankelijk(page)
    await bord.kies(page, 'Sluiten')
    await expect(bord.antwoordveld(deel)).toBeFocused()
    await expect(bord.antwoordveld(deel)).toHaveValue(bord.FOUT_ANTWOORD)

    await bord.dienIn(deel, ` ${feestzaal.antwoord.toLowerCase()} `)
    await bord.verwachtDialoog(
      page,
      `Gefeliciteerd! (${feestzaal.label})`,
      `Het antwoord '${feestzaal.toonAntwoord}' is juist!`,
      feestzaal.uitleg
    )
    await bord.verwachtOveralToegankelijk(page)
    await bord.kies(page, 'Verder')
    await expect(deel.getByRole('heading')).toBeFocused()
    await bord.verwachtOpgelost(deel, feestzaal.toonAntwoord)
    await expect(page.getByText('1 van 9 opgelost')).toBeVisible()
  })

  test('hints open in any order, and close again; an answer is filled in when somebody is sure', async () => {
    const page = await speelt()
    const deel = bord.raadselOp(page, spoelkeuken)
    const [hint1, hint2] = spoelkeuken.hints as [string, string]
    await bord.hintknop(deel, 2).click()
    await expect(deel.getByText(hint2)).toBeVisible()
    await expect(deel.getByText(hint1)).toHaveCount(0)
    await expect(bord.hintknop(deel, 2)).toHaveAttribute('aria-expanded', 'true')
    await bord.hintknop(deel, 2).click()
    await expect(deel.getByText(hint2)).toHaveCount(0)
    await bord.hintknop(deel, 1).click()
    await bord.hintknop(deel, 2).click()
    await expect(deel.getByText(hint1)).toBeVisible()
    await expect(deel.getByText(hint2)).toBeVisible()
    await bord.openAlleLaden(page)
    await bord.verwachtOveralToegankelijk(page)

    const vulIn = deel.getByRole('button', { name: 'Antwoord automatisch invullen' })
    const zeker = `Weet je zeker dat je het antwoord automatisch wilt invullen voor ${spoelkeuken.label} ?`
    await vulIn.click()
    await bord.verwachtDialoog(page, 'Antwoord automatisch invullen', zeker)
    await bord.kies(page, 'Nee')
    await bord.verwachtGeenDialoog(page)
    await expect(vulIn).toBeFocused()
    await expect(bord.antwoordveld(deel)).toHaveValue('')

    await vulIn.click()
    await bord.verwachtDialoog(page, 'Antwoord automatisch invullen', zeker)
    await bord.kies(page, 'Ja')
    await bord.verwachtDialoog(
      page,
      spoelkeuken.label,
      spoelkeuken.toonAntwoord,
      spoelkeuken.uitleg
    )
    await bord.kies(page, 'Verder')
    await bord.verwachtOpgelost(deel, spoelkeuken.toonAntwoord)
  })

  test('whoever comes back finds everything as it was, the sound too', async () => {
    const page = await speelt()
    const geluid = page.getByRole('button', { name: 'Geluid' })
    await expect(geluid).toHaveAttribute('aria-pressed', 'false')
    await geluid.click()
    await expect(geluid).toHaveAttribute('aria-pressed', 'true')
    const bel = page.waitForRequest('**/geluid/bel.mp3')
    await bord.losOp(page, bar)
    await bel
    await bord.hintknop(bord.raadselOp(page, eetzaal), 1).click()
    await expect(page.getByText(eetzaal.hints[0]!)).toBeVisible()

    await open(page, page.url())
    await bord.verwachtOpgelost(bord.raadselOp(page, bar), bar.toonAntwoord)
    await expect(page.getByText('1 van 9 opgelost')).toBeVisible()
    await expect(geluid).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(eetzaal.hints[0]!)).toHaveCount(0)
    await bord.hintknop(bord.raadselOp(page, eetzaal), 1).click()
    await expect(page.getByText(eetzaal.hints[0]!)).toBeVisible()

    await geluid.click()
    await expect(geluid).toHaveAttribute('aria-pressed', 'false')
    await open(page, page.url())
    await expect(geluid).toHaveAttribute('aria-pressed', 'false')
  })

  test('a group that is complete brings its last question, and the second of those the end and the recipe', async () => {
    const page = await bezoeker()
    const { email, speellink } = await bord.koopSpel(page, recept)
    await open(page, speellink)

    for (const groep of ['ruimten', 'personen']) {
      const [finale] = van(groep, 'finale') as [Raadsel]
      for (const raadsel of van(groep, 'raadsel')) {
        await expect(bord.raadselOp(page, finale)).toHaveCount(0)
        await bord.losOp(page, raadsel)
      }
      await expect(bord.raadselOp(page, finale)).toContainText(finale.vraag)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(recept.titel)
      if (groep === 'ruimten') await bord.losOp(page, finale)
    }
    expect(await mailsAan(email)).toHaveLength(1)

    await bord.losOp(page, FINALES.at(-1)!)
    await verwachtEinde(page)
    await bord.verwachtBovenaan(page)
    await bord.verwachtOveralToegankelijk(page)
    await bord.verwachtOorkonde(page)
    const mail = await wachtOpMail(email, hetRecept.titel)
    for (const { wat } of hetRecept.ingredienten) expect(mail.text).toContain(wat)

    const afgemeld: string[] = []
    page.on('request', (verzoek) => {
      if (verzoek.url().endsWith('/finished')) afgemeld.push(verzoek.url())
    })
    await open(page, speellink)
    await verwachtEinde(page)
    await bord.openAlleLaden(page)
    await bord.verwachtPastOpTelefoon(page)
    await bord.verwachtOveralToegankelijk(page)
    await wachtTotDePostIsGeweest(page)
    expect(afgemeld).toEqual([])
    /** One with the link, one with the recipe. */
    expect(await mailsAan(email)).toHaveLength(2)
  })
})

async function speelt(): Promise<Page> {
  const page = await bezoeker()
  const { speellink } = await bord.koopSpel(page, recept)
  await open(page, speellink)
  return page
}

async function verwachtEinde(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recept.einde.titel)
  for (const alinea of recept.einde.alineas) await expect(page.getByText(alinea)).toBeVisible()
  for (const alinea of recept.intro) await expect(page.getByText(alinea)).toHaveCount(0)
  await bord.verwachtAlleenNaamveld(page)
}
