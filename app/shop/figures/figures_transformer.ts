import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FiguresSheet } from '#app/shop/figures/load_figures'

/** The figures of a period. */
export default class FiguresTransformer extends BaseTransformer<FiguresSheet> {
  toObject() {
    const { weeks, games, total, ways, sample, hints, learning } = this.resource
    return { weeks, games, total, ways, sample, hints, learning }
  }
}
