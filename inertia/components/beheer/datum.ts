const ZONE = { timeZone: 'Europe/Amsterdam' } as const
const TIJD = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeStyle: 'short', ...ZONE })
const DAG = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', ...ZONE })
const WEEKDAG = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  ...ZONE,
})

/** '21 nov 2026, 14:05'. */
export const alsTijdstip = (moment: string) => TIJD.format(new Date(moment))

/** '21 nov 2026', of a moment or of a day such as '2026-11-21'. */
export const alsDag = (moment: string) => DAG.format(new Date(moment))

/** 'woensdag 25 november'. */
export const alsWeekdag = (moment: string) => WEEKDAG.format(new Date(moment))
