import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { datum } from '#app/winkel/mails/leveringsgegevens'
import {
  bedenktijdTot,
  beoordeel,
  soortOvereenkomst,
  volgendeStap,
  type Dossier,
  type Geld,
  type Overeenkomst,
  type Stap,
} from '#domain/winkel/herroeping'
import { teruggeefbaar, type BetaaldePoging } from '#domain/winkel/terugbetaling'
import type Bestelling from '#models/bestelling'
import type Betaling from '#models/betaling'
import Herroeping from '#models/herroeping'

/** A withdrawal with all that its rules ask after. */
export function metBestelling(client?: TransactionClientContract) {
  return Herroeping.query({ client }).preload('bestelling', (bestelling) =>
    bestelling
      .preload('leveringen')
      .preload('betalingen', (betaling) => betaling.preload('terugbetalingen'))
  )
}

/** @param herroeping with its order, deliveries and payments loaded, see `metBestelling` */
export function dossierVan(herroeping: Herroeping): Dossier {
  const { status, ontvangenOp, retourOp } = herroeping
  const bestelling = herroeping.bestelling as Bestelling | null
  return {
    status,
    herroepenOp: ontvangenOp,
    retourOp,
    overeenkomst: bestelling && overeenkomstVan(bestelling),
    geld: bestelling ? geldVan(bestelling) : { betaald: 0, terug: 0 },
  }
}

function overeenkomstVan(bestelling: Bestelling): Overeenkomst {
  const { spel, status, createdAt, betaaldOp, verzondenOp, leveringen } = bestelling
  return {
    soort: soortOvereenkomst(spel.verkoop.levering),
    geslotenOp: createdAt,
    betaaldOp,
    verzonden: status === 'verzonden' || verzondenOp !== null,
    verzondenOp,
    afgestaanOp: bestelling.afstandHerroepingOp,
    opgehaald: leveringen.some(({ aantalOpgehaald }) => aantalOpgehaald > 0),
  }
}

/** What was paid, and what of it is back or on its way. */
function geldVan({ betalingen }: Bestelling): Geld {
  const pogingen = betalingen.filter(({ status }) => ['betaald', 'afwijkend'].includes(status))
  const betaald = som(pogingen.map(({ ontvangen }) => ontvangen))
  return { betaald, terug: betaald - som(pogingen.map((poging) => teruggeefbaar(stand(poging)))) }
}

function stand(poging: Betaling): BetaaldePoging {
  const gevraagd = poging.terugbetalingen.filter(({ status }) => status !== 'mislukt')
  return {
    id: poging.id,
    ontvangen: poging.ontvangen,
    terug: poging.terugbetaaldCenten,
    teruggevorderd: poging.teruggevorderdCenten,
    onderweg: som(gevraagd.map(({ bedragCenten }) => bedragCenten)),
  }
}

const som = (bedragen: readonly number[]) => bedragen.reduce((totaal, een) => totaal + een, 0)

/** How the statement stands to the right of withdrawal, as the owner reads it. */
export function uitlegOordeel({ overeenkomst, herroepenOp }: Dossier): string {
  if (!overeenkomst) return 'Er is nog geen bestelling bij gevonden.'
  const tot = bedenktijdTot(overeenkomst)
  const perPost = overeenkomst.soort === 'post'
  switch (beoordeel(overeenkomst, herroepenOp)) {
    case 'binnen_termijn':
      if (!tot) return 'Op tijd. Het pakket is nog niet verzonden: houd het hier.'
      return `Op tijd: de bedenktijd loopt ${perPost ? 'naar schatting ' : ''}tot en met ${datum(tot)}.`
    case 'waarschijnlijk_te_laat':
      return perPost
        ? `Waarschijnlijk te laat: de bedenktijd liep naar schatting tot en met ${datum(tot!)}. De dag van ontvangst weten we niet zeker, dus jij beslist.`
        : `Waarschijnlijk te laat: de bedenktijd liep tot en met ${datum(tot!)}. Jij beslist.`
    case 'afstand_gedaan':
      return `Afstand gedaan: de klant koos op ${datum(overeenkomst.afgestaanOp!)} voor directe toegang, en daarmee verviel het herroepingsrecht. Jij beslist.`
    case 'opgehaald':
      return 'Het bestand is al opgehaald, en de klant deed geen afstand van het herroepingsrecht. Spellen die de klant zelf print, vergoeden we niet; volgens de wet mag deze klant wel herroepen. Jij beslist.'
    case 'geen_recht':
      return 'Voor een dienst op een afgesproken dag geldt het herroepingsrecht niet. Jij beslist.'
  }
}

/** What the owner does next. */
export function uitlegStap(dossier: Dossier): string {
  return STAPPEN[volgendeStap(dossier).stap]
}

const STAPPEN: Record<Stap, string> = {
  bestelling_zoeken: 'Zoek de bestelling erbij',
  beoordelen: 'Beslis: terugbetalen of afwijzen',
  wachten_op_retour: 'Wacht op het pakket',
  terugbetalen: 'Betaal terug',
  afhandelen: 'Rond af',
  klaar: 'Klaar',
}
