/**
 * What the game pages get from the server, see `app/play/puzzles/frame_transformer.ts`; a drawing comes as the text
 * of its SVG.
 */
export type Material =
  | { soort: 'tekst'; alineas: string[] }
  | { soort: 'brief'; kop?: string; alineas: string[]; ondertekening?: string }
  | { soort: 'lijst'; kop?: string; genummerd?: boolean; punten: string[] }
  | { soort: 'tabel'; bijschrift: string; kop: string[]; rijen: string[][] }
  | { soort: 'kaartjes'; bijschrift: string; kaartjes: { titel: string; regels: string[] }[] }
  | { soort: 'raster'; bijschrift: string; rijen: string[] }
  | { soort: 'tekening'; bijschrift: string; beschrijving: string; tekening: string }
  | {
      soort: 'stroken'
      bijschrift: string
      beschrijving: string
      stroken: { naam: string; tekening: string }[]
    }
  | {
      soort: 'geluid'
      bijschrift: string
      clips: { naam: string; label: string; inBeeld: string }[]
    }

export type ShownPuzzle = {
  /** Its place in the game. */
  nr: number
  naam: string
  vlag: string
  label: string
  groep: string
  soort: 'raadsel' | 'finale'
  verhaal: string[]
  materiaal: Material[]
  vraag: string
  aantalHints: number
  niveau: 1 | 2 | 3 | null
  teken: string | null
}

export type Answer = { antwoord: string; uitleg: string }

export type State = {
  versie: number
  vlaggen: string[]
  raadsels: ShownPuzzle[]
  onthuld: Record<string, Answer | { hint: string }>
  einde: { titel: string; alineas: string[] } | null
  uitgespeeld: boolean
}

export type Frame = {
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
export type GameProps = {
  titel: string
  uniqueid: string
  kader: Frame | null
  stand: State | null
  /** The link has ended, and who ordered it may still extend it. */
  verlengbaar: boolean
}
