import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { tally } from '#app/core/tally'
import { fingerprint, freshReadableCode, freshToken } from '#app/core/tokens'
import { lever } from '#app/winkel/actions/lever'
import { noteer } from '#app/winkel/actions/noteer'
import { reserveerActiecode, vindActiecode } from '#app/winkel/actions/reserveer_actiecode'
import { perPost, type BestelbaarSpel } from '#content/catalogus'
import { berekenKorting, type ActiecodeGeweigerd } from '#domain/winkel/actiecode'
import { err, ok, type Result } from '#domain/result'
import type Actiecode from '#models/actiecode'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Prijs from '#models/prijs'

export type Bestelgegevens = {
  readonly naam: string
  readonly email: string
  readonly adres: string | null
  readonly postcode: string | null
  readonly plaats: string | null
  readonly actiecode: string | null
  /** The sentence that the customer ticked to have access at once, or null: no waiver. */
  readonly afstandTekst: string | null
  /** The same key with the same content is the same order: a double tap costs nothing twice. */
  readonly aanvraagsleutel: string | null
  /** What the page showed, in cents; an order for another price is not taken. */
  readonly getoondeCenten: number | null
}

export type BestellingGeweigerd =
  | { readonly type: 'geen_prijs' }
  | { readonly type: 'prijs_gewijzigd' }
  | { readonly type: 'actiecode'; readonly reden: ActiecodeGeweigerd }

/**
 * Places an order: price and discount are computed here, the code is reserved, and either the first
 * payment attempt or, when there is nothing to pay, the delivery is written; all in one transaction.
 */
export async function plaatsBestelling(
  spel: BestelbaarSpel,
  gegevens: Bestelgegevens
): Promise<Result<Bestelling, BestellingGeweigerd>> {
  const aanvraagsleutel = sleutelVan(spel, gegevens)
  try {
    const geplaatst = await inTransaction((trx) =>
      schrijf(trx, spel, gegevens, aanvraagsleutel)
    ).catch(geweigerd)
    /** The same order sent again was read, not written. */
    if (geplaatst.ok && geplaatst.value.$isLocal) tally.count('bestelling', spel.itemName)
    return geplaatst
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return ok(await Bestelling.findByOrFail('aanvraagsleutel', aanvraagsleutel))
  }
}

/** Carries a refusal out of the transaction, so that nothing of it stays behind. */
class Geweigerd extends Error {
  constructor(readonly reden: BestellingGeweigerd) {
    super(reden.type)
  }
}

function geweigerd(error: unknown): Result<never, BestellingGeweigerd> {
  if (error instanceof Geweigerd) return err(error.reden)
  throw error
}

async function schrijf(
  trx: TransactionClientContract,
  spel: BestelbaarSpel,
  gegevens: Bestelgegevens,
  aanvraagsleutel: string
): Promise<Result<Bestelling, BestellingGeweigerd>> {
  const bestaand = await Bestelling.findBy('aanvraagsleutel', aanvraagsleutel, { client: trx })
  if (bestaand) return ok(bestaand)

  const nu = DateTime.utc()
  const prijs = await Prijs.findBy('naam', spel.verkoop.prijsSleutel, { client: trx })
  if (!prijs) return err({ type: 'geen_prijs' })
  if (gegevens.getoondeCenten !== null && gegevens.getoondeCenten !== prijs.centen) {
    return err({ type: 'prijs_gewijzigd' })
  }

  const code = await gekozenCode(trx, spel, gegevens, nu)
  const korting = code ? berekenKorting(code.regels, prijs.centen) : 0
  const bestelling = await Bestelling.create(
    {
      nummer: `EK-${freshReadableCode(8)}`,
      token: freshToken(),
      aanvraagsleutel,
      itemName: spel.itemName,
      naam: gegevens.naam,
      email: gegevens.email,
      ...(perPost(spel) && {
        adres: gegevens.adres,
        postcode: gegevens.postcode,
        plaats: gegevens.plaats,
      }),
      actiecodeId: code?.id ?? null,
      prijsCenten: prijs.centen,
      kortingCenten: korting,
      totaalCenten: prijs.centen - korting,
      status: 'open',
      afstandHerroepingOp: gegevens.afstandTekst === null ? null : nu,
      afstandHerroepingTekst: gegevens.afstandTekst,
    },
    { client: trx }
  )
  if (code) {
    const plek = await reserveerActiecode(trx, code, bestelling)
    if (!plek.ok) throw new Geweigerd({ type: 'actiecode', reden: plek.error })
  }
  await noteer(trx, bestelling.id, 'besteld')

  if (bestelling.totaalCenten === 0) {
    await bestelling.merge({ status: 'betaald', betaaldOp: nu }).save()
    await lever(trx, bestelling, nu)
  } else {
    await beginBetaalpoging(trx, bestelling)
  }
  return ok(bestelling)
}

async function gekozenCode(
  trx: TransactionClientContract,
  spel: BestelbaarSpel,
  gegevens: Bestelgegevens,
  nu: DateTime
): Promise<Actiecode | null> {
  if (!spel.verkoop.metActiecode || gegevens.actiecode === null) return null
  const code = await vindActiecode(trx, gegevens.actiecode, spel.verkoop.prijsSleutel, nu)
  if (!code.ok) throw new Geweigerd({ type: 'actiecode', reden: code.error })
  return code.value
}

/** Writes a payment attempt that the provider does not know yet; an order has at most one running. */
export async function beginBetaalpoging(
  trx: TransactionClientContract,
  bestelling: Bestelling
): Promise<Betaling> {
  return Betaling.create(
    {
      bestellingId: bestelling.id,
      idempotentiesleutel: crypto.randomUUID(),
      status: 'nieuw',
      providerId: null,
      checkoutUrl: null,
      verlooptOp: null,
      bedragCenten: bestelling.totaalCenten,
      terugbetaaldCenten: 0,
      openVoorBestelling: bestelling.id,
    },
    { client: trx }
  )
}

function sleutelVan(spel: BestelbaarSpel, gegevens: Bestelgegevens): string {
  const { aanvraagsleutel, naam, email, adres, postcode, plaats, actiecode, afstandTekst } =
    gegevens
  if (aanvraagsleutel === null) return freshToken()
  return fingerprint(
    aanvraagsleutel,
    spel.itemName,
    ...[naam, email, adres, postcode, plaats, actiecode, afstandTekst].map((deel) => deel ?? '')
  )
}
