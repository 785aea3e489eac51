import { useState, type FormEvent } from 'react'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Sleutelgat } from '~/components/ui/sleutelgat'
import { Veld } from '~/components/ui/veld'
import { useFormulier } from '~/hooks/use_formulier'

export default function Login(_: { titel: string }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { submit, loading, errors, generalError } = useFormulier<{ naar: string }>('/api/login')

  async function logIn(event: FormEvent) {
    event.preventDefault()
    const antwoord = await submit({ email, password })
    if (antwoord?.ok) window.location.assign(antwoord.data.naar)
  }

  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-[26rem] content-center px-4 py-10">
      <form method="post" onSubmit={logIn} noValidate className="kist space-y-5 p-6 sm:p-8">
        <h1 className="text-3xl">Inloggen</h1>
        <Veld
          label="E-mail"
          naam="email"
          verplicht
          type="email"
          autoComplete="username"
          value={email}
          fouten={errors.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Veld
          label="Wachtwoord"
          naam="password"
          verplicht
          type="password"
          autoComplete="current-password"
          value={password}
          fouten={errors.password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <AlgemeneFout>{generalError}</AlgemeneFout>
        <button type="submit" disabled={loading} className="knop knop-lak w-full">
          {loading && <Sleutelgat draait />} Login
        </button>
      </form>
    </main>
  )
}
