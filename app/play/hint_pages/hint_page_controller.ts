import type { HttpContext } from '@adonisjs/core/http'
import { hintPage } from '#app/play/hint_pages/hint_item'
import HintPageTransformer from '#app/play/hint_pages/hint_page_transformer'

const WITHOUT_SCRIPT =
  'De hints op deze pagina openen met JavaScript. Zet het aan in de instellingen van je browser, of open de pagina op een ander toestel.'

/** The open page that helps with a posted booklet. */
export default class HintPageController {
  show(ctx: HttpContext) {
    const page = hintPage(ctx)
    const title = `${page.title}: hints`
    return ctx.inertia.render(
      'play/hint_pages/hint_page',
      { title, page: HintPageTransformer.transform(page) },
      {
        head: {
          title,
          description: `Hints en antwoorden bij het spel ${page.title}, van een duwtje tot bijna het antwoord.`,
          path: `/${page.path}`,
          image: '/og/winkel.png',
          index: true,
          withoutScript: WITHOUT_SCRIPT,
        },
      }
    )
  }
}
