import type { HttpContext } from '@adonisjs/core/http'
import { saveSetting, markOf } from '#app/shop/settings/save_setting'
import { expectPassword } from '#app/admin/shell/expect_password'
import { replyAboutSetting, TEXT_TITLES } from '#app/shop/settings/reply_about_setting'
import { adminHead } from '#app/admin/shell/admin_head'
import { shopDetailsValidator } from '#app/shop/settings/setting_validator'
import { FieldRefused } from '#app/core/http/validation_errors'
import { today } from '#app/shop/settings/day'
import { DEFAULTS, winkelInstellingen, type ShopData } from '#app/shop/settings/shop_settings'
import { noticeOn } from '#domain/shop/settings/holiday'
import type Admin from '#models/admin/admin'

const FIELDS = ['naam', 'email', 'meldingen', 'kvk', 'btwId', 'kor', 'adres', 'social'] as const

/** Who the shop is, and the way to the other settings. */
export default class SettingController {
  async index({ auth, inertia }: HttpContext) {
    const settings = await winkelInstellingen()
    const { vakantie: holiday } = settings
    return inertia.render(
      'shop/settings/admin_settings_page',
      {
        titel: 'Instellingen',
        gegevens: dataOf(settings),
        gezien: await markOf('winkel'),
        vakantie: {
          melding: holiday ?? { tekst: '', van: '', tot: '' },
          ingesteld: holiday !== null,
          nuTeZien: noticeOn(holiday, today()) !== null,
          gezien: await markOf('vakantie'),
        },
        teksten: Object.entries(TEXT_TITLES).map(([name, title]) => ({ naam: name, titel: title })),
        tweestaps: auth.use('web').user!.totpSinds !== null,
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
    const { meldingen: notices, btwId: vatId, social } = input
    const updated: ShopData = {
      ...input,
      meldingen: notices ?? '',
      btwId: vatId ?? '',
      social: social ?? '',
    }
    if (!updated.kor && updated.btwId === '')
      throw new FieldRefused('btwId', 'Vul het btw-id in, of kies de kleineondernemersregeling.')
    const admin = auth.use('web').user!
    const old = dataOf(await winkelInstellingen())
    if (old.email !== updated.email || old.meldingen !== updated.meldingen)
      await requirePassword(admin, current)

    const different = FIELDS.filter((field) => old[field] !== updated[field])
    const own = FIELDS.filter((field) => DEFAULTS[field] !== updated[field])
    const value = Object.fromEntries(own.map((field) => [field, updated[field]]))
    const outcome = await saveSetting(admin, 'winkel', own.length === 0 ? null : value, seen, {
      wat: 'winkelgegevens_gewijzigd',
      onderwerp: 'winkelgegevens',
      gegevens: Object.fromEntries(different.map((field) => [field, [old[field], updated[field]]])),
    })
    return replyAboutSetting(response, outcome)
  }
}

function dataOf(settings: ShopData): ShopData {
  return Object.fromEntries(FIELDS.map((field) => [field, settings[field]])) as unknown as ShopData
}

/** Whoever borrows a screen does not lead the customers' mail elsewhere. */
async function requirePassword(admin: Admin, current: string | null | undefined) {
  if (!current)
    throw new FieldRefused(
      'huidig',
      'Vul je wachtwoord in: je wijzigt een e-mailadres van de winkel.'
    )
  await expectPassword(admin, current)
}
