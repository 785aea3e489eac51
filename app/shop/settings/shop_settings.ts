import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { ShopDetails, type PageDetails } from '#app/core/http/shop_details'
import type { ShopVersion } from '#app/core/http/shop_version'
import { today } from '#app/shop/settings/day'
import { WITHDRAWAL, PRIVACY, PRIVACY_DATE, QUESTIONS } from '#content/information_texts'
import type { TextBlock, Question } from '#domain/shop/information'
import { noticeOn, type Holiday } from '#domain/shop/settings/holiday'
import Setting from '#models/shop/setting'
import env from '#start/env'

/** Who the shop is. What the owner did not change is what the environment says. */
export type ShopData = {
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

export type ShopSettings = ShopData & {
  readonly vakantie: Holiday | null
  readonly vragen: readonly Question[]
  readonly herroeping: readonly TextBlock[]
  readonly privacy: readonly TextBlock[]
  /** The day of the present privacy text, `16-04-2021`. */
  readonly privacyDatum: string
}

/** The rows of the table, and what stands in them. */
export type Stored = {
  winkel: Partial<ShopData>
  vakantie: Holiday
  vragen: Question[]
  herroeping: TextBlock[]
  privacy: TextBlock[]
}
export type SettingName = keyof Stored

/** What holds when nothing was changed. */
export const DEFAULTS: ShopSettings = {
  ...env.winkel,
  meldingen: '',
  vakantie: null,
  vragen: QUESTIONS,
  herroeping: WITHDRAWAL,
  privacy: PRIVACY,
  privacyDatum: PRIVACY_DATE,
}

let known = DEFAULTS

/** The settings of the shop, read once per version of it: a change holds in every process. */
export class Settings extends ShopDetails {
  #versie: number | null = null

  constructor(protected shopVersion: ShopVersion) {
    super()
  }

  async nu(): Promise<ShopSettings> {
    const version = await this.shopVersion.current()
    if (version === this.#versie) return known
    try {
      known = await readSettings()
      this.#versie = version
    } catch (error) {
      /** A page without the latest setting is better than none. */
      logger.warn({ err: error }, 'the settings of the shop could not be read')
    }
    return known
  }

  vergeet() {
    this.#versie = null
  }

  override async forPages(): Promise<PageDetails> {
    const {
      naam: name,
      email,
      kvk,
      btwId: vatId,
      kor,
      adres: address,
      social,
      vakantie: holiday,
    } = await this.nu()
    return {
      naam: name,
      email,
      kvk,
      btwId: vatId,
      kor,
      adres: address,
      social,
      melding: noticeOn(holiday, today()),
    }
  }
}

/** The settings as they were read last, for who asked for them just before. */
export const knownSettings = (): ShopSettings => known

/** The settings as the database holds them, for who is in a transaction. */
export async function readSettings(client?: TransactionClientContract): Promise<ShopSettings> {
  return asSettings(await Setting.query({ client }))
}

/** The settings of this moment. Inside a transaction ask `readSettings`: SQLite has one connection. */
export async function winkelInstellingen(): Promise<ShopSettings> {
  const settings = await app.container.make(Settings)
  return settings.nu()
}

function asSettings(rows: readonly Setting[]): ShopSettings {
  const row = (name: SettingName) => rows.find((one) => one.naam === name)
  const value = <N extends SettingName>(name: N) =>
    JSON.parse(row(name)?.waarde ?? 'null') as Stored[N] | null
  return {
    ...DEFAULTS,
    ...value('winkel'),
    vakantie: value('vakantie'),
    vragen: value('vragen') ?? QUESTIONS,
    herroeping: value('herroeping') ?? WITHDRAWAL,
    privacy: value('privacy') ?? PRIVACY,
    privacyDatum: date(row('privacy')?.updatedAt) ?? PRIVACY_DATE,
  }
}

function date(moment: DateTime | undefined): string | undefined {
  return moment?.setZone('Europe/Amsterdam').toFormat('dd-MM-yyyy')
}
