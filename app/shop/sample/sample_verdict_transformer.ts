import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SampleVerdict } from '#app/shop/sample/judge_sample'
import { toSvg } from '#domain/drawing'
import { DREAM } from '#games/sample/sample_drawing'
import { SAMPLE } from '#games/sample/sample_puzzle'

const NOT_YET = 'Het slot geeft nog niet mee. Kijk nog eens goed, of vouw de hint open.'

/** What stands behind the door; it has no letters, so it needs no fonts. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(toSvg(DREAM))}`

type Verdict = {
  juist: boolean
  /** What to say of a wrong answer. */
  tekst?: string
  /** What a right answer shows. */
  einde?: { titel: string; alineas: string[]; beeld: string; omschrijving: string }
}

/** Whether the lock opens, and only then what stands behind the door. */
export default class SampleVerdictTransformer extends BaseTransformer<SampleVerdict> {
  toObject(): Verdict {
    const verdict = this.resource
    if (!verdict.correct) return { juist: false, tekst: verdict.nearMiss ?? NOT_YET }
    const { title, paragraphs, picture } = SAMPLE.ending
    return {
      juist: true,
      einde: { titel: title, alineas: [...paragraphs], beeld: PICTURE, omschrijving: picture },
    }
  }
}
