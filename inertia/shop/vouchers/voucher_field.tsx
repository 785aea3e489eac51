import { asEuro } from '#domain/money'
import { useEffect, useRef } from 'react'
import { voucherPart } from '#domain/shop/vouchers/vouchers'
import { Field } from '~/ui/field'
import type { OrderInUse } from '~/shop/checkout/use_order'

/**
 * The field of a voucher. It is folded away for customers without one, and unfolds when it is
 * filled in or refused. The code is checked when the field is left, and by a button; a refusal
 * stays.
 */
export function VoucherField({ order }: { order: OrderInUse }) {
  const { field, fields, voucher, busy } = order
  const { errors, ...code } = field('voucher')
  const refused = voucher.refused(fields.voucher)
  const look = () => void voucher.look(fields.voucher)
  const fold = useRef<HTMLDetailsElement>(null)
  const filled = fields.voucher !== ''
  useEffect(() => {
    if (fold.current && (errors || filled)) fold.current.open = true
  }, [errors, filled])
  return (
    <details ref={fold} className="border-t-2 border-dotted border-line-soft pt-3">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        Ik heb een cadeaubon
      </summary>
      <div className="beside mt-2">
        <Field
          label="Code van de cadeaubon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          {...code}
          errors={errors ?? (refused === null ? undefined : [refused])}
          onBlur={look}
        />
        <button type="button" className="button" disabled={busy} onClick={look}>
          Saldo bekijken
        </button>
      </div>
    </details>
  )
}

/** What remains to be paid beside a voucher, and what remains on it. */
export function VoucherRest({ order: { voucher, fields, discount } }: { order: OrderInUse }) {
  const { total } = discount
  const balance = voucher.balanceCents(fields.voucher)
  const part = voucherPart(total, balance)
  return (
    <div aria-live="polite">
      {balance > 0 && total === 0 && (
        <p>Je hoeft niets te betalen: op je cadeaubon blijft {asEuro(balance)} staan.</p>
      )}
      {part > 0 && (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>Van je cadeaubon</span>
            <span>{asEuro(-part)}</span>
          </p>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>Nog te betalen</span>
            <strong className="font-title text-2xl font-semibold">{asEuro(total - part)}</strong>
          </p>
          {balance > part && (
            <p className="mt-1 text-sm text-soft">
              Op je cadeaubon blijft {asEuro(balance - part)} staan, geldig tot en met{' '}
              {voucher.validUntil(fields.voucher)}.
            </p>
          )}
        </>
      )}
      <span className="sr-only">{voucher.refused(fields.voucher)}</span>
    </div>
  )
}
