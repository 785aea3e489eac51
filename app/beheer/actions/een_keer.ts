import { isUniqueViolation } from '#app/core/database/dialect'
import { veranderSpel, type SpelInHanden } from '#app/spellenfabriek/verander_spel'
import type { Weigering } from '#app/spellenfabriek/weigering'
import { ok, type Result } from '#domain/result'
import Spellogregel from '#models/spellogregel'

type Gedaan = Result<void, Weigering>

/**
 * Changes a game as one press asks. A press that is sent again with the same key changes nothing more:
 * the line that it wrote in the log keeps the key. Without a key every call is a press of its own.
 */
export async function eenKeer(
  spellenfabriekId: number,
  sleutel: string | null | undefined,
  werk: (spel: SpelInHanden) => Promise<Gedaan>
): Promise<Gedaan> {
  if (!sleutel) return veranderSpel(spellenfabriekId, werk)
  const eigen = { spellenfabriek_id: spellenfabriekId }
  try {
    return await veranderSpel(spellenfabriekId, async (spel) => {
      const regels = () => Spellogregel.query({ client: spel.trx }).where(eigen)
      if (await regels().where({ sleutel }).first()) return ok(undefined)
      const gedaan = await werk(spel)
      if (!gedaan.ok) return gedaan
      const laatste = await regels().orderBy('id', 'desc').firstOrFail()
      await laatste.merge({ sleutel }).save()
      return gedaan
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return ok(undefined)
  }
}
