import { Paneel } from '~/components/beheer/paneel'
import { Tabel } from '~/components/beheer/tabel'
import { SPEL_API, type Spelpaneel } from '~/components/beheer/typen'
import { useActie } from '~/components/beheer/use_actie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { teamnaam, type Adminroom } from '~/types_live'

const KOLOMMEN = [
  'Kamer',
  'Opbergkist',
  'Antwoord',
  'Bezet door',
  { getal: 'Opgelost' },
  { verborgen: 'Actie' },
] as const

/** The rooms while the game runs: what is right, and who is in. */
export function Kamers({ snapshot, spel, doe }: Spelpaneel) {
  const { voerUit, bezig, fout } = useActie(doe)
  const { occupied, teams } = snapshot

  /** Its button is gone afterwards; the keyboard goes on at its room. */
  async function geefVrij(room: Adminroom) {
    if (await voerUit(`${SPEL_API}/room/${snapshot.id}/${room.id}/vrij`))
      document.getElementById(rijId(room))?.focus()
  }

  return (
    <Paneel titel="Kamers">
      <AlgemeneFout>{fout}</AlgemeneFout>
      <Tabel naam="Kamers" kolommen={KOLOMMEN}>
        {spel.rooms.map((room) => {
          const bezet = occupied.find((een) => een.spellenfabriek_room_id === room.id)
          return (
            <tr key={room.id}>
              <th scope="row" id={rijId(room)} tabIndex={-1} className="naam">
                {room.adminnaam}
              </th>
              <td className="naam">{room.opberg}</td>
              <td className="naam">
                <Antwoord antwoord={room.antwoord} />
              </td>
              <td className="naam">
                {bezet ? (
                  <strong>{teamnaam(bezet.team)}</strong>
                ) : (
                  <span className="text-zacht">vrij</span>
                )}
              </td>
              <td className="getal">
                {teams.filter(({ voortgang }) => heeftKlaar(voortgang, room)).length} van{' '}
                {teams.length}
              </td>
              <td>
                {bezet && (
                  <button
                    type="button"
                    aria-busy={bezig}
                    onClick={() => geefVrij(room)}
                    className="knop whitespace-nowrap"
                  >
                    Kamer vrijgeven<span className="sr-only"> {room.adminnaam}</span>
                  </button>
                )}
              </td>
            </tr>
          )
        })}
      </Tabel>
    </Paneel>
  )
}

const rijId = ({ id }: Adminroom) => `kamer-${id}`

const heeftKlaar = (
  voortgang: Spelpaneel['snapshot']['teams'][number]['voortgang'],
  room: Adminroom
) => voortgang.some((een) => een.room.id === room.id && een.antwoord === 1)

/** The first alternative is the one to say aloud; the others count too. */
function Antwoord({ antwoord }: { antwoord: string }) {
  const [eerste, ...ook] = antwoord.split('|').map((een) => een.trim())
  return (
    <>
      <strong>{eerste}</strong>
      {ook.length > 0 && <span className="block text-sm text-zacht">ook: {ook.join(', ')}</span>}
    </>
  )
}
