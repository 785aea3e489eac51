const ZONE = { timeZone: 'Europe/Amsterdam' } as const
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const language = new Intl.DateTimeFormat('nl-NL', { ...options, ...ZONE })
  return (moment: string) => language.format(new Date(moment))
}

/** '21 nov 2026, 14:05'. */
export const formatMoment = formatter({ dateStyle: 'medium', timeStyle: 'short' })

/** '21 nov 2026', of a moment or of a day such as '2026-11-21'. */
export const formatDay = formatter({ dateStyle: 'medium' })

/** 'wo 25 nov'. */
export const formatShortDay = formatter({ weekday: 'short', day: 'numeric', month: 'short' })

/** 'woensdag 25 november'. */
export const formatWeekday = formatter({ weekday: 'long', day: 'numeric', month: 'long' })

/** 'woensdag 25 november 2026'. */
export const formatFullDay = formatter({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
