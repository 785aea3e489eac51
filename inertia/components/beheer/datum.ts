const ZONE = { timeZone: 'Europe/Amsterdam' } as const
const vorm = (opties: Intl.DateTimeFormatOptions) => {
  const taal = new Intl.DateTimeFormat('nl-NL', { ...opties, ...ZONE })
  return (moment: string) => taal.format(new Date(moment))
}

/** '21 nov 2026, 14:05'. */
export const alsTijdstip = vorm({ dateStyle: 'medium', timeStyle: 'short' })

/** '21 nov 2026', of a moment or of a day such as '2026-11-21'. */
export const alsDag = vorm({ dateStyle: 'medium' })

/** 'wo 25 nov'. */
export const alsKorteDag = vorm({ weekday: 'short', day: 'numeric', month: 'short' })

/** 'woensdag 25 november'. */
export const alsWeekdag = vorm({ weekday: 'long', day: 'numeric', month: 'long' })

/** 'woensdag 25 november 2026'. */
export const alsVolledigeDag = vorm({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
