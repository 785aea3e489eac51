import type { Data } from '@generated/data'
import { useState, type FormEvent } from 'react'
import { adminRoute } from '~/wire/admin_routes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { useSave } from '~/admin/drafts/use_save'

export type ShopData = Data.Shop.Settings.ShopData

export const NAMES = {
  name: 'Naam van de winkel',
  email: 'E-mailadres van de winkel',
  notices: 'E-mailadres voor meldingen',
  address: 'Adres',
  kvk: 'KvK-nummer',
  vatId: 'Btw-id',
  kor: 'We doen mee aan de kleineondernemersregeling (KOR): geen btw',
  social: 'Social media',
  paymentReminders: 'Mail een klant één keer als een bestelling na een uur niet is betaald',
  dailyDigest: 'Mail ons elke ochtend wat er gisteren gebeurde en wat er wacht',
} as const

/** The names of the fields in the call, and in its messages. */
const WIRE_NAMES = {
  name: 'naam',
  email: 'email',
  notices: 'meldingen',
  address: 'adres',
  kvk: 'kvk',
  vatId: 'btwId',
  social: 'social',
} as const

/** The shop's own data while it is being changed. */
export function useShopForm(data: ShopData, seen: string) {
  const kept = useKeptFields('shop', data)
  const { fields } = kept
  const [current, setCurrent] = useState('')
  const { save, setOutcome, ...setting } = useSave(seen)
  const { errors } = setting
  const otherAddress = fields.email !== data.email || fields.notices !== data.notices

  function change(part: Partial<ShopData>) {
    setOutcome('')
    kept.change(part)
  }

  const field = (name: keyof typeof WIRE_NAMES) => ({
    name: WIRE_NAMES[name],
    label: NAMES[name],
    value: fields[name],
    errors: errors[WIRE_NAMES[name]],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    const values = {
      naam: fields.name,
      email: fields.email,
      meldingen: fields.notices.trim() || null,
      adres: fields.address,
      kvk: fields.kvk,
      btwId: fields.vatId.trim() || null,
      kor: fields.kor,
      social: fields.social.trim() || null,
      dagbericht: fields.dailyDigest,
      betaalherinnering: fields.paymentReminders,
      huidig: otherAddress ? current : null,
    }
    const done = 'Opgeslagen. De winkel laat het meteen zien.'
    if (!(await save(adminRoute('setting.update'), values, done))) return
    kept.settle()
    setCurrent('')
  }

  return { ...setting, kept, fields, change, field, otherAddress, current, setCurrent, saveForm }
}
