import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { telOnbekendeLink } from '#app/core/http/unknown_links'
import { isNogTeVerlengen, leesVlaggen, vindSpeellink } from '#app/spelen/speellink'
import KaderTransformer from '#app/spelen/transformers/kader_transformer'
import StandTransformer from '#app/spelen/transformers/stand_transformer'
import { vindSpelOpPad, type SpelPad } from '#content/spelen/index'

const PAGINAS = {
  'het-verdwenen-recept': 'spelen/het_verdwenen_recept',
  'cuneravanrhenen': 'spelen/cunera_van_rhenen',
  'eindejaarsspel': 'spelen/eindejaarsspel',
} as const satisfies Record<SpelPad, string>

/** The page that a personal link opens. Without a valid link it holds nothing of the game. */
export default class SpeelpaginaController {
  async show(ctx: HttpContext) {
    const { inertia, params } = ctx
    const spel = vindSpelOpPad(params.spel)!
    const nu = DateTime.utc()
    const link = await vindSpeellink(spel, params.uniqueId, nu)
    if (!link) await telOnbekendeLink(ctx)

    const stand = link && {
      ...link,
      vlaggen: await leesVlaggen(link),
      heeft: new Set<string>(),
    }
    return inertia.render(
      PAGINAS[spel.pad as SpelPad],
      {
        titel: spel.titel,
        uniqueid: params.uniqueId,
        kader: link ? KaderTransformer.transform(link) : null,
        stand: stand ? StandTransformer.transform(stand) : null,
        verlengbaar: !link && (await isNogTeVerlengen(spel, params.uniqueId, nu)),
      },
      { kop: { titel: spel.titel, omschrijving: spel.titel, index: false } }
    )
  }
}
