import type { Term } from '~/ui/time'

/** A withdrawal in the list, see `app/shop/withdrawals/withdrawal_row.ts`. */
type Row = {
  id: number
  naam: string
  ontvangenOp: string
  bestelling: { nummer: string; spel: string } | null
  bestellingTekst: string
}

export type OpenRow = Row & {
  teDoen: string
  wachtOpKlant: boolean
  termijn: Term | null
}

export type ClosedRow = Row & { afgewezen: boolean; afgehandeldOp: string | null }

/** A withdrawal on its page, see `app/shop/withdrawals/withdrawal_sheet.ts`. */
export type Withdrawal = {
  id: number
  status: string
  open: boolean
  naam: string
  email: string
  bestellingTekst: string
  verklaring: string[]
  ontvangenOp: string
  retourOp: string | null
  afgehandeldOp: string | null
  toelichting: string | null
  /** How the mail with the receipt stands; null when it was held back. */
  ontvangst: string | null
  bestelling: {
    id: number
    nummer: string
    spel: string
    naam: string
    email: string
    besteldOp: string
    werkendeLinks: number
  } | null
  oordeel: string
  stap: { naam: string; titel: string; uitleg: string }
  termijn: Term | null
  terugsturen: Term | null
  geld: {
    betaald: string
    terug: string | null
    over: string | null
    onbekend: string | null
  } | null
  mag: {
    koppelen: boolean
    retour: boolean
    terugbetalen: boolean
    linksIntrekken: boolean
    afwijzen: boolean
    zonderToelichting: boolean
  }
  voorstellen: {
    nummer: string
    spel: string
    naam: string
    email: string
    besteldOp: string
  }[]
  andere: { id: number; tekst: string; status: string; ontvangenOp: string }[]
}
