import { useState } from 'react'
import { waysOf, type GiftWay } from '#domain/shop/gifts'
import { useKeptTyping } from '~/shop/typing/typing'
import type { FieldErrors } from '~/wire/refusal'

const EMPTY = { name: '', email: '', message: '', day: '' }

/** What is filled in about a gift. */
type Typed = typeof EMPTY

/** The names of the fields in the call and its messages. */
const WIRE_NAMES = {
  name: 'cadeau.naam',
  email: 'cadeau.email',
  message: 'cadeau.bericht',
  day: 'cadeau.datum',
} as const satisfies Record<keyof Typed, string>

export const GIFT_FIELDS = [...Object.values(WIRE_NAMES), 'cadeau.wijze']

type Form = {
  readonly apiPath: string
  readonly byPost: boolean
  readonly errors: FieldErrors
  readonly clearError: (field: string) => void
}

/** A gift while it is being filled in: whether it is one, for whom, and how it gets there. */
export function useGift({ apiPath, byPost, errors, clearError }: Form) {
  const [typed, setTyped] = useState(() => ({
    ...{ ...EMPTY, wanted: false },
    way: (waysOf(byPost)[0] ?? 'zelf') as GiftWay,
  }))
  const { wanted, way } = typed
  const change = (part: Partial<typeof typed>) => setTyped((earlier) => ({ ...earlier, ...part }))
  const forget = useKeptTyping(`gift:${apiPath}`, typed, setTyped)

  const field = (name: keyof Typed) => ({
    name: WIRE_NAMES[name],
    value: typed[name],
    errors: errors[WIRE_NAMES[name]],
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [name]: target.value })
      clearError(WIRE_NAMES[name])
    },
  })

  /** The part of the order that says it is a gift; nothing when it is not. */
  function payload() {
    if (!wanted) return {}
    const { name, email, message, day } = typed
    const mail = way === 'email' && { email: email || null, datum: day || null }
    return { cadeau: { naam: name, wijze: way, bericht: message || null, ...mail } }
  }

  const email = wanted ? typed.email : ''
  return {
    ...{ wanted, way, field, payload, forget, email },
    setWanted: (isGift: boolean) => change({ wanted: isGift }),
    setWay: (chosen: GiftWay) => change({ way: chosen }),
  }
}

export type GiftInUse = ReturnType<typeof useGift>
