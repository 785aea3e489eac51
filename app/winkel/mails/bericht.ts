import Bestelling from '#models/bestelling'
import { bekendeInstellingen } from '#app/winkel/instellingen'
import type Mail from '#models/mail'
import env from '#start/env'

/** A mail as it is sent: `weergave` names its two templates, HTML and text. */
export type Bericht = {
  readonly aan: string
  readonly onderwerp: string
  readonly antwoordAan?: string
  readonly weergave: string
  readonly gegevens: Record<string, unknown>
}

/** Writes one kind of mail. */
export type Opsteller = (mail: Mail) => Promise<Bericht>

/** What every mail says about the shop; `stelOp` reads it before a mail is written. */
export function winkelgegevens() {
  const { naam, email, kvk, btwId, kor, adres, social } = bekendeInstellingen()
  return { naam, email, kvk, btwId, kor, adres, social, url: env.appUrl }
}

/** Where the owner reads what the shop mails: messages, parcels to send. */
export function eigenaar(): string {
  const { meldingen, email } = bekendeInstellingen()
  return meldingen || email
}

export async function metLeveringen(mail: Mail): Promise<Bestelling> {
  return Bestelling.query().where('id', mail.bestellingId!).preload('leveringen').firstOrFail()
}
