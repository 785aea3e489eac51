import { bladenUitHintpagina } from '#content/boekjes/uit_spel'
import { kleinkunst as hints } from '#content/spelen/hintpaginas/kleinkunst'
import type { Boekje } from '#domain/spelen/boekje'

/** Posted in earlier years; the shop does not sell it, but who has it still finds its hints. */
export const kleinkunst: Boekje = {
  itemName: 'kleinkunst',
  titel: 'Kleinkunst',
  ondertitel: 'Zevenentwintig schilderijtjes en één echte Petiet',
  editie: 1,
  kleur: true,
  omslag: 'spelen/kleinkunst.svg',
  sterren: { van: 2, tot: 2 },
  spelers: '1 tot 4',
  speelduur: '25 minuten',
  leeftijd: '(jong)volwassenen',
  nodig: ['Dit boekje', 'Een potlood'],
  zoSpeelJe: [
    'Drie studies vertellen elk iets over het schilderij dat je zoekt: de kleur, het aantal en het woord. Weet je alle drie, dan blijft er op de laatste bladzijde één schilderijtje over.',
    'Loop je vast? Op onze website staan bij Kleinkunst hints.',
  ],
  verhaal: [
    'Dit is het kleinste museum van het land, en het is dicht. Alleen jullie mogen nog even naar binnen, met een potlood en goede ogen. Er hangt hier één echt schilderijtje. En zesentwintig heel goede namaaksels.',
  ],
  bladen: bladenUitHintpagina(hints),
}
