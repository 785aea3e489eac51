import { router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { SCOREVELDEN } from '#domain/spellenfabriek/room'
import type { Scoreregels } from '#domain/spellenfabriek/punten'
import { roep } from '~/components/beheer/roep'
import { ROOM_API, type Beheerroom } from '~/components/beheer/room_typen'
import { useActie } from '~/components/beheer/use_actie'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'

const TEKSTEN = [
  'naam',
  'adminnaam',
  'opberg',
  'vraag',
  'antwoord',
  'hint1',
  'hint2',
  'hint3',
] as const
const GETALLEN = ['volgnummer', 'tijdschatting', ...SCOREVELDEN] as const

export type Tekstveld = (typeof TEKSTEN)[number]
export type Getalveld = (typeof GETALLEN)[number]
/** What stands in the form, as it was typed. */
export type Roomvelden = Readonly<Record<Tekstveld | Getalveld, string>>

/** A room while it is being made or changed. */
export function useRoom(
  room: Beheerroom | null,
  volgnummer: number,
  standaard: Scoreregels,
  { vraag }: DialoogInGebruik
) {
  const [getypt, setGetypt] = useState(() => begin(room ?? { volgnummer, ...standaard }))
  const velden = room && room.speelt_bij.length > 0 ? metVasteVelden(getypt, room) : getypt
  const [gedaan, setGedaan] = useState('')
  const { voerUit, ...actie } = useActie(roep)

  function verander(deel: Partial<Roomvelden>) {
    setGedaan('')
    setGetypt((eerder) => ({ ...eerder, ...deel }))
  }

  async function slaOp(event: FormEvent) {
    event.preventDefault()
    setGedaan('')
    if (!room) {
      if (await voerUit(`${ROOM_API}/new`, alsGegevens(velden))) router.visit('/dashboard/rooms')
    } else if (await voerUit(`${ROOM_API}/${room.id}`, alsGegevens(velden), 'PUT')) {
      klaar('Opgeslagen.')
    } else herlaad()
  }

  async function archiveer({ id, wacht_bij: wachtBij }: Beheerroom) {
    setGedaan('')
    const zeker = await vraag({
      titel: 'Archiveren',
      alineas: [
        'Deze kamer is dan niet meer te kiezen. Rondes die al gespeeld zijn, blijven leesbaar.',
        ...(wachtBij.length > 0
          ? [`Hij gaat ook uit het spel dat klaarstaat voor ${wachtBij.join(', ')}.`]
          : []),
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (!zeker) return
    if (await voerUit(`${ROOM_API}/${id}/archief`)) klaar('Gearchiveerd.')
    else herlaad()
  }

  async function haalTerug({ id }: Beheerroom) {
    setGedaan('')
    if (await voerUit(`${ROOM_API}/${id}/terug`)) klaar('Weer te kiezen.')
  }

  function klaar(tekst: string) {
    setGedaan(tekst)
    herlaad()
  }

  return { velden, verander, slaOp, archiveer, haalTerug, gedaan, ...actie }
}

/** The page's own facts; what was typed stays. */
const herlaad = () => router.reload()

type Begin = Partial<Record<Tekstveld, string>> & Partial<Record<Getalveld, number>>

function begin(van: Begin): Roomvelden {
  return Object.fromEntries(
    [...TEKSTEN, ...GETALLEN].map((veld) => [veld, String(van[veld] ?? '')])
  ) as Roomvelden
}

/** A game may have begun while somebody typed: what is fixed stands as it is, the rest as it was typed. */
function metVasteVelden(getypt: Roomvelden, room: Beheerroom): Roomvelden {
  const vast = ['antwoord', ...SCOREVELDEN] as const
  return { ...getypt, ...Object.fromEntries(vast.map((veld) => [veld, String(room[veld])])) }
}

/** Numbers as numbers; the server says what is wrong with an empty one. */
function alsGegevens(velden: Roomvelden): object {
  const getal = (getypt: string) => (getypt.trim() === '' ? null : Number(getypt))
  return {
    ...Object.fromEntries(TEKSTEN.map((veld) => [veld, velden[veld]])),
    ...Object.fromEntries(GETALLEN.map((veld) => [veld, getal(velden[veld])])),
  }
}
