import { berekenPunten, type Scoreregels } from '#domain/spellenfabriek/punten'
import { profielVan, ROOMGRENZEN, SCOREVELDEN } from '#domain/spellenfabriek/room'
import type { Profielen, Profielnaam } from '~/components/beheer/room_typen'
import { Getal, type Veldenprops } from '~/components/beheer/roomvelden'
import type { Roomvelden } from '~/components/beheer/use_room'
import { inPunten } from '~/types_live'

const LABELS: Record<keyof Scoreregels, string> = {
  max_punten: 'Maximum',
  min_punten: 'Minimum',
  fout_cost: 'Fout antwoord kost',
  hint1_cost: 'Hint 1 kost',
  hint2_cost: 'Hint 2 kost',
  hint3_cost: 'Hint 3 kost',
}

type Props = Veldenprops & { profielen: Profielen; vast: boolean }

/** What a room brings and what things cost in it; a profile fills in all six. */
export function Roompunten({ profielen, vast, ...props }: Props) {
  const regels = alsRegels(props.velden)
  const gekozen = profielVan(regels, profielen)

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Punten</legend>
      <div role="group" aria-label="Puntenprofiel" className="my-2 flex flex-wrap gap-3">
        {(Object.keys(profielen) as Profielnaam[]).map((naam) => (
          <button
            key={naam}
            type="button"
            disabled={vast}
            aria-pressed={naam === gekozen}
            onClick={() => props.onVerander(alsVelden(profielen[naam]))}
            className="knop aria-pressed:font-bold aria-pressed:underline"
          >
            {naam}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {SCOREVELDEN.map((veld) => (
          <Getal
            key={veld}
            {...props}
            veld={veld}
            label={LABELS[veld]}
            grenzen={ROOMGRENZEN.punten}
            readOnly={vast}
          />
        ))}
      </div>
      <p className="mt-2 text-zacht">
        Zonder fouten: <output>{inPunten(berekenPunten(regels, SCHOON))}</output>, na alle hints{' '}
        <output>{berekenPunten(regels, ALLE_HINTS)}</output>.
      </p>
    </fieldset>
  )
}

const SCHOON = { aantal_fout: 0, hint1: false, hint2: false, hint3: false }
const ALLE_HINTS = { aantal_fout: 0, hint1: true, hint2: true, hint3: true }

const alsRegels = (velden: Roomvelden) =>
  Object.fromEntries(SCOREVELDEN.map((veld) => [veld, Number(velden[veld])])) as Scoreregels

const alsVelden = (regels: Scoreregels): Partial<Roomvelden> =>
  Object.fromEntries(SCOREVELDEN.map((veld) => [veld, String(regels[veld])]))
