import type { Game } from '#games/kit/game'

/** How the shop shows and sells this game. */
export const cunera = {
  itemName: 'cunera-van-rhenen',
  title: 'Cunera van Rhenen',
  short:
    'Reis met de pelgrims over de Rijn en ontrafel het verhaal van Cunera, te voet, op de fiets of aan tafel.',
  description: [
    'Lang geleden, zo vertelt men, voer een jonge vrouw, Cunera, met een groot gezelschap pelgrims over de Rijn naar Rome. Ze keerde niet terug zoals ze was vertrokken. Een koning, twee sleutels, een jaloerse koningin en paarden die een stal weigeren: wat is er gebeurd?',
    'Je volgt de pelgrimsroute in tien stappen, met kaarten, geluid en raadsels die je in volgorde speelt. De tocht kun je aan de keukentafel afleggen. Wie wil, loopt of fietst hem echt: er zit een route bij langs zeven plekken in en om Rhenen, met wat er te zien is, en een gpx-bestand met de haltes. Die route komt uit bronnen en is niet ter plaatse nagelopen.',
    'Er is geen tijdsdruk. Je kunt op elk moment pauzeren en later verdergaan waar je gebleven was, ook op een ander apparaat.',
  ],
  audience: 'Voor gezinnen, vrienden en fietsers die van een verhaal houden.',
  needed: [
    'Een kleurenprinter',
    'Een schaar',
    'Een liniaal',
    'Een apparaat met internet',
    'Een potlood, kladpapier, een strookje papier en een muntje',
    'Heb je alleen een zwart-witprinter, neem dan de inktzuinige versie',
  ],
  players: '2 tot 5 spelers',
  playtime: '2,5 uur',
  suits: { company: ['family', 'friends'], place: ['home', 'outdoors'], minutes: 150 },
  stars: { van: 4.5, tot: 4.5 },
  image: 'cunera-van-rhenen.svg',
  large: true,
  sale: {
    kind: 'orderable',
    priceKey: 'cunera-van-rhenen',
    apiPath: 'cuneravanrhenen',
    playPath: '/spelen/{uniqueId}/cuneravanrhenen',
    delivery: ['download', 'speellink'],
    withDiscountCode: false,
    playableOneMonth: false,
    orderNote:
      'Nadat je op ‘Bestellen’ hebt geklikt, sturen we direct een e-mail naar het opgegeven adres met een link om de pdf te downloaden.',
  },
} as const satisfies Game
