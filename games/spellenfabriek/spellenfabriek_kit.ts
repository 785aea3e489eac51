import type { EveningKit } from '#games/kit/evening_kit'

/** What comes along to a Spellenfabriek. The names are stored, so they stay. */
export const spellenfabriekKit = {
  bring: [
    { name: 'kisten', text: 'De kisten van de gekozen kamers, dicht en nagekeken' },
    { name: 'kamerborden', text: 'De borden en kaarten voor bij de kamers' },
    { name: 'laptop', text: 'Laptop met oplader, en een kabel voor de beamer' },
    { name: 'hotspot', text: 'Telefoon met hotspot, voor als de wifi het niet doet' },
    { name: 'stroom', text: 'Verlengsnoer, stekkerdoos en opladers' },
    { name: 'pennen', text: 'Pennen en kladpapier voor elk team' },
    { name: 'prijs', text: 'De prijs voor het winnende team' },
  ],
  there: ['Per team een telefoon of tablet met internet', 'Tafels, of een paar kleinere ruimtes'],
  live: true,
} as const satisfies EveningKit
