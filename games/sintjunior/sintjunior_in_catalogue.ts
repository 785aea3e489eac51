import { ANSWER_SHEET, type Game } from '#games/kit/game'

/** How the shop shows and sells this game. */
export const sintjunior = {
  itemName: 'sintjunior',
  title: 'Sinterklaasspel junior',
  short:
    'Een briefje in een schoen, dertien schoenen op een rij en zes sloten: pakjesavond begint met een raadsel.',
  description: [
    'In een van de schoenen steekt een opgevouwen briefje. Wie het leest, weet dat pakjesavond dit jaar anders loopt: eerst moeten de codes worden gekraakt.',
    'Zet dertien schoenen klaar, plak zestien briefjes op en leg de liniaal erbij. Een vernieuwde editie uit 2022, met raadsels die kinderen samen oplossen terwijl de volwassenen eindelijk eens kunnen zitten.',
    ANSWER_SHEET,
  ],
  audience: 'Voor gezinnen met kinderen van 9 tot 14 jaar.',
  needed: [
    'Een printer',
    '16 plakbriefjes',
    'Een liniaal',
    '13 schoenen',
    'Eventueel 6 cijfersloten met drie cijfers',
    'Een potlood voor iedereen, een strook papier en een schaar',
    'Een zak met pakjes',
    'Met sloten: zes dingen die op slot kunnen',
  ],
  players: '3 tot 6 spelers',
  playtime: '1 uur',
  suits: { company: ['family'], place: ['home'], minutes: 60 },
  stars: { van: 1.5, tot: 1.5 },
  image: 'sintjunior.svg',
  large: false,
  sale: {
    kind: 'orderable',
    priceKey: 'sintjunior',
    apiPath: 'sintjunior',
    playPath: null,
    delivery: ['download'],
    withDiscountCode: false,
    playableOneMonth: false,
    orderNote:
      'Direct na je betaling krijg je een e-mail met de link om het spel te downloaden en te printen.',
  },
} as const satisfies Game
