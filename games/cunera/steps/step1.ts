import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { RIVER } from '#games/cunera/material/river'

const MISCOUNT =
  'Netjes geteld, maar de schipper heeft jullie te pakken. Hij vroeg niet hoeveel reizigers er waren. Welke kant voeren ze op?'

/**
 * The outcome for players who count ships, skippers, women, baskets and cats, with or without the
 * teller, and with or without a point for the thousands.
 */
const MISCOUNTS = [2458, 2457, 2401, 2402, 2450, 2451, 2800, 2801, 19607, 19608, 57, 56].flatMap(
  (count) =>
    count > 999 ? [String(count), String(count).replace(/(?=\d{3}$)/, '.')] : [String(count)]
)

export const step1 = {
  name: 'stap1',
  flag: 'stap1_antwoord',
  label: 'In de boot genomen',
  group: 'stappen',
  kind: 'puzzle',
  level: 3,
  story: [
    'Lang geleden ligt er een schip klaar om naar Rome te gaan. Aan de reling staat Cunera, een koningsdochter. Over haar vader zijn de vertellers het oneens: de een noemt hem koning van de Orkney-eilanden, de ander koning van York. Dat zijn dochter met prinses Ursula en een groot gezelschap vrouwen op bedevaart gaat, daar zijn ze het wel over eens.',
    'Jullie gaan haar achterna, veel eeuwen later. De koster van Rhenen is jullie gids. Hij heeft een reisboek vol bladzijden die hij zelf nooit heeft kunnen lezen. ‘Elke statie is een plek om even stil te staan,’ zegt hij. ‘En om na te denken.’',
    'Eerst moeten jullie de Rijn op. Aan de kade zit een oude schipper. Hij wijst alleen mensen de weg die kunnen luisteren, en of jullie dat kunnen, zoekt hij uit met een versje over vroeger.',
  ],
  material: [
    {
      kind: 'prop',
      object: 'letter',
      heading: 'Het versje van de schipper',
      look: { lettering: 'print', width: 0.66 },
      parts: [
        {
          kind: 'text',
          paragraphs: [
            'Ik roeide naar Rome, de zon nog rood,\neen reisgenoot paste niet in mijn boot.\nToen kwamen mij zeven schepen tegemoet,\nop elk schip een schipper, elke schipper een hoed.',
            'Op ieder schip zaten zeven vrouwen,\ndie elk zeven manden moesten sjouwen.\nIn elke mand, op zachte matten,\nsliepen zeven bruine katten.',
            'Schippers, vrouwen, katten en ik:\ntel ze maar op, en denk een ogenblik.\nHoeveel reizigers, mens en dier,\nvoeren naar Rome op de rivier?',
          ],
        },
      ],
    },
    {
      kind: 'drawing',
      caption: 'De ontmoeting op de Rijn, door de schipper zelf getekend',
      description:
        'Een rivier met een wegwijzer waarop ROME staat; de wegwijzer wijst naar rechts. Een smalle roeiboot met een man die een hoed draagt, vaart naar rechts: daar schuimt het water voor de boeg. Zeven zeilschepen, vooraan groot en bij de wegwijzer heel klein, varen naar links; op elk schip staat een man met een hoed aan het roer.',
      drawing: RIVER,
    },
  ],
  question: 'Hoeveel reizigers uit het versje voeren naar Rome? Vul een getal in.',
  answer: '1',
  alsoCorrect: ['een', 'één', 'eentje', '1 reiziger', 'één reiziger'],
  showAnswer: '1',
  explanation:
    'Alleen de schipper zelf voer naar Rome. De zeven schepen kwamen hem tegemoet en gingen dus juist de andere kant op, met vrouwen, manden, katten en al.',
  nearMisses: [
    ...MISCOUNTS.map((answer) => ({ answer, text: MISCOUNT })),
    {
      answer: '0',
      text: 'De katten, de vrouwen en de andere schippers hebben jullie terecht overgeslagen. Maar wie vertelt dit versje eigenlijk?',
    },
  ],
  hints: [
    'Lees het versje nog eens langzaam. De grote getallen staan er om jullie bezig te houden.',
    'Kijk naar het woord waarmee de zeven schepen het versje binnenkomen. Wat zegt dat over de kant die ze op varen?',
    'Wie je tegemoet komt, gaat de andere kant op. Streep dus iedereen op die schepen weg, katten en schippers erbij.',
    'Nu blijft alleen over wie zelf zegt dat hij naar Rome roeide. Hoeveel mensen pasten er in zijn boot?',
  ],
} as const satisfies Puzzle<'stap1', 'stap1_antwoord'>
