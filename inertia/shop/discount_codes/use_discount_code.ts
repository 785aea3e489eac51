import type { Data } from '@generated/data'
import { router } from '@inertiajs/react'
import { useMemo, useState, type FormEvent } from 'react'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { useAction } from '~/admin/shell/use_action'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

export type DiscountCode = Data.Shop.DiscountCodes.DiscountCode.Variants['forForm']

type Fields = ReturnType<typeof begin>
type TextField = Exclude<keyof Fields, 'soort' | 'keys'>

/** A discount code while it is being made or changed. */
export function useDiscountCode(code: DiscountCode | null, dialog: DialogInUse) {
  const kept = useKeptFields(
    `discount_code:${code?.id ?? 'new'}`,
    useMemo(() => begin(code), [code])
  )
  const { fields } = kept
  const [outcome, setOutcome] = useState('')
  const { execute, busy, error, errors } = useAction({ fields: 'all' })

  function change(part: Partial<Fields>) {
    setOutcome('')
    kept.change(part)
  }

  const field = (name: TextField) => ({
    name,
    value: fields[name],
    errors: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })

  function done(text: string) {
    setOutcome(text)
    router.reload()
  }

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    setOutcome('')
    const data = asData(fields)
    if (!code) {
      const made = await execute(adminRoute('discount_code.store'), { ...data, code: fields.code })
      if (!made) return
      kept.clear()
      router.visit(adminUrlFor('discount_code_screen.index'))
    } else {
      const update = adminRoute('discount_code.update', { id: code.id })
      if (!(await execute(update, { ...data, gezien: code.seen }))) return router.reload()
      kept.settle()
      done('Opgeslagen.')
    }
  }

  async function stop({ id, code: name }: DiscountCode) {
    const confirmed = await askToStop(name, dialog)
    if (confirmed && (await execute(adminRoute('discount_code.stop', { id })))) done('Gestopt.')
  }

  async function resume({ id }: DiscountCode) {
    if (await execute(adminRoute('discount_code.resume', { id }))) done('De code werkt weer.')
  }

  return { kept, fields, change, field, saveForm, stop, resume, outcome, busy, error, errors }
}

export type DiscountCodeInUse = ReturnType<typeof useDiscountCode>

const askToStop = (name: string, { ask: question }: DialogInUse) =>
  question({
    title: 'Stoppen',
    paragraphs: [
      `Klanten die ${name} invullen, lezen vanaf nu dat de code is verlopen. Bestellingen die er al zijn, houden hun korting.`,
    ],
    close: 'Nee',
    yes: 'Ja',
    tone: 'plain',
  })

function begin(code: DiscountCode | null) {
  return {
    code: '',
    soort: code?.kind ?? ('percentage' as const),
    waarde: code?.value ?? '',
    keys: code?.keys ?? [],
    vanaf: code?.from ?? '',
    totEnMet: code?.through ?? '',
    maxTotaal: String(code?.maxTotal ?? ''),
    maxPerEmail: String(code?.maxPerEmail ?? ''),
  }
}

/** An empty field is no limit; the server says what is wrong with anything else. */
function asData(fields: Fields) {
  const number = (typed: string) => {
    if (typed.trim() === '') return null
    return Number.isNaN(Number(typed)) ? typed : Number(typed)
  }
  return {
    soort: fields.soort,
    waarde: fields.waarde,
    spellen: fields.keys,
    vanaf: fields.vanaf || null,
    totEnMet: fields.totEnMet || null,
    maxTotaal: number(fields.maxTotaal),
    maxPerEmail: number(fields.maxPerEmail),
  }
}

/** The fields as the form calls them. */
export const NAMES = {
  code: 'Code',
  soort: 'Soort korting',
  waarde: 'Korting',
  keys: 'Spellen',
  vanaf: 'Geldig vanaf',
  totEnMet: 'Geldig tot en met',
  maxTotaal: 'Hoe vaak in totaal',
  maxPerEmail: 'Hoe vaak per e-mailadres',
} as const
