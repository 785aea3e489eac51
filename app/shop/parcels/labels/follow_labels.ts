import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { COMMAND_LINE } from '#app/core/record_audit'
import { raiseAlarm } from '#app/shop/alarms/raise_alarm'
import { ParcelService, ParcelServiceRefused } from '#app/shop/parcels/service/parcel_service'
import {
  recordMade,
  recordRefused,
  releaseClaim,
  unknownLabelKey,
} from '#app/shop/parcels/labels/settle_label'
import { CLAIM_SECONDS, judgeUnknownLabel } from '#domain/shop/parcels/carrier_labels'
import CarrierLabel from '#models/shop/parcels/carrier_label'

const AT_ONCE = 50

/**
 * Looks up the labels of which nobody knows whether they exist, until the service says so. It never
 * makes one, which only a press of the owner does.
 */
@inject()
export default class FollowLabels {
  constructor(protected service: ParcelService) {}

  /**
   * Each label has its own moment and is read anew, because a silent service may take half a minute
   * for each.
   */
  async execute() {
    if (this.service.name === null) return
    for (const id of await unknownLabels()) {
      const now = DateTime.utc()
      const label = await claim(id, now)
      if (!label) continue
      try {
        await this.#follow(label, now)
      } catch (error) {
        const problem = error instanceof ParcelServiceRefused ? error.problem : undefined
        logger.warn({ err: error, label: label.id }, 'a label could not be looked up')
        await releaseClaim({ labelId: label.id }, problem)
        await this.#tell(label, now)
      }
    }
  }

  async #follow(label: CarrierLabel, now: DateTime) {
    const { id: labelId, order } = label
    const found = await this.service.find(label.reference)
    if (found?.state === 'made')
      return recordMade(COMMAND_LINE, { labelId, orderNumber: order.number }, found.label)
    if (found?.state === 'void') return recordRefused({ labelId }, 'carrier')
    /** The last question may still be on its way to the service. */
    if (judge(label, now) === 'wait') return releaseClaim({ labelId })
    return recordRefused({ labelId }, 'other')
  }

  async #tell(label: CarrierLabel, now: DateTime) {
    if (judge(label, now) !== 'tell') return
    const { id, orderId, reference } = label
    await inTransaction((trx) =>
      raiseAlarm(trx, {
        ...{ key: unknownLabelKey(id), kind: 'parcel_label_unknown', orderId },
        details: `etiket ${reference}`,
      })
    )
  }
}

const judge = ({ createdAt, updatedAt }: CarrierLabel, now: DateTime) =>
  judgeUnknownLabel(
    { firstAsked: createdAt.toJSDate(), lastAsked: updatedAt.toJSDate() },
    now.toJSDate()
  )

/** Labels that nobody is asking for at this moment. */
const unclaimed = (now: DateTime) =>
  CarrierLabel.query()
    .where('status', 'asked')
    .where((claimed) =>
      claimed
        .whereNull('claimed_at')
        .orWhere('claimed_at', '<', asColumn(now.minus({ seconds: CLAIM_SECONDS })))
    )

async function unknownLabels(): Promise<number[]> {
  const labels = await unclaimed(DateTime.utc()).orderBy('id').limit(AT_ONCE).select('id')
  return labels.map(({ id }) => id)
}

/**
 * Takes a label as a press does, so that nobody asks for it while it is looked up.
 *
 * @returns the label as it is from then on; null when somebody else has it, or it is settled
 */
async function claim(id: number, now: DateTime): Promise<CarrierLabel | null> {
  const [taken] = await unclaimed(now)
    .where({ id })
    .update({ claimed_at: asColumn(now) })
  if (Number(taken) === 0) return null
  return CarrierLabel.query().where({ id }).preload('order').firstOrFail()
}
