import { mailResult } from './evening/result_mail.js'
import { checkEvening } from './evening/books.js'
import { Evening } from './evening/evening.js'
import { measure, percentiles, table } from './evening/figures.js'
import { Hall } from './evening/hall.js'
import { gather } from './evening/people.js'
import { endEarly } from './evening/reveal.js'
import { FULL, SHORT } from './evening/timetable.js'
import type { Drill } from './lib/drill.js'

/** A whole evening of twenty teams, through the doors that people use. */
export const evening: Drill = {
  name: 'evening',
  about: 'twenty teams play an evening with sleeping phones, a pause, two kills and an early end',
  promise: 'no tap is lost or doubled, no screen is behind at rest, no score shows early',
  short: 'when named',
  async run(field) {
    /** pusher-js also tries TLS on an address while the shop is away, and Node warns each time. */
    process.noDeprecation = true
    const url = await field.database()
    const shop = await field.shop({ DATABASE_URL: url })
    await shop.start()
    const timetable = field.short ? SHORT : FULL
    const hall = new Hall()
    const atTheEnd = (close: () => unknown) => field.atTheEnd(close)
    const people = await gather(shop.url, { hall, speed: timetable.speed }, atTheEnd)
    field.atTheEnd(() => (hall.over = true))
    const one = new Evening(people, hall, shop, timetable)

    await one.begin()
    const playing = Promise.all(people.teams.map((team) => team.play()))
    await one.run()
    const revealed = await endEarly(people, hall, timetable.revealAfter)
    await playing
    await one.rest('at the end', one.pages)
    const books = await checkEvening(people, url)
    const mailed = await mailResult(people, field.mails)
    await people.owner.pressSeeing('finished', 'stoplobby')
    await one.rest('after the evening', one.pages)

    const figures = measure(hall.taps, one.watched, one.outages)
    const presses = one.presses.map((press) => ({ ...press, phone: '', teamId: 0, times: 1 }))
    const pressed = measure(presses, one.watched, one.outages)
    const all = [...figures.ownTeam, ...figures.otherTeams, ...figures.hall]
    const again = hall.taps.filter(({ times }) => times > 1).length
    const outage = one.outages.map(({ from, until }) => `${((until - from) / 1000).toFixed(1)} s`)
    const older = one.screens.reduce((sum, { steppedBack }) => sum + steppedBack, 0)
    const stale = [...one.stale, ...(older > 0 ? [`${older} screens went back`] : [])]
    if (figures.missed > 0) stale.push(`${figures.missed} taps were not seen in time`)
    const refusals = [...hall.refusals].map(([reason, times]) => `${times}× ${reason}`)
    return {
      lost: books.lost,
      doubled: books.doubled,
      stuck: stale.length,
      figures: `${hall.taps.length} taps by ${people.teams.length} teams`,
      table: table([
        ['from tap to screen', percentiles(all)],
        ['- phones of the same team', percentiles(figures.ownTeam)],
        ['- phones of other teams', percentiles(figures.otherTeams)],
        ['- big screen and board', percentiles(figures.hall)],
        ['a press of the host', percentiles([...pressed.otherTeams, ...pressed.hall])],
        ['bare ws server, same run', percentiles(one.bare)],
        ['taps around the kills', percentiles(figures.aroundKills)],
        ['killed, and all heard again after', outage.join(' and ')],
        ['taps caught by the kills', `${one.caught.join(' and ')}, ${again} sent again`],
        ['acknowledged', `${books.confirmed}, lost ${books.lost}, doubled ${books.doubled}`],
        ['refused', refusals.join(', ') || 'nothing'],
        ['stale screens', String(stale.length)],
        ['right after waking', `${one.woken.map((ms) => Math.round(ms)).join(', ')} ms`],
        [
          'final scores on phones',
          `${revealed.early} of ${revealed.asked} answers before their moment, all ${revealed.last} ms after it`,
        ],
        ['result mailed', mailed.length === 0 ? 'yes' : 'no'],
        ['real pages', people.chromium ? 'two phones and a beamer' : 'none, there is no Chromium'],
      ]),
      broken: [
        ...[...stale, ...hall.broken, ...one.broken, ...books.broken, ...revealed.broken],
        ...mailed,
        ...(revealed.early > 0 ? [`${revealed.early} phones were told too early`] : []),
        ...(shop.said.includes('"level":50') ? ['the shop logged errors'] : []),
      ],
    }
  },
}
