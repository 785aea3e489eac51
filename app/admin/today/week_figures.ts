import { readSales } from '#app/shop/figures/load_figures'
import { dayOf } from '#domain/dutch_time'
import { lastWeeks, perWeekAndGame, sum } from '#domain/shop/figures'
import { present } from '#domain/present'

/** What was sold in this week so far and in the whole week before, by the rules of Cijfers. */
export async function weekFigures(now: Date) {
  const weeks = lastWeeks(dayOf(now), 2)
  const [before, current] = [present(weeks[0], 'last week'), present(weeks[1], 'this week')]
  const cells = perWeekAndGame(await readSales(before.from), [])
  const of = (name: string) => sum(cells.filter(({ week }) => week === name))
  return { current: of(current.name), before: of(before.name) }
}
