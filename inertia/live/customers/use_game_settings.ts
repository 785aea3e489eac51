import { useLayoutEffect, useMemo, useRef, type FormEvent } from 'react'
import { DURATION } from '#domain/live/game/countdown'
import { TEAM_COUNT } from '#domain/live/customers/team_count'
import type { Data } from '@generated/data'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { numberError } from '~/ui/format_numbers'
import { estimatedTime } from './estimated_time'
import type { Run, Game } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import type { FieldErrors } from '~/wire/refusal'
import { adminRoute } from '~/wire/admin_routes'

/** The settings of a game while they are being changed. */
export function useSettings(customerId: number, game: Game, run: Run, done: () => void) {
  const stored = useMemo(() => asFields(game), [game])
  const kept = useKeptFields(gameSettings(customerId), stored)
  const { fields } = kept
  const chosen = useMemo(() => new Set(fields.rooms), [fields.rooms])
  const form = useRef<HTMLFormElement>(null)
  const action = useAction({ send: run, fields: 'all' })
  const rooms = allRooms(game)
  const chosenRooms = rooms.filter(({ id }) => chosen.has(id))

  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), [])

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
      gezien: {
        tijdsduur: game.tijdsduur,
        aantalTeams: game.aantal_teams,
        hint3Telt: game.hint3_telt,
        rooms: stored.rooms,
      },
    })
    if (!outcome) return
    kept.settle()
    done()
  }

  return {
    ...action,
    form,
    kept,
    fields,
    change: kept.change,
    rooms,
    chosen,
    choose: (ids: Iterable<number>) => kept.change({ rooms: inOrder(ids) }),
    estimated: estimatedTime(chosenRooms),
    saveForm,
  }
}

/** See `useKeptFields`. */
export const gameSettings = (customerId: number) => `game_settings:${customerId}`

const inOrder = (ids: Iterable<number>) => [...new Set(ids)].sort((one, other) => one - other)

const asFields = (game: Game) => ({
  tijdsduur: String(game.tijdsduur),
  aantalTeams: String(game.aantal_teams),
  hint3Telt: game.hint3_telt,
  rooms: inOrder(game.rooms.map(({ id }) => id)),
})

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
