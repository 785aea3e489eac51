import { BaseTransformer } from '@adonisjs/core/transformers'
import type AdminSession from '#models/admin/admin_session'
import { asIso } from '#domain/dutch_time'

type Device = { readonly session: AdminSession; readonly here: boolean }

/** A browser in which an admin is logged in. */
export default class DeviceTransformer extends BaseTransformer<Device> {
  toObject() {
    const { session, here } = this.resource
    const { id, browser, address, createdAt, seenAt } = session
    return { id, here, browser, address, since: asIso(createdAt), seenAt: asIso(seenAt) }
  }
}
