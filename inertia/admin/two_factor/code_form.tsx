import { useState, type FormEvent } from 'react'
import { CurrentPassword } from '~/admin/shell/current_password'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import { useForm } from '~/ui/hooks/use_form'

type Props<T> = {
  url: string
  knop: string
  /** Before the first code is used there are no recovery codes yet. */
  alleenApp?: boolean
  /** Not what people come to this page for. */
  bijzaak?: boolean
  onGelukt: (data: T) => void
}

/** The password once more and a code, before something changes in how an admin logs in. */
export function CodeForm<T>(props: Props<T>) {
  const {
    url,
    knop: button,
    alleenApp: appOnly = false,
    bijzaak: secondary = false,
    onGelukt: onSuccess,
  } = props
  const [current, setCurrent] = useState('')
  const [code, setCode] = useState('')
  const { submit, loading, errors, generalError } = useForm<T>(url)

  async function send(event: FormEvent) {
    event.preventDefault()
    const reply = await submit({ huidig: current, code })
    if (!reply?.ok) return
    setCurrent('')
    setCode('')
    onSuccess(reply.data)
  }

  return (
    <form method="post" onSubmit={send} noValidate className="max-w-[24rem] space-y-4">
      <CurrentPassword value={current} fouten={errors.huidig} onTyp={setCurrent} />
      <Field
        label={appOnly ? 'Code uit je app' : 'Code uit je app, of een herstelcode'}
        naam="code"
        verplicht
        autoComplete="one-time-code"
        inputMode={appOnly ? 'numeric' : undefined}
        spellCheck={false}
        value={code}
        fouten={errors.code}
        onChange={({ target }) => setCode(target.value)}
      />
      <GeneralError>{generalError}</GeneralError>
      <button type="submit" disabled={loading} className={secondary ? 'knop' : 'knop knop-lak'}>
        {button}
      </button>
    </form>
  )
}
