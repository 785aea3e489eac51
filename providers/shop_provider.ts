import edge from 'edge.js'
import type { ApplicationService } from '@adonisjs/core/types'
import PublicFilesMiddleware from '#app/core/middleware/public_files_middleware'
import { AlarmBook } from '#app/core/guard/alarm_book'
import { InFlight } from '#app/core/http/in_flight'
import { jobsAtHand } from '#app/core/jobs/jobs_at_hand'
import { PageToken } from '#app/core/http/page_token'
import { ShopDetails } from '#app/core/http/shop_details'
import { ShopVersion } from '#app/core/http/shop_version'
import { SignedLinks } from '#app/core/http/signed_links'
import { StorefrontCache } from '#app/core/http/storefront_cache'
import { keepViewParts } from '#app/core/http/view_parts'
import { DemoMailbox } from '#app/core/mail/demo_mailbox'
import { NoMailbox, Mailbox } from '#app/core/mail/mailbox'
import { PaymentProvider } from '#app/core/payment/payment_provider'
import { NoSettlements, SettlementSource } from '#app/core/payment/settlement_source'
import { WatchedProvider } from '#app/core/payment/watched_provider'
import { reportUnreadPayment } from '#app/shop/payments/report_unread_payment'
import { bookPaymentCall } from '#app/shop/payments/book_payment_call'
import { tally } from '#app/core/tally'
import { wrongGuesses } from '#app/play/learning/wrong_guesses'
import { AfterGame } from '#app/play/puzzles/after_game'
import FinishGame from '#app/play/puzzles/finish_game'
import ProcessSubmission from '#app/play/puzzles/process_submission'
import { AddressBook } from '#app/shop/checkout/address_book'
import { OpenAlarms } from '#app/shop/alarms/open_alarms'
import { NoParcelService } from '#app/shop/parcels/service/no_parcel_service'
import { ParcelService } from '#app/shop/parcels/service/parcel_service'
import { SendcloudService } from '#app/shop/parcels/service/sendcloud_service'
import { SurpriseAfterGame } from '#app/shop/deliveries/surprise_after_game'
import { Settings } from '#app/shop/settings/shop_settings'
import env from '#start/env'
import { keepTogether } from '#domain/shop/mails/keep_together'

/** Binds the shop's ports to their implementations, and the objects that a process has one of. */
export default class ShopProvider {
  #leaveWebPlace = () => {}

  constructor(protected app: ApplicationService) {}

  /** Waits for the requests and jobs in progress, so that nothing they need is closed too early. */
  async shutdown() {
    const inFlight = await this.app.container.make(InFlight)
    await Promise.all([inFlight.whenIdle(), jobsAtHand.leave()])
    await Promise.all([tally.write(), wrongGuesses.write()])
    this.#leaveWebPlace()
  }

  /** The templates of a mail lie beside the code that composes it. */
  boot() {
    edge.mount('app', this.app.makePath('app'))
    edge.global('keepTogether', keepTogether)
    if (this.app.inProduction) keepViewParts()
  }

  /**
   * Checks the tables before the port opens and jobs are planned, so that tables of another version
   * stay untouched. `node ace codegen` warms up a web process too; it needs no database, and would
   * wait for an open connection without end.
   */
  async start() {
    if (this.app.getEnvironment() !== 'web' || this.app.getMode() === 'warmup') return
    const { refuseMissingTables, refuseOldTables } = await import('#app/core/database/migrate')
    await refuseMissingTables()
    if (env.database.client === 'better-sqlite3') {
      const { takeWebPlace } = await import('#app/core/database/one_web_process')
      this.#leaveWebPlace = takeWebPlace(env.database.filename)
    }
    await refuseOldTables()
  }

  async ready() {
    if (this.app.getEnvironment() === 'web') {
      this.app.terminating(tally.start())
      this.app.terminating(wrongGuesses.start())
      const { startWatch } = await import('#app/shop/alarms/watch')
      this.app.terminating(startWatch())
      return
    }
    /** Mails and commands name routes too, and only the server commits them by itself. */
    const router = await this.app.container.make('router')
    router.commit()
  }

  register() {
    const { container } = this.app
    container.singleton(
      PaymentProvider,
      async () => new WatchedProvider(await mollie(), bookPaymentCall)
    )
    container.singleton(SettlementSource, () => settlements())
    container.singleton(ParcelService, () =>
      env.sendcloud ? new SendcloudService(env.sendcloud) : new NoParcelService()
    )
    container.singleton(AddressBook, () => new AddressBook(env.pdokUrl))
    container.singleton(Mailbox, () => mailbox())
    container.singleton(PageToken, () => new PageToken(env.appKey))
    container.singleton(SignedLinks, () => new SignedLinks(env.appKey))
    container.singleton(ShopVersion, () => new ShopVersion())
    container.singleton(
      Settings,
      async (resolver) => new Settings(await resolver.make(ShopVersion))
    )
    container.bind(ShopDetails, (resolver) => resolver.make(Settings))
    container.singleton(StorefrontCache, () => new StorefrontCache())
    container.bind(AfterGame, () => new SurpriseAfterGame())
    container.singleton(
      ProcessSubmission,
      async (resolver) => new ProcessSubmission(await resolver.make(FinishGame))
    )
    container.singleton(AlarmBook, () => new OpenAlarms())
    container.singleton(InFlight, () => new InFlight())
    container.singleton(PublicFilesMiddleware, () => new PublicFilesMiddleware())
  }
}

/**
 * The payment provider's client is a quarter of all modules, so a process that never calls the
 * provider does not load it.
 */
async function mollie(): Promise<PaymentProvider> {
  const { MollieProvider } = await import('#app/core/payment/mollie_provider')
  return new MollieProvider({ ...env.mollie, unread: reportUnreadPayment })
}

/** What the provider paid out, for a shop that has the token to ask. */
async function settlements(): Promise<SettlementSource> {
  if (env.mollie.accessToken === '') return new NoSettlements()
  const { MollieSettlements } = await import('#app/core/payment/mollie_settlements')
  return new MollieSettlements(env.mollie)
}

/** The mailbox where returned mails arrive: the configured one, or that of the demo. */
async function mailbox(): Promise<Mailbox> {
  const { bounces, inboxUrl } = env.mail
  if (bounces) {
    const { ImapMailbox } = await import('#app/core/mail/imap_mailbox')
    return new ImapMailbox(bounces)
  }
  return env.demo && inboxUrl ? new DemoMailbox(inboxUrl) : new NoMailbox()
}
