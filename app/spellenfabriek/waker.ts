import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { geefRoomVrij } from '#app/spellenfabriek/actions/speel'
import { veranderSpel, type SpelInHanden } from '#app/spellenfabriek/verander_spel'
import { ok } from '#domain/result'
import { isVoorbij } from '#domain/spellenfabriek/aftelklok'
import { HUUR_SECONDEN, isBezet } from '#domain/spellenfabriek/betreden'
import Spellenfabriek from '#models/spellenfabriek'

const ELKE_MS = 1000

/**
 * Ends games whose time is over and empties rooms whose team went silent, also when no phone asks.
 * Several processes may wake at once: each change looks again in its own transaction.
 */
export async function waak(nu: DateTime = DateTime.utc()) {
  const lopend = await Spellenfabriek.query().where('status', 'started')
  const stil = (await db
    .from('bezettingen')
    .where('gezien_op', '<', asColumn(nu.minus({ seconds: HUUR_SECONDEN })))
    .distinct('spellenfabriek_id')) as { spellenfabriek_id: number }[]
  const voorbij = lopend.filter(({ klok }) => isVoorbij(klok, nu.toMillis())).map(({ id }) => id)
  const gedaan = await Promise.allSettled(
    [...new Set([...voorbij, ...stil.map((rij) => rij.spellenfabriek_id)])].map((id) =>
      veranderSpel(id, (spel) => maakStilleKamersLeeg(spel), nu)
    )
  )
  /** One game that cannot be looked at keeps no other waiting. */
  for (const een of gedaan) if (een.status === 'rejected') throw een.reason as Error
}

async function maakStilleKamersLeeg(spel: SpelInHanden) {
  for (const bezetting of [...spel.stand.bezettingen])
    if (!isBezet(bezetting.regel, spel.nu.toMillis()))
      await geefRoomVrij(spel, bezetting, 'stil_geworden')
  return ok(undefined)
}

/** Wakes each second until it is told to stop; one look at a time. */
export function startWaker(onFout: (error: unknown) => void): () => Promise<void> {
  let gestopt = false
  let bezig = Promise.resolve()
  let timer: ReturnType<typeof setTimeout>
  const ronde = () => {
    bezig = waak()
      .catch(onFout)
      .then(() => {
        if (!gestopt) timer = setTimeout(ronde, ELKE_MS)
      })
  }
  timer = setTimeout(ronde, ELKE_MS)
  return async () => {
    gestopt = true
    clearTimeout(timer)
    await bezig
  }
}
