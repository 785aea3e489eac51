import Order from '#models/shop/order'
import { knownSettings } from '#app/shop/settings/shop_settings'
import type Mail from '#models/shop/mail'
import env from '#start/env'

/** A mail as it is sent: `template` names its two templates, HTML and text. */
export type ComposedMail = {
  readonly aan: string
  readonly onderwerp: string
  readonly antwoordAan?: string
  readonly template: string
  readonly gegevens: Record<string, unknown>
}

/** Writes one kind of mail. */
export type Composer = (mail: Mail) => Promise<ComposedMail>

/** What every mail says about the shop; `compose` reads it before a mail is written. */
export function shopData() {
  const { naam: name, email, kvk, btwId: vatId, kor, adres: address, social } = knownSettings()
  return { naam: name, email, kvk, btwId: vatId, kor, adres: address, social, url: env.appUrl }
}

/** Where the owner reads what the shop mails: messages, parcels to send. */
export function ownerAddress(): string {
  const { meldingen: notices, email } = knownSettings()
  return notices || email
}

export async function withDeliveries(mail: Mail): Promise<Order> {
  return Order.query().where('id', mail.bestellingId!).preload('leveringen').firstOrFail()
}
