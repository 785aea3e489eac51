import type { Part, PartState, Readiness } from '#domain/admin/week/preparations'

const OUTDATED = 'geprint, maar daarna is er iets veranderd: print opnieuw'

/** What is said of each part, per state. A state that a part cannot have says nothing. */
const SENTENCES: Record<Part, Partial<Record<Readiness, string>>> = {
  game: { missing: 'Er is nog geen klant met een Spellenfabriek bij deze boeking' },
  rooms: {
    ready: 'Kamers gekozen',
    missing: 'Nog geen kamers gekozen',
    few: 'Minder kamers dan teams, dus teams wachten op elkaar',
  },
  cards: {
    ready: 'QR-kaarten geprint',
    missing: 'QR-kaarten nog niet geprint',
    outdated: `QR-kaarten ${OUTDATED}`,
  },
  paper_kit: {
    ready: 'Papieren set geprint',
    missing: 'Papieren set nog niet geprint',
    outdated: `Papieren set ${OUTDATED}`,
  },
  rehearsal: {
    ready: 'Repetitie geslaagd',
    outdated: 'Repetitie geslaagd, maar daarna zijn kamers of teams veranderd: speel haar opnieuw',
    missing: 'Nog geen repetitie gespeeld',
    busy: 'De repetitie loopt nu',
    failed: 'De laatste repetitie ging niet goed',
  },
}

export const explainPart = ({ part, state }: PartState): string => SENTENCES[part][state] ?? ''
