import { BaseTransformer } from '@adonisjs/core/transformers'
import {
  afstand,
  dagEnTijd,
  datum,
  downloadUrl,
  hintUrl,
  speelUrl,
} from '#app/winkel/mails/leveringsgegevens'
import { isBetaald } from '#domain/winkel/bestelling'
import { magVerlengen, verlengbaarTot } from '#domain/winkel/speellink'
import { perPost } from '#content/catalogus'
import type Bestelling from '#models/bestelling'
import type Betaling from '#models/betaling'
import type Levering from '#models/levering'
import { DateTime } from 'luxon'

/** An order with its deliveries and attempts, and the attempt that runs. */
export type MijnBestelling = {
  readonly bestelling: Bestelling
  readonly lopend: Betaling | null
  readonly nu: Date
}

/** An order as its customer sees it, who holds its token: with what it brought and where it went. */
export default class MijnBestellingTransformer extends BaseTransformer<MijnBestelling> {
  toObject() {
    const { bestelling, lopend } = this.resource
    const { spel, status, betaaldOp, prijsCenten, kortingCenten, totaalCenten } = bestelling
    const { nummer, token, naam, adres, postcode, plaats } = bestelling
    const post = perPost(spel)
    return {
      nummer,
      token,
      status,
      titel: spel.titel,
      itemName: spel.itemName,
      perPost: post,
      besteldOp: datum(bestelling.createdAt),
      betaaldOp: betaaldOp && datum(betaaldOp),
      geannuleerdOp: bestelling.geannuleerdOp && datum(bestelling.geannuleerdOp),
      prijsCenten,
      kortingCenten,
      totaalCenten,
      terugbetaaldCenten: bestelling.betalingen.reduce(
        (som, { terugbetaaldCenten }) => som + terugbetaaldCenten,
        0
      ),
      /** Another amount came in than was asked; a person looks at it. */
      wordtUitgezocht: lopend?.status === 'afwijkend',
      downloadUrl: this.#download(),
      speellink: this.#speellink(),
      hintUrl: post && isBetaald(status) ? hintUrl(bestelling) : null,
      verzending: post && status === 'verzonden' ? this.#verzending() : null,
      bezorgadres: post ? { naam, adres, postcode, plaats } : null,
      factuurPad: betaaldOp !== null && totaalCenten > 0 ? `/bestelling/${token}/factuur` : null,
      afstand: afstand(bestelling),
      herroepPad: isBetaald(status) ? `/herroepen?token=${token}` : null,
    }
  }

  #levering(soort: Levering['soort']): Levering | undefined {
    return this.resource.bestelling.leveringen.find(
      (levering) => levering.soort === soort && levering.ingetrokkenOp === null
    )
  }

  #download(): string | null {
    const download = this.#levering('download')
    return download?.isGeldig(this.resource.nu) ? downloadUrl(download) : null
  }

  #speellink() {
    const { bestelling, nu } = this.resource
    const { speelPad } = bestelling.spel.verkoop
    const link = this.#levering('speellink')
    if (!link || !speelPad) return null
    const verlengbaar = magVerlengen(link.looptijd, nu).ok
    return {
      url: link.isGeldig(nu) ? speelUrl(speelPad, link) : null,
      geldigTot: link.geldigTot && dagEnTijd(link.geldigTot),
      verlengd: link.verlengdOp !== null,
      verlengbaarTot:
        verlengbaar && link.geldigTot
          ? datum(DateTime.fromJSDate(verlengbaarTot(link.geldigTot.toJSDate())))
          : null,
    }
  }

  #verzending() {
    const { verzondenOp, vervoerder, trackTrace } = this.resource.bestelling
    const url = trackTrace?.startsWith('https://') ? trackTrace : null
    return {
      op: verzondenOp && datum(verzondenOp),
      vervoerder,
      trackTrace: url === null ? trackTrace : null,
      trackUrl: url,
    }
  }
}
