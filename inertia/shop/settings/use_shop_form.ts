import type { Data } from '@generated/data'
import { useState, type FormEvent } from 'react'
import { adminRoute } from '~/wire/admin_routes'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
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
  iban: 'IBAN',
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
  iban: 'iban',
  social: 'social',
} as const

const ASK_KOR = {
  title: 'Btw verandert overal',
  on: 'Zet je de KOR aan, dan rekent de winkel vanaf nu nergens btw meer: niet in bestellingen, offertes en facturen. Dat mag alleen als de Belastingdienst je aanmelding heeft bevestigd.',
  off: 'Zet je de KOR uit, dan rekent de winkel vanaf nu overal btw: in bestellingen, offertes en facturen. De prijzen blijven gelijk; de btw zit erin.',
  past: 'Facturen die al zijn gemaakt, veranderen niet.',
}

/** The shop's own data while it is being changed. */
export function useShopForm(data: ShopData, seen: string, { confirm }: DialogInUse) {
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
    const { title, on, off, past } = ASK_KOR
    const question = { title, paragraphs: [fields.kor ? on : off, past, 'Klopt dat?'] }
    if (fields.kor !== data.kor && !(await confirm(question))) return
    const values = {
      naam: fields.name,
      email: fields.email,
      meldingen: fields.notices.trim() || null,
      adres: fields.address,
      kvk: fields.kvk,
      btwId: fields.vatId.trim() || null,
      iban: fields.iban.trim() || null,
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
