import { useEffect, useRef, useState, type FormEvent } from 'react'
import { TIJDSDUUR } from '#domain/spellenfabriek/aftelklok'
import { AANTAL_TEAMS } from '#domain/spellenfabriek/instellingen'
import { geschatteTijd, getalfout } from '~/components/beheer/getal'
import { SPEL_API, type Doe, type Spel } from '~/components/beheer/typen'
import { useActie } from '~/components/beheer/use_actie'
import type { FieldErrors } from '~/hooks/use_formulier'
import type { Adminroom } from '~/types_live'

/** The settings of a game while they are being changed. */
export function useInstellingen(klantId: number, spel: Spel, doe: Doe, klaar: () => void) {
  const [velden, setVelden] = useState(() => ({
    tijdsduur: String(spel.tijdsduur),
    aantalTeams: String(spel.aantal_teams),
    hint3Telt: spel.hint3_telt,
  }))
  const [gekozen, setGekozen] = useState(() => new Set(spel.rooms.map(({ id }) => id)))
  const formulier = useRef<HTMLFormElement>(null)
  const actie = useActie(doe)
  const rooms = alleKamers(spel)
  const aan = rooms.filter(({ id }) => gekozen.has(id))

  useEffect(() => formulier.current?.querySelector('input')?.focus(), [])

  async function slaOp(event: FormEvent) {
    event.preventDefault()
    const fouten = controleer(velden)
    if (Object.keys(fouten).length > 0) return actie.weiger(fouten)
    const gedaan = await actie.voerUit(
      `${SPEL_API}/${klantId}`,
      {
        tijdsduur: Number(velden.tijdsduur),
        aantalTeams: Number(velden.aantalTeams),
        hint3Telt: velden.hint3Telt,
        roomsIdsChecked: aan.map(({ id }) => id),
        roomsIdsNotChecked: rooms.filter((room) => !aan.includes(room)).map(({ id }) => id),
      },
      'PUT'
    )
    if (gedaan) klaar()
  }

  return {
    ...actie,
    formulier,
    velden,
    verander: (deel: Partial<typeof velden>) => setVelden((eerder) => ({ ...eerder, ...deel })),
    rooms,
    gekozen,
    kies: (ids: Iterable<number>) => setGekozen(new Set(ids)),
    geschat: geschatteTijd(aan),
    slaOp,
  }
}

/** A room that was archived after it was chosen is still there to be taken out. */
function alleKamers({ rooms, rooms_available: beschikbaar }: Spel): Adminroom[] {
  const bekend = new Set(beschikbaar.map(({ id }) => id))
  return [...beschikbaar, ...rooms.filter(({ id }) => !bekend.has(id))]
}

function controleer({ tijdsduur, aantalTeams }: { tijdsduur: string; aantalTeams: string }) {
  const gevonden = {
    tijdsduur: getalfout(tijdsduur, TIJDSDUUR),
    aantalTeams: getalfout(aantalTeams, AANTAL_TEAMS),
  }
  return Object.fromEntries(
    Object.entries(gevonden).filter(([, fout]) => fout !== undefined)
  ) as FieldErrors
}
