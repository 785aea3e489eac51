import { veranderSpel } from '#app/spellenfabriek/verander_spel'
import type { Weigering } from '#app/spellenfabriek/weigering'
import type { Speler } from '#app/spellenfabriek/actions/speel'
import { err, ok, type Result } from '#domain/result'
import { vergelijkbaar } from '#domain/spellenfabriek/antwoord'
import { magNaamKiezen } from '#domain/spellenfabriek/spelverloop'
import type Team from '#models/team'

/** Gives a team the name it chose, once; choosing the same name again changes nothing. */
export function kiesTeamnaam(
  { team, spellenfabriekId }: Speler,
  naam: string
): Promise<Result<void, Weigering>> {
  return veranderSpel(spellenfabriekId, async (spel) => {
    const { teams } = spel.stand
    const eigen = teams.find(({ id }) => id === team.id)
    if (!eigen) return err({ type: 'onbekend_team' })
    if (eigen.customName === naam) return ok(undefined)
    if (eigen.customName !== null) return err({ type: 'naam_al_gekozen' })
    if (!magNaamKiezen(spel.stand.spel.status)) return err({ type: 'naam_nog_niet' })
    if (isNaamBezet(teams, team.id, naam)) return err({ type: 'naam_bezet' })
    eigen.useTransaction(spel.trx)
    eigen.customName = naam
    await eigen.save()
    await spel.meld('SpellenFabriekTeamChange', 'naam_gekozen', { naam }, team.id)
    return ok(undefined)
  })
}

/** Whether another team of the same game is called so already, whatever its capitals. */
export function isNaamBezet(teams: readonly Team[], teamId: number, naam: string): boolean {
  return teams.some(
    (ander) => ander.id !== teamId && vergelijkbaar(ander.roepnaam) === vergelijkbaar(naam)
  )
}
