import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { freshToken } from '#app/core/tokens'
import { legOpdrachtVast, vanAdres } from '#app/beheer/persoon'
import { GELDGEBEURTENISSEN } from '#app/winkel/actions/noteer'
import { geefActiecodeVrij } from '#app/winkel/actions/reserveer_actiecode'
import { vergeetBestandenVan } from '#app/winkel/pdf/boekje/bestand'
import { LOPENDE_BETALING, type BetalingStatus } from '#domain/winkel/bestelling'
import { bestemming, OPEN_HERROEPING, type Uitstel } from '#domain/winkel/wissen'
import ActiecodeGebruik from '#models/actiecode_gebruik'
import Auditregel from '#models/auditregel'
import Beheerder from '#models/beheerder'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Contactbericht from '#models/contactbericht'
import Factuur from '#models/factuur'
import Gebeurtenis from '#models/gebeurtenis'
import Herroeping from '#models/herroeping'
import Klant from '#models/klant'
import Levering from '#models/levering'
import Mail from '#models/mail'
import Spelvlag from '#models/spelvlag'
import Terugbetaling from '#models/terugbetaling'

type Trx = TransactionClientContract

export type Blijft =
  | { readonly wat: 'bestelling'; readonly nummer: string; readonly facturen: readonly string[] }
  | { readonly wat: 'beheerder' }

export type Later =
  | { readonly wat: 'bestelling'; readonly nummer: string; readonly waarom: Uitstel }
  | { readonly wat: 'herroeping'; readonly ontvangenOp: DateTime }
  | { readonly wat: 'avond'; readonly naam: string }

/** What was deleted, by kind, and what stays and why. */
export type Wisverslag = {
  readonly weg: Readonly<Record<string, number>>
  readonly blijft: readonly Blijft[]
  readonly later: readonly Later[]
}

const GEWIST = 'Gewist'

/** An address that no mail can ever reach (RFC 2606), and that no two orders share. */
const pseudoniem = (id: number) => `gewist-${id}@gewist.invalid`

/**
 * Forgets a person by e-mail address, as far as the law lets us (article 17 GDPR). What the tax office
 * wants to see stays, without saying whose it was, but for the invoices: these are kept as they were
 * made. Doing it again finds nothing more.
 *
 * @param proef does all of it and takes it back
 */
export async function wisGegevens(
  email: string,
  nu: DateTime,
  { proef = false } = {}
): Promise<Wisverslag> {
  const { verslag, leveringIds } = await inTransaction(async (trx) => {
    const gewist = await wis(trx, email, nu)
    if (proef) await trx.rollback()
    return gewist
  })
  if (!proef) await vergeetBestandenVan(leveringIds)
  return verslag
}

async function wis(trx: Trx, email: string, nu: DateTime) {
  const weg: Record<string, number> = {}
  const blijft: Blijft[] = []
  const later: Later[] = []
  const tel = (wat: string, aantal: number) => {
    if (aantal > 0) weg[wat] = (weg[wat] ?? 0) + aantal
  }

  const orders = await houdVast(trx, email)
  const onherkenbaar: number[] = []
  const leveringIds: number[] = []
  for (const order of orders) {
    const gevolg = bestemming(await wisvraag(trx, order))
    if (gevolg.type === 'later') {
      later.push({ wat: 'bestelling', nummer: order.nummer, waarom: gevolg.waarom })
      continue
    }
    const leveringen = await Levering.query({ client: trx }).where('bestelling_id', order.id)
    leveringIds.push(...leveringen.map(({ id }) => id))
    await vergeetInAudit(trx, order.nummer)
    for (const { id } of await Herroeping.query({ client: trx }).where('bestelling_id', order.id))
      await vergeetOverHerroeping(trx, id)
    if (gevolg.type === 'weg') {
      await geefActiecodeVrij(trx, order)
      await order.delete()
      tel('bestellingen', 1)
    } else {
      const facturen = await Factuur.query({ client: trx }).where('bestelling_id', order.id)
      await maakOnherkenbaar(trx, order, leveringen, nu, tel)
      onherkenbaar.push(order.id)
      blijft.push({
        wat: 'bestelling',
        nummer: order.nummer,
        facturen: facturen.map(({ nummer }) => nummer),
      })
    }
  }

  const berichten = await vanAdres(Contactbericht.query({ client: trx }), email)
  for (const bericht of berichten) await bericht.delete()
  tel('contactberichten', berichten.length)

  await wisHerroepingen(trx, email, { orders, onherkenbaar }, tel, later)
  tel('mails', await rijen(vanAdres(Mail.query({ client: trx }), email).delete()))
  await wisActiecodes(trx, email, orders, tel)
  await wisAvonden(trx, email, tel, later)
  if (await vanAdres(Beheerder.query({ client: trx }), email).first())
    blijft.push({ wat: 'beheerder' })
  else await vergeetInAudit(trx, email)

  if (Object.keys(weg).length > 0)
    await legOpdrachtVast(trx, 'gegevens_gewist', email, {
      weg,
      blijft: blijft.length,
      later: later.length,
    })
  return { verslag: { weg, blijft, later }, leveringIds }
}

/** The orders of the address. Writing to them comes first: from here on nobody else changes them. */
async function houdVast(trx: Trx, email: string): Promise<Bestelling[]> {
  await vanAdres(trx.from('bestellingen'), email).update({ updated_at: trx.raw('updated_at') })
  return vanAdres(Bestelling.query({ client: trx }), email).orderBy('id')
}

async function wisvraag(trx: Trx, order: Bestelling) {
  const betalingen = await Betaling.query({ client: trx }).where('bestelling_id', order.id)
  const open = await Herroeping.query({ client: trx })
    .where('bestelling_id', order.id)
    .whereIn('status', [...OPEN_HERROEPING])
    .first()
  const onderweg = await Terugbetaling.query({ client: trx })
    .whereIn(
      'betaling_id',
      betalingen.map(({ id }) => id)
    )
    .whereIn('status', ['nieuw', 'aangevraagd'])
    .first()
  const post = await Levering.query({ client: trx })
    .where({ bestelling_id: order.id, soort: 'post' })
    .whereNull('ingetrokken_op')
    .first()
  const heeft = (...statussen: readonly BetalingStatus[]) =>
    betalingen.some(({ status }) => statussen.includes(status))
  return {
    status: order.status,
    metGeld: heeft('betaald', 'afwijkend'),
    gefactureerd: (await Factuur.findBy('bestelling_id', order.id, { client: trx })) !== null,
    betalingLoopt: heeft(...LOPENDE_BETALING),
    perPost: post !== null,
    herroepingOpen: open !== null,
    terugbetalingOnderweg: onderweg !== null,
  }
}

/** Leaves of an order what the bookkeeping needs: which game, how much, when, and the references. */
async function maakOnherkenbaar(
  trx: Trx,
  order: Bestelling,
  leveringen: readonly Levering[],
  nu: DateTime,
  tel: (wat: string, aantal: number) => void
) {
  await order
    .merge({
      ...{ naam: GEWIST, email: pseudoniem(order.id), adres: null, postcode: null, plaats: null },
      ...{ trackTrace: null, token: freshToken(), aanvraagsleutel: freshToken() },
    })
    .save()
  tel('klantgegevens van bestellingen', 1)

  const voortgang = Spelvlag.query({ client: trx }).whereIn(
    'levering_id',
    leveringen.map(({ id }) => id)
  )
  tel('onderdelen van de voortgang', await rijen(voortgang.delete()))
  for (const levering of leveringen) {
    await levering
      .merge({
        token: levering.token === null ? null : freshToken(),
        ingetrokkenOp: levering.ingetrokkenOp ?? nu,
        uitgespeeldOp: null,
        spelversie: levering.spelversie + 1,
      })
      .save()
  }
  tel('links', leveringen.filter(({ token }) => token !== null).length)

  const vanOrder = { bestelling_id: order.id }
  tel('mails', await rijen(Mail.query({ client: trx }).where(vanOrder).delete()))
  await Gebeurtenis.query({ client: trx })
    .where(vanOrder)
    .whereNotIn('soort', [...GELDGEBEURTENISSEN])
    .delete()
  await ActiecodeGebruik.query({ client: trx }).where(vanOrder).update({ email: order.email })
  const betalingen = () => Betaling.query({ client: trx }).where(vanOrder)
  await betalingen().update({ checkoutUrl: null })
  await Terugbetaling.query({ client: trx })
    .whereIn('betaling_id', betalingen().select('id'))
    .update({ reden: GEWIST })
}

/** Handled ones without an order go; of the others the moment and the outcome stay with their order. */
async function wisHerroepingen(
  trx: Trx,
  email: string,
  { orders, onherkenbaar }: { orders: readonly Bestelling[]; onherkenbaar: number[] },
  tel: (wat: string, aantal: number) => void,
  later: Later[]
) {
  const gevonden = await Herroeping.query({ client: trx })
    .whereIn('bestelling_id', onherkenbaar)
    .orWhere((query) => void vanAdres(query, email))
    .orderBy('id')
  for (const herroeping of gevonden) {
    if (OPEN_HERROEPING.includes(herroeping.status)) {
      const order = orders.find(({ id }) => id === herroeping.bestellingId)
      if (!order) later.push({ wat: 'herroeping', ontvangenOp: herroeping.ontvangenOp })
      continue
    }
    await vergeetOverHerroeping(trx, herroeping.id)
    if (herroeping.bestellingId === null) await herroeping.delete()
    else {
      await Mail.query({ client: trx }).where('herroeping_id', herroeping.id).delete()
      await herroeping
        .merge({
          ...{ naam: GEWIST, email: pseudoniem(herroeping.bestellingId), toelichting: null },
          ...{ bestellingTekst: GEWIST, verklaring: GEWIST },
          ...{ token: freshToken(), aanvraagsleutel: freshToken() },
        })
        .save()
    }
    tel('herroepingen', 1)
  }
}

/** An order whose address was corrected keeps the older one here, where it counts how often a code was used. */
async function wisActiecodes(
  trx: Trx,
  email: string,
  orders: readonly Bestelling[],
  tel: (wat: string, aantal: number) => void
) {
  const gebruikt = await vanAdres(ActiecodeGebruik.query({ client: trx }), email).whereNotIn(
    'bestelling_id',
    orders.map(({ id }) => id)
  )
  for (const gebruik of gebruikt)
    await gebruik.merge({ email: pseudoniem(gebruik.bestellingId) }).save()
  tel('gebruik van actiecodes', gebruikt.length)
}

/** The evenings that this address booked, with teams and results; not one that is going on. */
async function wisAvonden(
  trx: Trx,
  email: string,
  tel: (wat: string, aantal: number) => void,
  later: Later[]
) {
  const klanten = await vanAdres(Klant.query({ client: trx }), email).preload('spellenfabriek')
  for (const klant of klanten) {
    if (klant.spellenfabriek && klant.spellenfabriek.status !== 'closed') {
      later.push({ wat: 'avond', naam: klant.name })
      continue
    }
    await vergeetKlantnaam(trx, klant)
    await klant.delete()
    tel('klanten van de Spellenfabriek', 1)
  }
}

/**
 * What admins did with it stays; the texts that they did it with go. Numbers stay, so that amounts can
 * still be followed.
 */
async function vergeetInAudit(trx: Trx, woord: string) {
  const naald = `%${woord.toLowerCase().replace(/[%_!]/g, '!$&')}%`
  const regels = await Auditregel.query({ client: trx })
    .whereRaw('lower(onderwerp) = ?', [woord.toLowerCase()])
    .orWhereRaw("lower(gegevens) like ? escape '!'", [naald])
  for (const regel of regels) await vergeet(regel, regel.onderwerp.includes('@'))
}

/** Why it was turned down, in the owner's words. */
async function vergeetOverHerroeping(trx: Trx, id: number) {
  const regels = await Auditregel.query({ client: trx }).where('onderwerp', `herroeping ${id}`)
  for (const regel of regels) await vergeet(regel)
}

/** Who books an evening may have given a name; one that another klant has as well is still theirs. */
async function vergeetKlantnaam(trx: Trx, { id, name }: Klant) {
  if (await Klant.query({ client: trx }).where({ name }).whereNot('id', id).first()) return
  const regels = await Auditregel.query({ client: trx })
    .where('onderwerp', name)
    .whereLike('wat', 'klant%')
  for (const regel of regels) await vergeet(regel, true)
}

async function vergeet(regel: Auditregel, ookOnderwerp = false) {
  const gegevens = JSON.stringify(zonderTeksten(JSON.parse(regel.gegevens)))
  await regel.merge({ gegevens, onderwerp: ookOnderwerp ? GEWIST : regel.onderwerp }).save()
}

function zonderTeksten(waarde: unknown): unknown {
  if (typeof waarde === 'string') return GEWIST
  if (Array.isArray(waarde)) return waarde.map(zonderTeksten)
  if (waarde === null || typeof waarde !== 'object') return waarde
  return Object.fromEntries(
    Object.entries(waarde).map(([naam, deel]) => [naam, zonderTeksten(deel)])
  )
}

/** How many rows a delete took. */
async function rijen(gewist: PromiseLike<unknown>): Promise<number> {
  const [aantal] = (await gewist) as [unknown]
  return Number(aantal)
}
