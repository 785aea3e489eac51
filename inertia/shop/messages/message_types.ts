import { formatWeekday } from '~/ui/format_dates'

export type Term = { uiterlijk: string; over: number; teLaat: boolean }

export type MessageRow = {
  id: number
  naam: string
  email: string
  begin: string
  op: string
  beantwoordOp: string | null
  afgehandeldOp: string | null
  termijn: Term | null
}

export type Reply = { id: number; tekst: string; op: string; wie: string; mail: string | null }

export type Message = MessageRow & {
  telefoon: string | null
  tekst: string
  antwoorden: Reply[]
}

/** How a message stands: the promise that runs, or what became of it. */
export function messageState({ termijn: term, beantwoordOp: answeredAt }: MessageRow): string {
  if (!term) return answeredAt ? 'beantwoord' : 'afgehandeld'
  const { uiterlijk: deadline, over: remaining, teLaat: tooLate } = term
  if (tooLate) return `te laat: uiterlijk was ${formatWeekday(deadline)}`
  if (remaining === 0) return 'vandaag is de laatste dag'
  return `nog ${remaining} ${remaining === 1 ? 'werkdag' : 'werkdagen'}, uiterlijk ${formatWeekday(deadline)}`
}
