import { setTimeout as wait } from 'node:timers/promises'
import type { Line } from '#tests/helpers/core/line'
import { until } from '#tests/helpers/standalone_shop'
import type { Hall } from './hall.js'
import type { Sleepers } from './people.js'
import type { Right } from './real_page.js'
import type { Owner } from './owner.js'
import type { Team } from './team.js'

/** How soon a phone that wakes has to be right. */
const PROMISED_MS = 2_000
/** The wifi of a phone may come back a moment after its screen. */
const WIFI_MS = 500

/** What waking phones showed. */
export type Woken = {
  /** After how many milliseconds each was right. */
  readonly after: number[]
  /** One line for each phone that showed something old, or was right too late. */
  readonly stale: string[]
  /** One line for each phone of the team that lost its room. */
  readonly lost: string[]
}

/** Lets all of them fall asleep, the whole team while it is in a room. @returns that room */
export async function fallAsleep(sleepers: Sleepers, hall: Hall): Promise<number | null> {
  const { page, one, all, team } = sleepers
  const phones = [one, ...all]
  const room = await whileInside(team, hall)
  team.asleep = true
  for (const { phone } of phones) phone.sleep()
  await page?.phone.lock()
  await Promise.all([...phones, ...(page ? [page] : [])].map(({ line }) => line.set(sleepers.loss)))
  hall.go()
  return room
}

/** Hushes the hall at a moment when a team is in a room; in a pause nobody goes into one. */
export async function whileInside(team: Team, hall: Hall): Promise<number | null> {
  for (;;) {
    await until(() => {
      if (team.inside === null) hall.hurry(team.id)
      return team.inside ?? !team.mayTap
    }, `${team.name} in a room`)
    await hall.hush()
    if (team.inside !== null || !team.mayTap) return team.inside
    hall.go()
  }
}

/**
 * All of them wake up.
 *
 * @param room where the team was when it fell asleep
 */
export async function wakeUp(
  { page, one, all, team, loss }: Sleepers,
  { owner, right, room }: { owner: Owner; right: Right; room: number | null }
): Promise<Woken> {
  const woken: Woken = { after: [], stale: [], lost: [] }
  const note = (name: string, after: number | null, old: number) => {
    if (after !== null) woken.after.push(after)
    if (after === null) woken.stale.push(`${name} was not right within ${PROMISED_MS} ms`)
    if (old > 0) woken.stale.push(`${name} showed ${old} older pictures after it woke`)
  }
  if (page) {
    await mend(page.line, loss)
    const { after, old } = await page.phone.wake(right, PROMISED_MS)
    note(`the real ${page.phone.name}`, after !== null && after > PROMISED_MS ? null : after, old)
  }
  const { versie: version } = await owner.look()
  await Promise.all(
    [one, ...all].map(async ({ phone, line }) => {
      await mend(line, loss)
      note(phone.name, await phone.wake(version, PROMISED_MS), 0)
    })
  )
  for (const { phone } of all)
    if (room !== phone.roomOf(team.id))
      woken.lost.push(`${phone.name} slept in room ${room} and woke in ${phone.roomOf(team.id)}`)
  team.asleep = false
  return woken
}

/** Mends the line: before the screen, or a moment after it when the line was cut. */
async function mend(line: Line, loss: Sleepers['loss']) {
  if (loss === 'silent') return line.set('through')
  void wait(WIFI_MS).then(() => line.set('through'))
}
