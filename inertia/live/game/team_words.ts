import type { Data } from '@generated/data'

export const teamName = ({
  name,
  custom_name,
}: Pick<Data.Live.Teams.TeamName, 'name' | 'custom_name'>) => custom_name ?? name

/** '1 punt', '50 punten'. */
export const inPoints = (points: number) => `${points} ${points === 1 ? 'punt' : 'punten'}`
