import { BaseTransformer } from '@adonisjs/core/transformers'
import { pictureAddress, SIZES, type PreviewSheet } from '#app/shop/catalogue/preview_sheets'

/** A page of a booklet, to look at before buying. */
export default class PreviewSheetTransformer extends BaseTransformer<PreviewSheet> {
  toObject() {
    const { title, section, preview } = this.resource.sheet
    return {
      title,
      description: `Bladzijde uit het boekje${section ? `, ${section}` : ''}: ${title}. ${preview}`,
      small: { src: pictureAddress(this.resource, 'small'), ...SIZES.small },
      large: { src: pictureAddress(this.resource, 'large'), ...SIZES.large },
    }
  }
}
