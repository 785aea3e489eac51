import { HINTS } from '#domain/live/game/room_hints'
import { count } from '../lib/rows.js'
import type { Comparison, Seen } from './ledger.js'
import type { Board } from './owner.js'
import type { People } from './people.js'

/** What happens once for a team in a room. */
const ONCE = ['hint1', 'hint2', 'hint3', 'fout', 'opgelost', 'answer_shown', 'name_chosen']
const TWICE = `select count(*) from (select 1 from game_log_entries
  where what in (${ONCE.map((what) => `'${what}'`).join(', ')})
  group by round_id, team_id, what, data having count(*) > 1) as more`
const ENTERED = `select count(*) from game_log_entries where what = 'betreden'`

/** What the board shows of each team in each room. */
export function seenOnBoard({ teams }: Board): Seen[] {
  return teams.flatMap(({ id: teamId, voortgang: progress }) =>
    progress.map((one) => ({
      ...{ teamId, roomId: one.room.id },
      hints: HINTS.filter((hint) => one[`hint${hint}`] === 1),
      mistakes: one.aantal_fout,
      done: one.antwoord === 1,
      points: one.points,
    }))
  )
}

export type EveningBooks = Comparison & { readonly broken: string[] }

/** Compares what the phones were told with the board, the page of the round, and the log. */
export async function checkEvening({ owner, ledger, teams }: People, url: string) {
  const ids = teams.map(({ id }) => id)
  const board = await owner.look()
  const { result } = await owner.round()
  const onPage = result.regels.map((line) => ({
    ...{ teamId: line.team_id, roomId: line.room_id, hints: line.hints },
    ...{ mistakes: line.wrong, done: line.opgelost, points: line.punten },
  }))
  const books = ledger.compare(ids, seenOnBoard(board))
  const page = ledger.compare(ids, onPage)
  const broken: string[] = []
  if (JSON.stringify(page) !== JSON.stringify(books))
    broken.push('the page of the round differs from the board')
  if (books.miscounted > 0) broken.push(`${books.miscounted} rooms have other points`)
  for (const { team_id: id, punten: points } of result.eindstand)
    if (points !== ledger.pointsOf(id)) broken.push(`team ${id} has ${points} points in the end`)
  const twice = await count(url, TWICE)
  const entered = await count(url, ENTERED)
  return {
    ...books,
    lost: books.lost + Math.max(0, ledger.entered - entered),
    doubled: books.doubled + twice + Math.max(0, entered - ledger.entered),
    confirmed: books.confirmed + ledger.entered,
    broken,
  } satisfies EveningBooks
}
