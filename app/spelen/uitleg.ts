import type { Weigering } from '#domain/spelen/inzending'

export const LINK_ONGELDIG = 'De opgegeven code is verlopen of betaling is nog niet binnen!'
export const ONBEKENDE_NAAM = 'Dit onderdeel hoort niet bij dit spel.'
export const NOG_NIET_UIT = 'Het spel is nog niet uitgespeeld.'

/** A refusal in words. */
export function weigering(reden: Exclude<Weigering, { type: 'onbekende_naam' }>): string {
  switch (reden.type) {
    case 'nog_niet_aan_de_beurt':
      return 'Dit onderdeel is nog niet aan de beurt.'
    case 'hint_nog_dicht':
      return `Bekijk eerst hint ${reden.eerst}.`
    case 'antwoord_nog_dicht':
      return `Bekijk eerst hint ${reden.eerst}; daarna kun je het antwoord laten invullen.`
    case 'spel_is_uit':
      return 'Het spel is uitgespeeld. Er valt niets meer in te vullen.'
  }
}

/** Told beforehand, and then done: a short rest after many wrong answers in a row. */
export const PAUZE_KOMT = 'Nog een fout antwoord, en het slot neemt even pauze.'
export const pauze = (seconden: number) =>
  `Even op adem komen: het slot neemt een korte pauze. Over ${seconden} seconden kun je weer een antwoord invullen.`
