import { asInShop } from '#games/kit/game'
import { kunstroof as inShop } from '#games/kunstroof/kunstroof_in_catalogue'
import { sheetsFromHintPage, type Levels } from '#games/kit/sheets_from_game'
import { kunstroof as hints } from '#games/kunstroof/kunstroof_hint_page'
import type { Booklet } from '#domain/shop/booklets/booklet'

/**
 * The pages that the shop shows as a preview: the beginning, and a sheet that says nothing until it
 * is filled in.
 */
const PREVIEW = new Set(['vijf_draden', 'ruitjespapier'])

const LEVELS: Levels = {
  vijf_draden: 2,
  vier_stappen: 3,
  ruitjespapier: 2,
  kaartje_met_gaten: 3,
  spiegelzaal: 2,
  doordruk: 2,
  extra_bewaking: 2,
}

export const kunstroof: Booklet = {
  ...asInShop(inShop),
  subtitle: 'Dertien schilderijen, één lege lijst',
  edition: 1,
  color: true,
  selfPrinted: false,
  accent: 'blue',
  cover: 'items/kunstroof.svg',
  age: '(jong)volwassenen',
  howToPlay: [
    'Elke puzzel streept schilderijen weg. Wie de eerste zes heeft opgelost, houdt er één over: het doek dat extra bewaakt moet worden.',
    'Wil je je antwoord controleren, of loop je vast? Open onze website en typ /kunstroof achter het adres. De hints gaan van een duwtje tot bijna het antwoord.',
  ],
  story: [
    'Je hoeft niets van kunst te weten, en de Ekster weet er alles van. Dat lijkt oneerlijk, maar ze heeft één zwakke plek: ze moet altijd opschrijven wat ze gaat doen. In een boekje, zes bladzijden lang, en net iets minder onleesbaar dan ze zelf denkt.',
    'Voor morgennacht is er één extra bewaakster. Jullie vertellen haar straks bij welk schilderij ze moet gaan staan.',
  ],
  sheets: sheetsFromHintPage(hints, LEVELS, PREVIEW),
}
