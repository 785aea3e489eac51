import { urlFor } from '@adonisjs/core/services/url_builder'
import { printable } from '#app/core/input/printable'
import type { ShopSettings } from '#app/shop/settings/shop_settings'
import { MODEL_FORM } from '#content/model_form_text'
import env from '#start/env'

export type ModelFormPaper = ReturnType<typeof asModelForm>

/** The model form with the shop on it, in the words of its pdf and of its page. */
export function asModelForm({ name, address, email }: ShopSettings) {
  const { to, ...texts } = MODEL_FORM
  return {
    ...texts,
    shop: printable(name),
    addressee: printable(`${to} ${[name, address, email].filter(Boolean).join(', ')}`),
    url: `${env.appUrl}${urlFor('withdrawal.create')}`,
  }
}

/** The page of the form, for a mail that has its pdf. */
export const modelFormUrl = (): string => `${env.appUrl}${urlFor('model_form.page')}`
