import type { Data } from '@generated/data'
import { Link } from '@inertiajs/react'
import { KeptNotes } from '~/admin/drafts/kept_notes'
import { Panel } from '~/admin/shell/panel'
import { ErrorSummary } from '~/ui/error_summary'
import { Field } from '~/ui/field'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminUrlFor } from '~/wire/admin_routes'
import { DiscountFields, GameChoices, LimitFields } from './discount_code_fields'
import {
  NAMES,
  useDiscountCode,
  type DiscountCode,
  type DiscountCodeInUse,
} from './use_discount_code'

type Props = {
  code: DiscountCode | null
  games: Data.Shop.DiscountCodes.GameChoice[]
  dialog: DialogInUse
}

/** Makes a discount code or changes one. */
export function DiscountCodeForm({ code, games, dialog }: Props) {
  const editing = useDiscountCode(code, dialog)
  return (
    <Panel title="Gegevens">
      <form onSubmit={editing.saveForm} noValidate className="max-w-[44rem] space-y-5">
        <ErrorSummary errors={editing.errors} />
        <KeptNotes
          kept={editing.kept}
          names={NAMES}
          say={{
            keys: (keys) => titles(games, keys),
            soort: (kind) => (kind === 'percentage' ? 'een percentage' : 'een bedrag'),
          }}
        />
        {!code && (
          <Field
            label="Code"
            mandatory
            maxLength={40}
            note="Letters, cijfers en streepjes. Klanten mogen hem met kleine letters of spaties typen."
            {...editing.field('code')}
          />
        )}
        <DiscountFields {...editing} />
        <GameChoices games={games} {...editing} />
        <LimitFields {...editing} />
        <GeneralError>{editing.error}</GeneralError>
        <Buttons code={code} editing={editing} />
      </form>
    </Panel>
  )
}

const titles = (games: Props['games'], keys: readonly string[]) =>
  games
    .filter(({ key }) => keys.includes(key))
    .map(({ title }) => title)
    .join(', ') || `alle ${games.length}`

type ButtonsProps = {
  code: DiscountCode | null
  editing: DiscountCodeInUse
}

function Buttons({ code, editing: { busy, stop, resume, outcome } }: ButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="submit" aria-busy={busy} className="button button-primary">
        Opslaan
      </button>
      {code && code.state !== 'stopped' && (
        <button type="button" aria-busy={busy} onClick={() => stop(code)} className="button">
          Stoppen
        </button>
      )}
      {code?.state === 'stopped' && (
        <button type="button" aria-busy={busy} onClick={() => resume(code)} className="button">
          Weer laten werken
        </button>
      )}
      <Link href={adminUrlFor('discount_code_screen.index')} className="button">
        Terug
      </Link>
      <p role="status" className="font-semibold text-moss">
        {outcome}
      </p>
    </div>
  )
}
