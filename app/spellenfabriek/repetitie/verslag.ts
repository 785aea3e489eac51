import type { Teammeting, Telling } from '#app/spellenfabriek/repetitie/avond'
import { percentiel, wachttijd } from '#app/spellenfabriek/repetitie/meting'
import type { Leidersnapshot } from '#app/spellenfabriek/repetitie/spelleider'
import type { Gedaan } from '#app/spellenfabriek/repetitie/telefoon'

/** A robot team at the end of the evening. */
export type Teameinde = Teammeting & {
  readonly id: number
  readonly telefoons: readonly {
    readonly snapshot: { readonly versie: number; readonly team: { readonly punten: number } }
  }[]
  puntenVan(roomId: number, hint3Telt: 1 | 2): number
}

export type Controle =
  | 'alle_telefoons_bij'
  | 'punten_op_telefoons'
  | 'punten_volgens_regels'
  | 'een_team_per_kamer'
  | 'niets_gemist'
  | 'na_de_tijd_dicht'

export type Verslag = {
  readonly klantId: number
  readonly versie: number
  readonly acties: Readonly<Record<string, number>>
  readonly weigeringen: Readonly<Record<string, number>>
  readonly events: number
  readonly klaar: number
  readonly slaapjes: number
  /** Milliseconds from a press to the other phones of the team; null when nothing could be measured. */
  readonly p50: number | null
  readonly p99: number | null
  readonly gemeten: number
  readonly gemist: number
  readonly stand: readonly { readonly naam: string; readonly punten: number }[]
  readonly controles: Readonly<Record<Controle, boolean>>
  readonly geslaagd: boolean
}

/** Holds what the phones show, what the robots did and what the game master sees next to each other. */
export function maakVerslag(
  eind: Leidersnapshot,
  robots: readonly Teameinde[],
  telling: Telling,
  teLaat: Gedaan
): Verslag {
  const { wachttijden, gemist } = meet(robots)
  const bijLeider = (id: number) => eind.teams.find((team) => team.id === id)
  const elkeTelefoon = (mag: (telefoon: Teameinde['telefoons'][number], id: number) => boolean) =>
    robots.every(({ id, telefoons }) => telefoons.every((telefoon) => mag(telefoon, id)))
  const controles: Record<Controle, boolean> = {
    alle_telefoons_bij: elkeTelefoon(({ snapshot }) => snapshot.versie === eind.versie),
    punten_op_telefoons: elkeTelefoon(
      ({ snapshot }, id) => snapshot.team.punten === bijLeider(id)?.punten
    ),
    punten_volgens_regels: robots.every((robot) => kloptPuntenVan(robot, eind)),
    een_team_per_kamer: telling.dubbel === 0,
    niets_gemist: gemist === 0,
    na_de_tijd_dicht: teLaat.type === 'geweigerd' && teLaat.reden === 'tijd_voorbij',
  }
  return {
    klantId: eind.id,
    versie: eind.versie,
    acties: telling.acties,
    weigeringen: telling.weigeringen,
    events: telling.events,
    klaar: telling.klaar,
    slaapjes: robots.flatMap(({ waarnemingen }) => waarnemingen.flatMap((een) => een.slaapjes))
      .length,
    p50: percentiel(wachttijden, 0.5),
    p99: percentiel(wachttijden, 0.99),
    gemeten: wachttijden.length,
    gemist,
    stand: eind.teams
      .map(({ name, custom_name: gekozen, punten }) => ({ naam: gekozen ?? name, punten }))
      .toSorted((een, ander) => ander.punten - een.punten),
    controles,
    geslaagd: Object.values(controles).every(Boolean),
  }
}

/** Whether each room brought a team what the rules say of what it did there. */
function kloptPuntenVan(robot: Teameinde, { teams, spellenfabriek }: Leidersnapshot): boolean {
  const voortgang = teams.find(({ id }) => id === robot.id)?.voortgang ?? []
  const { rooms, hint3_telt: hint3Telt } = spellenfabriek!
  return rooms.every(({ id }) => {
    const punten = voortgang.find(({ room }) => room.id === id)?.points ?? 0
    return punten === robot.puntenVan(id, hint3Telt)
  })
}

/** Each change of a team, as each of its other phones came to know it. */
function meet(robots: readonly Teammeting[]) {
  const uitkomsten = robots.flatMap(({ verzendingen, waarnemingen }) =>
    verzendingen.flatMap((verzending) =>
      waarnemingen
        .filter((_, nummer) => nummer !== verzending.telefoon)
        .map((waarneming) => wachttijd(waarneming, verzending))
    )
  )
  return {
    wachttijden: uitkomsten.flatMap((een) => (een.type === 'gezien' ? [een.ms] : [])),
    gemist: uitkomsten.filter(({ type }) => type === 'gemist').length,
  }
}
