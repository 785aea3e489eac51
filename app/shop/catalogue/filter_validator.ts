import type { Choice, Company, Length, Level, Place } from '#domain/shop/catalogue/filters'

/** How a choice is spelled in the address of the overview, and what its chip says. */
export const FILTERS = {
  company: {
    query: 'met',
    label: 'Met wie?',
    options: {
      family: ['gezin', 'Gezin'],
      friends: ['vrienden', 'Vrienden'],
      party: ['kinderfeest', 'Kinderfeest'],
      colleagues: ['team', 'Team'],
    } satisfies Record<Company, readonly [string, string]>,
  },
  place: {
    query: 'waar',
    label: 'Waar?',
    options: {
      home: ['thuis', 'Thuis'],
      outdoors: ['buiten', 'Buiten'],
      visit: ['bezoek', 'Wij komen langs'],
    } satisfies Record<Place, readonly [string, string]>,
  },
  length: {
    query: 'duur',
    label: 'Hoe lang?',
    options: {
      hour: ['60', 'Een uur'],
      ninety: ['90', 'Anderhalf uur'],
      longer: ['120', 'Twee uur of meer'],
    } satisfies Record<Length, readonly [string, string]>,
  },
  level: {
    query: 'uitdaging',
    label: 'Hoe moeilijk?',
    options: {
      light: ['licht', 'Licht'],
      medium: ['gemiddeld', 'Gemiddeld'],
      hard: ['pittig', 'Pittig tot zwaar'],
    } satisfies Record<Level, readonly [string, string]>,
  },
} as const

/** The choice in an address. Words that are not ours are ignored. */
export function readChoice(query: Readonly<Record<string, unknown>>): Choice {
  const chosen = Object.entries(FILTERS).flatMap(([name, { query: key, options }]) =>
    Object.entries(options)
      .filter(([, [spelled]]) => spelled === query[key])
      .map(([option]) => [name, option] as const)
  )
  return Object.fromEntries(chosen) as Choice
}

/** The query of a choice, in one order, so that each choice has one address. */
export function queryOf(choice: Choice): string {
  const chosen = Object.entries(FILTERS).flatMap(([name, { query, options }]) => {
    const option = choice[name as keyof Choice]
    const spelled = (options as Record<string, readonly [string, string]>)[option ?? '']
    return spelled ? [`${query}=${spelled[0]}`] : []
  })
  return chosen.length > 0 ? `?${chosen.join('&')}` : ''
}
