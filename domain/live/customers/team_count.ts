/** How many teams a game can have, and has when it is enabled (design decision "Live team game"). */
export const TEAM_COUNT = { min: 1, max: 20, standaard: 4 } as const
