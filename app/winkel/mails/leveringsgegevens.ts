import { type DateTime } from 'luxon'
import { alsEuro, GRATIS } from '#domain/winkel/prijs'
import type Bestelling from '#models/bestelling'
import type Levering from '#models/levering'
import env from '#start/env'

/** What the delivery mail shows: which links this order brings, in words that fit its kind of game. */
export function leveringsgegevens(bestelling: Bestelling) {
  const { spel } = bestelling
  const download = bestelling.leveringen.find(({ soort }) => soort === 'download')
  const speellink = bestelling.leveringen.find(({ soort }) => soort === 'speellink')
  const post = bestelling.leveringen.find(({ soort }) => soort === 'post')

  return {
    naam: bestelling.naam,
    nummer: bestelling.nummer,
    titel: spel.titel,
    nodig: spel.nodig,
    totaal: bestelling.totaalCenten === 0 ? GRATIS : alsEuro(bestelling.totaalCenten),
    downloadUrl: download ? downloadUrl(download) : null,
    speelUrl:
      speellink && spel.verkoop.speelPad ? speelUrl(spel.verkoop.speelPad, speellink) : null,
    speelbaarTot: speellink?.geldigTot ? dagEnTijd(speellink.geldigTot) : null,
    post: post
      ? {
          adres: bestelling.adres,
          postcode: bestelling.postcode,
          plaats: bestelling.plaats,
          hintUrl: hintUrl(bestelling),
        }
      : null,
    afstand: afstand(bestelling),
    bestellingUrl: bestellingUrl(bestelling),
  }
}

/** The waiver of the right of withdrawal, as it was given. */
export function afstand({ afstandHerroepingTekst: tekst, afstandHerroepingOp: op }: Bestelling) {
  return tekst && op ? { tekst, datum: datum(op) } : null
}

/** The customer's own page of an order, as each mail to a customer tells it. */
export function bestellingUrl(bestelling: Pick<Bestelling, 'token'>): string {
  return `${env.appUrl}/bestelling/${bestelling.token}`
}

/** The page that offers the file; opening it uses up nothing. */
export function downloadUrl(levering: Levering): string {
  return `${env.appUrl}/download/${levering.token}`
}

export function speelUrl(speelPad: string, levering: Levering): string {
  return `${env.appUrl}${speelPad.replace('{uniqueId}', levering.token!)}`
}

/** The open help page of a posted game. */
export function hintUrl({ spel }: Bestelling): string | null {
  return spel.verkoop.speelPad ? `${env.appUrl}${spel.verkoop.speelPad}` : null
}

export function datum(moment: DateTime): string {
  return moment.setZone('Europe/Amsterdam').setLocale('nl').toFormat('d MMMM yyyy')
}

export function dagEnTijd(moment: DateTime): string {
  return moment.setZone('Europe/Amsterdam').setLocale('nl').toFormat("d MMMM yyyy 'om' HH.mm 'uur'")
}
