import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { PLACEHOLDERS } from '#domain/shop/information'
import { ErrorSummary } from '~/ui/error_summary'
import { RestoredNote } from '~/admin/drafts/kept_notes'
import { NowSaved } from '~/admin/drafts/now_saved'
import { Panel } from '~/admin/shell/panel'
import { TextPart, type PartFields } from './text_part'
import { useText, type EditableText, type TextInUse } from './use_text'
import { Dialog } from '~/ui/dialog'
import { GeneralError } from '~/ui/general_error'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'
import { adminUrlFor } from '~/wire/admin_routes'
import { Outcome } from '~/admin/shell/outcome'
import { Heading } from '~/ui/heading'

type Props<D> = EditableText<D> & {
  title: string
  /** The word for a part: a block, a question. */
  what: string
  changed: boolean
  empty: D
  /** The placeholders that the original text has and this one lacks. */
  vanished: (now: readonly D[]) => string[]
  fields: (part: PartFields<D>) => ReactNode
  preview: (part: D, index: number) => ReactNode
}

/** Changes a text part by part, beside the page as visitors will see it. */
export function TextEditor<D>(props: Props<D>) {
  const { title, changed, preview } = props
  const dialog = useDialog()
  const text = useText(props, dialog)

  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[{ text: 'Instellingen', href: adminUrlFor('setting.index') }, { text: title }]}
      />
      <Heading level={1} size="title">
        {title}
      </Heading>
      <p className="max-w-[46rem]">
        {PLACEHOLDERS.map((placeholder) => `{${placeholder}}`).join(' ')} worden op de pagina
        ingevuld met de gegevens van de winkel.{' '}
        {changed ? 'Deze tekst is door jullie gewijzigd.' : 'Dit is de oorspronkelijke tekst.'}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <TextForm {...props} text={text} />
        <Panel title="Zo ziet de bezoeker het" className="lg:sticky lg:top-4">
          <div
            className="max-h-[80dvh] space-y-4 overflow-y-auto pr-2"
            tabIndex={0}
            role="region"
            aria-label="Voorbeeld"
          >
            {text.parts.map(({ part, key }) => preview(part, key))}
          </div>
        </Panel>
      </div>
      <Dialog dialog={dialog} />
    </div>
  )
}

type FormProps<D> = Props<D> & { text: TextInUse<D> }

function TextForm<D>(props: FormProps<D>) {
  const { text, parts, changed, preview } = props
  const vanished = props.vanished(text.parts.map(({ part }) => part))
  return (
    <Panel title="Tekst">
      <form onSubmit={text.saveForm} noValidate className="space-y-5">
        <RestoredNote {...text.kept} />
        <ErrorSummary errors={text.errors} />
        {text.parts.map(({ key, part }, index) => (
          <TextPart key={key} {...props} id={key} part={part} index={index} />
        ))}
        {vanished.length > 0 && (
          <p className="note">
            In de oorspronkelijke tekst stond ook {vanished.join(' ')}. Staat dat er nog op een
            andere manier?
          </p>
        )}
        <GeneralError>{text.error}</GeneralError>
        {text.kept.others.length > 0 && <NowSaved>{parts.map(preview)}</NowSaved>}
        <SaveBar text={text} changed={changed} />
      </form>
    </Panel>
  )
}

type SaveBarProps<D> = { text: TextInUse<D>; changed: boolean }

function SaveBar<D>({ text, changed }: SaveBarProps<D>) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="submit" aria-busy={text.busy} className="button button-primary">
        Opslaan
      </button>
      {changed && (
        <button type="button" aria-busy={text.busy} onClick={text.reset} className="button">
          Terug naar de oorspronkelijke tekst
        </button>
      )}
      <Link href={adminUrlFor('setting.index')} className="button">
        Terug
      </Link>
      <Outcome>{text.outcome}</Outcome>
    </div>
  )
}
