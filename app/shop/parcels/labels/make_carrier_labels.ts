import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { claimLabel, type Claimed } from '#app/shop/parcels/labels/claim_label'
import {
  ParcelService,
  ParcelServiceRefused,
  ParcelServiceUnavailable,
  type FoundLabel,
  type ParcelProblem,
} from '#app/shop/parcels/service/parcel_service'
import { recordMade, recordRefused, releaseClaim } from '#app/shop/parcels/labels/settle_label'
import type Admin from '#models/admin/admin'

/** How the label of one parcel came off. */
export type LabelOutcome = { readonly orderId: number } & (
  | { readonly type: 'made' }
  /** The label existed already. */
  | { readonly type: 'there' }
  /** Another press is asking for it now. */
  | { readonly type: 'busy' }
  /** Nobody knows whether it was made. The next press looks first. */
  | { readonly type: 'unknown' }
  | { readonly type: 'not_shippable' }
  | { readonly type: 'refused'; readonly problem: ParcelProblem; readonly details: string }
)

/**
 * Makes the labels of parcels at the service, each by itself, so that a refused one does not stop the
 * others. A label is written down before it is asked for, so that neither a crash nor a lost answer
 * makes a second one.
 */
@inject()
export default class MakeCarrierLabels {
  constructor(protected service: ParcelService) {}

  execute(admin: Admin, orderIds: readonly number[]): Promise<LabelOutcome[]> {
    return Promise.all([...new Set(orderIds)].map((id) => this.#make(admin, id)))
  }

  async #make(admin: Admin, orderId: number): Promise<LabelOutcome> {
    const claim = await claimLabel(orderId)
    if (!claim.ok) return { orderId, ...claim.error }
    try {
      const answer = await this.#ask(claim.value)
      if (answer.state === 'void') {
        await recordRefused(claim.value, 'carrier')
        return { orderId, type: 'refused', problem: 'carrier', details: '' }
      }
      await recordMade(admin, claim.value, answer.label)
      return { orderId, type: 'made' }
    } catch (error) {
      return { orderId, ...(await this.#failed(claim.value, error)) }
    }
  }

  /** A label that was asked for before is looked for first. */
  async #ask({ parcel, askedBefore }: Claimed): Promise<FoundLabel> {
    const found = askedBefore ? await this.#find(parcel.reference) : null
    return found ?? { state: 'made', label: await this.service.make(parcel) }
  }

  /** A service that refuses to look says nothing about the label. */
  async #find(reference: string): Promise<FoundLabel | null> {
    try {
      return await this.service.find(reference)
    } catch (cause) {
      if (!(cause instanceof ParcelServiceRefused) || cause.problem === 'key') throw cause
      throw new ParcelServiceUnavailable('The label could not be looked for', { cause })
    }
  }

  async #failed(claimed: Claimed, error: unknown) {
    if (error instanceof ParcelServiceRefused) {
      const { problem, details } = error
      /** A key that is refused while looking says nothing about a label that was asked for before. */
      if (problem === 'key' && claimed.askedBefore) await releaseClaim(claimed, problem)
      else await recordRefused(claimed, problem)
      return { type: 'refused', problem, details } as const
    }
    if (!(error instanceof ParcelServiceUnavailable)) throw error
    logger.warn({ err: error, label: claimed.labelId }, 'whether a label was made is not known')
    await releaseClaim(claimed)
    return { type: 'unknown' } as const
  }
}
