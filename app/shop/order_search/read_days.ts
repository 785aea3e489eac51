import { startOfDay } from '#domain/dutch_time'

type Typed = { readonly van?: string | null | undefined; readonly tot?: string | null | undefined }

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The days of a shared address. What is no day filters nothing, and is told beside its field, so that
 * an address that lost a character still shows a list.
 */
export function readDays({ van, tot }: Typed) {
  const from = asDay(van)
  const until = asDay(tot)
  const errors: { van?: string[]; tot?: string[] } = {}
  if (van && from === null) errors.van = ['Deze dag bestaat niet.']
  if (tot && until === null) errors.tot = ['Deze dag bestaat niet.']
  if (from !== null && until !== null && until < from)
    errors.tot = ['De laatste dag ligt vóór de eerste.']
  return { days: { from, until }, errors }
}

const asDay = (typed: string | null | undefined) =>
  typed && DAY.test(typed) && startOfDay(typed).isValid ? typed : null
