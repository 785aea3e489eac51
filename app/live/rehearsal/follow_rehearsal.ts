import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { repeatedly } from '#app/core/jobs/repeatedly'
import { removeCopy } from '#app/live/rehearsal/copy_evening'
import { DailyTally } from '#app/live/rehearsal/evening'
import { letTimeRunOut, LocalGameMaster } from '#app/live/rehearsal/robots/local_game_master'
import { BOUNDS, type Options } from '#app/live/rehearsal/options'
import { HEARTBEAT_MS, type Findings, type Phase } from '#domain/live/rehearsal'
import { present } from '#domain/present'
import Rehearsal from '#models/live/rehearsal'
import Team from '#models/live/team'
import env from '#start/env'

/** Slow enough to watch, and over within minutes. */
const SPEED = 20
const FAILED = 'De repetitie brak af. De avond zelf is gebleven zoals hij was.'

type End = {
  readonly phase: Phase
  readonly failure?: string | null
  readonly report?: string | null
}

/** Plays a rehearsal, shows meanwhile how far it is, and removes its copy at the end. */
export async function followRehearsal(rehearsal: Rehearsal, stop: AbortController): Promise<void> {
  const { id } = rehearsal
  const copyId = present(rehearsal.copyId, 'the copy of the evening')
  const progress = { phase: rehearsal.phase, total: 0, tally: new DailyTally() }
  const stopBeating = repeatedly(
    HEARTBEAT_MS,
    async () => {
      if (!(await beat(id, progress))) stop.abort()
    },
    () => stop.abort()
  )
  const end = await play(copyId, progress, stop.signal)
  await stopBeating()
  await inTransaction(async (trx) => {
    await Rehearsal.query({ client: trx })
      .where({ id })
      .whereNotNull('turn')
      .update({ turn: null, copyId: null, ...end, done: progress.tally.done })
    await removeCopy(trx, copyId)
  })
}

type Progress = { phase: Phase; total: number; readonly tally: DailyTally }

/** @returns whether the rehearsal is still ours to play */
async function beat(id: number, { phase, total, tally }: Progress): Promise<boolean> {
  const [changed] = await Rehearsal.query()
    .where({ id })
    .whereNotNull('turn')
    .update({ phase, total, done: tally.done, seenAt: asColumn(DateTime.utc()) })
  return Number(changed) > 0
}

async function play(copyId: number, progress: Progress, signal: AbortSignal): Promise<End> {
  const logger = await app.container.make('logger')
  try {
    const { playRehearsal } = await import('#app/live/rehearsal/play_rehearsal')
    const { checks, passed, p50, p99, standings } = await playRehearsal(await optionsFor(copyId), {
      ...{ signal, letTimeRunOut, gameMaster: new LocalGameMaster(), tally: progress.tally },
      onPhase: (phase, total = progress.total) => Object.assign(progress, { phase, total }),
    })
    const report = JSON.stringify({ checks, p50, p99, standings } satisfies Findings)
    return { phase: passed ? 'passed' : 'failed', report, failure: null }
  } catch (error) {
    logger.error({ err: error }, 'a rehearsal ended before its time')
    return { phase: 'failed', failure: FAILED }
  }
}

async function optionsFor(customerId: number): Promise<Options> {
  const teams = await Team.query().where('customer_id', customerId)
  return {
    ...{ url: `http://${ownHost()}:${env.port}`, email: '', password: '' },
    ...{ teams: teams.length, phones: BOUNDS.phones.defaultValue, speed: SPEED },
    ...{ seed: customerId, customerId },
    /** The realtime service is the one with which this shop was configured. */
    elsewhere: true,
  }
}

const ownHost = () => (['0.0.0.0', '::', 'localhost'].includes(env.host) ? '127.0.0.1' : env.host)
