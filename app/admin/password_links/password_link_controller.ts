import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { refuseWeakPassword } from '#app/admin/password/refuse_password'
import { openLink, setPasswordBy } from '#app/admin/password_links/follow_link'
import { passwordByLinkValidator } from '#app/admin/password_links/password_link_validator'
import { rememberDevice } from '#app/admin/session/known_device'
import { adminHead } from '#app/admin/shell/admin_head'

const EXPIRED = 'Deze link werkt niet meer. Vraag een nieuwe aan.'

/** The link in a mail by which an admin chooses a password. */
export default class PasswordLinkController {
  /** Opening the page does not use up the link, because mail programs open links by themselves. */
  async show({ inertia, params, request }: HttpContext) {
    const { tot: until, handtekening: signature } = request.qs()
    const link = await openLink(Number(params.id), request.qs())
    const title = link?.kind === 'uitnodiging' ? 'Welkom' : 'Nieuw wachtwoord'
    return inertia.render(
      'admin/password_links/choose_password_page',
      {
        title,
        link: link && {
          id: link.id,
          until: String(until),
          signature: String(signature),
          email: link.admin.email,
          invited: link.kind === 'uitnodiging',
        },
      },
      adminHead(title)
    )
  }

  async store(ctx: HttpContext) {
    const { params, request, response } = ctx
    const { nieuw: password, ...signature } = await request.validateUsing(passwordByLinkValidator)
    const link = await openLink(Number(params.id), signature)
    if (!link) return response.status(409).json({ message: EXPIRED })
    const { admin: owner } = link
    await refuseWeakPassword(password, owner.state === 'invited' ? asNew(owner) : owner)
    const done = await setPasswordBy(link, password)
    if (!done.ok) return response.status(409).json({ message: EXPIRED })
    rememberDevice(ctx, done.value.email)
    return response.json({ naar: urlFor('session.create') })
  }
}

/** Somebody who was invited has no old password to compare with. */
const asNew = ({ name, email }: { name: string; email: string }) => ({ name, email })
