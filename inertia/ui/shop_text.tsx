import { Fragment } from 'react'
import { EmailAddress } from './email_address'
import { useShared } from './hooks/use_shared'

/**
 * The placeholders in a text of `content/`. {email} is missing here, because it becomes an element
 * of its own.
 */
const PLACES = { naam: 'name', adres: 'address', kvk: 'kvk', btwId: 'vatId' } as const

const isPlace = (name: string | undefined): name is keyof typeof PLACES =>
  name !== undefined && Object.hasOwn(PLACES, name)

/**
 * A text of `content/` in which {naam}, {adres}, {kvk}, {btwId} and {email} become the shop's own
 * details.
 */
export function ShopText({ children }: { children: string }) {
  const { shop } = useShared()
  return children.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === 'email') return <EmailAddress key={index} />
    if (name === 'btwId' && !shop.vatId && shop.kor)
      return <Fragment key={index}>geen (kleineondernemersregeling)</Fragment>
    return <Fragment key={index}>{isPlace(name) ? shop[PLACES[name]] : part}</Fragment>
  })
}
