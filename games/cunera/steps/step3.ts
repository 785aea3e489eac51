import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { STAFF_SHEET } from '#games/cunera/material/staffs'

export const step3 = {
  name: 'stap3',
  flag: 'stap3_antwoord',
  label: 'Meten is weten, weten, weten',
  group: 'stappen',
  kind: 'puzzle',
  level: 4,
  story: [
    'Op de terugweg gaat het mis. Bij Keulen ligt een vijandelijk leger en het gezelschap van Ursula wordt overvallen. Bijna niemand overleeft het. Het is het donkerste blad van het hele reisboek en de koster slaat het zachtjes om.',
    'Cunera overleeft het wel. In de menigte staat de koning van Rhenen, die sommigen Radboud noemen. Hij slaat zijn mantel om haar heen en brengt haar ongezien weg, stroomafwaarts, naar zijn huis op de heuvel boven de Rijn.',
    '‘Is dat echt zo gegaan?’ vragen jullie. De koster haalt zijn schouders op. ‘Vraag het zeven pelgrims en je krijgt zeven versies. Ik heb er ooit zeven bij elkaar gezet en gevraagd wat dit nu voor een verhaal is. Ze zeiden niets. Ze legden hun staven neer.’',
  ],
  material: [
    {
      kind: 'drawing',
      caption:
        'Zeven pelgrimsstaven. De lengte van een staf loopt van het ene dwarsstreepje tot het andere. Een strookje papier is op het scherm genoeg: zet twee streepjes en leg het langs de maat. Begin bij staf 1.',
      description:
        'Zeven wandelstaven met de nummers 1 tot en met 7. Onderaan staat een maatlat in voetstappen. Nagemeten met die maat is staf 1 twaalf voetstappen lang, staf 2 vijf, staf 3 zeven, staf 4 vijf, staf 5 veertien, staf 6 vier en staf 7 vijf.',
      drawing: STAFF_SHEET,
    },
    {
      kind: 'prop',
      object: 'note',
      heading: 'Van de pelgrims',
      parts: [
        {
          kind: 'text',
          paragraphs: [
            'Meet je staf, dan weet je een getal. Weet je het getal, dan weet je een letter. Weet je de letters, dan weet je het woord.',
            'Eén voetstap brengt je bij de a, met twee ben je bij de b. Zo loop je het hele alfabet door.',
          ],
        },
      ],
    },
  ],
  question: 'Wat voor verhaal is dit?',
  answer: 'legende',
  showAnswer: 'legende',
  explanation:
    'De staven zijn 12, 5, 7, 5, 14, 4 en 5 voetstappen lang. De twaalfde letter is de l, de vijfde de e, de zevende de g: samen legende. Een deel kan waar zijn, een deel is mooier geworden door het doorvertellen.',
  nearMisses: [
    {
      answer: 'sage',
      text: 'Dat is familie van het goede woord. Maar zeven staven geven zeven letters.',
    },
    {
      answer: '125751445',
      text: 'Goed gemeten. Maak nu nog van elke lengte een letter.',
    },
    {
      answer: '12-5-7-5-14-4-5',
      text: 'Goed gemeten. Maak nu nog van elke lengte een letter.',
    },
  ],
  hints: [
    'Meet de staven: op het scherm met de maatlat die eronder staat, op papier met je liniaal in centimeters. Elke staf is een heel aantal voetstappen lang, en na het meten wacht het alfabet in het briefje van de pelgrims.',
    'Leg de nul van je liniaal op het ene dwarsstreepje en lees af bij het andere. Op het scherm doe je dat met een strookje papier: zet er twee streepjes op en leg het langs de maatlat.',
    'De eerste staf is twaalf voetstappen lang. De twaalfde letter van het alfabet is de l.',
    'De andere staven zijn 5, 7, 5, 14, 4 en 5 voetstappen lang. Tel voor elk getal zoveel letters vanaf de a.',
  ],
} as const satisfies Puzzle<'stap3', 'stap3_antwoord'>
