import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Auditregel from '#models/auditregel'

/** Who changed something: an admin, or whoever may type commands on the server. */
export type Wie = { readonly id: number | null; readonly email: string }

export const OPDRACHTREGEL: Wie = { id: null, email: 'opdrachtregel' }

/**
 * Writes down who changed what, in the transaction of the change. `gegevens` holds what is needed to
 * understand it later: before and after, and no password, token or code.
 *
 * @param wat the action as a word of code, such as `prijs_gewijzigd`
 * @param onderwerp what it was about, as people call it: an order number, a game
 */
export async function legVast(
  client: TransactionClientContract,
  wie: Wie,
  wat: string,
  onderwerp: string,
  gegevens: Readonly<Record<string, unknown>> = {}
) {
  const { id: beheerderId, email } = wie
  await Auditregel.create(
    { beheerderId, wie: email, wat, onderwerp, gegevens: JSON.stringify(gegevens) },
    { client }
  )
}
