import { useState, type FormEvent } from 'react'
import { CurrentPassword } from '~/admin/shell/current_password'
import { ErrorSummary } from '~/ui/error_summary'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import { useForm } from '~/ui/hooks/use_form'
import type { AnswerOf } from '~/wire/answers'
import { handOn, type PayloadOf } from '~/wire/payloads'
import type { Route } from '~/wire/routes_of'

type CodeRoute = 'two_factor.store' | 'two_factor.destroy' | 'recovery_code.store'
type Typed = PayloadOf<CodeRoute>

type Props<Name extends CodeRoute> = {
  to: Route<Name>
  button: string
  /** There are no recovery codes yet before the first code is used. */
  appOnly?: boolean
  /** Whether this is not the main form of the page. */
  secondary?: boolean
  onSuccess: (answer: AnswerOf<Name>) => void
}

/** The password once more and a code, before something changes in how an admin logs in. */
export function CodeForm<Name extends CodeRoute>(props: Props<Name>) {
  const { to, button, appOnly = false, secondary = false, onSuccess } = props
  const [current, setCurrent] = useState('')
  const [code, setCode] = useState('')
  const { submit, loading, errors, generalError } = useForm({ fields: 'all' })

  async function send(event: FormEvent) {
    event.preventDefault()
    const typed: Typed = { huidig: current, code }
    const reply = await submit(to, ...handOn<Name>(typed))
    if (!reply?.ok) return
    setCurrent('')
    setCode('')
    onSuccess(reply.value)
  }

  return (
    <form method="post" onSubmit={send} noValidate className="max-w-[24rem] space-y-4">
      <ErrorSummary errors={errors} />
      <CurrentPassword value={current} errors={errors.huidig} onType={setCurrent} />
      <Field
        label={appOnly ? 'Code uit je app' : 'Code uit je app, of een herstelcode'}
        name="code"
        mandatory
        autoComplete="one-time-code"
        inputMode={appOnly ? 'numeric' : undefined}
        spellCheck={false}
        value={code}
        errors={errors.code}
        onChange={({ target }) => setCode(target.value)}
      />
      <GeneralError>{generalError}</GeneralError>
      <button
        type="submit"
        aria-busy={loading}
        className={secondary ? 'button' : 'button button-primary'}
      >
        {button}
      </button>
    </form>
  )
}
