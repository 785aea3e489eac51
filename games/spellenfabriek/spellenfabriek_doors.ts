import type { OwnEmblem } from '#domain/live/doors'

/** What is on the door of each room, by the name of the room. It tells nothing of its answer. */
export const EMBLEM_OF_ROOM: Readonly<Partial<Record<string, OwnEmblem>>> = {
  Dobbelsteengieterij: 'dice',
  Dammerij: 'draughts',
  Ganzenbaan: 'goose',
  Vlootwerf: 'ship',
  Woordsmederij: 'anvil',
  Tweelingzaal: 'twins',
  Dominoband: 'domino',
  Schaakstal: 'knight',
  Schatkamer: 'chest',
  Doolhofkelder: 'maze',
  Torenbouw: 'tower',
  Kaartenpers: 'cards',
}
