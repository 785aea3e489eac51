import { Fragment } from 'react'
import { EmailAddress } from './email_address'
import { useShared } from './hooks/use_shared'

/** A text of `content/` in which {naam}, {adres}, {kvk}, {btwId} and {email} are the shop's own. */
export function ShopText({ children }: { children: string }) {
  const { winkel: shop } = useShared()
  return children.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === 'email') return <EmailAddress key={index} />
    if (name === 'btwId' && !shop.btwId && shop.kor)
      return <Fragment key={index}>geen (kleineondernemersregeling)</Fragment>
    const value = name && name in shop ? shop[name as 'naam'] : part
    return <Fragment key={index}>{value}</Fragment>
  })
}
