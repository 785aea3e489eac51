/**
 * How many teams a game can have, and how many it gets when it is enabled (design decision "Live
 * team game").
 */
export const TEAM_COUNT = { min: 1, max: 20, defaultValue: 4 } as const
