import { useEffect, useRef, useState, type FormEvent } from 'react'
import { SPEL_API, type Doe } from '~/components/beheer/typen'
import { useActie } from '~/components/beheer/use_actie'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Veld } from '~/components/ui/veld'

const LANGST = 40
const LEEG = 'Vul een naam in.'

type Props = {
  klantId: number
  team: { id: number; naam: string }
  doe: Doe
  /** With the new name when there is one. */
  onSluit: (naam?: string) => void
}

/** Gives a team another name. */
export function Teamnaamformulier({ klantId, team, doe, onSluit }: Props) {
  const [getypt, setGetypt] = useState(team.naam)
  const veld = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { voerUit, weiger, bezig, fout, errors } = useActie(doe)

  useEffect(() => veld.current?.select(), [])

  async function hernoem(event: FormEvent) {
    event.preventDefault()
    const naam = getypt.trim()
    if (naam === '') weiger({ naam: [LEEG] })
    else if (await voerUit(`${SPEL_API}/team/${klantId}/${team.id}/naam`, { naam }))
      return onSluit(naam)
    veld.current?.focus()
  }

  return (
    <form onSubmit={hernoem} noValidate className="space-y-3">
      <Veld
        label="Teamnaam"
        naam="naam"
        verplicht
        autoComplete="off"
        maxLength={LANGST}
        ref={veld}
        value={getypt}
        fouten={errors.naam}
        onChange={({ target }) => setGetypt(target.value)}
      />
      <AlgemeneFout>{fout}</AlgemeneFout>
      <div className="flex flex-wrap gap-2">
        <button type="submit" aria-busy={bezig} className="knop knop-lak">
          Opslaan
        </button>
        <button type="button" onClick={() => onSluit()} className="knop">
          Annuleren
        </button>
      </div>
    </form>
  )
}
