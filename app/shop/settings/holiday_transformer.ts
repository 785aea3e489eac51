import { BaseTransformer } from '@adonisjs/core/transformers'
import { dayOf } from '#domain/dutch_time'
import { noticeOn, type Holiday } from '#domain/shop/settings/holiday'

/** The notice of a holiday, and the mark of the version that its form shows. */
type HolidaySetting = { readonly holiday: Holiday | null; readonly seen: string }

const EMPTY: Holiday = { text: '', from: '', until: '' }
const asFields = ({ text, from, until }: Holiday) => ({ tekst: text, van: from, tot: until })

/** What visitors read while the shop is away, as its form shows it. */
export default class HolidayTransformer extends BaseTransformer<HolidaySetting> {
  toObject() {
    const { holiday, seen } = this.resource
    return {
      notice: asFields(holiday ?? EMPTY),
      configured: holiday !== null,
      visibleNow: noticeOn(holiday, dayOf(new Date())) !== null,
      seen,
    }
  }
}
