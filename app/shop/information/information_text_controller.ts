import type { HttpContext } from '@adonisjs/core/http'
import { saveSetting, markOf } from '#app/shop/settings/save_setting'
import {
  replyAboutSetting,
  TEXT_TITLES,
  type TextName,
} from '#app/shop/settings/reply_about_setting'
import { adminHead } from '#app/admin/shell/admin_head'
import {
  textValidator,
  resetValidator,
  questionsValidator,
} from '#app/shop/settings/setting_validator'
import { DEFAULTS, winkelInstellingen } from '#app/shop/settings/shop_settings'
import { readBlock, readQuestion, blockAsTyped, questionAsTyped } from '#domain/shop/information'

/** The texts of the information pages. */
export default class InformationTextController {
  async edit({ inertia, params }: HttpContext) {
    const name = params.tekst as TextName
    const title = TEXT_TITLES[name]
    const settings = await winkelInstellingen()
    const seen = await markOf(name)
    const changed = settings[name] !== DEFAULTS[name]
    if (name === 'vragen')
      return inertia.render(
        'shop/information/admin_questions_page',
        {
          titel: title,
          gezien: seen,
          gewijzigd: changed,
          vragen: settings.vragen.map(questionAsTyped),
          oorspronkelijk: DEFAULTS.vragen.map(questionAsTyped),
        },
        adminHead(title)
      )
    return inertia.render(
      'shop/information/admin_text_page',
      {
        titel: title,
        naam: name,
        gezien: seen,
        gewijzigd: changed,
        blokken: settings[name].map(blockAsTyped),
        oorspronkelijk: DEFAULTS[name].map(blockAsTyped),
      },
      adminHead(title)
    )
  }

  async update({ auth, params, request, response }: HttpContext) {
    const name = params.tekst as TextName
    const { waarde: value, gezien: seen } = await read(name, request)
    return this.#bewaar({ auth, response }, name, value, seen)
  }

  /** Back to the text that the shop came with. */
  async destroy({ auth, params, request, response }: HttpContext) {
    const { gezien: seen } = await request.validateUsing(resetValidator)
    return this.#bewaar({ auth, response }, params.tekst as TextName, null, seen)
  }

  async #bewaar(
    { auth, response }: Pick<HttpContext, 'auth' | 'response'>,
    name: TextName,
    value: Value | null,
    seen: string
  ) {
    const old = (await winkelInstellingen())[name]
    const outcome = await saveSetting(auth.use('web').user!, name, value as never, seen, {
      wat: value === null ? 'tekst_teruggezet' : 'tekst_gewijzigd',
      onderwerp: name,
      gegevens: { was: old },
    })
    return replyAboutSetting(response, outcome)
  }
}

type Value = ReturnType<typeof readBlock>[] | ReturnType<typeof readQuestion>[]

async function read(
  name: TextName,
  request: HttpContext['request']
): Promise<{ waarde: Value; gezien: string }> {
  if (name === 'vragen') {
    const { vragen: questions, gezien: seen } = await request.validateUsing(questionsValidator)
    return { waarde: questions.map(readQuestion), gezien: seen }
  }
  const { blokken: blocks, gezien: seen } = await request.validateUsing(textValidator)
  return { waarde: blocks.map(readBlock), gezien: seen }
}
