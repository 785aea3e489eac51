import type { DateTime } from 'luxon'
import {
  BESTELSTATUS,
  BETAALSTATUS,
  LEVERING,
  mailfout,
  mailnaam,
  mailstand,
  NIET_BIJ_VERZENDEN,
  TERUGBETAALSTATUS,
} from '#app/beheer/bestelwoorden'
import { tijdlijn, voortgang } from '#app/beheer/tijdlijn'
import { fingerprint } from '#app/core/tokens'
import { perPost } from '#content/catalogus'
import { isBetaald, magVanuit } from '#domain/winkel/bestelling'
import { alsEuro, naarDecimaal } from '#domain/winkel/prijs'
import { teruggeefbaar } from '#domain/winkel/terugbetaling'
import { magVerzenden, volglink } from '#domain/winkel/verzending'
import Actiecode from '#models/actiecode'
import type Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Factuur from '#models/factuur'
import Gebeurtenis from '#models/gebeurtenis'
import Levering from '#models/levering'
import Mail, { NIET_AANGEKOMEN } from '#models/mail'
import Spelvlag from '#models/spelvlag'
import Terugbetaling from '#models/terugbetaling'

/** What may be sent again, once it was sent. */
export const HERHAALBAAR = ['levering', 'verzonden', 'recept'] as const

/** One order as the owner sees it: everything but the secrets of its links. */
export async function bestellingsdetail(bestelling: Bestelling, nu: DateTime) {
  const van = { bestelling_id: bestelling.id }
  await bestelling.load('herroepingen')
  const betalingen = await Betaling.query().where(van).orderBy('id')
  const leveringen = await Levering.query().where(van).orderBy('id')
  const mails = await Mail.query().where(van).orderBy('id')
  const gebeurtenissen = await Gebeurtenis.query().where(van).orderBy('id')
  const terugbetalingen = await Terugbetaling.query()
    .whereIn(
      'betaling_id',
      betalingen.map(({ id }) => id)
    )
    .orderBy('id')
  const vlaggen = await Spelvlag.query()
    .whereIn(
      'levering_id',
      leveringen.map(({ id }) => id)
    )
    .orderBy('id')
  const code = bestelling.actiecodeId === null ? null : await Actiecode.find(bestelling.actiecodeId)
  const { itemName } = bestelling

  return {
    ...gegevens(bestelling),
    actiecode: code?.code ?? null,
    betalingen: betalingen.map(toonBetaling),
    terugbetalingen: terugbetalingen.map(toonTerugbetaling),
    leveringen: leveringen.map((levering) => ({
      ...toonLevering(levering, bestelling, nu),
      voortgang: levering.soort === 'speellink' ? voortgang(itemName, vlaggen) : null,
    })),
    facturen: (await Factuur.query().where(van).orderBy('id')).map(toonFactuur),
    terugTeBetalen: terugTeBetalen(betalingen, terugbetalingen),
    mails: mails.map((mail) => toonMail(mail, mails)),
    herhaalbaar: herhaalbaar(bestelling, mails),
    tijdlijn: tijdlijn({ itemName, gebeurtenissen, betalingen, mails, vlaggen }).map(
      ({ op, ...regel }) => ({ ...regel, op: op.toISO()! })
    ),
    nietBijVerzenden: NIET_BIJ_VERZENDEN[bestelling.verzendstand],
    mag: {
      annuleren: magVanuit('geannuleerd').includes(bestelling.status),
      betalingStoppen:
        bestelling.status === 'geannuleerd' &&
        betalingen.some((een) => een.openVoorBestelling !== null && een.providerId !== null),
      verzenden: magVerzenden(bestelling.verzendstand),
      verzendingWijzigen: bestelling.status === 'verzonden',
    },
  }
}

function gegevens(bestelling: Bestelling) {
  const { id, nummer, spel, status, naam, email, adres, postcode, plaats } = bestelling
  const { vervoerder, trackTrace, afstandHerroepingTekst, afstandHerroepingOp } = bestelling
  return {
    ...{ id, nummer, spel: spel.titel, status, statustekst: BESTELSTATUS[status] },
    ...{ naam, email, adres, postcode, plaats, perPost: perPost(spel) },
    prijs: alsEuro(bestelling.prijsCenten),
    korting: bestelling.kortingCenten > 0 ? alsEuro(bestelling.kortingCenten) : null,
    totaal: alsEuro(bestelling.totaalCenten),
    besteldOp: bestelling.createdAt.toISO()!,
    betaaldOp: iso(bestelling.betaaldOp),
    geannuleerdOp: iso(bestelling.geannuleerdOp),
    verzonden:
      bestelling.verzondenOp === null
        ? null
        : {
            op: bestelling.verzondenOp.toISO()!,
            vervoerder,
            trackTrace,
            volglink: volglink(vervoerder, trackTrace, postcode),
          },
    afstand:
      afstandHerroepingTekst === null
        ? null
        : { tekst: afstandHerroepingTekst, op: iso(afstandHerroepingOp) },
  }
}

function toonBetaling(betaling: Betaling) {
  const { id, providerId, status, bedragCenten, terugbetaaldCenten, createdAt } = betaling
  return {
    ...{ id, providerId, status: BETAALSTATUS[status], bedrag: alsEuro(bedragCenten) },
    terug: terugbetaaldCenten > 0 ? alsEuro(terugbetaaldCenten) : null,
    teruggevorderd:
      betaling.teruggevorderdCenten > 0 ? alsEuro(betaling.teruggevorderdCenten) : null,
    op: createdAt.toISO()!,
  }
}

/** What may still go back, as its field shows it; null when that is nothing. */
function terugTeBetalen(betalingen: readonly Betaling[], gevraagd: readonly Terugbetaling[]) {
  const over = betalingen
    .filter(({ status }) => status === 'betaald' || status === 'afwijkend')
    .map((betaling) =>
      teruggeefbaar({
        id: betaling.id,
        ontvangen: betaling.ontvangen,
        terug: betaling.terugbetaaldCenten,
        teruggevorderd: betaling.teruggevorderdCenten,
        onderweg: gevraagd
          .filter(({ betalingId, status }) => betalingId === betaling.id && status !== 'mislukt')
          .reduce((som, { bedragCenten }) => som + bedragCenten, 0),
      })
    )
    .reduce((som, centen) => som + centen, 0)
  return over === 0 ? null : naarDecimaal(over).replace('.', ',')
}

function toonFactuur({ soort, nummer, bestellingId, bedragCenten }: Factuur) {
  const bij = `/dashboard/bestellingen/${bestellingId}`
  return {
    naam: `${soort === 'factuur' ? 'Factuur' : 'Creditnota'} ${nummer}`,
    bedrag: alsEuro(bedragCenten),
    href: soort === 'factuur' ? `${bij}/factuur` : `${bij}/creditnota/${nummer}`,
  }
}

function toonTerugbetaling(terugbetaling: Terugbetaling) {
  const { id, providerId, bedragCenten, reden, status, createdAt } = terugbetaling
  return {
    ...{ id, providerId, bedrag: alsEuro(bedragCenten), reden, status: TERUGBETAALSTATUS[status] },
    op: createdAt.toISO()!,
  }
}

function toonLevering(levering: Levering, { status }: Bestelling, nu: DateTime) {
  const { id, soort, token, geldigTot, ingetrokkenOp, aantalOpgehaald, uitgespeeldOp } = levering
  const levend = isBetaald(status) && ingetrokkenOp === null
  return {
    ...{ id, soort, naam: LEVERING[soort], aantalOpgehaald, uitgespeeldOp: iso(uitgespeeldOp) },
    geldigTot: iso(geldigTot),
    afgelopen: geldigTot !== null && geldigTot <= nu,
    ingetrokken: ingetrokkenOp !== null,
    /** Stands for the token that somebody saw, and tells nothing about it. */
    kenmerk: token === null ? null : kenmerkVan(token),
    vernieuwen: levend && token !== null,
    verlengen: levend && geldigTot !== null,
  }
}

export const kenmerkVan = (token: string) => fingerprint('link', token).slice(0, 16)

function toonMail(mail: Mail, alle: readonly Mail[]) {
  const { id, soort, status, pogingen } = mail
  const keer = alle.filter((een) => een.soort === soort && een.id <= id).length
  return {
    ...{ id, naam: mailnaam(soort), keer, pogingen },
    ...{ mislukt: NIET_AANGEKOMEN.includes(status), status: mailstand(mail) },
    fout: mailfout(mail),
    op: iso(mail.verzondenOp) ?? mail.createdAt.toISO()!,
  }
}

/** The kinds that may be sent again, each with the number of its last one. */
function herhaalbaar({ status }: Bestelling, mails: readonly Mail[]) {
  if (!isBetaald(status)) return []
  return HERHAALBAAR.flatMap((soort) => {
    const nummers = mails.filter((mail) => mail.soort === soort).map(({ volgnummer }) => volgnummer)
    return nummers.length === 0
      ? []
      : [{ soort, naam: mailnaam(soort), laatste: Math.max(...nummers) }]
  })
}

const iso = (moment: DateTime | null): string | null => moment?.toISO() ?? null
