import { nameOf } from '#app/core/guard/failures'
import { writes } from '#app/core/database/writes'
import { tryToWrite } from '#app/core/health/write_check'
import { alarmExplanation } from '#app/shop/alarms/alarm_words'
import { alarmsMail, type AlarmLine } from '#app/shop/alarms/tell_alarms'
import { transmit } from '#app/shop/mails/transmit'
import { shopSettings } from '#app/shop/settings/shop_settings'

/**
 * An outage counts as news after this time. A restart of the database, or a single failed commit,
 * takes less.
 */
const LASTING_MS = 30_000
/** How often an idle shop tries whether it can still write. */
const TRY_EACH_MS = 60_000

/**
 * Mails the owner that the database refuses writes: a full disk, or no connection. Such an alarm
 * cannot be stored, so it is kept in memory and mailed over SMTP directly, once per outage and
 * process. The outage is over when no write has failed for some minutes, because a disk that is
 * almost full accepts one write and refuses the next.
 */
export class OutageNotice {
  #since: number | null = null
  #told: string | null = null
  #triedAt = -Infinity

  constructor(protected readonly lastingMs = LASTING_MS) {}

  /**
   * Looks at the database. It is called every few seconds, and fails when a mail could not be sent,
   * which it sends next time.
   */
  async look(now = Date.now()) {
    if (writes.state(now) !== 'well' || now - this.#triedAt >= TRY_EACH_MS) {
      this.#triedAt = now
      await tryToWrite()
    }
    if (writes.state(now) === 'well') return this.#over()
    const { at, reason } = writes.lastFailure
    this.#since ??= at
    if (this.#told !== null || at - this.#since < this.lastingMs) return
    const details = nameOf(reason)
    await mail(this.#since, { due: [lineOf(details)], mended: [] })
    this.#told = details
  }

  async #over() {
    if (this.#since !== null && this.#told !== null)
      await mail(this.#since, { due: [], mended: [lineOf(this.#told)] })
    this.#since = null
    this.#told = null
  }
}

const lineOf = (details: string): AlarmLine => ({
  explanation: alarmExplanation({ kind: 'database_refuses', details }),
  ...{ details, order: '' },
})

/** A mail that is repeated, because nobody knows whether it was accepted, is the same mail. */
async function mail(since: number, lines: Parameters<typeof alarmsMail>[1]) {
  const which = lines.due.length > 0 ? 'begin' : 'end'
  const id = `outage.${process.pid}.${since}.${which}`
  await transmit(alarmsMail(await shopSettings(), lines), id)
}
