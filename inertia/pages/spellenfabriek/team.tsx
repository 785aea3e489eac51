import { useEffect } from 'react'
import { Eindstand } from '~/components/spellenfabriek/eindstand'
import { Kamer } from '~/components/spellenfabriek/kamer'
import { Kamers } from '~/components/spellenfabriek/kamers'
import { Kop } from '~/components/spellenfabriek/kop'
import { Naamkeuze } from '~/components/spellenfabriek/naamkeuze'
import { Verzamelpunt } from '~/components/spellenfabriek/verzamelpunt'
import { Melding } from '~/components/spellenfabriek/melding'
import { Dialoog } from '~/components/spelen/dialoog'
import { statustekst } from '~/components/beheer/statustekst'
import { useSchermwissel } from '~/hooks/use_schermwissel'
import { useTeamspel, type Teamspel } from '~/hooks/use_teamspel'
import { inLive } from '~/layouts/live'
import type { Realtime, Teamsnapshot } from '~/types_live'

type Props = { titel: string; snapshot: Teamsnapshot | null; realtime: Realtime }

const GEEN_TOKEN = 'Er is iets mis gegaan. Probeer opnieuw in te loggen via de QR code'
const NIET_ACTIEF = 'Dit team is momenteel niet actief.'

export default function Team({ titel, snapshot, realtime }: Props) {
  useTokenUitHash()
  if (!snapshot) return <Melding titel={titel} tekst={GEEN_TOKEN} fout />
  if (!snapshot.spellenfabriek) return <Melding titel={titel} tekst={NIET_ACTIEF} />
  return <Spel snapshot={snapshot} realtime={realtime} />
}

Team.layout = inLive

function Spel({ snapshot, realtime }: { snapshot: Teamsnapshot; realtime: Realtime }) {
  const spel = useTeamspel(snapshot, realtime)
  const { naam, bericht } = schermVan(spel)
  const gezegd = useSchermwissel(naam, bericht, spel.dialoog.huidig !== null)
  return (
    <>
      <p role="status" className="sr-only">
        {gezegd}
      </p>
      <Kop spel={spel} />
      <Mededelingen spel={spel} />
      <Scherm spel={spel} />
      <Dialoog dialoog={spel.dialoog} />
    </>
  )
}

/** One thing at a time: the name, the gathering point, the rooms, a room, or the end. */
function Scherm({ spel }: { spel: Teamspel }) {
  const { room } = spel
  if (!spel.spel) return <Melding titel="Spellenfabriek" tekst={NIET_ACTIEF} />
  const { status } = spel.spel
  if (kiestNaam(spel)) return <Naamkeuze spel={spel} />
  switch (status) {
    case 'open':
      return <Verzamelpunt spel={spel} />
    case 'started':
      return room ? <Kamer key={room.id} spel={spel} room={room} /> : <Kamers spel={spel} />
    case 'finished':
      return <Eindstand spel={spel} />
    default:
      return <Melding titel={titels[status]} tekst={statustekst(status)} />
  }
}

const kiestNaam = ({ spel, snapshot }: Teamspel) =>
  (spel?.status === 'open' || spel?.status === 'started') && snapshot.team.custom_name === null

/** Which of the screens it is, and what may be said when it came by itself. */
function schermVan(spel: Teamspel): { naam: string; bericht: string } {
  const { room } = spel
  if (!spel.spel) return { naam: 'geen', bericht: 'Jullie doen nu niet mee.' }
  const { status } = spel.spel
  if (kiestNaam(spel)) return { naam: 'naamkeuze', bericht: 'Kies een teamnaam.' }
  if (status !== 'started') return { naam: status, bericht: BERICHTEN[status] }
  return room
    ? { naam: `kamer ${room.id}`, bericht: `Jullie zijn nu binnen bij ${room.naam}.` }
    : { naam: 'kamers', bericht: 'Kies een kamer.' }
}

/** Said beside what the screen itself says. */
const BERICHTEN = {
  closed: 'Het verzamelpunt is dicht.',
  open: 'Het verzamelpunt is open.',
  timeout: 'De tijd is om.',
  finished: 'De eindstand is bekend.',
} as const

const titels = { closed: 'Nog even wachten', timeout: 'De tijd is om' } as const

function Mededelingen({ spel: { spel } }: { spel: Teamspel }) {
  return (
    <div aria-live="polite" className="mb-5 space-y-3 empty:hidden">
      {spel?.mededeling && <p className="notitie text-lg font-semibold">{spel.mededeling}</p>}
      {spel?.gepauzeerd_sinds && (
        <p className="notitie text-lg font-semibold">
          Het spel staat even stil. Straks gaan jullie verder waar jullie waren.
        </p>
      )}
    </div>
  )
}

/** Some QR readers keep the token behind a `#`, where the server does not see it. */
function useTokenUitHash() {
  useEffect(() => {
    const token = new URLSearchParams(window.location.hash.slice(1)).get('api_token')
    if (token) window.location.replace(`?api_token=${encodeURIComponent(token)}`)
  }, [])
}
