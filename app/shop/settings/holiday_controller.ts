import type { HttpContext } from '@adonisjs/core/http'
import { saveSetting } from '#app/shop/settings/save_setting'
import { replyAboutSetting } from '#app/shop/settings/reply_about_setting'
import { asHoliday, resetValidator, holidayValidator } from '#app/shop/settings/setting_validator'

export default class HolidayController {
  async update({ auth, request, response }: HttpContext) {
    const { gezien: seen, ...input } = await request.validateUsing(holidayValidator)
    const holiday = asHoliday(input)
    const { text, from, until } = holiday
    const outcome = await saveSetting(auth.use('web').getUserOrFail(), 'holiday', holiday, seen, {
      what: 'holiday_announced',
      subject: 'vakantiemelding',
      data: { van: from, tot: until, tekst: text },
    })
    return replyAboutSetting(response, outcome)
  }

  async destroy({ auth, request, response }: HttpContext) {
    const { gezien: seen } = await request.validateUsing(resetValidator)
    const outcome = await saveSetting(auth.use('web').getUserOrFail(), 'holiday', null, seen, {
      what: 'holiday_removed',
      subject: 'vakantiemelding',
    })
    return replyAboutSetting(response, outcome)
  }
}
