import { useState, type FormEvent } from 'react'
import { HuidigWachtwoord } from '~/components/beheer/huidig_wachtwoord'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Veld } from '~/components/ui/veld'
import { useFormulier } from '~/hooks/use_formulier'

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
export function Codeformulier<T>(props: Props<T>) {
  const { url, knop, alleenApp = false, bijzaak = false, onGelukt } = props
  const [huidig, setHuidig] = useState('')
  const [code, setCode] = useState('')
  const { submit, loading, errors, generalError } = useFormulier<T>(url)

  async function verstuur(event: FormEvent) {
    event.preventDefault()
    const antwoord = await submit({ huidig, code })
    if (!antwoord?.ok) return
    setHuidig('')
    setCode('')
    onGelukt(antwoord.data)
  }

  return (
    <form method="post" onSubmit={verstuur} noValidate className="max-w-[24rem] space-y-4">
      <HuidigWachtwoord value={huidig} fouten={errors.huidig} onTyp={setHuidig} />
      <Veld
        label={alleenApp ? 'Code uit je app' : 'Code uit je app, of een herstelcode'}
        naam="code"
        verplicht
        autoComplete="one-time-code"
        inputMode={alleenApp ? 'numeric' : undefined}
        spellCheck={false}
        value={code}
        fouten={errors.code}
        onChange={({ target }) => setCode(target.value)}
      />
      <AlgemeneFout>{generalError}</AlgemeneFout>
      <button type="submit" disabled={loading} className={bijzaak ? 'knop' : 'knop knop-lak'}>
        {knop}
      </button>
    </form>
  )
}
