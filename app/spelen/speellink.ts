import type { DateTime } from 'luxon'
import type { Moment } from '#domain/spelen/oorkonde'
import type { Spel } from '#domain/spelen/raadsel'
import { magVerlengen } from '#domain/winkel/speellink'
import Levering from '#models/levering'
import Spelvlag from '#models/spelvlag'

/** A personal link that may be played now, with the game it is for. */
export type Speellink = { readonly spel: Spel; readonly levering: Levering }

/**
 * The link that a unique id stands for.
 *
 * @returns null when nobody has it, it is for another game, it has ended, or its money went back;
 *   a link exists only from the moment of payment
 */
export async function vindSpeellink(
  spel: Spel,
  uniqueid: string,
  nu: DateTime
): Promise<Speellink | null> {
  const levering = await zoek(spel, uniqueid)
  return levering?.isGeldig(nu.toJSDate()) ? { spel, levering } : null
}

/** Whether a link that has ended may still be extended by who ordered it. */
export async function isNogTeVerlengen(
  spel: Spel,
  uniqueid: string,
  nu: DateTime
): Promise<boolean> {
  const levering = await zoek(spel, uniqueid)
  return levering !== null && magVerlengen(levering.looptijd, nu.toJSDate()).ok
}

function zoek(spel: Spel, uniqueid: string): Promise<Levering | null> {
  return Levering.query()
    .where({ token: uniqueid, soort: 'speellink' })
    .whereHas('bestelling', (bestelling) => bestelling.where('item_name', spel.itemName))
    .first()
}

/** The names of the flags that were reached on a link, in the order they were reached. */
export async function leesVlaggen({ levering }: Speellink): Promise<string[]> {
  const rijen = await Spelvlag.query()
    .where('levering_id', levering.id)
    .orderBy('id')
    .select('naam')
    .pojo<{ naam: string }>()
  return rijen.map(({ naam }) => naam)
}

/** The same flags with their moments, for who looks back. */
export async function leesMomenten({ levering }: Speellink): Promise<Moment[]> {
  const rijen = await Spelvlag.query().where('levering_id', levering.id).orderBy('id')
  return rijen.map(({ naam, createdAt, automatisch }) => ({
    naam,
    op: createdAt.toJSDate(),
    automatisch: Boolean(automatisch),
  }))
}
