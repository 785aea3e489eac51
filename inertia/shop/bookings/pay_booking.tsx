import { useState } from 'react'
import type { Data } from '@generated/data'
import { PARTS } from './booking_states'
import { PaymentSteps } from './payment_steps'
import { useDeparture } from '~/shop/payments/use_departure'
import { BusyButton } from '~/ui/buttons/busy_button'
import { GeneralError } from '~/ui/general_error'
import { Heading } from '~/ui/heading'
import { useForm } from '~/ui/hooks/use_form'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { route } from '~/wire/routes'

type Booking = Data.Shop.Bookings.BookingPage
type Part = Booking['money']['parts'][number]

/** What is to be paid now, with a button for each way. It shows nothing when nothing is due. */
export function PayBooking({ booking }: { booking: Booking }) {
  const { money, token } = booking
  if (money.parts.length === 0) return null
  return (
    <section aria-labelledby="betalen" className="case p-6 sm:p-8">
      <Heading level={2} size="section" id="betalen">
        Betalen
      </Heading>
      <div className="mt-3 space-y-3">
        <p>{explain(booking)}</p>
        <PaymentSteps steps={money.steps} />
      </div>
      <PayButtons token={token} parts={money.parts} />
    </section>
  )
}

function explain({ money }: Booking): string {
  const { due, kept, outstanding } = money
  if (due?.overdue)
    return `De factuur was te betalen tot en met ${due.day}. Wil je die nu betalen? Heb je net betaald, dan hoef je niets te doen.`
  if (due) return `De factuur is te betalen tot en met ${due.day}.`
  if (kept) return `Je betaalde ${kept}. Er blijft ${outstanding} te betalen.`
  return 'Je betaalt veilig via de betaalpagina.'
}

function PayButtons({ token, parts }: { token: string; parts: readonly Part[] }) {
  const { submit, loading, generalError } = useForm()
  const { departing, depart } = useDeparture()
  const [pressed, setPressed] = useState<Part['part'] | null>(null)
  const busy = loading || departing

  async function pay(part: Part['part']) {
    if (busy) return
    setPressed(part)
    const data = { deel: PARTS[part].wire }
    const reply = await submit(route('booking_page.pay', { token }), data)
    if (reply?.ok) depart(reply.value.payurl)
  }

  return (
    <div className="mt-5 space-y-4">
      <WithoutJavaScript what="Deze knop" />
      <GeneralError>{generalError}</GeneralError>
      <div className="flex flex-wrap gap-3">
        {parts.map(({ part, amount }, index) => (
          <BusyButton
            key={part}
            type="button"
            busy={busy && part === pressed}
            onClick={() => pay(part)}
            className={index === parts.length - 1 ? 'button button-primary' : 'button'}
          >
            {`${LABELS[part]} ${amount}`}
          </BusyButton>
        ))}
      </div>
    </div>
  )
}

const LABELS = {
  whole: 'Betaal alles:',
  deposit: 'Betaal de aanbetaling:',
  rest: 'Betaal de rest:',
} as const
