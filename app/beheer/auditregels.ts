import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { auditzin } from '#app/beheer/auditzin'
import { naald } from '#app/beheer/zoeken'
import Auditregel from '#models/auditregel'

const PER_BLADZIJDE = 50
/** The history of one thing beside its form. */
const LAATSTE = 50

type Vraag = ModelQueryBuilderContract<typeof Auditregel, Auditregel>

/** What was done to one thing, the latest first. */
export async function auditregels(over: (query: Vraag) => Vraag) {
  const regels = await over(Auditregel.query()).orderBy('id', 'desc').limit(LAATSTE)
  return regels.map(toonRegel)
}

/** Everything that admins did, the latest first, a page at a time. */
export async function zoekAuditregels(zoek: string, bladzijde: number) {
  const woorden = naald(zoek)
  const gevonden = await Auditregel.query()
    .where((query) => {
      for (const kolom of ['wie', 'wat', 'onderwerp', 'gegevens'])
        query.orWhereRaw(`lower(replace(${kolom}, '_', ' ')) like ?`, [woorden])
    })
    .orderBy('id', 'desc')
    .paginate(bladzijde, PER_BLADZIJDE)
  return {
    regels: gevonden.all().map(toonRegel),
    bladzijde: gevonden.currentPage,
    bladzijden: Math.max(1, gevonden.lastPage),
    aantal: gevonden.total,
  }
}

function toonRegel(regel: Auditregel) {
  return {
    id: regel.id,
    op: regel.createdAt.toISO()!,
    wie: regel.wie,
    zin: auditzin(regel),
  }
}
