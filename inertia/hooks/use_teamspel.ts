import { useCallback, useEffect, useRef, useState } from 'react'
import { useAftelklok } from '~/hooks/use_aftelklok'
import { useDialoog } from '~/hooks/use_dialoog'
import { kladnaam, wisKlad } from '~/hooks/use_klad'
import { useSpelverbinding } from '~/hooks/use_spelverbinding'
import { neemOver } from '#domain/spellenfabriek/nieuws'
import type { Klokstand, Realtime, Teamroom, Teamsnapshot } from '~/types_live'

const API = '/api/spellenfabriek'
const GEEN_KLOK: Pick<Klokstand, 'status' | 'eindtijd' | 'gepauzeerd_sinds'> = {
  status: 'closed',
  eindtijd: null,
  gepauzeerd_sinds: null,
}

/** The live game as one phone of a team plays it. */
export function useTeamspel(begin: Teamsnapshot, realtime: Realtime) {
  const dialoog = useDialoog()
  const live = useSpelverbinding<Teamsnapshot>({
    begin,
    adres: `${API}/klant`,
    spelIdVan: ({ spellenfabriek }) => spellenfabriek?.id ?? null,
    realtime,
    authEndpoint: '/api/broadcasting/auth',
    neemOver,
  })
  const { snapshot, doe, doeZeker, verschil } = live
  const spel = snapshot.spellenfabriek
  const klok = useAftelklok(spel ?? GEEN_KLOK, verschil, () => void doe(`${API}/timeout`))
  useKladWeg(snapshot)
  const [bezig, setBezig] = useState(false)
  const druk = useRef(false)

  /** One tap at a time; a refusal is told, and the screen shows the game as it stands. */
  const tik = useCallback(
    async (call: string, data: object, bij422?: (tekst: string) => void) => {
      if (druk.current) return false
      druk.current = true
      setBezig(true)
      const gedaan = await doeZeker(`${API}/${call}`, data)
      druk.current = false
      setBezig(false)
      if (gedaan.ok) return true
      if (bij422 && gedaan.status === 422) bij422(gedaan.tekst)
      else
        void dialoog.vraag({
          titel: 'Dat ging niet',
          alineas: [gedaan.tekst],
          sluit: 'Sluiten',
          toon: 'gewoon',
        })
      return false
    },
    [doeZeker, dialoog]
  )

  const binnen = snapshot.occupied.find(({ team_id }) => team_id === snapshot.team.id)
  const room = spel?.rooms.find(({ id }) => id === binnen?.spellenfabriek_room_id) ?? null

  return {
    ...live,
    spel,
    klok,
    dialoog,
    bezig,
    /** The room that the team is in. */
    room,
    kiesNaam: (newTeamName: string, bijWeigering: (tekst: string) => void) =>
      tik('teamname', { newTeamName }, bijWeigering),
    betreed: ({ id }: Teamroom) => tik('enterroom', { roomid: id }),
    verlaat: ({ id }: Teamroom) => tik('leaveroom', { roomid: id }),
    gebruikHint: ({ id }: Teamroom, nummer: number) => tik(`useHint${nummer}`, { roomid: id }),
    toonAntwoord: ({ id }: Teamroom) => tik('answerOk', { roomid: id, points: 0 }),
    /** @returns whether it was right; a wrong answer is told in its dialog */
    antwoord: ({ id }: Teamroom, antwoord: string, points: number) =>
      tik(
        'answerOk',
        { roomid: id, points, antwoord },
        (tekst) =>
          void dialoog.vraag({
            titel: tekst,
            alineas: ['Probeer het nog eens, of bekijk een hint.'],
            sluit: 'Sluiten',
            toon: 'gewoon',
            terug: 'antwoord',
          })
      ),
  }
}

/** What is solved, on whichever phone, needs no draft any more. */
function useKladWeg({ team, spellenfabriek: spel }: Teamsnapshot) {
  useEffect(() => {
    for (const { room, antwoord } of team.voortgang)
      if (antwoord === 1) wisKlad(kladnaam(team.id, spel?.start ?? null, room.id))
  }, [team, spel?.start])
}

export type Teamspel = ReturnType<typeof useTeamspel>

/** What a team used in a room, for the rules of `domain/spellenfabriek`. */
export function verbruikVan({ snapshot }: Pick<Teamspel, 'snapshot'>, roomId: number) {
  const voortgang = snapshot.team.voortgang.find(({ room }) => room.id === roomId)
  return {
    aantal_fout: voortgang?.aantal_fout ?? 0,
    hint1: voortgang?.hint1 === 1,
    hint2: voortgang?.hint2 === 1,
    hint3: voortgang?.hint3 === 1,
    klaar: voortgang?.antwoord === 1,
    points: voortgang?.points ?? 0,
  }
}
