import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { fromColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { fetchWithin } from '#app/core/http/fetch_within'
import { writes } from '#app/core/database/writes'
import { QueueCheck } from '#app/core/health/queue_check'
import { raiseAlarm, resolveAlarm } from '#app/shop/alarms/raise_alarm'
import { tellAlarms } from '#app/shop/alarms/tell_alarms'
import { OutageNotice } from '#app/shop/alarms/tell_outage'
import { MAIL_SERVER } from '#app/shop/mails/mail_server'
import Alarm from '#models/shop/alarm'
import env from '#start/env'

const WORKER = 'worker_silent'
/** The reconciler runs each minute, so a worker that is alive is silent for less than this. */
const SILENCE_MINUTES = 6
const TELL_EACH_MS = 10_000
const LOOK_EACH_MS = 60_000
const PING_MS = 10_000

/**
 * Watches the shop from a web process: mails alarms, notices a worker that does nothing, and tells
 * an outside watch that the shop is well.
 *
 * @returns stops the watching
 */
export function startWatch(watch: Watch = ownWatch()): () => void {
  const timers = [
    every(TELL_EACH_MS, 'alarms could not be mailed', watch.tellAlarms),
    every(TELL_EACH_MS, 'an outage of the database could not be mailed', watch.tellOutage),
    every(LOOK_EACH_MS, 'the shop could not be looked after', watch.lookAround),
  ]
  return () => timers.forEach((stop) => stop())
}

/** What is done again and again. */
type Watch = Readonly<Record<'tellAlarms' | 'tellOutage' | 'lookAround', () => Promise<void>>>

function ownWatch(): Watch {
  const began = DateTime.utc()
  const outage = new OutageNotice()
  return {
    tellAlarms: () => tellAlarms(DateTime.utc()),
    tellOutage: () => outage.look(),
    lookAround: () => lookAround(began),
  }
}

/** Checks whether the shop is really well, and tells the outside watch so. */
export async function lookAround(began: DateTime, now = DateTime.utc()) {
  const works = await workerWorks(began, now)
  await inTransaction(async (trx) => {
    if (works) await resolveAlarm(trx, WORKER)
    else
      await raiseAlarm(trx, {
        key: WORKER,
        kind: 'worker_silent',
        orderId: null,
        details: 'langer dan vijf minuten',
      })
  })
  if (works && (await isWell())) await ping(env.heartbeatUrl)
}

/** Whether jobs are taken: none waits for long, and the reconciler ran in the last minutes. */
async function workerWorks(began: DateTime, now: DateTime): Promise<boolean> {
  const { status } = await new QueueCheck().run()
  const row = await db.from('turns').where({ task: 'reconcile' }).first()
  const last = row?.succeeded_at ? fromColumn(row.succeeded_at) : began
  const since = last > began ? last : began
  return status !== 'error' && since > now.minus({ minutes: SILENCE_MINUTES })
}

/**
 * Whether nothing stands in the way of selling and of telling the owner. While the mail server is
 * away no alarm arrives, so the outside watch has to notice it by the missing sign of life.
 */
async function isWell(): Promise<boolean> {
  if (writes.state() === 'failing') return false
  const trouble = await Alarm.query().where('key', MAIL_SERVER).whereNull('resolved_at').first()
  return trouble === null
}

/** Calls the outside watch. It notices by itself when the calls stop. */
async function ping(url: string) {
  if (url === '') return
  const { ok, status } = await fetchWithin(PING_MS)(url)
  if (!ok) logger.warn({ status }, 'the outside watch refused the sign of life')
}

/** Repeats work until it is stopped. The next turn begins after the end of this one. */
function every(pause: number, complaint: string, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout
  const turn = async () => {
    try {
      await work()
    } catch (error) {
      logger.warn({ err: error }, complaint)
    }
    timer = setTimeout(turn, pause).unref()
  }
  timer = setTimeout(turn, pause).unref()
  return () => clearTimeout(timer)
}
