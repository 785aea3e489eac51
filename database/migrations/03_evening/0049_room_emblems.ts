import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { BaseSchema } from '@adonisjs/lucid/schema'

/** What is on the door of a room. It was found by the room's name, and lost with it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('rooms', (table) => {
      table.string('emblem', 20).notNullable().defaultTo('key')
    })
    this.defer(keepEmblems)
  }
}

/** The rooms that come with the shop: by their name, or by their chest when they were renamed. */
const OWN: readonly (readonly [name: string, storage: string, emblem: string])[] = [
  ['Dobbelsteengieterij', 'Kist 1, rood deksel', 'dice'],
  ['Dammerij', 'Kist 2, wit deksel', 'draughts'],
  ['Ganzenbaan', 'Kist 3, groen deksel', 'goose'],
  ['Vlootwerf', 'Kist 4, marineblauw deksel', 'ship'],
  ['Woordsmederij', 'Kist 5, paars deksel', 'anvil'],
  ['Tweelingzaal', 'Kist 6, geel deksel', 'twins'],
  ['Dominoband', 'Kist 7, zwart deksel', 'domino'],
  ['Schaakstal', 'Kist 8, bruin deksel', 'knight'],
  ['Schatkamer', 'Kist 9, zandkleurig deksel', 'chest'],
  ['Doolhofkelder', 'Kist 10, grijs deksel', 'maze'],
  ['Torenbouw', 'Kist 11, oranje deksel', 'tower'],
  ['Kaartenpers', 'Kist 12, goudkleurig deksel', 'cards'],
]
/** Rooms that somebody made keep the one that they had by their number. */
const OTHER = ['key', 'hourglass', 'compass', 'moon', 'cog', 'feather'] as const

type Room = { id: number; name: string; storage: string }

export async function keepEmblems(db: QueryClientContract) {
  const rooms = (await db.from('rooms').select('id', 'name', 'storage')) as Room[]
  for (const { id, name, storage } of rooms) {
    const own =
      OWN.find(([ownName]) => ownName === name) ?? OWN.find(([, chest]) => chest === storage)
    const emblem = own?.[2] ?? OTHER[id % OTHER.length]
    await db.from('rooms').where('id', id).update({ emblem })
  }
}
