import type { DateTime } from 'luxon'
import { err, ok, type Result } from '#domain/result'
import { dagenTot } from '#domain/winkel/beloften'
import { isWerkdag, telWerkdagenOp } from '#domain/winkel/werkdagen'

/**
 * Withdrawing from an agreement: Directive 2011/83/EU on consumer rights ("the directive"), with the
 * withdrawal function of Directive 2023/2673 (article 11a, since 19 June 2026), and what the shop
 * promises on top of it (specification 1, section 9).
 *
 * These rules inform and never refuse: a statement is always received, and a person decides.
 */

/** To withdraw and to send back: articles 9 and 14(1) of the directive. */
const BEDENKDAGEN = 14
const TERUGSTUURDAGEN = 14
/** For the money: article 13(1), Civil Code 6:230r, paragraph 1. */
const TERUGBETAALDAGEN = 14
/** The page about withdrawal: "binnen 7 dagen nadat we de retourzending hebben ontvangen". */
const DAGEN_NA_RETOUR = 7
/**
 * From the post office to the customer, when nobody wrote down the day of arrival: longer than post
 * takes, as the doubt is the customer's to profit from (decision 0021).
 */
const BEZORGING_WERKDAGEN = 5
/** For an order of which nobody wrote down the day of shipping: the promise of the order page. */
const VERZENDING_WERKDAGEN = 5

const NEDERLAND = 'Europe/Amsterdam'

/** Goods, digital content, or a service on an agreed date, such as an evening on location. */
export type Overeenkomstsoort = 'post' | 'digitaal' | 'dienst'

/** @param levering how the game reaches the customer; a parcel decides, as that is what comes back */
export function soortOvereenkomst(levering: readonly string[]): Overeenkomstsoort {
  if (levering.includes('post')) return 'post'
  return levering.some((vorm) => vorm === 'download' || vorm === 'speellink')
    ? 'digitaal'
    : 'dienst'
}

/** What was agreed, as far as the right of withdrawal asks for it. */
export type Overeenkomst = {
  readonly soort: Overeenkomstsoort
  readonly geslotenOp: DateTime
  readonly betaaldOp: DateTime | null
  /** The parcel was handed over; `verzondenOp` is empty when nobody wrote down when. */
  readonly verzonden: boolean
  readonly verzondenOp: DateTime | null
  /** When the customer gave up the right, for access at once (article 16(m)). */
  readonly afgestaanOp: DateTime | null
  /** A file that was fetched, and so may have been printed. */
  readonly opgehaald: boolean
}

/**
 * The last moment to withdraw: the end of the fourteenth day after the parcel arrived (article
 * 9(2)(b)), and for digital content after the agreement (9(2)(c)). A period that would end on a
 * weekend or public holiday ends with the next working day (Regulation 1182/71, article 3(4)).
 *
 * @returns null while the period has not begun, and for a service on a date, which has none (16(l))
 */
export function bedenktijdTot(overeenkomst: Overeenkomst): DateTime | null {
  const begin = beginVanBedenktijd(overeenkomst)
  return begin && naarWerkdag(eindeVanDag(begin, BEDENKDAGEN))
}

function beginVanBedenktijd(overeenkomst: Overeenkomst): DateTime | null {
  const { soort, geslotenOp, betaaldOp, verzonden, verzondenOp } = overeenkomst
  if (soort === 'dienst') return null
  if (soort === 'digitaal') return geslotenOp
  if (!verzonden) return null
  const opDePost = verzondenOp ?? telWerkdagenOp(betaaldOp ?? geslotenOp, VERZENDING_WERKDAGEN)
  return telWerkdagenOp(opDePost, BEZORGING_WERKDAGEN)
}

/**
 * How a statement stands to the right of withdrawal, for the owner's eyes. `afstand_gedaan` and
 * `opgehaald` are self-print games, which the shop does not refund (specification 1, section 9); only
 * the first ends the right by law.
 */
export type Oordeel =
  'binnen_termijn' | 'waarschijnlijk_te_laat' | 'afstand_gedaan' | 'opgehaald' | 'geen_recht'

/** @param herroepenOp when the statement was sent, which is what counts (article 11(2)) */
export function beoordeel(overeenkomst: Overeenkomst, herroepenOp: DateTime): Oordeel {
  if (overeenkomst.soort === 'dienst') return 'geen_recht'
  if (overeenkomst.soort === 'digitaal' && overeenkomst.afgestaanOp !== null)
    return 'afstand_gedaan'
  const tot = bedenktijdTot(overeenkomst)
  if (tot !== null && herroepenOp > tot) return 'waarschijnlijk_te_laat'
  if (overeenkomst.soort === 'digitaal' && overeenkomst.opgehaald) return 'opgehaald'
  return 'binnen_termijn'
}

/** Until when the parcel may be sent back: fourteen days after the statement (article 14(1)). */
export function terugsturenTot(herroepenOp: DateTime): DateTime {
  return naarWerkdag(eindeVanDag(herroepenOp, TERUGSTUURDAGEN))
}

/**
 * Until when the money has to be on its way back: the one date that each screen and mail shows. Fourteen
 * days after the statement, and seven after the return when that is sooner, as the shop promises. A
 * seller of goods may wait for them, or for proof that they were sent (article 13(3), Civil Code 6:230r,
 * paragraph 4); what comes back after the fourteen days is paid back that day.
 *
 * @returns null while a parcel is waited for
 */
export function terugbetalenTot(
  herroepenOp: DateTime,
  retour: { readonly nodig: boolean; readonly op: DateTime | null }
): DateTime | null {
  if (retour.op === null) return retour.nodig ? null : uiterlijkNa(herroepenOp)
  const naRetour = eindeVanDag(retour.op, DAGEN_NA_RETOUR)
  const wettelijk = later(uiterlijkNa(herroepenOp), eindeVanDag(retour.op, 0))
  return naRetour < wettelijk ? naRetour : wettelijk
}

/** Without anything to wait for. */
function uiterlijkNa(herroepenOp: DateTime): DateTime {
  return eindeVanDag(herroepenOp, TERUGBETAALDAGEN)
}

const later = (een: DateTime, ander: DateTime) => (een > ander ? een : ander)

/** `afgewezen` is a person's decision, with the reason told to the customer. */
export type HerroepingStatus = 'ontvangen' | 'retour_ontvangen' | 'afgehandeld' | 'afgewezen'

export type HerroepingGebeurtenis = 'retour_ontvangen' | 'afgehandeld' | 'afgewezen'

const OVERGANGEN: Record<
  HerroepingStatus,
  Partial<Record<HerroepingGebeurtenis, HerroepingStatus>>
> = {
  ontvangen: {
    retour_ontvangen: 'retour_ontvangen',
    afgehandeld: 'afgehandeld',
    afgewezen: 'afgewezen',
  },
  /** The day of arrival may be corrected. */
  retour_ontvangen: {
    retour_ontvangen: 'retour_ontvangen',
    afgehandeld: 'afgehandeld',
    afgewezen: 'afgewezen',
  },
  afgehandeld: {},
  afgewezen: {},
}

/** The statuses that `gebeurtenis` may start from: the `where` of a conditional update. */
export function herroepingMagVanuit(gebeurtenis: HerroepingGebeurtenis): HerroepingStatus[] {
  return (Object.keys(OVERGANGEN) as HerroepingStatus[]).filter(
    (status) => gebeurtenis in OVERGANGEN[status]
  )
}

/** Still asks something of the owner or the customer. */
export const LOPENDE_HERROEPING = herroepingMagVanuit('afgehandeld')

export type RetourdagGeweigerd = { readonly type: 'voor_de_herroeping' | 'in_de_toekomst' }

/** The day on which a parcel came back, as the owner fills it in: not before the statement, not ahead. */
export function keurRetourdag(
  retourOp: DateTime,
  herroepenOp: DateTime,
  nu: DateTime
): Result<null, RetourdagGeweigerd> {
  if (dagenTot(retourOp, herroepenOp) < 0) return err({ type: 'voor_de_herroeping' })
  if (dagenTot(retourOp, nu) > 0) return err({ type: 'in_de_toekomst' })
  return ok(null)
}

/** Money of the order in whole cents: `terug` counts what is on its way as well. */
export type Geld = { readonly betaald: number; readonly terug: number }

export type Dossier = {
  readonly status: HerroepingStatus
  readonly herroepenOp: DateTime
  readonly retourOp: DateTime | null
  /** Null as long as no order was found. */
  readonly overeenkomst: Overeenkomst | null
  readonly geld: Geld
}

export type Stap =
  'bestelling_zoeken' | 'beoordelen' | 'wachten_op_retour' | 'terugbetalen' | 'afhandelen' | 'klaar'

/** What has to be done now, and until when: by the owner, or by the customer while a return is waited for. */
export type VolgendeStap = { readonly stap: Stap; readonly tot: DateTime | null }

/** A parcel that left has to come back first; one that never left stays here. */
export function retourNodig({ soort, verzonden }: Overeenkomst): boolean {
  return soort === 'post' && verzonden
}

/** From the kind of agreement and the state of things to the next step. */
export function volgendeStap({
  status,
  herroepenOp,
  retourOp,
  overeenkomst,
  geld,
}: Dossier): VolgendeStap {
  if (!LOPENDE_HERROEPING.includes(status)) return { stap: 'klaar', tot: null }
  if (!overeenkomst)
    return {
      stap: 'bestelling_zoeken',
      tot: terugbetalenTot(herroepenOp, { nodig: false, op: retourOp }),
    }
  if (geld.betaald <= geld.terug) return { stap: 'afhandelen', tot: null }

  const nodig = retourNodig(overeenkomst)
  const uiterlijk = terugbetalenTot(herroepenOp, { nodig, op: retourOp })
  const begonnen = retourOp !== null || geld.terug > 0
  if (!begonnen && beoordeel(overeenkomst, herroepenOp) !== 'binnen_termijn')
    return { stap: 'beoordelen', tot: uiterlijkNa(herroepenOp) }
  if (nodig && retourOp === null)
    return { stap: 'wachten_op_retour', tot: terugsturenTot(herroepenOp) }
  return { stap: 'terugbetalen', tot: uiterlijk }
}

/** As `plaats_bestelling` makes them: letters and digits that nobody confuses. */
const NUMMER = /\bEK[\s-]*([2-9A-HJKMNP-Z]{8})\b/g
const KAAL_NUMMER = /^\s*([2-9A-HJKMNP-Z]{8})\s*$/

/**
 * The order number in what a customer wrote to say which order it is.
 *
 * @returns null when there is none, or more than one: then a person reads it
 */
export function bestelnummerIn(tekst: string): string | null {
  const hoofdletters = tekst.normalize('NFKC').toUpperCase()
  const kaal = KAAL_NUMMER.exec(hoofdletters)
  const gevonden = kaal ? [kaal] : [...hoofdletters.matchAll(NUMMER)]
  const nummers = new Set(gevonden.map(([, nummer]) => `EK-${nummer}`))
  return nummers.size === 1 ? [...nummers][0]! : null
}

function eindeVanDag(vanaf: DateTime, dagen: number): DateTime {
  return vanaf.setZone(NEDERLAND).plus({ days: dagen }).endOf('day')
}

function naarWerkdag(moment: DateTime): DateTime {
  let dag = moment
  while (!isTermijndag(dag)) dag = dag.plus({ days: 1 }).endOf('day')
  return dag
}

/**
 * A day on which a period may end. The Algemene termijnenwet (article 3) counts Good Friday and the
 * fifth of May of each year as holidays, on which the post just goes round.
 */
function isTermijndag(dag: DateTime): boolean {
  return isWerkdag(dag) && !(dag.month === 5 && dag.day === 5) && !isGoedeVrijdag(dag)
}

/** A Friday in the season of Easter (20 March to 23 April) before a Monday off. */
function isGoedeVrijdag(dag: DateTime): boolean {
  const inSeizoen = (dag.month === 3 && dag.day >= 20) || (dag.month === 4 && dag.day <= 23)
  return dag.weekday === 5 && inSeizoen && !isWerkdag(dag.plus({ days: 3 }))
}
