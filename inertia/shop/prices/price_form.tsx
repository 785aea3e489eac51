import type { Data } from '@generated/data'
import { router } from '@inertiajs/react'
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { asEuro, asInput, readPrice } from '#domain/money'
import { KeptNotes } from '~/admin/drafts/kept_notes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { Outcome } from '~/admin/shell/outcome'
import { useAction } from '~/admin/shell/use_action'
import { ErrorSummary } from '~/ui/error_summary'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

type Props = { game: Data.Shop.Prices.PriceRow; dialog: DialogInUse; onClose: () => void }

/** See `useKeptFields`. */
export const priceForm = (key: string) => `price:${key}`

/** Changes what a game costs; making it free asks for confirmation first. */
export function PriceForm({ game, dialog, onClose }: Props) {
  const { key, title, cents } = game
  const kept = useKeptFields(priceForm(key), { prijs: cents === null ? '' : asInput(cents) })
  const { prijs: price } = kept.fields
  const [outcome, setOutcome] = useState('')
  const { execute, busy, error, errors } = useAction({ fields: 'all' })
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  function close() {
    kept.clear()
    onClose()
  }

  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    setOutcome('')
    const updated = readPrice(price)
    const free = updated.ok && updated.value === 0
    if (free && cents !== 0 && !(await askFree(title, dialog))) return

    const data = { prijs: price, gezien: cents, gratis: free }
    const saved = await execute(adminRoute('price_admin.update', { sleutel: key }), data)
    if (saved && updated.ok) {
      kept.settle()
      setOutcome(`${title} kost nu ${formatAmount(updated.value)}.`)
    }
    router.reload()
  }

  return (
    <form onSubmit={saveForm} noValidate className="max-w-[28rem] space-y-4">
      <ErrorSummary errors={errors} />
      <Field
        ref={field}
        label="Nieuwe prijs in euro’s"
        name="prijs"
        mandatory
        inputMode="decimal"
        autoComplete="off"
        note="Zoals 15,00. Met 0,00 wordt het spel gratis."
        value={price}
        errors={errors.prijs}
        onChange={({ target }) => kept.change({ prijs: target.value })}
      />
      <GeneralError>{error}</GeneralError>
      <KeptNotes kept={kept} names={{ prijs: 'Prijs' }} />
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" aria-busy={busy} className="button button-primary">
          Opslaan
        </button>
        <button type="button" onClick={close} className="button">
          Sluiten
        </button>
        <Outcome>{outcome}</Outcome>
      </div>
    </form>
  )
}

const formatAmount = (cents: number) => (cents === 0 ? 'niets meer: het is gratis' : asEuro(cents))

function askFree(title: string, { confirm }: DialogInUse) {
  return confirm({
    title: 'Gratis maken',
    paragraphs: [`Iedereen kan ${title} dan bestellen zonder te betalen. Weet je het zeker?`],
  })
}
