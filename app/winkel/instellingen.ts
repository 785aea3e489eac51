import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { ShopDetails, type PageDetails } from '#app/core/http/shop_details'
import type { ShopVersion } from '#app/core/http/shop_version'
import { vandaag } from '#app/winkel/dag'
import { HERROEPING, PRIVACY, PRIVACY_DATUM, VRAGEN } from '#content/winkel/informatie'
import type { Tekstblok, Vraag } from '#domain/winkel/informatietekst'
import { meldingOp, type Vakantie } from '#domain/winkel/vakantie'
import Instelling from '#models/instelling'
import env from '#start/env'

/** Who the shop is. What the owner did not change is what the environment says. */
export type Winkelgegevens = {
  readonly naam: string
  /** What visitors see and answers go to. */
  readonly email: string
  /** Where contact messages and shipping orders go; empty is the same address. */
  readonly meldingen: string
  readonly kvk: string
  readonly btwId: string
  /** The scheme for small businesses: no VAT on invoices. */
  readonly kor: boolean
  readonly adres: string
  readonly social: string
}

export type Winkelinstellingen = Winkelgegevens & {
  readonly vakantie: Vakantie | null
  readonly vragen: readonly Vraag[]
  readonly herroeping: readonly Tekstblok[]
  readonly privacy: readonly Tekstblok[]
  /** The day of the present privacy text, `16-04-2021`. */
  readonly privacyDatum: string
}

/** The rows of the table, and what stands in them. */
export type Bewaard = {
  winkel: Partial<Winkelgegevens>
  vakantie: Vakantie
  vragen: Vraag[]
  herroeping: Tekstblok[]
  privacy: Tekstblok[]
}
export type Instellingnaam = keyof Bewaard

/** What holds when nothing was changed. */
export const VAN_HUIS_UIT: Winkelinstellingen = {
  ...env.winkel,
  meldingen: '',
  vakantie: null,
  vragen: VRAGEN,
  herroeping: HERROEPING,
  privacy: PRIVACY,
  privacyDatum: PRIVACY_DATUM,
}

let bekend = VAN_HUIS_UIT

/** The settings of the shop, read once per version of it: a change holds in every process. */
export class Instellingen extends ShopDetails {
  #versie: number | null = null

  constructor(protected shopVersion: ShopVersion) {
    super()
  }

  async nu(): Promise<Winkelinstellingen> {
    const versie = await this.shopVersion.current()
    if (versie === this.#versie) return bekend
    try {
      bekend = await leesInstellingen()
      this.#versie = versie
    } catch (error) {
      /** A page without the latest setting is better than none. */
      logger.warn({ err: error }, 'the settings of the shop could not be read')
    }
    return bekend
  }

  vergeet() {
    this.#versie = null
  }

  override async forPages(): Promise<PageDetails> {
    const { naam, email, kvk, btwId, kor, adres, social, vakantie } = await this.nu()
    return { naam, email, kvk, btwId, kor, adres, social, melding: meldingOp(vakantie, vandaag()) }
  }
}

/** The settings as they were read last, for who asked for them just before. */
export const bekendeInstellingen = (): Winkelinstellingen => bekend

/** The settings as the database holds them, for who is in a transaction. */
export async function leesInstellingen(
  client?: TransactionClientContract
): Promise<Winkelinstellingen> {
  return alsInstellingen(await Instelling.query({ client }))
}

/** The settings of this moment. Inside a transaction ask `leesInstellingen`: SQLite has one connection. */
export async function winkelInstellingen(): Promise<Winkelinstellingen> {
  const instellingen = await app.container.make(Instellingen)
  return instellingen.nu()
}

function alsInstellingen(rijen: readonly Instelling[]): Winkelinstellingen {
  const rij = (naam: Instellingnaam) => rijen.find((een) => een.naam === naam)
  const waarde = <N extends Instellingnaam>(naam: N) =>
    JSON.parse(rij(naam)?.waarde ?? 'null') as Bewaard[N] | null
  return {
    ...VAN_HUIS_UIT,
    ...waarde('winkel'),
    vakantie: waarde('vakantie'),
    vragen: waarde('vragen') ?? VRAGEN,
    herroeping: waarde('herroeping') ?? HERROEPING,
    privacy: waarde('privacy') ?? PRIVACY,
    privacyDatum: datum(rij('privacy')?.updatedAt) ?? PRIVACY_DATUM,
  }
}

function datum(moment: DateTime | undefined): string | undefined {
  return moment?.setZone('Europe/Amsterdam').toFormat('dd-MM-yyyy')
}
