import { router } from '@inertiajs/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { asEuro, asInput, readPrice, priceLabel } from '#domain/money'
import { callApi } from '~/admin/shell/call_api'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

export type PriceRow = {
  sleutel: string
  titel: string
  itemName: string
  centen: number | null
  laagste: number | null
  van: number | null
  historie: { id: number; centen: number; op: string; wie: string | null }[]
}

type Props = { spel: PriceRow; dialoog: DialogInUse; onSluit: () => void }

/** Changes what a game costs, and shows what it cost before. */
export function PricePanel({ spel: game, dialoog: dialog, onSluit: onClose }: Props) {
  const { sleutel: key, titel: title, centen: cents } = game
  const [price, setPrice] = useState(cents === null ? '' : asInput(cents))
  const [outcome, setOutcome] = useState('')
  const { voerUit: execute, bezig: busy, fout: error, errors } = useAction(callApi)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    setOutcome('')
    const updated = readPrice(price)
    const free = updated.ok && updated.value === 0
    if (free && cents !== 0 && !(await askFree(title, dialog))) return

    const saved = await execute(
      `/api/dashboard/prijs/${key}`,
      { prijs: price, gezien: cents, gratis: free },
      'PUT'
    )
    if (saved && updated.ok) setOutcome(`${title} kost nu ${formatAmount(updated.value)}.`)
    router.reload()
  }

  return (
    <Panel titel={`Prijs van ${title}`}>
      <form onSubmit={saveForm} noValidate className="max-w-[28rem] space-y-4">
        <Field
          ref={field}
          label="Nieuwe prijs in euro’s"
          naam="prijs"
          verplicht
          inputMode="decimal"
          autoComplete="off"
          toelichting="Met een komma, zoals 15,00. Met 0,00 wordt het spel gratis."
          value={price}
          fouten={errors.prijs}
          onChange={({ target }) => setPrice(target.value)}
        />
        <GeneralError>{error}</GeneralError>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="knop knop-lak">
            Opslaan
          </button>
          <button type="button" onClick={onClose} className="knop">
            Sluiten
          </button>
          <p role="status" className="font-semibold text-mos">
            {outcome}
          </p>
        </div>
      </form>
      <h3 className="mt-6 mb-2 text-lg">Geschiedenis</h3>
      {game.historie.length === 0 ? (
        <p className="text-zacht">Nog geen prijs bekend.</p>
      ) : (
        <Table
          naam={`Prijzen van ${title}`}
          kolommen={['Vanaf', { getal: 'Prijs' }, 'Gewijzigd door']}
        >
          {game.historie.map(({ id, centen: past, op: at, wie: who }) => (
            <tr key={id}>
              <th scope="row" className="whitespace-nowrap">
                <Time op={at} />
              </th>
              <td className="getal whitespace-nowrap">{priceLabel(past)}</td>
              <td className="naam">{who ?? <span className="text-zacht">het systeem</span>}</td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  )
}

const formatAmount = (cents: number) => (cents === 0 ? 'niets meer: het is gratis' : asEuro(cents))

function askFree(title: string, { vraag: question }: DialogInUse) {
  return question({
    titel: 'Gratis maken',
    alineas: [`Iedereen kan ${title} dan bestellen zonder te betalen. Weet je het zeker?`],
    sluit: 'Nee',
    ja: 'Ja',
    toon: 'gewoon',
  })
}
