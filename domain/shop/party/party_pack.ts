import type { PropObject } from '#domain/play/props/looks'
import type { CertificateText } from '#domain/play/certificates'
import type { Color, Drawing } from '#domain/drawing'

/**
 * What dresses the party around a game, as data: an invitation, a poster for the door, cards with
 * names, things to wear, a certificate, and a page for the host. Only that last page may say
 * anything about the game that its shop page does not.
 */
export type PartyPack = {
  /** The game's entry in the catalogue. */
  readonly itemName: string
  readonly title: string
  /** The playing time as the shop tells it. */
  readonly playtime: string
  /** A path below `public/img/`: the picture of the game. */
  readonly picture: string
  /** The colour of the poster and of everything that is coloured in. */
  readonly accent: Color
  /** What stands on that colour, dark enough or light enough to read. */
  readonly onAccent: 'paper' | 'ink'
  /** The emblem of the party: on the cards, and large on the certificate. */
  readonly emblem: Drawing
  /** A small ornament of about 20 units around its own middle, strewn in rows. */
  readonly ornament: Drawing
  readonly invitation: Invitation
  readonly poster: Poster
  /** What stands above the name, one for each card. */
  readonly roles: readonly string[]
  readonly wear: readonly ThingToWear[]
  readonly timetable: readonly Part[]
  /** What lies ready before the doorbell rings. */
  readonly ready: readonly string[]
  readonly music: readonly Music[]
  readonly certificate: CertificateText
}

export type Invitation = {
  /** The paper it is printed on. */
  readonly object: PropObject
  /** A rubber stamp in capitals, pressed on it. */
  readonly stamp?: string
  /** The letter on a seal of wax, which it may have instead. */
  readonly seal?: string
  readonly above: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** What guests bring, in the hand of the host. */
  readonly bring: string
}

export type Poster = {
  readonly above: string
  readonly heading: string
  readonly below: string
}

/** A drawing to cut out and put on, in millimetres, in its true size. */
export type ThingToWear = {
  readonly title: string
  readonly how: readonly string[]
  /** The drawing in words, for readers who cannot see it. */
  readonly description: string
  readonly drawing: Drawing
}

/** A part of the party. The parts in which the game is played take as long as the shop says. */
export type Part = {
  readonly minutes: number
  readonly what: string
  readonly detail: string
  readonly playing?: boolean
}

/** Music for a part of the party, in moods: the host chooses the songs. */
export type Music = { readonly when: string; readonly mood: string }

/** How long the whole party takes, in minutes. */
export const partyMinutes = ({ timetable }: Pick<PartyPack, 'timetable'>) => sum(timetable)

/** How long the game itself takes in it, in minutes. */
export const playedMinutes = ({ timetable }: Pick<PartyPack, 'timetable'>) =>
  sum(timetable.filter(({ playing }) => playing))

const sum = (parts: readonly Part[]) => parts.reduce((total, { minutes }) => total + minutes, 0)

/**
 * The minutes of a playing time in words, such as 'ongeveer 1,5 uur'.
 *
 * @throws RangeError for a time without hours
 */
export function minutesOf(playtime: string): number {
  const [, hours] = /(\d+(?:,\d+)?) uur/.exec(playtime) ?? []
  if (hours === undefined) throw new RangeError(`'${playtime}' has no hours`)
  return Number(hours.replace(',', '.')) * 60
}

/** A time in minutes as people say it: '2 uur en 15 minuten'. */
export function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [...(hours > 0 ? [`${hours} uur`] : []), ...(rest > 0 ? [`${rest} minuten`] : [])]
  return parts.join(' en ')
}

/** What is in a pack, in one sentence of the shop. */
export function contentsInWords({ wear }: Pick<PartyPack, 'wear'>): string {
  const things = wear.map(({ title }) => title.toLowerCase())
  return [
    'een uitnodiging om te printen en als plaatje voor WhatsApp',
    'een affiche voor de deur',
    'naamkaartjes',
    ...(things.length > 0 ? [`${inARow(things)} om uit te knippen`] : []),
    'een draaiboek met muziek',
    'een oorkonde',
  ]
    .join(', ')
    .replace(/, ([^,]*)$/, ' en $1')
}

const inARow = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' en $1')
