import { useState, type FormEvent } from 'react'
import { GeneralError } from '~/ui/general_error'
import { Keyhole } from '~/ui/keyhole'
import { Field } from '~/ui/field'
import { useForm } from '~/ui/hooks/use_form'

export default function Login(_: { titel: string }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { submit, loading, errors, generalError } = useForm<{ naar: string }>('/api/login')

  async function logIn(event: FormEvent) {
    event.preventDefault()
    const reply = await submit({ email, password })
    if (reply?.ok) window.location.assign(reply.data.naar)
  }

  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-[26rem] content-center px-4 py-10">
      <form method="post" onSubmit={logIn} noValidate className="kist space-y-5 p-6 sm:p-8">
        <h1 className="text-3xl">Inloggen</h1>
        <Field
          label="E-mail"
          naam="email"
          verplicht
          type="email"
          autoComplete="username"
          value={email}
          fouten={errors.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Field
          label="Wachtwoord"
          naam="password"
          verplicht
          type="password"
          autoComplete="current-password"
          value={password}
          fouten={errors.password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <GeneralError>{generalError}</GeneralError>
        <button type="submit" disabled={loading} className="knop knop-lak w-full">
          {loading && <Keyhole draait />} Login
        </button>
      </form>
    </main>
  )
}
