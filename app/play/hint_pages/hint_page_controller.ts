import type { HttpContext } from '@adonisjs/core/http'
import { hintPage } from '#app/play/hint_pages/hint_item'
import HintPageTransformer from '#app/play/hint_pages/hint_page_transformer'

/** The open page that helps with a posted booklet. */
export default class HintPageController {
  show(ctx: HttpContext) {
    const page = hintPage(ctx)
    const title = `${page.titel}: hints`
    return ctx.inertia.render(
      'play/hint_pages/hint_page',
      { titel: title, pagina: HintPageTransformer.transform(page) },
      {
        kop: {
          titel: title,
          omschrijving: `Hints en antwoorden bij het spel ${page.titel}, van een duwtje tot bijna het antwoord.`,
          pad: `/${page.pad}`,
          afbeelding: '/og/winkel.png',
          index: true,
        },
      }
    )
  }
}
