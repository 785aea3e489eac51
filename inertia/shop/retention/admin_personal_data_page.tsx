import { Fragment, useState, type FormEvent } from 'react'
import type { Data } from '@generated/data'
import { ErasePerson } from './erase_person'
import { ExportPerson } from './export_person'
import { Forecast } from './forecast'
import { Panel } from '~/admin/shell/panel'
import { inAdmin } from '~/layouts/admin_layout'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Field } from '~/ui/field'
import { GeneralError } from '~/ui/general_error'
import { Heading } from '~/ui/heading'
import { useForm } from '~/ui/hooks/use_form'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Report = Data.Shop.Retention.Erasure
type Props = { title: string; elsewhere: string }

/** Personal data of a customer, by e-mail address. */
export default function PersonalData({ title, elsewhere }: Props) {
  const [found, setFound] = useState<{ email: string; report: Report } | null>(null)
  const [erased, setErased] = useState<Report | null>(null)

  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[{ text: 'Instellingen', href: adminUrlFor('setting.index') }, { text: title }]}
      />
      <Heading level={1} size="title">
        {title}
      </Heading>
      <SearchPerson
        onFound={(email, report) => {
          setErased(null)
          setFound({ email, report })
        }}
      />
      {found && !erased && <Forecast key={found.email} {...found} />}
      {found && !erased && !isEmpty(found.report) && (
        <Fragment key={found.email}>
          <ExportPerson email={found.email} />
          <ErasePerson email={found.email} report={found.report} onErased={setErased} />
        </Fragment>
      )}
      {found && erased && (
        <Forecast email={found.email} report={erased} done elsewhere={elsewhere} />
      )}
    </div>
  )
}

PersonalData.layout = inAdmin

const isEmpty = ({ gewist: erased, blijft: kept, later }: Report) =>
  erased.length + kept.length + later.length === 0

function SearchPerson({ onFound }: { onFound: (email: string, report: Report) => void }) {
  const [email, setEmail] = useState('')
  const { submit, loading, errors, generalError } = useForm({ fields: ['email'] })

  async function search(event: FormEvent) {
    event.preventDefault()
    const reply = await submit(adminRoute('personal_data.show'), { email })
    if (reply?.ok) onFound(email.trim(), reply.value)
  }

  return (
    <Panel title="Zoeken">
      <form role="search" onSubmit={search} noValidate className="max-w-[32rem] space-y-4">
        <p>Vraagt iemand wat je bewaart, of wil iemand vergeten worden? Zoek op het e-mailadres.</p>
        <Field
          label="E-mail"
          name="email"
          mandatory
          type="email"
          autoComplete="off"
          value={email}
          errors={errors.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <GeneralError>{generalError}</GeneralError>
        <button type="submit" aria-busy={loading} className="button button-primary">
          Zoeken
        </button>
      </form>
    </Panel>
  )
}
