import { fingerprint } from '#app/core/tokens'
import { markOfRoom, rehearsalMark } from '#app/live/rehearsal/rehearsal_mark'
import type { EveningFacts } from '#domain/admin/week/preparations'
import { CARDS, PAPER_KIT } from '#app/admin/week/items'
import type Booking from '#models/shop/booking'
import type Preparation from '#models/bookings/preparation'
import Rehearsal from '#models/live/rehearsal'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'

/** What is known of an evening before it begins. */
export async function loadFacts(
  { customerId }: Pick<Booking, 'customerId'>,
  ticks: readonly Preparation[]
): Promise<EveningFacts> {
  const markOf = (item: string) => ticks.find((tick) => tick.item === item)?.mark ?? null
  const printed = { printedCards: markOf(CARDS), printedKit: markOf(PAPER_KIT) }
  const game = customerId === null ? null : await loadGame(customerId)
  if (game === null || customerId === null)
    return { ...printed, game: null, rehearsal: null, rehearsed: null }
  return { ...printed, game, ...(await loadRehearsal(customerId)) }
}

async function loadGame(customerId: number): Promise<EveningFacts['game']> {
  const game = await Spellenfabriek.query().where({ customerId }).preload('rooms').first()
  if (!game) return null
  /** A team that does not take part keeps its row, and its card is not printed. */
  const teams = await Team.query()
    .where({ customerId })
    .where('number', '<=', game.teamCount)
    .orderBy('number')
  const rooms = game.rooms.filter(({ archivedAt }) => archivedAt === null)
  const cardsMark = fingerprint('cards', ...teams.map(({ id, apiToken }) => `${id} ${apiToken}`))
  const kitMark = fingerprint('kit', cardsMark, String(game.duration), ...rooms.map(markOfRoom))
  const marks = { cardsMark, kitMark, rehearsalMark: rehearsalMark(game, rooms) }
  return { rooms: rooms.length, teams: teams.length, ...marks }
}

async function loadRehearsal(
  customerId: number
): Promise<Pick<EveningFacts, 'rehearsal' | 'rehearsed'>> {
  const last = await Rehearsal.query().where({ customerId }).orderBy('id', 'desc').first()
  if (!last) return { rehearsal: null, rehearsed: null }
  return { rehearsal: howItWent(last), rehearsed: last.mark }
}

function howItWent({ turn, phase }: Rehearsal): EveningFacts['rehearsal'] {
  if (turn !== null) return 'running'
  return phase === 'passed' ? 'passed' : 'failed'
}
