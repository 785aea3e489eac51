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
  /** The name on its card, when the team has chosen another. */
  kaartnaam: string | null
  doe: Doe
  /** With what was done when it was. */
  onSluit: (melding?: string) => void
}

/** Gives a team another name, or lets a new group choose its own. */
export function Teamnaamformulier({ klantId, team, kaartnaam, doe, onSluit }: Props) {
  const [getypt, setGetypt] = useState(team.naam)
  const veld = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { voerUit, weiger, bezig, fout, errors } = useActie(doe)
  const adres = `${SPEL_API}/team/${klantId}/${team.id}/naam`

  useEffect(() => veld.current?.select(), [])

  async function hernoem(event: FormEvent) {
    event.preventDefault()
    const naam = getypt.trim()
    if (naam === '') weiger({ naam: [LEEG] })
    else if (await voerUit(adres, { naam })) return onSluit(`Het team heet nu ${naam}.`)
    veld.current?.focus()
  }

  async function wis() {
    if (await voerUit(adres, { naam: '' }))
      onSluit(`${kaartnaam} heeft geen eigen naam meer, en kan er weer een kiezen.`)
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
        {kaartnaam !== null && (
          <button type="button" aria-busy={bezig} onClick={wis} className="knop">
            Team opnieuw laten kiezen
          </button>
        )}
        <button type="button" onClick={() => onSluit()} className="knop">
          Annuleren
        </button>
      </div>
    </form>
  )
}
