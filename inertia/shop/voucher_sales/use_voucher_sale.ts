import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { VOUCHER_EUROS } from '#domain/shop/vouchers/vouchers'
import { freshKey } from '~/http'
import { useQuestions } from '~/shop/checkout/use_questions'
import { useDeparture } from '~/shop/payments/use_departure'
import { useFocusAfterError } from '~/ui/hooks/use_focus_after_error'
import { useForm } from '~/ui/hooks/use_form'
import { useKeptTyping } from '~/shop/typing/typing'
import { isRecord, isText } from '~/wire/refusal'
import { route } from '~/wire/routes'

const EMPTY = { amount: '25', name: '', email: '', recipient: '', recipientEmail: '', message: '' }
type Name = keyof typeof EMPTY

/** The names of the fields in the call and in its messages. */
const WIRE_NAMES = {
  amount: 'bedrag',
  name: 'naam',
  email: 'email',
  recipient: 'voor',
  recipientEmail: 'ontvanger',
  message: 'bericht',
} as const satisfies Record<keyof typeof EMPTY, string>

export type Way = 'email' | 'zelf'

const BEGIN = { ...EMPTY, way: 'email' as Way }

/** A voucher while it is being filled in and ordered. */
export function useVoucherSale(element: RefObject<HTMLFormElement | null>) {
  const [typed, setTyped] = useState(BEGIN)
  const [kept, setKept] = useState<string | null>(null)
  const key = useRef<string | null>(null)
  const { departing, depart } = useDeparture()
  const questions = useQuestions()
  const { submit, loading, clearError, ...form } = useForm({
    fields: [...Object.values(WIRE_NAMES), 'wijze'],
  })
  const busy = loading || departing
  const focusOnError = useFocusAfterError(element, busy)

  const change = (part: Partial<typeof typed>) => setTyped((earlier) => ({ ...earlier, ...part }))
  const forget = useKeptTyping('voucher', typed, setTyped)

  const set = (name: Name, value: string) => {
    change({ [name]: value })
    clearError(WIRE_NAMES[name])
  }

  const field = (name: Name) => ({
    ...{ name: WIRE_NAMES[name], value: typed[name], disabled: busy },
    errors: form.errors[WIRE_NAMES[name]],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  })

  async function order(event: FormEvent) {
    event.preventDefault()
    setKept(null)
    key.current ??= freshKey()
    const { amount, name, email, recipient, recipientEmail, message, way } = typed
    const slips = [email, recipientEmail]
    const reply = await submit(route('voucher_sale.store'), {
      ...{ bedrag: eurosIn(amount), naam: name, email, wijze: way },
      voor: recipient.trim() || null,
      ...(way === 'email' && { ontvanger: recipientEmail }),
      bericht: message.trim() || null,
      aanvraagsleutel: key.current,
      vragen: questions.mayAsk(slips),
    })
    if (!reply) return
    if (reply.ok) {
      forget()
      return depart(reply.value.payurl)
    }
    const { body, errors } = reply.error
    questions.remember(slips, body)
    setKept(isRecord(body) && isText(body.bestelling) ? body.bestelling : null)
    focusOnError(errors)
  }

  return {
    ...form,
    ...{ fields: typed, field, set, way: typed.way },
    setWay: (way: Way) => change({ way }),
    ...{ kept, busy, order },
    cents: centsIn(typed.amount),
  }
}

/** The server says what is wrong with anything that is not a number. */
const eurosIn = (typed: string) =>
  Number(typed.trim() === '' ? Number.NaN : typed.replace(/^€\s*/, '').replace(',', '.'))

/** The amount on the button; 0 unless it is one that is sold. */
function centsIn(typed: string): number {
  const euros = eurosIn(typed)
  const sold = Number.isInteger(euros) && euros >= VOUCHER_EUROS.min && euros <= VOUCHER_EUROS.max
  return sold ? euros * 100 : 0
}

export type VoucherSaleInUse = ReturnType<typeof useVoucherSale>
