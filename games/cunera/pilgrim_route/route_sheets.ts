import { ITINERARY } from '#games/cunera/pilgrim_route/itinerary'
import { pilgrimRoute } from '#games/cunera/pilgrim_route/pilgrim_route'
import { STAMP_CARD } from '#games/cunera/pilgrim_route/stamp_card'
import { sourcesOf } from '#domain/play/outdoor_routes/outdoor_route'
import type { Block, Sheet } from '#domain/shop/booklets/booklet'

const { title, introduction, warning, advice, distances, stops } = pilgrimRoute

/** 'Stap 3 en 7. ' before what a stop tells. */
const belongs = (steps: readonly number[]) =>
  steps.length > 0 ? `Stap ${new Intl.ListFormat('nl').format(steps.map(String))}. ` : ''

/** A card for each stop, to take along in the order in which they come. */
const stopCards = stops.map(({ name, where, steps, story, facts, extra }, index): Block => ({
  kind: 'prop',
  object: 'postcard',
  heading: `${index + 1}. ${name}`,
  look: { lettering: 'print', paper: index % 2 ? 'white' : 'cream' },
  parts: [
    {
      kind: 'text',
      paragraphs: [
        `${where}. ${belongs(steps)}${story} ${facts.map(({ text }) => text).join(' ')}`,
        `Voor wie er staat: ${extra}`,
      ],
    },
  ],
}))

/** The route on paper: the strip to hold in the hand, and what there is to see. */
export const routeSheets: readonly Sheet[] = [
  {
    title,
    section: 'Voor wie eropuit gaat',
    preview:
      'De pelgrimsroute door Rhenen als een strook langs de rivier: getekende plekken van de Rijn tot de Cunerakerk, met een stippellijn ertussen.',
    blocks: [
      { kind: 'text', paragraphs: [introduction, warning] },
      {
        kind: 'drawing',
        caption: 'De route als strook, zoals pelgrims hem bij zich droegen: niet op schaal',
        description: stops.map(({ name, where }, i) => `${i + 1}. ${name}, ${where}.`).join(' '),
        drawing: ITINERARY,
      },
      { kind: 'list', heading: 'Hoe ver het is', items: distances.map(({ text }) => text) },
    ],
  },
  {
    title: 'Wat er te zien is',
    section: 'De pelgrimsroute',
    continues: true,
    blocks: [
      ...stopCards,
      {
        kind: 'prop',
        object: 'note',
        heading: 'Zo kom je er',
        look: { lettering: 'print' },
        parts: [{ kind: 'list', items: advice.map(({ text }) => text) }],
      },
      STAMP_CARD,
      {
        kind: 'text',
        paragraphs: [
          `Bronnen, gelezen in november 2026: ${sourcesOf(pilgrimRoute)
            .map((source) => source.title)
            .join('; ')}.`,
        ],
      },
    ],
  },
]
