import { recept as inShop } from '#games/recept/recept_in_catalogue'
import { receptCertificate } from '#games/recept/recept_certificate'
import { GLASS_DOME } from '#games/recept/glass_dome'
import { asInParty, lyingReady } from '#games/kit/party/from_catalogue'
import { drawing, path, rect } from '#games/kit/shapes'
import type { PartyPack } from '#domain/shop/party/party_pack'

/** A dinner of which one thing is missing. */
export const recept: PartyPack = {
  ...asInParty(inShop),
  accent: 'messing',
  onAccent: 'ink',
  emblem: GLASS_DOME,
  ornament: drawing(24, 24, [
    path('M 6 14 C 0 13 1 5 7 6 C 8 1 16 1 17 6 C 23 5 24 13 18 14 Z', {
      fill: 'white',
      strokeWidth: 1.4,
    }),
    rect(6, 13, 12, 7, { fill: 'white', strokeWidth: 1.4 }),
    path('M 10 9 V 13 M 14 9 V 13', { strokeWidth: 1 }),
  ]),
  invitation: {
    object: 'menu',
    stamp: 'GERESERVEERD',
    above: 'Restaurant De Koperen Ketel',
    heading: 'Er is een tafel voor je vrij, en een recept te weinig',
    paragraphs: [
      'Vanavond is de cloche leeg. Zeven mensen waren in huis, en iemand liegt. De gasten mogen pas naar huis als het recept terug is.',
      'Je zit aan de tafel van de speurders. De keuken is open, de deuren zijn dicht.',
    ],
    bring: 'Neem mee: trek, en wantrouwen tegen personeel.',
  },
  poster: {
    above: 'Vanavond volgeboekt',
    heading: 'De Koperen Ketel',
    below: 'Gasten met een scherpe blik kunnen doorlopen naar tafel één.',
  },
  roles: [
    'Tafel één',
    'Restaurantinspecteur',
    'Vaste gast',
    'Culinair journalist',
    'Speurder buiten dienst',
    'Wijnkenner',
    'Gast met een notitieboekje',
    'Verre nicht van de kok',
  ],
  wear: [],
  timetable: [
    {
      minutes: 30,
      what: 'Aperitief',
      detail: 'Naamkaartjes op tafel, en een glas voor wie op tijd is.',
    },
    {
      minutes: 15,
      what: 'Het dossier',
      detail: 'Lees het begin voor, verdeel de vellen en open de speelpagina.',
      playing: true,
    },
    {
      minutes: 50,
      what: 'De ruimten',
      detail: 'Ieder neemt een vel. Wat je vindt, vul je in.',
      playing: true,
    },
    {
      minutes: 45,
      what: 'Aan tafel',
      detail: 'Eet eerst. Met een lege maag verdenk je iedereen.',
    },
    {
      minutes: 55,
      what: 'De personen, en de twee laatste vragen',
      detail: 'Waar is het, en waarom? Beantwoord ze samen.',
      playing: true,
    },
    {
      minutes: 25,
      what: 'Toetje en oorkonde',
      detail: 'Na afloop komt er een verrassing per e-mail. Kijk samen.',
    },
  ],
  ready: lyingReady(inShop, [
    'Het geprinte dossier',
    'Een gedekte tafel waar ook vellen op passen',
    'Een maaltijd die even kan wachten',
  ]),
  music: [
    {
      when: 'Bij het aperitief',
      mood: 'Een pianist in een hotelbar: walsjes, chansons, een flard tango.',
    },
    {
      when: 'Tijdens het speuren',
      mood: 'Filmmuziek uit zwart-witte tijden, zonder zang.',
    },
    { when: 'Bij het toetje', mood: 'Italiaanse zomers: mandoline, accordeon, iemand die lacht.' },
  ],
  /** The host who prints it may want to play, so it does not say what the kettle holds. */
  certificate: {
    ...receptCertificate,
    merit:
      'Negen ruimten doorzocht, zeven mensen begrepen en één recept teruggevonden. In De Koperen Ketel blijft tafel één voortaan voor dit gezelschap vrij.',
  },
}
