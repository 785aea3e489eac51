import { Link } from '@inertiajs/react'
import { Herroepbevestiging, type Bevestigen } from '~/components/winkel/herroepbevestiging'
import { Herroepformulier, type Herroepvelden } from '~/components/winkel/herroepformulier'
import type { FieldErrors } from '~/hooks/use_formulier'
import { inWinkel } from '~/layouts/winkel'

type Props = {
  titel: string
  pageToken: string
  velden: Herroepvelden
  fouten: FieldErrors
  melding: string | null
  /** Filled in step 2. */
  bevestigen: Bevestigen | null
}

/** Withdrawing from an agreement, in the two steps of the law. */
export default function Herroepen({ titel, bevestigen, ...props }: Props) {
  return (
    <div className="mx-auto max-w-[42rem]">
      <p className="font-semibold text-zacht">Stap {bevestigen ? 2 : 1} van 2</p>
      <h1 className="mt-1 text-4xl sm:text-5xl">{titel}</h1>
      {!bevestigen && (
        <p className="mt-4 text-lg">
          Wil je van je bestelling af? Dan herroep je haar hier. Je hoeft niet in te loggen en geen
          reden te geven. Wat er daarna gebeurt, lees je bij{' '}
          <Link href="/herroepingsrecht" className="link">
            herroepingsrecht
          </Link>
          .
        </p>
      )}
      <section aria-label={titel} className="kist mt-7 p-5 sm:p-8">
        {bevestigen ? (
          <Herroepbevestiging bevestigen={bevestigen} {...props} />
        ) : (
          <Herroepformulier {...props} />
        )}
      </section>
    </div>
  )
}

Herroepen.layout = inWinkel
