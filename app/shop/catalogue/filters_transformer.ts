import { BaseTransformer } from '@adonisjs/core/transformers'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { FILTERS, queryOf } from '#app/shop/catalogue/filter_validator'
import type { Choice } from '#domain/shop/catalogue/filters'

/** The chips above the overview: each leads to the overview with or without that choice. */
export default class FiltersTransformer extends BaseTransformer<Choice> {
  toObject() {
    const choice = this.resource
    return {
      chosen: Object.keys(choice).length > 0,
      groups: Object.entries(FILTERS).map(([name, { label, options }]) => ({
        label: label as string,
        options: Object.entries(options).map(([option, [, text]]) => {
          const chosen = choice[name as keyof Choice] === option
          const next = { ...choice, [name]: chosen ? undefined : option } as Choice
          return { text: text as string, chosen, href: `${urlFor('game.index')}${queryOf(next)}` }
        }),
      })),
    }
  }
}
