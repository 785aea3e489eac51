import type { HttpContext } from '@adonisjs/core/http'
import DeviceTransformer from '#app/admin/devices/device_transformer'
import { logOut } from '#app/admin/session/logged_in_admin'
import { endSessions, openSessions, presentSession } from '#app/admin/session/open_sessions'
import { adminHead } from '#app/admin/shell/admin_head'
import { inTransaction } from '#app/core/database/transaction'
import { recordAudit } from '#app/core/record_audit'
import AdminSession from '#models/admin/admin_session'

/** The browsers in which the admin is logged in, and logging out of them. */
export default class DeviceController {
  async index(ctx: HttpContext) {
    const admin = ctx.auth.use('web').getUserOrFail()
    const here = await presentSession(ctx)
    const sessions = await openSessions().where('admin_id', admin.id).orderBy('seen_at', 'desc')
    const title = 'Waar je bent ingelogd'
    return ctx.inertia.render(
      'admin/devices/devices_page',
      {
        title,
        devices: DeviceTransformer.transform(
          sessions.map((session) => ({ session, here: session.id === here?.id }))
        ),
      },
      adminHead(title)
    )
  }

  /** Ends one session; the one that asks ends by logging out. */
  async destroy(ctx: HttpContext) {
    const admin = ctx.auth.use('web').getUserOrFail()
    const id = Number(ctx.params.id)
    const here = await presentSession(ctx)
    if (here?.id === id) await logOut(ctx)
    await inTransaction(async (trx) => {
      const session = await AdminSession.query({ client: trx })
        .where({ id, admin_id: admin.id })
        .first()
      if (!session) return
      await session.delete()
      await recordAudit(trx, admin, 'session_ended', session.browser)
    })
    return ctx.response.json({})
  }

  /** Ends all sessions of this admin, this one included. */
  async destroyAll(ctx: HttpContext) {
    const admin = ctx.auth.use('web').getUserOrFail()
    await inTransaction(async (trx) => {
      await endSessions(trx, admin)
      await recordAudit(trx, admin, 'sessions_ended', admin.email)
    })
    await logOut(ctx)
    return ctx.response.json({})
  }
}
