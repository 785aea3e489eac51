import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ShopDetails, type PageDetails } from '#app/core/http/shop_details'
import type { ShopVersion } from '#app/core/http/shop_version'
import { dayOf, numericDay } from '#domain/dutch_time'
import { WITHDRAWAL, PRIVACY, PRIVACY_DATE, QUESTIONS } from '#content/information_texts'
import type { TextBlock, Question } from '#domain/shop/information'
import { noticeOn, type Holiday } from '#domain/shop/settings/holiday'
import Setting from '#models/shop/setting'
import env from '#start/env'

/** The shop's details. A detail that the owner did not change comes from the environment. */
export type ShopData = {
  readonly name: string
  /** The address that visitors see and that receives their answers. */
  readonly email: string
  /** The address for contact messages and shipping orders; when empty, the visible address. */
  readonly notices: string
  readonly kvk: string
  readonly vatId: string
  /** Where an invoice on account is paid by bank; empty when it is not printed. */
  readonly iban: string
  /** Whether the shop is under the small-business scheme: no VAT on invoices. */
  readonly kor: boolean
  readonly address: string
  readonly social: string
  /** Whether the owner gets a mail each morning about the day before. */
  readonly dailyDigest: boolean
  /** Whether a customer gets one mail about an order that is not paid after an hour. */
  readonly paymentReminders: boolean
}

export type ShopSettings = ShopData & {
  readonly holiday: Holiday | null
  readonly questions: readonly Question[]
  readonly withdrawal: readonly TextBlock[]
  readonly privacy: readonly TextBlock[]
  /** The day of the present privacy text, `16-04-2021`. */
  readonly privacyDate: string
}

/** The rows of the table, and the type of their contents. */
export type Stored = {
  shop: Partial<ShopData>
  holiday: Holiday
  questions: Question[]
  withdrawal: TextBlock[]
  privacy: TextBlock[]
}
export type SettingName = keyof Stored

/** The settings when the owner changed nothing. */
export const DEFAULTS: ShopSettings = {
  ...env.shop,
  notices: '',
  iban: '',
  dailyDigest: true,
  paymentReminders: true,
  holiday: null,
  questions: QUESTIONS,
  withdrawal: WITHDRAWAL,
  privacy: PRIVACY,
  privacyDate: PRIVACY_DATE,
}

/** The settings of the shop, read once per version. A change therefore holds in every process. */
export class Settings extends ShopDetails {
  #version: number | null = null
  #known = DEFAULTS

  constructor(protected shopVersion: ShopVersion) {
    super()
  }

  async now(): Promise<ShopSettings> {
    const version = await this.shopVersion.current()
    if (version === this.#version) return this.#known
    try {
      this.#known = await readSettings()
      this.#version = version
    } catch (error) {
      /**
       * When the database gives no answer, the last known settings are used, because a page with an
       * older setting is better than none.
       */
      logger.warn({ err: error }, 'the settings of the shop could not be read')
    }
    return this.#known
  }

  forget() {
    this.#version = null
  }

  override async forPages(): Promise<PageDetails> {
    const { name, email, kvk, vatId, kor, address, social, holiday } = await this.now()
    return {
      name,
      email,
      kvk,
      vatId,
      kor,
      address,
      social,
      notice: noticeOn(holiday, dayOf(new Date())),
    }
  }
}

/** The settings in the database, for callers inside a transaction. */
export async function readSettings(client?: TransactionClientContract): Promise<ShopSettings> {
  return asSettings(await Setting.query({ client }))
}

/**
 * The present settings. Inside a transaction use `readSettings`, because SQLite has one connection.
 */
export async function shopSettings(): Promise<ShopSettings> {
  const settings = await app.container.make(Settings)
  return settings.now()
}

function asSettings(rows: readonly Setting[]): ShopSettings {
  const row = (name: SettingName) => rows.find((one) => one.name === name)
  const value = <N extends SettingName>(name: N) =>
    JSON.parse(row(name)?.value ?? 'null') as Stored[N] | null
  const updatedAt = row('privacy')?.updatedAt
  return {
    ...DEFAULTS,
    ...value('shop'),
    holiday: value('holiday'),
    questions: value('questions') ?? QUESTIONS,
    withdrawal: value('withdrawal') ?? WITHDRAWAL,
    privacy: value('privacy') ?? PRIVACY,
    privacyDate: updatedAt ? numericDay(updatedAt) : PRIVACY_DATE,
  }
}
