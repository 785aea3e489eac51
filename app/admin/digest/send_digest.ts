import { urlFor } from '@adonisjs/core/services/url_builder'
import type { DateTime } from 'luxon'
import { backupSentence, happened, notArrived, waits } from '#app/admin/digest/digest_words'
import { loadDigest } from '#app/admin/digest/load_digest'
import { oneAtATime } from '#app/core/jobs/one_at_a_time'
import { ownerAddress, shopData, type ComposedMail } from '#app/shop/mails/composed_mail'
import { transmit } from '#app/shop/mails/transmit'
import { shopSettings, type ShopSettings } from '#app/shop/settings/shop_settings'
import { digestIsDue } from '#domain/admin/digest'
import { dayOf, formatWeekday } from '#domain/dutch_time'
import env from '#start/env'

const TURN = 'daily-digest'
/** A time that is longer than sending a mail takes. */
const TURN_MINUTES = 5

/**
 * Mails the owner what happened yesterday and what waits, once a day. The turn in the database says
 * whether today's has gone, for all processes and after a restart; a mail that the mail server did
 * not accept stays due.
 */
export async function sendDigest(now: DateTime) {
  const shop = await shopSettings()
  if (!shop.dailyDigest) return
  await oneAtATime(TURN, { minutes: TURN_MINUTES }, async ({ lastSuccess }) => {
    if (!digestIsDue(lastSuccess, now)) return false
    await transmit(await compose(now, shop), `digest.${dayOf(now)}`)
    return true
  })
}

async function compose(now: DateTime, shop: ShopSettings): Promise<ComposedMail> {
  const { day, ...facts } = await loadDigest(now)
  const weekday = formatWeekday(day)
  return {
    to: ownerAddress(shop),
    subject: `Gisteren in de winkel: ${shop.name}`,
    template: 'admin/digest/mails/digest_mail',
    data: {
      shop: shopData(shop),
      day: weekday,
      happened: happened(facts),
      waits: waits(facts),
      notArrived: notArrived(facts),
      backup: backupSentence(facts.backup, now),
      todayUrl: `${env.appUrl}${urlFor('today.index')}`,
      settingsUrl: `${env.appUrl}${urlFor('setting.index')}`,
    },
  }
}
