/** Something that comes along to an evening. Its name is stored when the owner ticks it off. */
export type ThingToBring = { readonly name: string; readonly text: string }

/** What the owner has to think of before an evening of this kind. */
export type EveningKit = {
  readonly bring: readonly ThingToBring[]
  /** What the customer has ready. */
  readonly there: readonly string[]
  /** Whether it is played on phones, with rooms, cards, a paper kit and a rehearsal. */
  readonly live: boolean
}
