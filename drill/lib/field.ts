import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSimulator, type Simulator } from '#simulator/server'
import { StandaloneShop } from '#tests/helpers/standalone_shop'
import { testDatabase } from '../../scripts/lib/services.js'
import type { Database } from './drill.js'
import { Customers } from './customers.js'
import { MAIL_PASSWORD, MAIL_USER, MailServer } from './mail_server.js'

/**
 * The surroundings of one drill: a folder, a payment provider and a mail server of its own, all on
 * 127.0.0.1. What a drill opens is closed at its end, in reverse order.
 */
export class Field {
  readonly #closing: (() => unknown)[] = []
  readonly #shops: StandaloneShop[] = []

  private constructor(
    readonly folder: string,
    readonly simulator: Simulator,
    readonly mails: MailServer,
    /** Whether the drill has to be over in seconds. */
    readonly short: boolean,
    readonly kind: Database
  ) {}

  /**
   * By how much a promised time is multiplied. The short form runs within the tests, beside
   * everything else: it finds what hangs, the long one measures.
   */
  get patience(): number {
    return this.short ? 5 : 1
  }

  static async open(short: boolean, kind: Database = 'sqlite'): Promise<Field> {
    const folder = mkdtempSync(join(tmpdir(), 'shop-drill-'))
    const simulator = await startSimulator({ port: 0 })
    const mails = await MailServer.make()
    await mails.open()
    const field = new Field(folder, simulator, mails, short, kind)
    field.atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
    field.atTheEnd(() => mails.close())
    field.atTheEnd(() => simulator.close())
    return field
  }

  /** Runs at the end of the drill, however it ends. */
  atTheEnd(close: () => unknown) {
    this.#closing.push(close)
  }

  /** What the shops of this drill logged. */
  get logs(): string {
    return this.#shops.map(({ said }) => said).join('\n')
  }

  async close() {
    for (const close of this.#closing.toReversed()) await close()
  }

  /** The address of an empty database, of the kind that this drill is about. */
  async database(): Promise<string> {
    return this.kind === 'postgres' ? this.postgres() : this.sqlite()
  }

  /** An empty PostgreSQL database, dropped at the end. */
  async postgres(): Promise<string> {
    const database = await testDatabase()
    if (!database) throw new Error('No PostgreSQL accepts us; set DATABASE_URL_TEST')
    this.atTheEnd(() => database.drop())
    return database.url
  }

  /** The address of an SQLite file in the folder of the drill. */
  sqlite(name = 'shop.sqlite3'): string {
    return `sqlite:${join(this.folder, name)}`
  }

  /**
   * Makes a shop, with its tables and prices, that is not started yet.
   *
   * @param settings DATABASE_URL, and whatever the drill is about
   */
  async shop(settings: Record<string, string>): Promise<StandaloneShop> {
    const shop = await StandaloneShop.make({
      APP_KEY: 'drill-drill-drill-drill-drill-drill',
      HOST: '127.0.0.1',
      MOLLIE_API_URL: this.simulator.url,
      MOLLIE_TIMEOUT_MS: '2000',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(this.mails.port),
      SMTP_TLS: 'off',
      SMTP_USER: MAIL_USER,
      SMTP_PASSWORD: MAIL_PASSWORD,
      TRUST_PROXY: '1',
      ...settings,
    })
    this.atTheEnd(() => shop.cleanUp())
    this.#shops.push(shop)
    await shop.setUp()
    return shop
  }

  customers(shop: StandaloneShop): Customers {
    return new Customers(shop, this.simulator)
  }
}
