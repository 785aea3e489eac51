// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { ROOMS, type Kamer } from '#content/spellenfabriek/rooms'
import { bezoeker, expect } from '#tests/helpers/bezoeker'
import { echteWinkel } from '#tests/helpers/echte_winkel'
import { uniekAdres } from '#tests/helpers/postbus'

const API = '/api/dashboard/klant'
/** What a browser says in its console about a refusal that is under test. */
export const GEWEIGERD = [/status of (401|409|422)/]

export const [eerste, tweede] = ROOMS as [Kamer, Kamer]
export const antwoordVan = ({ antwoord }: Kamer) => antwoord.split('|')[0]!

/** The shop that the hall is in. */
type Plek = { readonly url: string; readonly database: string }

/** A hall with a game that can be opened, led by calls; its screens are real. */
export class Zaal {
  private constructor(
    private readonly plek: Plek,
    readonly baas: Page,
    readonly klantId: number,
    private readonly tokens: readonly string[],
    private readonly roomIds: readonly number[]
  ) {}

  /** A klant of its own with two rooms, for as many teams as are asked for. */
  static async open(teams: number, plek: Plek = echteWinkel()): Promise<Zaal> {
    const baas = await beheerder(plek)
    const klant = await roep(baas, 'POST', `${API}/new`, {
      name: 'Bakkerij Brink',
      email: uniekAdres('brink'),
    })
    const { id } = klant as { id: number }
    const { spellenfabriek } = (await roep(baas, 'POST', `${API}/spellenfabriek/new/${id}`)) as {
      spellenfabriek: { rooms_available: { id: number; naam: string }[] }
    }
    const kies = spellenfabriek.rooms_available.filter(({ naam }) =>
      [eerste.naam, tweede.naam].includes(naam)
    )
    const roomIds = kies.map((room) => room.id)
    await roep(baas, 'PUT', `${API}/spellenfabriek/${id}`, instellingen(roomIds, teams))
    return new Zaal(plek, baas, id, tokensVan(plek, id).slice(0, teams), roomIds)
  }

  zetAantalTeams(teams: number) {
    const url = `${API}/spellenfabriek/${this.klantId}`
    return roep(this.baas, 'PUT', url, instellingen(this.roomIds, teams))
  }

  /** Team `nummer` gets a new QR code; phones that scanned the old one are out. */
  async vernieuwQr(nummer: number) {
    const klant = await roep(this.baas, 'GET', `${API}/${this.klantId}`)
    const { id } = (klant as { teams: { id: number }[] }).teams[nummer - 1]!
    await roep(this.baas, 'POST', `${API}/spellenfabriek/team/${this.klantId}/${id}/qr`)
  }

  doe(knop: string, data: object = {}) {
    return roep(this.baas, 'POST', `${API}/spellenfabriek/${knop}/${this.klantId}`, data)
  }

  async begin() {
    await this.doe('openlobby')
    await this.doe('startspel')
  }

  /**
   * A phone of team `nummer`, counted from 1, that scanned the code.
   *
   * @param vooraf what is done to it before it opens the page
   */
  async telefoon(nummer: number, vooraf?: (page: Page) => Promise<void>): Promise<Page> {
    const page = await bezoeker({
      mag: [...GEWEIGERD, /ERR_INTERNET_DISCONNECTED|WebSocket connection|net::ERR/],
      viewport: { width: 390, height: 844 },
    })
    await vooraf?.(page)
    const token = this.tokens[nummer - 1]
    await page.goto(`${this.plek.url}/spelen/${this.klantId}/spellenfabriek?api_token=${token}`)
    return page
  }

  /** The same, with a name. */
  async speler(
    nummer: number,
    naam: string,
    vooraf?: (page: Page) => Promise<void>
  ): Promise<Page> {
    const page = await this.telefoon(nummer, vooraf)
    await page.getByLabel('Teamnaam').fill(naam)
    await page.getByRole('button', { name: 'Ga verder' }).click()
    return page
  }

  /** Nobody waits an hour for a test. */
  laatTijdVerstrijken() {
    const database = new Database(this.plek.database)
    database
      .prepare(
        'update spellenfabrieken set extra_seconden = -3600, versie = versie + 1 where klant_id = ?'
      )
      .run(this.klantId)
    database.close()
  }
}

/** An admin who just logged in. */
export async function beheerder({ url }: Pick<Plek, 'url'> = echteWinkel()): Promise<Page> {
  const page = await bezoeker({ mag: GEWEIGERD })
  await page.goto(`${url}/login`)
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill('escape-room-demo')
  await knop(page, 'Login').click()
  await expect(kop(page)).toHaveText('Klanten')
  return page
}

const instellingen = (roomIds: readonly number[], aantalTeams: number) => ({
  tijdsduur: 60,
  roomsIdsChecked: roomIds,
  roomsIdsNotChecked: [],
  aantalTeams,
})

async function roep(page: Page, method: string, url: string, data: object = {}): Promise<unknown> {
  return page.evaluate(
    async ([methode, adres, body]) => {
      const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')!.content
      const response = await fetch(adres, {
        method: methode,
        headers: {
          'content-type': 'application/json',
          'accept': 'application/json',
          'x-csrf-token': token,
        },
        body: methode === 'GET' ? undefined : body,
      })
      if (!response.ok) throw new Error(`${adres}: ${response.status} ${await response.text()}`)
      return (await response.json()) as unknown
    },
    [method, url, JSON.stringify(data)] as const
  )
}

function tokensVan({ database: bestand }: Plek, klantId: number): string[] {
  const database = new Database(bestand, { readonly: true })
  const rijen = database
    .prepare('select api_token from teams where klant_id = ? order by nummer')
    .all(klantId) as { api_token: string }[]
  database.close()
  return rijen.map((rij) => rij.api_token)
}

export const kop = (page: Page) => page.getByRole('heading', { level: 1 })
export const knop = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const invoer = (page: Page) => page.getByRole('textbox', { name: 'Antwoord' })
export const deur = (page: Page, { naam }: Kamer) => knop(page, `Naar binnen bij ${naam}`)
