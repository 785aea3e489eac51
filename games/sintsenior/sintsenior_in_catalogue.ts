import { ANSWER_SHEET, type Game } from '#games/kit/game'

/** How the shop shows and sells this game. */
export const sintsenior = {
  itemName: 'sintsenior',
  title: 'Sinterklaasspel senior',
  short:
    'Een paard op het schaakbord werpt de schaduw van een mijter. Zeven sloten voor wie te oud is voor zijn schoen.',
  description: [
    'Te oud om een schoen te zetten, nooit te oud voor een goed raadsel. Het paard springt over het schaakbord, de schaduw klopt niet, en ergens in de zak zit een cadeau dat nog niemand mag openmaken.',
    'Zeven codes staan tussen jullie en de verrassing. Meer denkwerk dan de juniorversie, meer verborgen aanwijzingen, en een route over het bord die pas op het laatst zijn geheim prijsgeeft.',
    ANSWER_SHEET,
  ],
  audience: 'Voor vrienden of gezinnen met jongvolwassenen.',
  needed: [
    'Een printer',
    'Eventueel een schaakbord',
    'Eventueel 7 cijfersloten met drie cijfers',
    'Een potlood, een lamp, twee muntjes, een touwtje, negentien pepernoten en een schaar',
    'Een zak of kussensloop met een cadeau of iets lekkers erin',
    'Met sloten: zes dingen die op slot kunnen',
  ],
  players: '3 tot 6 spelers',
  playtime: '1,5 uur',
  suits: { company: ['friends', 'family'], place: ['home'], minutes: 90 },
  stars: { van: 2.5, tot: 2.5 },
  image: 'sintsenior.svg',
  large: false,
  sale: {
    kind: 'orderable',
    priceKey: 'sintsenior',
    apiPath: 'sintsenior',
    playPath: null,
    delivery: ['download'],
    withDiscountCode: false,
    playableOneMonth: false,
    orderNote:
      'Direct na je betaling krijg je een e-mail met de link om het spel te downloaden en te printen.',
  },
} as const satisfies Game
