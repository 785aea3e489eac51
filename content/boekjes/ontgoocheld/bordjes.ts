import { groep, tekening } from '#content/spelen/vormen'
import {
  bolleBallon,
  groteStrik,
  pakje,
  rodeNeus,
  speelkaarten,
} from '#content/boekjes/ontgoocheld/voorwerpen'
import type { Blad } from '#domain/spelen/boekje'
import type { Vorm } from '#domain/spelen/tekening'

const beeld = (vorm: Vorm, y = 75, schaal = 1.05) =>
  tekening(150, 150, [groep(75, y, [vorm], { schaal })])

/** What stands in for the things that a family does not have in the house. */
export const BORDJES: Blad = {
  titel: 'Vijf bordjes',
  rubriek: 'Knipvel: voor wat je niet in huis hebt',
  blokken: [
    {
      soort: 'knipkaarten',
      bijschrift:
        'Knip uit wat je nodig hebt en zet het op zijn plek, tegen een boek of een glas. De laatste neus zet je op, met een stukje plakband.',
      kolommen: 2,
      hoogte: 66,
      kaarten: [
        { kop: 'Slot 1: de kaarten', tekening: beeld(speelkaarten) },
        { kop: 'Slot 2: de strik', tekening: beeld(groteStrik, 68) },
        { kop: 'Slot 3: de ballon', tekening: beeld(bolleBallon, 64, 0.95) },
        { kop: 'Slot 4: de neus', tekening: beeld(rodeNeus) },
        { kop: 'Slot 5: het cadeau', tekening: beeld(pakje) },
        { kop: 'De neus om op te zetten', tekening: beeld(rodeNeus, 75, 0.85) },
      ],
    },
  ],
}
