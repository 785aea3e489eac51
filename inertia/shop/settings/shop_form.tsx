import { ErrorSummary } from '~/ui/error_summary'
import { KeptNotes } from '~/admin/drafts/kept_notes'
import { Panel } from '~/admin/shell/panel'
import { GeneralError } from '~/ui/general_error'
import { Dialog } from '~/ui/dialog'
import { useDialog } from '~/ui/hooks/use_dialog'
import { Field } from '~/ui/field'
import { Outcome } from '~/admin/shell/outcome'
import { NAMES, useShopForm, type ShopData } from './use_shop_form'

type Props = { data: ShopData; seen: string }

/**
 * The shop's details. A change of an e-mail address requires the password, because customers' mail
 * goes there.
 */
export function ShopForm({ data, seen }: Props) {
  const dialog = useDialog()
  const form = useShopForm(data, seen, dialog)
  const { fields, field, kept, outcome, busy, error, errors } = form

  return (
    <Panel title="Winkelgegevens">
      <form onSubmit={form.saveForm} noValidate className="max-w-[44rem] space-y-4">
        <ErrorSummary errors={errors} />
        <Field mandatory maxLength={80} {...field('name')} />
        <Field
          mandatory
          type="email"
          note="Dit zien bezoekers, en hierheen gaan hun antwoorden."
          {...field('email')}
        />
        <Field
          type="email"
          note="Hier komen contactberichten en verzendopdrachten binnen. Leeg: op het adres van de winkel."
          {...field('notices')}
        />
        {form.otherAddress && <Password {...form} />}
        <Field mandatory maxLength={200} {...field('address')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field mandatory {...field('kvk')} />
          <Field mandatory={!fields.kor} {...field('vatId')} />
        </div>
        <Field
          note="Staat op een factuur op rekening. Leeg: dan betaalt de klant alleen met de knop."
          {...field('iban')}
        />
        <Choice name="kor" wireName="kor" {...form} />
        <Field type="url" note="Het hele adres, met https:// ervoor." {...field('social')} />
        <Choice name="paymentReminders" wireName="betaalherinnering" {...form} />
        <Choice name="dailyDigest" wireName="dagbericht" {...form} />
        <GeneralError>{error}</GeneralError>
        <KeptNotes kept={kept} names={NAMES} />
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="button button-primary">
            Opslaan
          </button>
          <Outcome>{outcome}</Outcome>
        </div>
      </form>
      <Dialog dialog={dialog} />
    </Panel>
  )
}

type Form = ReturnType<typeof useShopForm>

function Password({ current, setCurrent, errors }: Form) {
  return (
    <Field
      label="Je wachtwoord"
      name="huidig"
      mandatory
      type="password"
      autoComplete="current-password"
      note="Een ander e-mailadres wijzigen kan alleen met je wachtwoord."
      value={current}
      errors={errors.huidig}
      onChange={({ target }) => setCurrent(target.value)}
    />
  )
}

type ChoiceProps = Form & { name: 'kor' | 'dailyDigest' | 'paymentReminders'; wireName: string }

function Choice({ name, wireName, fields, change }: ChoiceProps) {
  return (
    <label className="option">
      <input
        type="checkbox"
        name={wireName}
        checked={fields[name]}
        onChange={({ target }) => change({ [name]: target.checked })}
      />
      {NAMES[name]}
    </label>
  )
}
