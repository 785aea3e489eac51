import { createHash } from 'node:crypto'
import { urlFor } from '@adonisjs/core/services/url_builder'
import type { DateTime } from 'luxon'
import { oneAtATime } from '#app/core/jobs/one_at_a_time'
import { alarmDetails, alarmExplanation } from '#app/shop/alarms/alarm_words'
import { ownerAddress, shopData, type ComposedMail } from '#app/shop/mails/composed_mail'
import { transmit } from '#app/shop/mails/transmit'
import { shopSettings, type ShopSettings } from '#app/shop/settings/shop_settings'
import { NOTICE_AFTER, type AlarmNotice } from '#domain/shop/alarms'
import Alarm from '#models/shop/alarm'
import env from '#start/env'

const TURN = 'tell-alarms'
/** Longer than sending a mail takes. */
const TURN_MINUTES = 2
/** How long the next mail waits after one, so that a burst is one mail and not a hundred. */
const APART = { minutes: 2 }
/** A person reads no more than this in a mail; the others are in the admin area. */
const SHOWN = 20

/**
 * Mails the owner which alarms are new and which ended by themselves, in one mail and over SMTP
 * directly, because the queue itself may be in trouble. An alarm stays due until the mail server
 * has accepted the mail.
 */
export async function tellAlarms(now: DateTime) {
  if ((await waiting()).length === 0) return
  await oneAtATime(TURN, { minutes: TURN_MINUTES }, async ({ lastSuccess }) => {
    if (lastSuccess !== null && lastSuccess > now.minus(APART)) return false
    const alarms = await waiting()
    if (alarms.length === 0) return false
    const due = alarms.filter(({ notice }) => notice === 'due').map(lineOf)
    const mended = alarms.filter(({ notice }) => notice === 'mended').map(lineOf)
    await transmit(alarmsMail(await shopSettings(), { due, mended }), messageIdOf(alarms))
    for (const { id, notice } of alarms)
      await Alarm.query()
        .where({ id, notice })
        .update({ notice: NOTICE_AFTER.mailed[notice as AlarmNotice] })
    return true
  })
}

const waiting = () =>
  Alarm.query().whereIn('notice', ['due', 'mended']).preload('order').orderBy('id')

/** A mail that is repeated, because nobody knows whether it was accepted, is the same mail. */
function messageIdOf(alarms: readonly Alarm[]): string {
  const told = alarms.map(({ id, notice, updatedAt }) => [id, notice, updatedAt.toMillis()])
  const hash = createHash('sha256').update(JSON.stringify(told)).digest('base64url')
  return `alarm.${hash.slice(0, 22)}`
}

/** What a mail says of one alarm. */
export type AlarmLine = {
  readonly explanation: string
  readonly details: string
  readonly order: string
}

/** The mail about alarms that are new, and about those that ended by themselves. */
export function alarmsMail(
  shop: ShopSettings,
  { due, mended }: { readonly due: readonly AlarmLine[]; readonly mended: readonly AlarmLine[] }
): ComposedMail {
  return {
    to: ownerAddress(shop),
    subject: subjectOf(due.length, shop.name),
    template: 'shop/alarms/mails/alarms_mail',
    data: {
      shop: shopData(shop),
      fresh: due.slice(0, SHOWN),
      mended: mended.slice(0, SHOWN),
      more: Math.max(0, due.length - SHOWN) + Math.max(0, mended.length - SHOWN),
      adminUrl: `${env.appUrl}${urlFor('today.index')}`,
    },
  }
}

function subjectOf(fresh: number, shop: string): string {
  if (fresh === 0) return `Weer in orde: ${shop}`
  return fresh === 1 ? `Alarm van ${shop}` : `${fresh} alarmen van ${shop}`
}

const lineOf = (alarm: Alarm): AlarmLine => ({
  explanation: alarmExplanation(alarm),
  details: alarmDetails(alarm),
  order: alarm.order?.number ?? '',
})
