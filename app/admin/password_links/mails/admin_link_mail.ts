import { linkUrl } from '#app/admin/password_links/link_address'
import type { Composer } from '#app/shop/mails/composed_mail'
import { LINK_TERM } from '#domain/admin/password_links'
import { present } from '#domain/present'
import AdminLink from '#models/admin/admin_link'

/** Sends an admin a link by which to choose a password: to begin with, or because it was forgotten. */
export const adminLink: Composer = async (mail, shop) => {
  const link = await AdminLink.query().where('mail_id', mail.id).preload('admin').firstOrFail()
  const invited = link.kind === 'uitnodiging'
  return {
    to: present(mail.email, 'the address'),
    subject: invited
      ? `Je bent uitgenodigd voor het beheer van ${shop.name}`
      : 'Een nieuw wachtwoord kiezen',
    template: 'admin/password_links/mails/admin_link_mail',
    data: {
      invited,
      name: link.admin.name,
      url: await linkUrl(link),
      term: LINK_TERM[link.kind],
    },
  }
}
