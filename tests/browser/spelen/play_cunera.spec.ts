import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { alsMorse, WOORDEN } from '#content/spelen/cunera/morse'
import { cunera } from '#content/spelen/cunera/spel'
import type { Raadsel } from '#domain/spelen/raadsel'
import { bezoeker, expect, open, verwachtToegankelijk } from '#tests/helpers/bezoeker'
import * as bord from '#tests/helpers/spelbord'

const stappen: readonly Raadsel[] = cunera.raadsels
const [stap1, stap2, stap3, stap4] = stappen as [Raadsel, Raadsel, Raadsel, Raadsel]

test.group('Playing Cunera', () => {
  test('a free game, from the order to its last map', async () => {
    const page = await bezoeker()
    const { speellink } = await bord.koopSpel(page, cunera)
    await open(page, speellink)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cunera.titel)
    for (const alinea of cunera.intro) await expect(page.getByText(alinea)).toBeVisible()
    await verwachtKaart(page, 1)
    await expect(page.getByRole('article')).toHaveCount(0)
    await bord.verwachtOveralToegankelijk(page)
    await startknop(page).click()
    await bord.verwachtBovenaan(page)

    for (const [nr, stap] of stappen.entries()) {
      await verwachtAlleen(page, stap)
      await verwachtKaart(page, nr + 1)
      if (stap === stap2) await laatInvullen(page, stap)
      else await bord.losOp(page, stap)
      await expect(afgelegd(page)).toHaveCount(nr + 1)
      await expect(afgelegd(page).nth(nr)).toContainText(stap.label)
      await expect(afgelegd(page).nth(nr)).toContainText(stap.toonAntwoord)
      const volgende = stappen[nr + 1]
      if (!volgende) continue
      await expect(bord.raadselOp(page, volgende).getByRole('heading')).toBeFocused()
      await bord.verwachtBovenaan(page)
    }

    await verwachtEinde(page)
    await bord.verwachtBovenaan(page)
    await bord.verwachtOveralToegankelijk(page)
    await bord.verwachtOorkonde(page)
    await open(page, speellink)
    await verwachtEinde(page)
  })

  test('a wrong answer stays to be mended; each hint waits for the one before it, the answer for two', async () => {
    const page = await speelt()
    const deel = bord.raadselOp(page, stap1)
    await bord.dienIn(deel, bord.FOUT_ANTWOORD)
    await bord.verwachtDialoog(page, 'Helaas...', 'Dit antwoord is niet goed!')
    await bord.verwachtOveralToegankelijk(page)
    await bord.kies(page, 'Sluiten')
    await expect(bord.antwoordveld(deel)).toBeFocused()
    await expect(bord.antwoordveld(deel)).toHaveValue(bord.FOUT_ANTWOORD)

    const vulIn = deel.getByRole('button', { name: 'Vul antwoord in' })
    for (const [nr, hint] of stap1.hints.entries()) {
      await expect(deel.getByRole('button', { name: /^Hint/ })).toHaveCount(nr + 1)
      await expect(vulIn).toHaveCount(nr < 2 ? 0 : 1)
      await bord.hintknop(deel, nr + 1).click()
      await expect(deel.getByText(hint)).toBeVisible()
    }
    await bord.openAlleLaden(page)
    await bord.verwachtOveralToegankelijk(page)

    await vulIn.click()
    await bord.verwachtDialoog(page, 'Vul antwoord in', zeker(stap1))
    await bord.kies(page, 'Nee')
    await bord.verwachtGeenDialoog(page)
    await expect(bord.antwoordveld(deel)).toHaveValue(bord.FOUT_ANTWOORD)
  })

  test('whoever solved the first step goes on where they were, without starting again', async () => {
    const page = await speelt()
    await open(page, page.url())
    await expect(startknop(page)).toBeVisible()
    await startknop(page).click()
    await bord.losOp(page, stap1)
    await verwachtAlleen(page, stap2)

    await open(page, page.url())
    await verwachtAlleen(page, stap2)
    await verwachtKaart(page, 2)
    await expect(startknop(page)).toHaveCount(0)
    await expect(afgelegd(page)).toHaveCount(1)
  })

  test('one clip plays at a time, from its beginning; it stops when pressed again and at its end', async () => {
    const page = await speelt({ volgClips })
    for (const stap of [stap1, stap2, stap3]) await bord.losOp(page, stap)
    const knop = (nummer: number) => page.getByRole('button', { name: `Woord ${nummer}` })
    const verwachtStil = async () => {
      for (let nummer = 1; nummer <= WOORDEN.length; nummer++) {
        await expect(knop(nummer)).toHaveAttribute('aria-pressed', 'false')
        await expect(knop(nummer)).toBeEnabled()
      }
    }
    const verwachtSpeelt = async (nummer: number) => {
      await expect(knop(nummer)).toHaveAttribute('aria-pressed', 'true')
      await expect(knop(nummer)).toBeEnabled()
      for (let ander = 1; ander <= WOORDEN.length; ander++)
        if (ander !== nummer) await expect(knop(ander)).toBeDisabled()
    }
    await verwachtStil()

    await knop(3).click()
    await verwachtSpeelt(3)
    await verwachtToegankelijk(page)
    await expect.poll(() => plek(page)).toBeGreaterThan(0.3)
    await knop(3).click()
    await verwachtStil()
    expect((await clips(page)).map(({ speelt: hoorbaar }) => hoorbaar)).toEqual([false])

    await knop(3).click()
    await verwachtSpeelt(3)
    await knop(3).click()
    await knop(1).click()
    await verwachtSpeelt(1)
    expect((await clips(page)).map(({ speelt: hoorbaar }) => hoorbaar)).toEqual([
      false,
      false,
      true,
    ])
    await verwachtStil()
    await expect(page.getByText('kon niet worden afgespeeld')).toHaveCount(0)
    expect(await clips(page)).toEqual(
      [3, 3, 1].map((nummer) => ({ naam: `woord${nummer}.mp3`, begin: 0, speelt: false }))
    )

    await page.getByText('Liever kijken dan luisteren').click()
    await expect(page.getByRole('definition')).toHaveCount(WOORDEN.length)
    await bord.verwachtOveralToegankelijk(page)
    await bord.losOp(page, stap4)
  })

  test('the clips say the five words in Morse', async () => {
    const page = await bezoeker()
    await open(page, '/')
    for (const [nr, woord] of WOORDEN.entries()) {
      const tonen = await beluister(page, `/geluid/cunera/woord${nr + 1}.mp3`)
      expect(vertaal(tonen), `woord${nr + 1}.mp3`).toBe(alsMorse(woord))
    }
  })
})

const startknop = (page: Page) => page.getByRole('button', { name: 'Start het spel!' })
const zeker = ({ label }: Raadsel) =>
  `Weet je zeker dat je het antwoord automatisch wilt invullen voor ${label} ?`

function afgelegd(page: Page): Locator {
  return page.getByRole('region', { name: 'Afgelegd' }).getByRole('listitem')
}

/** Begins a game of one's own. */
async function speelt({ volgClips: volg }: { volgClips?: (page: Page) => Promise<void> } = {}) {
  const page = await bezoeker()
  const { speellink } = await bord.koopSpel(page, cunera)
  await volg?.(page)
  await open(page, speellink)
  await startknop(page).click()
  await expect(bord.raadselOp(page, stap1)).toBeVisible()
  return page
}

async function verwachtKaart(page: Page, nummer: number) {
  const kaart = page.getByRole('img', { name: 'De kaart van de tocht' })
  await expect(kaart).toHaveAttribute('src', `/img/cunera/kaart${nummer}.svg`)
  await expect(kaart).not.toHaveJSProperty('naturalWidth', 0)
}

async function verwachtAlleen(page: Page, stap: Raadsel) {
  await expect(bord.raadselOp(page, stap)).toContainText(stap.vraag)
  await expect(page.getByRole('article')).toHaveCount(1)
}

async function laatInvullen(page: Page, stap: Raadsel) {
  const deel = bord.raadselOp(page, stap)
  for (const [nr, hint] of stap.hints.entries()) {
    await bord.hintknop(deel, nr + 1).click()
    await expect(deel.getByText(hint)).toBeVisible()
  }
  await deel.getByRole('button', { name: 'Vul antwoord in' }).click()
  await bord.verwachtDialoog(page, 'Vul antwoord in', zeker(stap))
  await bord.kies(page, 'Ja')
  await bord.verwachtDialoog(page, stap.label, stap.toonAntwoord, stap.uitleg)
  await bord.kies(page, 'Verder')
  await bord.verwachtGeenDialoog(page)
}

async function verwachtEinde(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cunera.einde.titel)
  for (const alinea of cunera.einde.alineas) await expect(page.getByText(alinea)).toBeVisible()
  await verwachtKaart(page, 11)
  await expect(afgelegd(page)).toHaveCount(stappen.length)
  await expect(startknop(page)).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(0)
  await bord.verwachtAlleenNaamveld(page)
}

type Gespeeld = { clip: HTMLMediaElement; begin: number }

/** Remembers what the page plays, and from where: the players of clips stand nowhere in the page. */
async function volgClips(page: Page) {
  await page.addInitScript(() => {
    const gespeeld: Gespeeld[] = []
    const speel = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      gespeeld.push({ clip: this, begin: this.currentTime })
      return speel.call(this)
    }
    Object.assign(window, { gespeeld })
  })
}

function clips(page: Page) {
  return page.evaluate(() =>
    (window as unknown as { gespeeld: Gespeeld[] }).gespeeld.map(({ clip, begin }) => ({
      naam: new URL(clip.src).pathname.split('/').pop(),
      begin,
      speelt: !clip.paused,
    }))
  )
}

function plek(page: Page) {
  return page.evaluate(
    () => (window as unknown as { gespeeld: Gespeeld[] }).gespeeld.at(-1)!.clip.currentTime
  )
}

type Toon = { readonly aan: boolean; readonly seconden: number }

/** Decodes a clip as the browser does, and hears how long it is loud and how long it is silent. */
function beluister(page: Page, url: string): Promise<Toon[]> {
  return page.evaluate(async (adres) => {
    const PER_SECONDE = 16_000
    const VENSTER = 80
    const bytes = await (await fetch(adres)).arrayBuffer()
    const opname = await new OfflineAudioContext(1, 1, PER_SECONDE).decodeAudioData(bytes)
    const samples = opname.getChannelData(0)
    const sterkte = Array.from({ length: Math.floor(samples.length / VENSTER) }, (_, nr) =>
      samples
        .subarray(nr * VENSTER, (nr + 1) * VENSTER)
        .reduce((sterkst, sample) => Math.max(sterkst, Math.abs(sample)), 0)
    )
    const drempel = Math.max(...sterkte) / 2
    const tonen: Toon[] = []
    for (const kracht of sterkte) {
      const aan = kracht > drempel
      const vorige = tonen.at(-1)
      const seconden = VENSTER / PER_SECONDE
      if (vorige?.aan === aan)
        tonen[tonen.length - 1] = { aan, seconden: vorige.seconden + seconden }
      else tonen.push({ aan, seconden })
    }
    return tonen
  }, url)
}

const PUNT = 0.12
const SPELING = 0.03

/** Dots, dashes, and a space where the silence is that of a new letter. */
function vertaal(tonen: readonly Toon[]): string {
  const binnen = tonen.slice(tonen[0]?.aan ? 0 : 1, tonen.at(-1)?.aan ? undefined : -1)
  return binnen
    .map(({ aan, seconden }) => {
      const duurt = (eenheden: number) => Math.abs(seconden - eenheden * PUNT) < SPELING
      if (duurt(1)) return aan ? '.' : ''
      if (aan && duurt(3)) return '-'
      if (!aan && duurt(4)) return ' '
      return `(${aan ? 'tone' : 'silence'} of ${seconden.toFixed(2)} s)`
    })
    .join('')
}
