import { setTimeout as wait } from 'node:timers/promises'
import type { Hall } from './hall.js'
import type { People } from './people.js'
import { RealPage } from './real_page.js'
import type { Phone } from './phone.js'

const ASK_MS = 1_000
/** How soon after the moment each phone has the final scores by itself. */
const TOLD_WITHIN_MS = 3_000
const LATE_TAPS = 5
/** The shop's word for a tap after the end. */
const GAME_OVER = 'spel_afgelopen'

export type Revealed = {
  /** Answers to phones that held final scores before their moment. */
  readonly early: number
  /** How many phones asked meanwhile, and how long they had to wait. */
  readonly asked: number
  readonly waited: number
  /** When the last phone had the final scores, in milliseconds after the moment. */
  readonly last: number
  readonly broken: string[]
}

/**
 * The host ends the game before its time, with a big screen open: until it has told the places no
 * answer to a phone holds final scores, and then they do.
 *
 * @param releasedAfter after how many seconds the host shows them on the phones; null when nobody
 *   presses
 */
export async function endEarly(
  people: People,
  hall: Hall,
  releasedAfter: number | null
): Promise<Revealed> {
  const { owner, teams, chromium, screenAddress } = people
  const broken: string[] = []
  const beamer =
    chromium && (await RealPage.open(chromium, 'beamer', screenAddress, people.owner.url))
  const phones = teams.flatMap((team) => team.phones)

  const { spellenfabriek: game, server_tijd: began } = await owner.pressSeeing(
    'started',
    'finishspel'
  )
  hall.over = true
  const told = game?.eindstand_om ?? null
  if (told === null) broken.push('the phones do not wait, although a big screen is open')
  if (game?.status !== 'finished') broken.push(`the game is ${game?.status} after its end`)
  await beamer?.shows('Wie heeft er gewonnen?')

  const moment = releasedAfter === null ? (told ?? began) : began + releasedAfter * 1000
  const { asked, refused } = await askMeanwhile(phones, moment)
  if (refused !== LATE_TAPS) broken.push(`${refused} of ${LATE_TAPS} late taps were refused`)
  const from = releasedAfter === null ? moment : Date.now()
  if (releasedAfter !== null) await owner.press('eindstand')

  const waiting = phones.map((phone) => untilTold(phone, from + TOLD_WITHIN_MS))
  const last = Math.max(...(await Promise.all(waiting)).map((at) => at - from))
  const without = phones.filter(({ view }) => view.eindstand === null).length
  if (without > 0) broken.push(`${without} phones have no final scores`)
  if (beamer && releasedAfter === null) await beamer.shows(winnerOf(people))
  const early = phones.filter(({ toldAt }) => toldAt !== null && toldAt < from).length
  return { early, asked, waited: from - began, last, broken }
}

/** All phones ask until the moment, some open their page anew, and some tap. */
async function askMeanwhile(phones: readonly Phone[], moment: number) {
  let asked = 0
  let refused = 0
  const late = phones.slice(0, LATE_TAPS)
  for (const phone of late) {
    const room = phone.view.spellenfabriek?.rooms[0]
    const { reason } = await phone.tap('enterroom', { roomid: room?.id })
    if (reason === GAME_OVER) refused++
    await phone.reload()
    asked += 2
  }
  while (Date.now() + ASK_MS < moment) {
    await Promise.all(phones.map((phone) => phone.refresh()))
    asked += phones.length
    await wait(ASK_MS)
  }
  await wait(Math.max(0, moment - Date.now()))
  return { asked, refused }
}

/** @returns when the phone had the final scores, or gave up */
async function untilTold(phone: Phone, end: number): Promise<number> {
  while (phone.view.eindstand === null && Date.now() < end) await wait(10)
  return Date.now()
}

const winnerOf = ({ teams }: People): string =>
  teams[0]?.phones[0]?.view.eindstand?.[0]?.naam ?? 'nobody'
