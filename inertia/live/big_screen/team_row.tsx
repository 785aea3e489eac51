import type { CSSProperties } from 'react'
import { Fit } from './fit'
import { TeamSign, teamColour } from '~/live/teams/team_sign'
import { Icon } from '~/ui/icon'

export type TeamRowProps = {
  id: number
  /** The place of its card, which decides its sign. */
  index: number
  name: string
  /** Whether a team has chosen its name, while teams gather. */
  named?: boolean
  /** The number of the room that a team is in, while they play. */
  room?: number | null
  /** The scores are hidden without it. */
  score?: { place: number; points: number; done: number }
}

/** One team on the board, in its colour. */
export function TeamRow({ id, index, name, named, room, score }: TeamRowProps) {
  const first = score?.place === 1 && score.done > 0
  return (
    <li
      data-row={id}
      data-first={first || undefined}
      data-waiting={named === false || undefined}
      style={{ '--team': teamColour(index) } as CSSProperties}
    >
      {score && (
        <span className="screen-place" data-place={score.done > 0 ? score.place : undefined}>
          {score.place}
        </span>
      )}
      <TeamSign index={index} className="screen-sign" />
      <Fit className="screen-name">{name}</Fit>
      {named !== undefined && <Arrival chosen={named} />}
      {(room !== undefined || score) && (
        <span className="screen-aside">
          {room !== undefined && <Inside room={room} />}
          {score && <Done done={score.done} />}
        </span>
      )}
      {score && <Points points={score.points} />}
    </li>
  )
}

function Arrival({ chosen }: { chosen: boolean }) {
  return (
    <>
      <Icon
        key={String(chosen)}
        name={chosen ? 'checkmark' : 'clock'}
        className={`screen-arrival ${chosen ? 'text-moss' : 'text-soft'}`}
      />
      <span className="sr-only">{chosen ? 'heeft een naam' : 'kiest nog een naam'}</span>
    </>
  )
}

/** The number of the door behind which the team is. */
function Inside({ room }: { room: number | null }) {
  return (
    <span className="screen-inside">
      {room !== null && (
        <span key={room}>
          <span className="sr-only">is in kamer </span>
          {room}
        </span>
      )}
    </span>
  )
}

/** How many rooms the team solved. */
function Done({ done }: { done: number }) {
  return (
    <span key={done} className="screen-done">
      <Icon name="checkmark" className="size-[0.8em] text-moss" />
      <span className="sr-only">kamers klaar: </span>
      {done}
    </span>
  )
}

function Points({ points }: { points: number }) {
  return (
    <span key={points} className="screen-points">
      {points}
      <span className="sr-only"> {points === 1 ? 'punt' : 'punten'}</span>
    </span>
  )
}
