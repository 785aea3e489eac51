/** What the game pages get from the server, see `app/spelen/transformers`. */
export type Getekend = { svg: string; breedte: number; hoogte: number }

export type Materiaal =
  | { soort: 'tekst'; alineas: string[] }
  | { soort: 'brief'; kop?: string; alineas: string[]; ondertekening?: string }
  | { soort: 'lijst'; kop?: string; genummerd?: boolean; punten: string[] }
  | { soort: 'tabel'; bijschrift: string; kop: string[]; rijen: string[][] }
  | { soort: 'kaartjes'; bijschrift: string; kaartjes: { titel: string; regels: string[] }[] }
  | { soort: 'raster'; bijschrift: string; rijen: string[] }
  | { soort: 'tekening'; bijschrift: string; beschrijving: string; tekening: Getekend }
  | {
      soort: 'stroken'
      bijschrift: string
      beschrijving: string
      stroken: { naam: string; tekening: Getekend }[]
    }
  | {
      soort: 'geluid'
      bijschrift: string
      clips: { naam: string; label: string; inBeeld: string }[]
    }

export type RaadselInBeeld = {
  /** Its place in the game. */
  nr: number
  naam: string
  vlag: string
  label: string
  groep: string
  soort: 'raadsel' | 'finale'
  verhaal: string[]
  materiaal: Materiaal[]
  vraag: string
  aantalHints: number
  niveau: 1 | 2 | 3 | null
  teken: string | null
}

export type Antwoord = { antwoord: string; uitleg: string }

export type Stand = {
  versie: number
  vlaggen: string[]
  raadsels: RaadselInBeeld[]
  onthuld: Record<string, Antwoord | { hint: string }>
  einde: { titel: string; alineas: string[] } | null
  uitgespeeld: boolean
}

export type Kader = {
  pad: string
  titel: string
  groepen: {
    naam: string
    titel: string
    inleiding: string
    teken: string | null
    aantal: number
  }[]
  intro: string[]
  hintsOplopend: boolean
  antwoordNaHints: number
  geldigTot: string | null
}

/** The props of a play page; without a valid link there is nothing of the game in them. */
export type SpelProps = {
  titel: string
  uniqueid: string
  kader: Kader | null
  stand: Stand | null
}
