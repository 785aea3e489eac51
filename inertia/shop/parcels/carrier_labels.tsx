import { useState } from 'react'
import type { Data } from '@generated/data'
import { Outcome } from '~/admin/shell/outcome'
import { LABEL_PAPERS, type LabelPaper } from '#domain/shop/parcels/carrier_labels'
import { GeneralError } from '~/ui/general_error'
import { SelectField } from '~/ui/select_field'
import { useCarrierLabels } from './use_carrier_labels'

type Parcel = Data.Shop.Parcels.Parcel

const PAPER_NAMES: Record<LabelPaper, string> = {
  A6: 'Etiketprinter (A6)',
  A4: 'Gewoon vel (A4)',
}

type Props = { service: string; parcels: readonly Parcel[] }

/** The labels of the service for the chosen parcels: making and printing them. */
export function CarrierLabels({ service, parcels }: Props) {
  const { make, print, progress, outcomes, error, printing } = useCarrierLabels()
  const [paper, setPaper] = useState<LabelPaper>('A6')
  const without = parcels.filter(({ label }) => !label?.made)
  const made = parcels.filter(({ label }) => label?.made)

  return (
    <section
      aria-label={`Etiketten van ${service}`}
      className="space-y-4 border-t border-line-soft pt-4"
    >
      <div className="flex flex-wrap items-end gap-3">
        {(without.length > 0 || progress !== null) && (
          <button
            type="button"
            aria-busy={progress !== null}
            onClick={() => make(without.map(({ id }) => id))}
            className="button"
          >
            Maak etiketten bij de vervoerder
          </button>
        )}
        {made.length > 0 && (
          <>
            <SelectField
              label="Papier"
              name="papier"
              className="basis-48"
              choices={LABEL_PAPERS.map((value) => ({ value, text: PAPER_NAMES[value] }))}
              value={paper}
              onChoose={(value) => setPaper(value as LabelPaper)}
            />
            <button
              type="button"
              aria-busy={printing}
              onClick={() =>
                print(
                  made.map(({ id }) => id),
                  paper
                )
              }
              className="button"
            >
              Print {made.length === 1 ? '1 etiket' : `${made.length} etiketten`} (pdf)
            </button>
          </>
        )}
      </div>
      {progress && (
        <p role="status">
          Etiketten maken bij {service}: {progress.done} van {progress.of}.
        </p>
      )}
      <LabelOutcomes parcels={parcels} outcomes={outcomes} />
      <GeneralError>{error}</GeneralError>
    </section>
  )
}

type OutcomesProps = {
  parcels: readonly Parcel[]
  outcomes: readonly Data.Shop.Parcels.LabelOutcome[]
}

/** How many there are now, and which parcels have none and why. */
function LabelOutcomes({ parcels, outcomes }: OutcomesProps) {
  const failed = outcomes.filter(({ gelukt: made }) => !made)
  const there = outcomes.length - failed.length
  const numberOf = (id: number) => parcels.find((parcel) => parcel.id === id)?.number ?? ''
  return (
    <>
      <Outcome>
        {there > 0 &&
          (there === 1 ? 'Er is 1 etiket gemaakt.' : `Er zijn ${there} etiketten gemaakt.`)}
      </Outcome>
      {failed.length > 0 && (
        <div role="alert">
          <ul className="space-y-2">
            {failed.map(({ id, zin: sentence }) => (
              <li key={id} className="rounded-xl border-2 border-error bg-surface px-4 py-3">
                <strong>{numberOf(id)}</strong> {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
