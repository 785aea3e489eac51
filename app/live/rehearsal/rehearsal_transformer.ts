import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Findings } from '#domain/live/rehearsal'
import type Rehearsal from '#models/live/rehearsal'

/** A rehearsal as the owner follows it. Without one `fase` is null. */
export default class RehearsalTransformer extends BaseTransformer<Rehearsal> {
  toObject() {
    const { phase, turn, done, total, failure, report, copyId } = this.resource
    const findings = report ? (JSON.parse(report) as Findings) : null
    return {
      fase: phase ?? null,
      bezig: Boolean(turn),
      klaar: done ?? 0,
      totaal: total ?? 0,
      reden: failure ?? null,
      kopie: turn ? copyId : null,
      fouten: findings
        ? Object.entries(findings.checks).flatMap(([check, right]) => (right ? [] : [check]))
        : [],
      p99: findings?.p99 ?? null,
      winnaar: findings?.standings[0]?.name ?? null,
    }
  }
}
