import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { PLACEHOLDERS } from '#domain/shop/information'
import { ErrorSummary } from '~/ui/error_summary'
import { NowSaved } from '~/shop/settings/now_saved'
import { Panel } from '~/admin/shell/panel'
import { useText, type EditableText } from './use_text'
import { Dialog } from '~/ui/dialog'
import { GeneralError } from '~/ui/general_error'
import { Breadcrumb } from '~/ui/breadcrumb'
import { useDialog } from '~/ui/hooks/use_dialog'

export type PartFields<D> = {
  deel: D
  /** What its fields are called in the messages of the server: 'blokken.3'. */
  naam: string
  fouten: (field: string) => string[] | undefined
  onVerander: (part: D) => void
}

type Props<D> = EditableText<D> & {
  titel: string
  /** What a part is called: a block, a question. */
  wat: string
  gewijzigd: boolean
  leeg: D
  /** The places that the original text has and this one no longer does. */
  verdwenen: (now: readonly D[]) => string[]
  velden: (part: PartFields<D>) => ReactNode
  voorbeeld: (part: D, index: number) => ReactNode
}

/** Changes a text part by part, with the page beside it as visitors will see it. */
export function TextEditor<D>(props: Props<D>) {
  const {
    titel: title,
    veld: field,
    wat: what,
    gewijzigd: changed,
    leeg: empty,
    velden: fields,
    voorbeeld: preview,
  } = props
  const dialog = useDialog()
  const text = useText(props, dialog)
  const { delen: parts, errors } = text
  const vanished = props.verdwenen(parts.map(({ deel: part }) => part))

  return (
    <div className="space-y-5">
      <Breadcrumb
        kruimels={[{ tekst: 'Instellingen', href: '/dashboard/instellingen' }, { tekst: title }]}
      />
      <h1 className="text-3xl">{title}</h1>
      <p className="max-w-[46rem]">
        {PLACEHOLDERS.map((placeholder) => `{${placeholder}}`).join(' ')} worden op de pagina
        ingevuld met de gegevens van de winkel.{' '}
        {changed ? 'Deze tekst is door jullie gewijzigd.' : 'Dit is de oorspronkelijke tekst.'}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel titel="Tekst">
          <form onSubmit={text.slaOp} noValidate className="space-y-5">
            <ErrorSummary errors={errors} />
            {parts.map(({ sleutel: key, deel: part }, index) => (
              <fieldset
                key={key}
                id={`deel-${key}`}
                tabIndex={-1}
                className="min-w-0 rounded-lg border border-lijn-zacht p-4"
              >
                <legend className="px-1 font-semibold">
                  {capitalize(what)} {index + 1}
                </legend>
                {fields({
                  deel: part,
                  naam: `${field}.${index}`,
                  fouten: (one) => errors[`${field}.${index}.${one}`],
                  onVerander: (updated) => text.verander(index, updated),
                })}
                <div className="mt-3 flex flex-wrap gap-2">
                  <SmallButton onClick={() => text.verplaats(index, -1)} uit={index === 0}>
                    Omhoog
                  </SmallButton>
                  <SmallButton
                    onClick={() => text.verplaats(index, 1)}
                    uit={index === parts.length - 1}
                  >
                    Omlaag
                  </SmallButton>
                  <SmallButton onClick={() => text.voegToe(index, empty)}>
                    Hieronder invoegen
                  </SmallButton>
                  <SmallButton onClick={() => text.verwijder(index)} uit={parts.length === 1}>
                    Verwijderen
                  </SmallButton>
                </div>
              </fieldset>
            ))}
            {vanished.length > 0 && (
              <p className="notitie">
                In de oorspronkelijke tekst stond ook {vanished.join(' ')}. Staat dat er nog op een
                andere manier?
              </p>
            )}
            <GeneralError>{text.fout}</GeneralError>
            {text.ingehaald && <NowSaved>{props.delen.map(preview)}</NowSaved>}
            <div className="flex flex-wrap items-center gap-3">
              <button type="submit" aria-busy={text.bezig} className="knop knop-lak">
                Opslaan
              </button>
              {changed && (
                <button
                  type="button"
                  aria-busy={text.bezig}
                  onClick={text.zetTerug}
                  className="knop"
                >
                  Terug naar de oorspronkelijke tekst
                </button>
              )}
              <Link href="/dashboard/instellingen" className="knop">
                Terug
              </Link>
              <p role="status" className="font-semibold text-mos">
                {text.gedaan}
              </p>
            </div>
          </form>
        </Panel>
        <Panel titel="Zo ziet de bezoeker het" className="lg:sticky lg:top-4">
          <div
            className="max-h-[80dvh] space-y-4 overflow-y-auto pr-2"
            tabIndex={0}
            role="region"
            aria-label="Voorbeeld"
          >
            {parts.map(({ deel: part, sleutel: key }) => preview(part, key))}
          </div>
        </Panel>
      </div>
      <Dialog dialoog={dialog} />
    </div>
  )
}

type SmallButtonProps = { onClick: () => void; uit?: boolean; children: string }

const SmallButton = ({ onClick, uit: disabled = false, children }: SmallButtonProps) => (
  <button type="button" onClick={onClick} disabled={disabled} className="knop">
    {children}
  </button>
)

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
