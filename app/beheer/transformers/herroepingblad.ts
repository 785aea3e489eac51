import type { DateTime } from 'luxon'
import { termijn } from '#app/beheer/termijn'
import { dossierVan, uitlegOordeel, uitlegStap } from '#app/winkel/herroepingsdossier'
import {
  bestelnummerIn,
  LOPENDE_HERROEPING,
  retourNodig,
  terugsturenTot,
  volgendeStap,
  type Dossier,
  type Stap,
} from '#domain/winkel/herroeping'
import { alsEuro, naarDecimaal } from '#domain/winkel/prijs'
import Bestelling from '#models/bestelling'
import Herroeping from '#models/herroeping'
import Mail from '#models/mail'

const STATUS: Record<Herroeping['status'], string> = {
  ontvangen: 'Ontvangen',
  retour_ontvangen: 'Pakket terug',
  afgehandeld: 'Afgehandeld',
  afgewezen: 'Afgewezen',
}

/** What the next step asks, in a sentence. */
const UITLEG: Record<Stap, string> = {
  bestelling_zoeken:
    'De herroeping telt vanaf het moment waarop ze binnenkwam. Zoek de bestelling op nummer, naam of e-mailadres, of mail de klant.',
  beoordelen:
    'Betaal terug uit coulance of omdat het moet, of wijs af met een reden die de klant leest.',
  wachten_op_retour:
    'Met terugbetalen mag je wachten tot het pakket er is, of tot de klant een verzendbewijs stuurt.',
  terugbetalen:
    'Het volledige bedrag, met de standaardverzendkosten van de heenreis. Is het spel minder waard geworden doordat het is gebruikt, dan mag je dat eraf halen.',
  afhandelen: 'Er is geen geld meer terug te betalen.',
  klaar: '',
}

/** A withdrawal as its page shows it, with what the owner may do now. */
export async function herroepingblad(herroeping: Herroeping, nu: DateTime) {
  const dossier = dossierVan(herroeping)
  const bestelling = herroeping.bestelling as Bestelling | null
  const { stap, tot } = volgendeStap(dossier)
  return {
    id: herroeping.id,
    status: STATUS[herroeping.status],
    open: isOpen(herroeping),
    naam: herroeping.naam,
    email: herroeping.email,
    bestellingTekst: herroeping.bestellingTekst,
    verklaring: herroeping.verklaring.split('\n'),
    ontvangenOp: herroeping.ontvangenOp.toISO()!,
    retourOp: herroeping.retourOp?.toISO() ?? null,
    afgehandeldOp: herroeping.afgehandeldOp?.toISO() ?? null,
    toelichting: herroeping.toelichting,
    ontvangst:
      (await Mail.findBy({ soort: 'herroeping_ontvangst', herroepingId: herroeping.id }))?.status ??
      null,
    bestelling: bestelling && bestelgegevens(bestelling),
    oordeel: uitlegOordeel(dossier),
    stap: { naam: stap, titel: uitlegStap(dossier), uitleg: UITLEG[stap] },
    termijn: tot && termijn(tot, nu),
    terugsturen:
      dossier.overeenkomst && retourNodig(dossier.overeenkomst) && !herroeping.retourOp
        ? termijn(terugsturenTot(dossier.herroepenOp), nu)
        : null,
    geld: bestelling && bedragen(dossier),
    mag: watMag(herroeping, dossier),
    voorstellen: bestelling ? [] : await voorstellen(herroeping),
    andere: await andere(herroeping),
  }
}

function bestelgegevens({ id, nummer, spel, naam, email, createdAt, leveringen }: Bestelling) {
  return {
    id,
    nummer,
    spel: spel.titel,
    naam,
    email,
    besteldOp: createdAt.toISO()!,
    werkendeLinks: leveringen.filter(({ token, ingetrokkenOp }) => token && !ingetrokkenOp).length,
  }
}

function bedragen({ geld }: Dossier) {
  const over = geld.betaald - geld.terug
  return {
    betaald: alsEuro(geld.betaald),
    terug: geld.terug > 0 ? alsEuro(geld.terug) : null,
    over: over > 0 ? naarDecimaal(over).replace('.', ',') : null,
  }
}

function watMag(herroeping: Herroeping, { overeenkomst, geld }: Dossier) {
  const open = isOpen(herroeping)
  return {
    koppelen: open,
    retour: open && overeenkomst?.soort !== 'digitaal',
    terugbetalen: open && geld.terug < geld.betaald,
    linksIntrekken: herroeping.status !== 'afgewezen' && overeenkomst?.soort === 'digitaal',
    afwijzen: open && geld.terug === 0,
    /** Without a refund somebody has to say why. */
    zonderToelichting: overeenkomst !== null && geld.terug >= geld.betaald,
  }
}

const isOpen = ({ status }: Herroeping) => LOPENDE_HERROEPING.includes(status)

const HOOGSTENS = 10

/** Orders that it may be about: of this address, or with a number that stands in the statement. */
async function voorstellen({ email, bestellingTekst }: Herroeping) {
  const nummer = bestelnummerIn(bestellingTekst)
  const gevonden = await Bestelling.query()
    .whereRaw('lower(email) = ?', [email.toLowerCase()])
    .if(nummer, (query) => query.orWhere('nummer', nummer!))
    .orderBy('id', 'desc')
    .limit(HOOGSTENS)
  return gevonden.map((een) => ({
    nummer: een.nummer,
    spel: een.spel.titel,
    naam: een.naam,
    email: een.email,
    besteldOp: een.createdAt.toISO()!,
  }))
}

/** The same customer may have said it before. */
async function andere({ id, email, bestellingId }: Herroeping) {
  const gevonden = await Herroeping.query()
    .whereNot('id', id)
    .where((query) => {
      query.whereRaw('lower(email) = ?', [email.toLowerCase()])
      if (bestellingId !== null) query.orWhere('bestelling_id', bestellingId)
    })
    .orderBy('id', 'desc')
    .limit(HOOGSTENS)
  return gevonden.map((een) => ({
    id: een.id,
    tekst: een.bestellingTekst,
    status: STATUS[een.status],
    ontvangenOp: een.ontvangenOp.toISO()!,
  }))
}
