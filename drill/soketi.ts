import { CHANNELS } from '#app/live/channels/game_events'
import { until } from '#tests/helpers/standalone_shop'
import { Promises } from './lib/probe.js'
import type { Drill } from './lib/drill.js'
import type { Field } from './lib/field.js'
import { oldNode, Soketi } from './lib/soketi.js'
import { SmallEvening } from './lib/small_evening.js'

/** How soon every screen has heard an event; looking by itself takes a screen longer than this. */
const HEARD_MS = 3_000
/** How soon every screen listens again after the service came back. */
const BACK_MS = 30_000

/** The same evening twice: over the sockets of the shop, and over a service that is not ours. */
export const soketi: Drill = {
  name: 'soketi',
  about: 'an evening over soketi beside the same one over our own sockets, and soketi is killed',
  promise: `the same events, everybody present, no stranger let in, and all listen again within ${BACK_MS / 1000} s`,
  short: false,
  impossible: async () => (oldNode() ? null : 'there is no Node.js 20 with npm in the PATH'),
  async run(field) {
    process.noDeprecation = true
    const promises = new Promises(field.patience)
    const service = await Soketi.install(`${field.folder}/soketi`)
    field.atTheEnd(() => service.kill())
    await service.start()

    const ours = await evening(field, 'ours', {})
    const theirs = await evening(field, 'theirs', service.settings)
    for (const one of [ours, theirs]) await one.play(HEARD_MS, promises)
    const events = theirs.listener.heard.length
    promises.that(
      `the events differ: ${difference(ours, theirs)}`,
      JSON.stringify(ours.listener.heard) === JSON.stringify(theirs.listener.heard)
    )
    for (const one of [ours, theirs])
      promises.that(`${one.name}: not everybody is present`, await one.everybodyIsPresent(HEARD_MS))
    promises.that('a wrong signature was let in', await theirs.refusesForgery(service.port))
    promises.that('another game was let in', await theirs.refusesOtherGame(CHANNELS.room))

    const began = performance.now()
    await service.kill()
    await until(() => !theirs.hearAnything, 'everybody knows that the line is gone', BACK_MS)
    const during = await theirs.tapOnce()
    promises.that('a tap failed while the service was away', during.status === 200)
    await service.start()
    await until(() => theirs.areConnected, 'everybody listens again', BACK_MS)
    const back = ((performance.now() - began) / 1000).toFixed(1)
    promises.that('a screen missed the tap', await theirs.allShow(during.version, HEARD_MS))
    const after = await theirs.tapOnce()
    promises.that('a tap was not heard', await theirs.allShow(after.version, HEARD_MS))
    promises.that(
      'after the kill not everybody is present',
      await theirs.everybodyIsPresent(HEARD_MS)
    )
    return {
      ...{ lost: promises.broken.length, doubled: 0, stuck: 0 },
      figures: `${events} events on both, all back ${back} s after the kill`,
      broken: promises.broken,
    }
  },
}

async function evening(field: Field, name: string, settings: Record<string, string>) {
  const shop = await field.shop({ ...settings, DATABASE_URL: field.sqlite(`${name}.sqlite3`) })
  await shop.start()
  return SmallEvening.open(name, shop.url, (close) => field.atTheEnd(close))
}

/** The first event in which the two are not the same. */
function difference(...[ours, theirs]: [SmallEvening, SmallEvening]): string {
  const [a, b] = [ours.listener.heard, theirs.listener.heard]
  const at = a.findIndex((one, index) => JSON.stringify(one) !== JSON.stringify(b[index]))
  const shown = (all: typeof a) => JSON.stringify(all[Math.max(0, at)] ?? null)
  return `${a.length} and ${b.length}; ${shown(a)} beside ${shown(b)}`
}
