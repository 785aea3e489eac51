import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { legVast } from '#app/core/leg_vast'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { betaalTerug, type TerugbetalingGeweigerd } from '#app/winkel/actions/betaal_terug'
import { zetMailKlaar } from '#app/winkel/actions/lever'
import { noteer, type Herroepingsdetail } from '#app/winkel/actions/noteer'
import { dossierVan, metBestelling } from '#app/winkel/herroepingsdossier'
import {
  bestelnummerIn,
  herroepingMagVanuit,
  keurRetourdag,
  LOPENDE_HERROEPING,
  type Dossier,
  type HerroepingGebeurtenis,
  type RetourdagGeweigerd,
} from '#domain/winkel/herroeping'
import { err, ok, type Result } from '#domain/result'
import type Beheerder from '#models/beheerder'
import Bestelling from '#models/bestelling'
import Herroeping from '#models/herroeping'
import Levering from '#models/levering'
import Mail from '#models/mail'

export type HerroepingGeweigerd =
  | { readonly type: 'al_gesloten' }
  | { readonly type: 'nummer_onbekend' }
  | { readonly type: 'geen_bestelling' }
  | { readonly type: 'geen_pakket' }
  | { readonly type: 'al_terugbetaald' }
  | { readonly type: 'niets_terugbetaald' }
  | RetourdagGeweigerd

export type Gedaan<E = HerroepingGeweigerd> = Result<void, E>

type Werk = (
  trx: TransactionClientContract,
  herroeping: Herroeping,
  dossier: Dossier
) => Promise<Gedaan>

const GEDAAN = ok<void>(undefined)

/** Says which order it is about, or that it is another one after all. */
export function koppelBestelling(beheerder: Beheerder, id: number, tekst: string) {
  return behandel(id, async (trx, herroeping) => {
    const nummer = bestelnummerIn(tekst)
    const bestelling = nummer && (await Bestelling.findBy({ nummer }, { client: trx }))
    if (!bestelling) return err({ type: 'nummer_onbekend' })
    if (herroeping.bestellingId === bestelling.id) return GEDAAN
    if (!isOpen(herroeping)) return err({ type: 'al_gesloten' })

    const van = (herroeping.bestelling as Bestelling | null)?.nummer ?? null
    await herroeping.merge({ bestellingId: bestelling.id }).save()
    await noteer(trx, bestelling.id, 'herroepen', 'ontvangen')
    await legVast(trx, beheerder, 'herroeping_gekoppeld', onderwerp(herroeping), {
      van,
      naar: bestelling.nummer,
    })
    return GEDAAN
  })
}

/** The parcel came back; the day may be corrected. */
export function ontvangRetour(beheerder: Beheerder, id: number, op: DateTime) {
  return behandel(id, async (trx, herroeping, { overeenkomst, herroepenOp }) => {
    if (!isOpen(herroeping)) return err({ type: 'al_gesloten' })
    if (overeenkomst && overeenkomst.soort !== 'post') return err({ type: 'geen_pakket' })
    const dag = keurRetourdag(op, herroepenOp, DateTime.utc())
    if (!dag.ok) return dag
    const van = herroeping.retourOp
    if (van?.toMillis() === op.toMillis()) return GEDAAN

    await herroeping.merge({ status: 'retour_ontvangen', retourOp: op }).save()
    await noteerBijBestelling(trx, herroeping, 'retour ontvangen')
    await legVast(trx, beheerder, 'herroeping_retour', onderwerp(herroeping), {
      van: van?.toISODate() ?? null,
      naar: op.toISODate(),
    })
    return GEDAAN
  })
}

export type Terugbetaalwens = { readonly centen: number; readonly sleutel: string }

/**
 * Pays back, which accepts the withdrawal: the links of the order stop with it, also when a part was
 * paid back.
 */
export async function betaalHerroepingTerug(
  beheerder: Beheerder,
  id: number,
  { centen, sleutel }: Terugbetaalwens
): Promise<Gedaan<HerroepingGeweigerd | TerugbetalingGeweigerd>> {
  const mag = await behandel(id, async (_, herroeping) => {
    if (!isOpen(herroeping)) return err({ type: 'al_gesloten' })
    return herroeping.bestellingId === null ? err({ type: 'geen_bestelling' }) : GEDAAN
  })
  if (!mag.ok) return mag

  const { bestellingId } = await Herroeping.findOrFail(id)
  const betaald = await betaalTerug({
    bestellingId: bestellingId!,
    centen,
    reden: `Herroeping ${id}`,
    sleutel: `herroeping-${id}-${sleutel}`,
    beheerder,
  })
  if (!betaald.ok) return betaald
  return trekLinksIn(beheerder, id)
}

/** Accepts the withdrawal of digital content: what was delivered stops working at once. */
export function trekLinksIn(beheerder: Beheerder, id: number) {
  return behandel(id, async (trx, herroeping) => {
    if (herroeping.bestellingId === null) return err({ type: 'geen_bestelling' })
    if (herroeping.status === 'afgewezen') return err({ type: 'al_gesloten' })
    const [ingetrokken] = await Levering.query({ client: trx })
      .where('bestelling_id', herroeping.bestellingId)
      .whereNotNull('token')
      .whereNull('ingetrokken_op')
      .update({ ingetrokkenOp: asColumn(DateTime.utc()) })
    if (Number(ingetrokken) === 0) return GEDAAN
    await noteerBijBestelling(trx, herroeping, 'links ingetrokken')
    await legVast(trx, beheerder, 'herroeping_links_ingetrokken', onderwerp(herroeping))
    return GEDAAN
  })
}

/** Turns it down; the customer reads why. */
export function wijsAf(beheerder: Beheerder, id: number, reden: string) {
  return behandel(id, async (trx, herroeping, { geld }) => {
    if (herroeping.status === 'afgewezen') return GEDAAN
    if (geld.terug > 0) return err({ type: 'al_terugbetaald' })
    const gesloten = await sluit(trx, beheerder, herroeping, 'afgewezen', reden)
    if (gesloten.ok)
      await zetMailKlaar(trx, { soort: 'herroeping_afgewezen', herroepingId: herroeping.id })
    return gesloten
  })
}

/** Done with it. Without money on its way back somebody has to say why. */
export function handelAf(beheerder: Beheerder, id: number, toelichting: string | null) {
  return behandel(id, async (trx, herroeping, { geld }) => {
    if (herroeping.status === 'afgehandeld') return GEDAAN
    if (toelichting === null && (herroeping.bestellingId === null || geld.terug < geld.betaald))
      return err({ type: 'niets_terugbetaald' })
    return sluit(trx, beheerder, herroeping, 'afgehandeld', toelichting)
  })
}

/** Mails the receipt that was held back, as its address had had enough of them that day. */
export function stuurOntvangst(beheerder: Beheerder, id: number) {
  return behandel(id, async (trx, herroeping) => {
    const mail = { soort: 'herroeping_ontvangst', herroepingId: id } as const
    if (await Mail.findBy(mail, { client: trx })) return GEDAAN
    await zetMailKlaar(trx, mail)
    await legVast(trx, beheerder, 'herroeping_ontvangst_gemaild', onderwerp(herroeping))
    return GEDAAN
  })
}

/** One press, in one transaction; presses on the same withdrawal wait for each other. */
async function behandel(id: number, werk: Werk): Promise<Gedaan> {
  return inTransaction(async (trx) => {
    const herroeping = await metBestelling(trx).where('id', id).forUpdate().firstOrFail()
    return werk(trx, herroeping, dossierVan(herroeping))
  })
}

async function sluit(
  trx: TransactionClientContract,
  beheerder: Beheerder,
  herroeping: Herroeping,
  status: Extract<HerroepingGebeurtenis, 'afgehandeld' | 'afgewezen'>,
  toelichting: string | null
): Promise<Gedaan> {
  if (!herroepingMagVanuit(status).includes(herroeping.status)) return err({ type: 'al_gesloten' })
  await herroeping.merge({ status, toelichting, afgehandeldOp: DateTime.utc() }).save()
  await noteerBijBestelling(trx, herroeping, status)
  await legVast(trx, beheerder, `herroeping_${status}`, onderwerp(herroeping), { toelichting })
  return GEDAAN
}

async function noteerBijBestelling(
  trx: TransactionClientContract,
  { bestellingId }: Herroeping,
  bijzonderheden: Herroepingsdetail
) {
  if (bestellingId !== null) await noteer(trx, bestellingId, 'herroepen', bijzonderheden)
}

const isOpen = ({ status }: Herroeping) => LOPENDE_HERROEPING.includes(status)

const onderwerp = ({ id }: Herroeping) => `herroeping ${id}`
