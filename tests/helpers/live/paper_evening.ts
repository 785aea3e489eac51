import type { ApiClient } from '@japa/api-client'
import { phone } from '#tests/helpers/live/playing_evening'
import type Room from '#models/live/room'
import type Team from '#models/live/team'

type Score = { readonly uitkomst: 'open' | 'opgelost' | 'getoond'; fouten: number; hints: number }
export const EMPTY: Score = { uitkomst: 'open', fouten: 0, hints: 0 }

/** What happened in each room, by team: six different teams, one of which did nothing. */
export const SCORES: readonly (readonly Score[])[] = [
  [solved(0, 0), solved(2, 1), solved(0, 3), solved(1, 2)],
  [solved(30, 0), shown(1), solved(0, 0), solved(4, 3)],
  [solved(0, 0), solved(2, 1), solved(0, 3), solved(1, 2)],
  [shown(0), shown(3), { uitkomst: 'open', fouten: 3, hints: 2 }, EMPTY],
  [EMPTY, solved(1, 0), { uitkomst: 'open', fouten: 0, hints: 1 }, solved(0, 0)],
  [EMPTY, EMPTY, EMPTY, EMPTY],
]

function solved(mistakes: number, hints: number): Score {
  return { uitkomst: 'opgelost', fouten: mistakes, hints }
}

function shown(mistakes: number): Score {
  return { uitkomst: 'getoond', fouten: mistakes, hints: 3 }
}

type Evening = { readonly teams: readonly Team[]; readonly rooms: readonly Room[] }

/** Every team with each room, and what it did there. */
export function boxes({ teams, rooms }: Evening) {
  return teams.flatMap((team, row) =>
    rooms.map((room, column) => ({ team, room, score: SCORES[row]?.[column] ?? EMPTY }))
  )
}

/** The boxes as the page sends them: those that were filled in. */
export const cellsOf = (evening: Evening) =>
  boxes(evening)
    .filter(({ score }) => score !== EMPTY)
    .map(({ team, room, score }) => ({
      team_id: team.id,
      room_id: room.id,
      ...score,
      gezien: EMPTY,
    }))

/** The same evening on phones. */
export async function tapAll(client: ApiClient, evening: Evening) {
  for (const { team, room, score } of boxes(evening)) {
    if (score === EMPTY) continue
    const mobile = phone(client, team)
    ;(await mobile.enter(room)).assertStatus(200)
    for (let hint = 1; hint <= score.hints; hint++)
      (await mobile.callApi(`useHint${hint}`, { roomid: room.id })).assertStatus(200)
    for (let mistake = 1; mistake <= score.fouten; mistake++)
      await mobile.answer(room, `mis ${mistake}`)
    if (score.uitkomst === 'opgelost')
      (await mobile.answer(room, room.answer.split('|')[0] ?? '')).assertStatus(200)
    if (score.uitkomst === 'getoond')
      (await mobile.callApi('answerOk', { roomid: room.id, points: 0 })).assertStatus(200)
    await mobile.callApi('leaveroom', { roomid: room.id })
  }
}
