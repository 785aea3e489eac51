import { TIJDSDUUR } from '#domain/spellenfabriek/aftelklok'
import { Foutenoverzicht } from '~/components/beheer/foutenoverzicht'
import { AANTAL_TEAMS } from '#domain/spellenfabriek/instellingen'
import { inMinuten } from '~/components/beheer/getal'
import { Kamerkeuze } from '~/components/beheer/kamerkeuze'
import type { Doe, Spel } from '~/components/beheer/typen'
import { useInstellingen } from '~/components/beheer/use_instellingen'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Veld } from '~/components/ui/veld'

type Props = { klantId: number; spel: Spel; doe: Doe; onSluit: (opgeslagen: boolean) => void }

/** The settings in edit mode. */
export function Instellingenformulier({ klantId, spel, doe, onSluit }: Props) {
  const { formulier, velden, verander, rooms, gekozen, kies, geschat, slaOp, ...actie } =
    useInstellingen(klantId, spel, doe, () => onSluit(true))
  const { bezig, fout, errors } = actie

  return (
    <form ref={formulier} onSubmit={slaOp} noValidate className="space-y-5">
      <Foutenoverzicht errors={errors} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Veld
          label="Speelduur in minuten"
          naam="tijdsduur"
          verplicht
          type="number"
          inputMode="numeric"
          min={TIJDSDUUR.min}
          max={TIJDSDUUR.max}
          value={velden.tijdsduur}
          fouten={errors.tijdsduur}
          toelichting={`Van ${TIJDSDUUR.min} tot en met ${TIJDSDUUR.max}.`}
          onChange={({ target }) => verander({ tijdsduur: target.value })}
        />
        <Veld
          label="Aantal teams"
          naam="aantalTeams"
          verplicht
          type="number"
          inputMode="numeric"
          min={AANTAL_TEAMS.min}
          max={AANTAL_TEAMS.max}
          value={velden.aantalTeams}
          fouten={errors.aantalTeams}
          toelichting={`Van ${AANTAL_TEAMS.min} tot en met ${AANTAL_TEAMS.max}.`}
          onChange={({ target }) => verander({ aantalTeams: target.value })}
        />
      </div>
      <fieldset>
        <legend className="font-semibold">Hint 3 telt</legend>
        <div className="flex flex-wrap gap-x-6">
          {([1, 2] as const).map((keer) => (
            <label key={keer} className="keuze">
              <input
                type="radio"
                name="hint3Telt"
                checked={velden.hint3Telt === keer}
                onChange={() => verander({ hint3Telt: keer })}
              />
              {keer === 1 ? 'één keer' : 'twee keer'}
            </label>
          ))}
        </div>
      </fieldset>
      <Kamerkeuze rooms={rooms} gekozen={gekozen} onKies={kies} />
      <p>
        Geschatte tijd: <output className="font-semibold">{inMinuten(geschat)}</output>
      </p>
      <AlgemeneFout>{fout}</AlgemeneFout>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={bezig} className="knop knop-lak">
          Opslaan
        </button>
        <button type="button" onClick={() => onSluit(false)} className="knop">
          Annuleren
        </button>
      </div>
    </form>
  )
}
