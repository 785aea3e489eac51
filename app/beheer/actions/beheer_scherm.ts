import { freshToken } from '#app/core/tokens'
import { veranderSpel } from '#app/spellenfabriek/verander_spel'
import type { Weigering } from '#app/spellenfabriek/weigering'
import { ok, type Result } from '#domain/result'

type Gedaan = Promise<Result<void, Weigering>>

/** Keeps the scores off the big screen until the final ones are shown, or brings them back. */
export function verbergStand(spellenfabriekId: number, verborgen: boolean): Gedaan {
  return veranderSpel(spellenfabriekId, async (spel) => {
    const { spel: rij } = spel.stand
    if (rij.scoresVerborgen === verborgen) return ok(undefined)
    rij.useTransaction(spel.trx)
    rij.scoresVerborgen = verborgen
    await rij.save()
    await spel.meld('SpellenFabriekStatus', 'stand', { verborgen })
    return ok(undefined)
  })
}

/** A new secret for the big screen; the old link opens nothing any more, and screens that show it go out. */
export function vernieuwSchermlink(spellenfabriekId: number): Gedaan {
  return veranderSpel(spellenfabriekId, async (spel) => {
    const { spel: rij } = spel.stand
    rij.useTransaction(spel.trx)
    rij.schermToken = freshToken()
    await rij.save()
    await spel.meld('SpellenFabriekStatus', 'schermlink')
    return ok(undefined)
  })
}
