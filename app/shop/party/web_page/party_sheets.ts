import {
  forHostOf,
  MOST_GUESTS,
  ON_CERTIFICATE,
  ON_INVITATION,
  pagesInWords,
  PARTY_WORDS,
  timesInWords,
} from '#app/shop/party/party_words'
import { titleOf } from '#app/shop/booklets/web_edition/sheet_in_html'
import type { Sheet } from '#domain/shop/booklets/booklet'
import type { PartyPack, ThingToWear } from '#domain/shop/party/party_pack'

/** The pages of a pack as sheets in words, in the order of the paper. */
export const partySheets = (pack: PartyPack): readonly Sheet[] => [
  hostSheet(pack),
  invitationSheet(pack),
  posterSheet(pack),
  nameCardsSheet(pack),
  ...pack.wear.map(wearSheet),
  certificateSheet(pack),
]

/** The dots mark a place to write by hand. */
const TO_WRITE = '……'
const toWrite = (label: string) => `${label}: ${TO_WRITE}`

/** What a bar beside a row says on paper is a column here. */
const hostSheet = (pack: PartyPack): Sheet => ({
  section: forHostOf(pack),
  title: PARTY_WORDS.timetable,
  blocks: [
    {
      kind: 'text',
      paragraphs: [`In dit pakket: ${pagesInWords(pack).join(', ')}. ${PARTY_WORDS.forYou}`],
    },
    {
      kind: 'table',
      caption: PARTY_WORDS.timetable,
      heading: [PARTY_WORDS.happens, PARTY_WORDS.minutes, 'Spelen', PARTY_WORDS.clock],
      rows: pack.timetable.map(({ what, detail, minutes, playing }) => [
        titleOf({ section: what, title: detail, blocks: [] }),
        String(minutes),
        playing ? 'ja' : 'nee',
        TO_WRITE,
      ]),
    },
    { kind: 'text', paragraphs: [`${timesInWords(pack)}. ${PARTY_WORDS.noClock}`] },
    { kind: 'heading', text: PARTY_WORDS.ready },
    { kind: 'list', items: pack.ready },
    { kind: 'heading', text: PARTY_WORDS.music },
    { kind: 'list', items: pack.music.map(({ when, mood }) => `${when}: ${mood}`) },
    { kind: 'heading', text: PARTY_WORDS.guests },
    { kind: 'ruled_lines', count: MOST_GUESTS },
  ],
})

const invitationSheet = ({ title, invitation }: PartyPack): Sheet => {
  const { object, stamp, seal, above, heading, paragraphs, bring } = invitation
  return {
    section: title,
    title: 'Uitnodiging',
    blocks: [
      {
        kind: 'prop',
        object,
        heading: titleOf({ section: above, title: heading, blocks: [] }),
        ...(stamp && { stamp }),
        ...(seal && { seal }),
        parts: [
          { kind: 'text', paragraphs: [...paragraphs, bring] },
          { kind: 'list', items: ON_INVITATION.map(toWrite) },
        ],
      },
    ],
  }
}

const posterSheet = ({ title, poster: { above, heading, below } }: PartyPack): Sheet => ({
  section: title,
  title: 'Affiche voor de deur',
  blocks: [
    {
      kind: 'prop',
      object: 'poster',
      heading: titleOf({ section: above, title: heading, blocks: [] }),
      parts: [{ kind: 'text', paragraphs: [below, `${PARTY_WORDS.welcome} ${TO_WRITE}`] }],
    },
  ],
})

const nameCardsSheet = ({ title, roles }: PartyPack): Sheet => ({
  section: title,
  title: 'Naamkaartjes',
  blocks: [
    {
      kind: 'cut_out_cards',
      caption: PARTY_WORDS.nameCards,
      columns: 2,
      height: 66,
      cards: roles.map((role) => ({ heading: role, lines: [TO_WRITE] })),
    },
  ],
})

const wearSheet = ({ title, how, description, drawing }: ThingToWear): Sheet => ({
  title,
  blocks: [
    { kind: 'text', paragraphs: [...how, PARTY_WORDS.trueSize] },
    { kind: 'true_size', caption: title, description, drawing },
  ],
})

/** The certificate in words; its frame and its emblem are only decoration. */
const certificateSheet = ({ title: game, certificate }: PartyPack): Sheet => {
  const { title, salutation, merit, signature } = certificate
  return {
    section: 'Oorkonde',
    title,
    blocks: [
      {
        kind: 'prop',
        object: 'card',
        heading: game,
        parts: [
          { kind: 'text', paragraphs: [salutation, toWrite('naam'), merit] },
          { kind: 'list', items: ON_CERTIFICATE.map(toWrite) },
          { kind: 'text', paragraphs: [`${signature.name}, ${signature.role}`] },
        ],
      },
    ],
  }
}
