import { DateTime } from 'luxon'
import { leveringsgegevens } from '#app/winkel/mails/levering'
import { hetRecept } from '#content/spelen/recept/het_recept'
import Bestelling from '#models/bestelling'
import Contactbericht from '#models/contactbericht'
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

/** Writes the mail for an entry of the outbox. */
export async function stelOp(mail: Mail): Promise<Bericht> {
  const winkel = { ...env.winkel, url: env.appUrl }
  switch (mail.soort) {
    case 'levering': {
      const bestelling = await metLeveringen(mail)
      return {
        aan: bestelling.email,
        onderwerp: `${bestelling.spel.titel}: je bestelling ${bestelling.nummer}`,
        weergave: 'levering',
        gegevens: { winkel, ...leveringsgegevens(bestelling) },
      }
    }
    case 'verzendopdracht': {
      const bestelling = await metLeveringen(mail)
      return {
        aan: env.winkel.email,
        onderwerp: `Te versturen: ${bestelling.spel.titel}, bestelling ${bestelling.nummer}`,
        weergave: 'verzendopdracht',
        gegevens: {
          winkel,
          bestelling: bestelling.serialize({
            fields: ['nummer', 'naam', 'adres', 'postcode', 'plaats', 'email'],
          }),
          titel: bestelling.spel.titel,
          betaaldOp: (bestelling.betaaldOp ?? DateTime.utc())
            .setZone('Europe/Amsterdam')
            .toFormat('dd-MM-yyyy'),
        },
      }
    }
    case 'recept': {
      const { email, naam } = await Bestelling.findOrFail(mail.bestellingId)
      return {
        aan: email,
        onderwerp: `Gevonden: ${hetRecept.titel}`,
        weergave: 'recept',
        gegevens: { winkel, naam, recept: hetRecept },
      }
    }
    case 'contact': {
      const bericht = await Contactbericht.findOrFail(mail.contactberichtId)
      return {
        aan: env.winkel.email,
        onderwerp: 'Nieuw bericht via de contactpagina',
        antwoordAan: bericht.email,
        weergave: 'contact',
        gegevens: {
          winkel,
          bericht: {
            naam: bericht.naam,
            email: bericht.email,
            telefoon: bericht.telefoon,
            tekst: bericht.bericht,
          },
        },
      }
    }
  }
}

async function metLeveringen(mail: Mail): Promise<Bestelling> {
  return Bestelling.query().where('id', mail.bestellingId!).preload('leveringen').firstOrFail()
}
