/** Seconds since the game began. */
type Span = { readonly from: number; readonly until: number }

/** The moments of what happens to an evening. */
export type Timetable = {
  /** How many times faster than people the robots play. */
  readonly speed: number
  /** Two sleeps of phones, one after the other, each over a kill. */
  readonly naps: readonly [Span, Span]
  readonly pause: Span
  readonly kills: readonly [number, number]
  /** The moment of 'Beëindigen en eindscores tonen'. */
  readonly end: number
  /**
   * After how many seconds somebody presses 'Toon nu op de telefoons'; null when the phones wait for
   * the moment that the server chose.
   */
  readonly revealAfter: number | null
}

/** The game pauses while the first sleep ends and the second begins. */
export const FULL: Timetable = {
  speed: 8,
  naps: [
    { from: 60, until: 300 },
    { from: 360, until: 600 },
  ],
  pause: { from: 210, until: 390 },
  kills: [120, 480],
  end: 690,
  revealAfter: null,
}

export const SHORT: Timetable = {
  speed: 12,
  naps: [
    { from: 2, until: 14 },
    { from: 15, until: 27 },
  ],
  pause: { from: 9, until: 17 },
  kills: [4, 20],
  end: 29,
  revealAfter: 4,
}

/** The moments in their order. */
export const momentsOf = ({ naps: [first, second], pause, kills, end }: Timetable) => ({
  sleepFirst: first.from,
  killFirst: kills[0],
  pause: pause.from,
  wakeFirst: first.until,
  sleepSecond: second.from,
  resume: pause.until,
  killSecond: kills[1],
  wakeSecond: second.until,
  end,
})
