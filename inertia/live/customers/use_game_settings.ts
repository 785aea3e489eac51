import { useEffect, useRef, useState, type FormEvent } from 'react'
import { DURATION } from '#domain/live/game/countdown'
import { TEAM_COUNT } from '#domain/live/customers/team_count'
import { estimatedTime, numberError } from '~/ui/format_numbers'
import { GAME_API, type Run, type Game } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import type { FieldErrors } from '~/ui/hooks/use_form'
import type { AdminRoom } from '~/live/game/snapshot_types'

/** The settings of a game while they are being changed. */
export function useSettings(customerId: number, game: Game, run: Run, done: () => void) {
  const [fields, setFields] = useState(() => ({
    tijdsduur: String(game.tijdsduur),
    aantalTeams: String(game.aantal_teams),
    hint3Telt: game.hint3_telt,
  }))
  const [chosen, setChosen] = useState(() => new Set(game.rooms.map(({ id }) => id)))
  const form = useRef<HTMLFormElement>(null)
  const action = useAction(run)
  const rooms = allRooms(game)
  const chosenRooms = rooms.filter(({ id }) => chosen.has(id))

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    const errors = check(fields)
    if (Object.keys(errors).length > 0) return action.weiger(errors)
    const outcome = await action.voerUit(
      `${GAME_API}/${customerId}`,
      {
        tijdsduur: Number(fields.tijdsduur),
        aantalTeams: Number(fields.aantalTeams),
        hint3Telt: fields.hint3Telt,
        roomsIdsChecked: chosenRooms.map(({ id }) => id),
        roomsIdsNotChecked: rooms.filter((room) => !chosenRooms.includes(room)).map(({ id }) => id),
      },
      'PUT'
    )
    if (outcome) done()
  }

  return {
    ...action,
    formulier: form,
    velden: fields,
    verander: (part: Partial<typeof fields>) => setFields((earlier) => ({ ...earlier, ...part })),
    rooms,
    gekozen: chosen,
    kies: (ids: Iterable<number>) => setChosen(new Set(ids)),
    geschat: estimatedTime(chosenRooms),
    slaOp: saveForm,
  }
}

/** A room that was archived after it was chosen is still there to be taken out. */
function allRooms({ rooms, rooms_available: available }: Game): AdminRoom[] {
  const known = new Set(available.map(({ id }) => id))
  return [...available, ...rooms.filter(({ id }) => !known.has(id))]
}

function check({
  tijdsduur: duration,
  aantalTeams: teamCount,
}: {
  tijdsduur: string
  aantalTeams: string
}) {
  const found = {
    tijdsduur: numberError(duration, DURATION),
    aantalTeams: numberError(teamCount, TEAM_COUNT),
  }
  return Object.fromEntries(
    Object.entries(found).filter(([, error]) => error !== undefined)
  ) as FieldErrors
}
