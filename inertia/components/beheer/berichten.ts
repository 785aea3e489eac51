import { alsWeekdag } from '~/components/beheer/datum'

export type Termijn = { uiterlijk: string; over: number; teLaat: boolean }

export type Berichtregel = {
  id: number
  naam: string
  email: string
  begin: string
  op: string
  beantwoordOp: string | null
  afgehandeldOp: string | null
  termijn: Termijn | null
}

export type Antwoord = { id: number; tekst: string; op: string; wie: string; mail: string | null }

export type Bericht = Berichtregel & {
  telefoon: string | null
  tekst: string
  antwoorden: Antwoord[]
}

/** How a message stands: the promise that runs, or what became of it. */
export function berichtstand({ termijn, beantwoordOp }: Berichtregel): string {
  if (!termijn) return beantwoordOp ? 'beantwoord' : 'afgehandeld'
  const { uiterlijk, over, teLaat } = termijn
  if (teLaat) return `te laat: uiterlijk was ${alsWeekdag(uiterlijk)}`
  if (over === 0) return 'vandaag is de laatste dag'
  return `nog ${over} ${over === 1 ? 'werkdag' : 'werkdagen'}, uiterlijk ${alsWeekdag(uiterlijk)}`
}
