import { useEffect, useRef, useState, type FormEvent } from 'react'
import { DURATION } from '#domain/live/game/countdown'
import { TEAM_COUNT } from '#domain/live/customers/team_count'
import type { Data } from '@generated/data'
import { numberError } from '~/ui/format_numbers'
import { estimatedTime } from './estimated_time'
import type { Run, Game } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import type { FieldErrors } from '~/wire/refusal'
import { adminRoute } from '~/wire/admin_routes'

/** The settings of a game while they are being changed. */
export function useSettings(customerId: number, game: Game, run: Run, done: () => void) {
  const [fields, setFields] = useState(() => ({
    tijdsduur: String(game.tijdsduur),
    aantalTeams: String(game.aantal_teams),
    hint3Telt: game.hint3_telt,
  }))
  const [chosen, setChosen] = useState(() => new Set(game.rooms.map(({ id }) => id)))
  const form = useRef<HTMLFormElement>(null)
  const action = useAction({ send: run, fields: 'all' })
  const rooms = allRooms(game)
  const chosenRooms = rooms.filter(({ id }) => chosen.has(id))

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    const errors = check(fields)
    if (Object.keys(errors).length > 0) return action.refuse(errors)
    const outcome = await action.execute(adminRoute('game_setting.update', { id: customerId }), {
      tijdsduur: Number(fields.tijdsduur),
      aantalTeams: Number(fields.aantalTeams),
      hint3Telt: fields.hint3Telt,
      roomsIdsChecked: chosenRooms.map(({ id }) => id),
      roomsIdsNotChecked: rooms.filter((room) => !chosenRooms.includes(room)).map(({ id }) => id),
    })
    if (outcome) done()
  }

  return {
    ...action,
    form,
    fields,
    change: (part: Partial<typeof fields>) => setFields((earlier) => ({ ...earlier, ...part })),
    rooms,
    chosen,
    choose: (ids: Iterable<number>) => setChosen(new Set(ids)),
    estimated: estimatedTime(chosenRooms),
    saveForm,
  }
}

/** A room that was archived after it was chosen is still listed, so that it can be removed. */
function allRooms({ rooms, rooms_available: available }: Game): Data.Live.Rooms.Room[] {
  const known = new Set(available.map(({ id }) => id))
  return [...available, ...rooms.filter(({ id }) => !known.has(id))]
}

type Typed = Readonly<Record<'tijdsduur' | 'aantalTeams', string>>

function check(fields: Typed) {
  const found = {
    tijdsduur: numberError(fields.tijdsduur, DURATION),
    aantalTeams: numberError(fields.aantalTeams, TEAM_COUNT),
  }
  return Object.fromEntries(
    Object.entries(found).filter(([, error]) => error !== undefined)
  ) as FieldErrors
}
