import type { HttpContext } from '@adonisjs/core/http'
import { saveSetting, markOf } from '#app/shop/settings/save_setting'
import { expectPassword } from '#app/admin/shell/expect_password'
import {
  replyAboutSetting,
  TEXT_PATHS,
  TEXT_TITLES,
  type TextName,
} from '#app/shop/settings/reply_about_setting'
import { adminHead } from '#app/admin/shell/admin_head'
import { shopDetailsValidator } from '#app/shop/settings/setting_validator'
import { FieldRefused } from '#app/core/http/validation_errors'
import HolidayTransformer from '#app/shop/settings/holiday_transformer'
import ShopDataTransformer from '#app/shop/settings/shop_data_transformer'
import { DEFAULTS, shopSettings, type ShopData } from '#app/shop/settings/shop_settings'
import { ownerAddress } from '#app/shop/mails/composed_mail'
import env from '#start/env'
import type Admin from '#models/admin/admin'

const FIELDS = [
  ...(['name', 'email', 'notices', 'kvk', 'vatId', 'iban', 'kor', 'address', 'social'] as const),
  ...(['dailyDigest', 'paymentReminders'] as const),
] as const

/** The shop's details, and the way to the other settings. */
export default class SettingController {
  async index({ auth, inertia }: HttpContext) {
    const settings = await shopSettings()
    const { holiday } = settings
    return inertia.render(
      'shop/settings/admin_settings_page',
      {
        title: 'Instellingen',
        data: ShopDataTransformer.transform(settings),
        seen: await markOf('shop'),
        holiday: HolidayTransformer.transform({ holiday, seen: await markOf('holiday') }),
        texts: (Object.keys(TEXT_TITLES) as TextName[]).map((name) => ({
          path: TEXT_PATHS[name],
          title: TEXT_TITLES[name],
        })),
        alarmsTo: ownerAddress(settings),
        watchedFromOutside: env.heartbeatUrl !== '',
        twoFactor: auth.use('web').getUserOrFail().totpSince !== null,
      },
      adminHead('Instellingen')
    )
  }

  async update({ auth, request, response }: HttpContext) {
    const {
      huidig: current,
      gezien: seen,
      ...input
    } = await request.validateUsing(shopDetailsValidator)
    const old = dataOf(await shopSettings())
    const updated: ShopData = {
      name: input.naam,
      email: input.email,
      notices: input.meldingen ?? '',
      kvk: input.kvk,
      vatId: input.btwId ?? '',
      iban: input.iban === undefined ? old.iban : (input.iban ?? ''),
      kor: input.kor,
      address: input.adres,
      social: input.social ?? '',
      dailyDigest: input.dagbericht ?? old.dailyDigest,
      paymentReminders: input.betaalherinnering ?? old.paymentReminders,
    }
    if (!updated.kor && updated.vatId === '')
      throw new FieldRefused('btwId', 'Vul het btw-id in, of kies de kleineondernemersregeling.')
    const admin = auth.use('web').getUserOrFail()
    if (old.email !== updated.email || old.notices !== updated.notices)
      await requirePassword(admin, current)

    const different = FIELDS.filter((field) => old[field] !== updated[field])
    const own = FIELDS.filter((field) => DEFAULTS[field] !== updated[field])
    const value = Object.fromEntries(own.map((field) => [field, updated[field]]))
    const outcome = await saveSetting(admin, 'shop', own.length === 0 ? null : value, seen, {
      what: 'shop_details_changed',
      subject: 'winkelgegevens',
      data: Object.fromEntries(different.map((field) => [field, [old[field], updated[field]]])),
    })
    return replyAboutSetting(response, outcome)
  }
}

function dataOf(settings: ShopData): ShopData {
  return Object.fromEntries(FIELDS.map((field) => [field, settings[field]])) as unknown as ShopData
}

/** Asks for the password, so that nobody who borrows a screen can redirect the customers' mail. */
async function requirePassword(admin: Admin, current: string | null | undefined) {
  if (!current)
    throw new FieldRefused(
      'huidig',
      'Vul je wachtwoord in: je wijzigt een e-mailadres van de winkel.'
    )
  await expectPassword(admin, current)
}
