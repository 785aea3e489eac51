import { cunera as inShop } from '#games/cunera/cunera_in_catalogue'
import { cuneraCertificate } from '#games/cunera/cunera_certificate'
import { PILGRIM_BADGE } from '#games/cunera/pilgrim_badge'
import { asInParty, lyingReady } from '#games/kit/party/from_catalogue'
import { circle, drawing, group, path } from '#games/kit/shapes'
import type { PartyPack } from '#domain/shop/party/party_pack'

/** A day with the pilgrims, at a table or along the Rhine. */
export const cunera: PartyPack = {
  ...asInParty(inShop),
  accent: 'wax',
  onAccent: 'paper',
  emblem: PILGRIM_BADGE,
  ornament: drawing(24, 24, [
    group(
      12,
      12,
      [
        circle(0, -6, 5, { fill: 'yellow', strokeWidth: 1 }),
        circle(0, -6, 2, { fill: 'paper', strokeWidth: 0.8 }),
        path('M -1.4 -1.2 H 1.4 V 5 H 6 V 7.4 H 1.4 V 8.6 H 5 V 11.4 H -1.4 Z', {
          fill: 'yellow',
          strokeWidth: 1,
        }),
      ],
      { rotate: 35 }
    ),
  ]),
  invitation: {
    object: 'letter',
    seal: 'C',
    above: 'Aan een reisgenoot',
    heading: 'Ga je mee op pelgrimstocht?',
    paragraphs: [
      'Eeuwenlang reisden mensen naar Rhenen, te voet en per schip, voor een jonge vrouw die Cunera heette. Wij lopen haar achterna, in tien stappen.',
      'Zware schoenen zijn niet nodig: de tocht past op een tafel. Een open oog is wel nodig, en goed gezelschap.',
    ],
    bring: 'Neem mee: tijd, en iets voor onderweg.',
  },
  poster: {
    above: 'Pelgrims, jullie zijn er bijna',
    heading: 'De weg naar Rhenen',
    below: 'Zet de staf in de hoek, was de handen en schuif aan.',
  },
  roles: [
    'Gids',
    'Schipper',
    'Kaartlezer',
    'Schrijver',
    'Torenwachter',
    'Staljongen',
    'Broodmeester',
    'Reisgenoot',
  ],
  wear: [],
  timetable: [
    {
      minutes: 20,
      what: 'Verzamelen',
      detail: 'Brood, boter en iets warms. Wie is er nog nooit in Rhenen geweest?',
    },
    {
      minutes: 10,
      what: 'Vertrek',
      detail: 'Lees de inleiding voor op de speelpagina, en leg de vellen klaar.',
      playing: true,
    },
    {
      minutes: 65,
      what: 'Stap 1 tot en met 5',
      detail: 'In volgorde: pas als een raadsel is opgelost, gaat de weg verder.',
      playing: true,
    },
    {
      minutes: 30,
      what: 'Rust',
      detail: 'Een pelgrim rust waar hij wil. Soep, of een rondje om het huis.',
    },
    {
      minutes: 75,
      what: 'Stap 6 tot en met 10',
      detail: 'De laatste stap verdient de tijd. Haast je niet.',
      playing: true,
    },
    {
      minutes: 20,
      what: 'Aankomst',
      detail: 'Lees het slot voor, vul de oorkonde in en vertel het verhaal door.',
    },
  ],
  ready: lyingReady(inShop, [
    'De geprinte vellen, en je speelpagina met het geluid aan',
    'Gaan jullie echt op weg: de route met haltes uit het boekje',
  ]),
  music: [
    {
      when: 'Bij het verzamelen',
      mood: 'Draailier, luit en fluit: muziek van een markt van lang geleden.',
    },
    {
      when: 'Onderweg',
      mood: 'Eenstemmige zang uit een klooster, zo zacht dat je haar vergeet. Bij stap 4 gaat de muziek even uit.',
    },
    {
      when: 'Bij aankomst',
      mood: 'Koper en klokken, en daarna iets waarop je kunt meestampen.',
    },
  ],
  certificate: cuneraCertificate,
}
