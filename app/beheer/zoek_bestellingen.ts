import { BESTELBARE_SPELLEN } from '#content/catalogus'
import type { BestellingStatus } from '#domain/winkel/bestelling'
import Bestelling from '#models/bestelling'

const PER_BLADZIJDE = 25

/** What the list of orders is narrowed down to; null is everything. */
export type Bestelfilter = {
  readonly zoek: string
  readonly status: BestellingStatus | null
  readonly spel: string | null
}

/** One page of the orders that a filter leaves, newest first. */
export async function zoekBestellingen(filter: Bestelfilter, bladzijde: number) {
  const gevonden = await gefilterd(filter).paginate(bladzijde, PER_BLADZIJDE)
  return {
    bestellingen: gevonden.all(),
    bladzijde: gevonden.currentPage,
    bladzijden: Math.max(1, gevonden.lastPage),
    aantal: gevonden.total,
  }
}

/** Every order that a filter leaves, newest first. */
export function gefilterd({ zoek, status, spel }: Bestelfilter) {
  const query = Bestelling.query().orderBy('id', 'desc')
  if (status !== null) query.where('status', status)
  if (spel !== null) query.where('item_name', spel)
  for (const woord of zoek.toLowerCase().split(/\s+/).filter(Boolean))
    query.where((een) => {
      for (const kolom of ['nummer', 'naam', 'email'])
        een.orWhereRaw(`lower(${kolom}) like ? escape '!'`, [`%${letterlijk(woord)}%`])
      een.orWhereIn('item_name', spellenMet(woord))
    })
  return query
}

/** `_` and `%` are found as they are typed: addresses have them. */
function letterlijk(woord: string): string {
  return woord.replace(/[!%_]/g, '!$&')
}

function spellenMet(woord: string): string[] {
  return BESTELBARE_SPELLEN.filter(({ titel }) => titel.toLowerCase().includes(woord)).map(
    ({ itemName }) => itemName
  )
}
