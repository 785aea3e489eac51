import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { saveSetting, markOf } from '#app/shop/settings/save_setting'
import {
  replyAboutSetting,
  TEXT_PATHS,
  TEXT_TITLES,
  textAt,
  type TextName,
} from '#app/shop/settings/reply_about_setting'
import { adminHead } from '#app/admin/shell/admin_head'
import {
  textValidator,
  resetValidator,
  questionsValidator,
} from '#app/shop/settings/setting_validator'
import { DEFAULTS, shopSettings } from '#app/shop/settings/shop_settings'
import { readBlock, readQuestion, blockAsTyped, questionAsTyped } from '#domain/shop/information'

/** The texts of the information pages. */
export default class InformationTextController {
  async edit({ inertia, params }: HttpContext) {
    const name = textAt(params.tekst)
    const title = TEXT_TITLES[name]
    const settings = await shopSettings()
    const seen = await markOf(name)
    const changed = settings[name] !== DEFAULTS[name]
    if (name === 'questions')
      return inertia.render(
        'shop/information/admin_questions_page',
        {
          title,
          seen,
          changed,
          questions: settings.questions.map(questionAsTyped),
          original: DEFAULTS.questions.map(questionAsTyped),
        },
        adminHead(title)
      )
    return inertia.render(
      'shop/information/admin_text_page',
      {
        title,
        path: TEXT_PATHS[name],
        seen,
        changed,
        blocks: settings[name].map(blockAsTyped),
        original: DEFAULTS[name].map(blockAsTyped),
      },
      adminHead(title)
    )
  }

  async update({ auth, params, request, response }: HttpContext) {
    const name = textAt(params.tekst)
    const { value, seen } =
      name === 'questions'
        ? questionsIn(await request.validateUsing(questionsValidator))
        : blocksIn(await request.validateUsing(textValidator))
    return this.#save({ auth, response }, name, value, seen)
  }

  /** Restores the text that the shop came with. */
  async destroy({ auth, params, request, response }: HttpContext) {
    const { gezien: seen } = await request.validateUsing(resetValidator)
    return this.#save({ auth, response }, textAt(params.tekst), null, seen)
  }

  async #save(
    { auth, response }: Pick<HttpContext, 'auth' | 'response'>,
    name: TextName,
    value: Value | null,
    seen: string
  ) {
    const old = (await shopSettings())[name]
    const outcome = await saveSetting(auth.use('web').getUserOrFail(), name, value as never, seen, {
      what: value === null ? 'text_restored' : 'text_changed',
      subject: name,
      data: { was: old },
    })
    return replyAboutSetting(response, outcome)
  }
}

type Value = ReturnType<typeof readBlock>[] | ReturnType<typeof readQuestion>[]

const questionsIn = ({ vragen: questions, gezien: seen }: Infer<typeof questionsValidator>) => ({
  value: questions.map(({ vraag: question, antwoord: answer }) =>
    readQuestion({ question, answer })
  ),
  seen,
})

const blocksIn = ({ blokken: blocks, gezien: seen }: Infer<typeof textValidator>) => ({
  value: blocks.map(({ soort: kind, tekst: text }) => readBlock({ kind, text })),
  seen,
})
