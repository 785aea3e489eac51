import { urlFor } from '@adonisjs/core/services/url_builder'
import { linkUrl } from '#app/admin/password_links/link_address'
import { firstRoundEnd } from '#app/live/rounds/round_end'
import type { Composer } from '#app/shop/mails/composed_mail'
import { LINK_TERM } from '#domain/admin/password_links'
import { AFTER_ROUND_HOURS } from '#domain/admin/game_masters'
import { dayAndTime } from '#domain/dutch_time'
import { present } from '#domain/present'
import AdminLink from '#models/admin/admin_link'
import GameMasterGrant from '#models/admin/game_master_grant'
import type Mail from '#models/shop/mail'
import env from '#start/env'

/** Invites somebody to lead an evening: with a link to a password, or to the login. */
export const gameMasterInvitation: Composer = async (mail) => {
  const link = await AdminLink.query().where('mail_id', mail.id).preload('admin').first()
  const grant = await grantOf(mail, link)
  const evening = grant.game.customer.name
  return {
    to: present(mail.email, 'the address'),
    subject: `Je bent uitgenodigd als spelleider van ${evening}`,
    template: 'admin/game_masters/mails/game_master_mail',
    data: {
      evening,
      name: grant.admin.name,
      until: await untilInWords(grant),
      chooses: link !== null,
      url: link ? await linkUrl(link) : `${env.appUrl}${urlFor('session.create')}`,
      term: LINK_TERM.uitnodiging,
    },
  }
}

/** The invitation of this mail; that of a link that was asked for again is the newest. */
function grantOf(mail: Mail, link: AdminLink | null): Promise<GameMasterGrant> {
  const grants = GameMasterGrant.query()
    .preload('admin')
    .preload('game', (game) => game.preload('customer'))
    .orderBy('granted_at', 'desc')
  return link
    ? grants.where('admin_id', link.adminId).firstOrFail()
    : grants.where('mail_id', mail.id).firstOrFail()
}

async function untilInWords({ until, spellenfabriekId, grantedAt }: GameMasterGrant) {
  if (until) return `tot ${dayAndTime(until)}`
  const ended = await firstRoundEnd(spellenfabriekId, grantedAt)
  return ended
    ? `tot ${dayAndTime(ended.plus({ hours: AFTER_ROUND_HOURS }))}`
    : `tot ${AFTER_ROUND_HOURS} uur na het einde van het spel`
}
