import { bladenUitHintpagina } from '#content/boekjes/uit_spel'
import { kunstroof as hints } from '#content/spelen/hintpaginas/kunstroof'
import type { Boekje } from '#domain/spelen/boekje'

export const kunstroof: Boekje = {
  itemName: 'kunstroof',
  titel: 'Kunstroof',
  ondertitel: 'Dertien schilderijen, één lege lijst',
  editie: 1,
  kleur: true,
  omslag: 'items/kunstroof.svg',
  spelers: '2 tot 4',
  speelduur: '1 uur',
  leeftijd: '(jong)volwassenen',
  nodig: ['Dit boekje', 'Een liniaal', 'Een potlood'],
  zoSpeelJe: [
    'Elke puzzel streept schilderijen weg. Wie ze alle zes heeft opgelost, houdt er één over: het doek dat extra bewaakt moet worden. Je hoeft niets van kunst te weten, goed kijken is genoeg.',
    'Loop je vast? Op onze website staan bij Kunstroof hints, van een duwtje tot bijna het antwoord.',
  ],
  verhaal: [
    'Vannacht is er ingebroken in het museum. De dief noemt zich de Ekster, neemt elke keer één doek mee en laat een boekje achter. Vannacht was de lijst leeg en lag er weer een boekje op de bank in de zaal.',
    'Zes bladzijden, vol gekrabbel. ‘Er blijven er dertien hangen,’ staat er voorin. ‘Eén daarvan haal ik nog. Wie goed kijkt, weet welk.’ Er is één bewaker over. Zeggen jullie bij welk schilderij hij moet gaan staan?',
  ],
  bladen: bladenUitHintpagina(hints),
}
