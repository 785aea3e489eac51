import { asInShop } from '#games/kit/game'
import { kunstroof as inShop } from '#games/kunstroof/kunstroof_in_catalogue'
import { sheetsFromHintPage, type Levels, type Previews } from '#games/kit/sheets_from_game'
import { kunstroof as hints } from '#games/kunstroof/kunstroof_hint_page'
import { answerCard } from '#games/kit/answer_card'
import { drawing, group } from '#games/kit/shapes'
import { MAGPIE } from '#games/kunstroof/kaartje_met_gaten'
import type { Booklet } from '#domain/shop/booklets/booklet'
import { lastOf } from '#domain/present'

/**
 * The pages that the shop shows: the beginning, a sheet that says nothing until it is folded, a
 * ticket without its strips, and half of the catalogue.
 */
const PREVIEW: Previews = {
  vijf_draden:
    'Een bladzijde uit een schrift, met de hand geschreven, en een tekenbord vol losse letters met genummerde spijkers langs de rand.',
  ruitjespapier:
    'Ruitjespapier met zwarte vakjes die nog niets voorstellen, met veren en sleutels langs de rand die bij elkaar willen komen.',
  kaartje_met_gaten:
    'Een toegangskaartje van het Veermuseum met vijf gaten, twee gleuven en een ekster die een ring heeft gestolen.',
  extra_bewaking:
    'Een bladzijde uit de catalogus van het museum: zes kleine schilderijen in vergulde lijsten, met titel, maker en jaar.',
}

const LEVELS: Levels = {
  vijf_draden: 2,
  vier_stappen: 3,
  ruitjespapier: 2,
  kaartje_met_gaten: 2,
  spiegelzaal: 2,
  doordruk: 2,
  extra_bewaking: 2,
}

const ALL = sheetsFromHintPage(hints, LEVELS, PREVIEW)
/**
 * The last sheet has the name that the guard gives it, and shows the paintings as large as it can.
 */
const SHEETS = [...ALL.slice(0, -1), { ...lastOf(ALL), title: 'Het schilderij', wide: true }]

/** What the guard keeps: six things that are never stolen, and at last the painting. */
const WATCH_BOOK = answerCard({
  object: 'rota',
  heading: 'Wachtboek van de nachtdienst',
  caption: 'Zes dingen laat de Ekster altijd hangen. Elk ding streept schilderijen door.',
  picture: drawing(124, 92, [group(64, 42, MAGPIE)]),
  pictureInWords: 'Een ekster met een ring in haar snavel.',
  lines: SHEETS.map(({ title }, index) => `${index + 1}. ${title}`),
  columns: 1,
})

export const kunstroof: Booklet = {
  ...asInShop(inShop),
  subtitle: 'Dertien schilderijen, één lege lijst',
  edition: 2,
  selfPrinted: false,
  accent: 'blue',
  cover: 'items/kunstroof.svg',
  coverInWords:
    'Een museumzaal bij nacht. Uit een gouden lijst is het schilderij gesneden. Een bewaakster met een zaklamp slaat haar hand voor haar mond; op de vloer liggen een omgevallen afzetkoord en een handschoen.',
  age: '(jong)volwassenen',
  ageGroup: 'grown_ups',
  tricks: [
    { kind: 'swing_a_strip', sheet: 'Vier stappen' },
    { kind: 'fold_until_it_meets', sheet: 'Ruitjespapier' },
    { kind: 'pull_through_slits', sheet: 'Het kaartje met gaten' },
  ],
  hintPath: hints.path,
  howToPlay: [
    'Elke puzzel streept schilderijen weg. Wie de eerste zes heeft opgelost, houdt er één over: het doek dat extra bewaakt moet worden.',
    'Wil je je antwoord controleren, of loop je vast? Open onze website en typ /kunstroof achter het adres. De hints gaan van een duwtje tot bijna het antwoord.',
  ],
  story: [
    'Je hoeft niets van kunst te weten, en de Ekster weet er alles van. Dat lijkt oneerlijk, maar ze heeft één zwakke plek: ze moet altijd opschrijven wat ze gaat doen. In een boekje, zes bladzijden lang, en net iets minder onleesbaar dan ze zelf denkt.',
    'Voor morgennacht is er één extra bewaakster. Jullie vertellen haar straks bij welk schilderij ze moet gaan staan.',
  ],
  opening: [WATCH_BOOK],
  sheets: SHEETS,
}
