import type { HttpContext } from '@adonisjs/core/http'
import {
  createDiscountCode,
  stopDiscountCode,
  changeDiscountCode,
  type DiscountCodeNotSaved,
} from '#app/shop/discount_codes/manage_discount_codes'
import { CHANGED_MEANWHILE, CHANGED_REASON } from '#app/admin/shell/changed_meanwhile'
import { FieldRefused } from '#app/core/http/validation_errors'
import {
  discountCodeValidator,
  asDiscountCode,
  newDiscountCodeValidator,
} from '#app/shop/discount_codes/discount_code_validator'

export default class DiscountCodeController {
  async store({ auth, request, response }: HttpContext) {
    const { code, ...input } = await request.validateUsing(newDiscountCodeValidator)
    const created = await createDiscountCode(
      auth.use('web').getUserOrFail(),
      code,
      asDiscountCode(input)
    )
    if (!created.ok) throw refused(created.error)
    return response.status(201).json({ id: created.value.id })
  }

  async update({ auth, params, request, response }: HttpContext) {
    const { gezien: seen, ...input } = await request.validateUsing(discountCodeValidator)
    const who = auth.use('web').getUserOrFail()
    const data = asDiscountCode(input)
    const outcome = await changeDiscountCode(who, Number(params.id), data, seen)
    if (outcome.ok) return response.json({})
    if (outcome.error.type !== 'changed_meanwhile') throw refused(outcome.error)
    return response.status(409).json({ message: CHANGED_MEANWHILE, reden: CHANGED_REASON })
  }

  async stop({ auth, params, response }: HttpContext) {
    await stopDiscountCode(auth.use('web').getUserOrFail(), Number(params.id), true)
    return response.json({})
  }

  async resume({ auth, params, response }: HttpContext) {
    await stopDiscountCode(auth.use('web').getUserOrFail(), Number(params.id), false)
    return response.json({})
  }
}

function refused(reason: DiscountCodeNotSaved): FieldRefused {
  switch (reason.type) {
    case 'exists_already':
      return new FieldRefused('code', 'Deze code bestaat al; misschien is hij gestopt.')
    case 'used_more_often':
      return new FieldRefused(
        'maxTotaal',
        `Deze code is al ${reason.times} keer gebruikt; minder dan dat kan niet.`
      )
  }
}
