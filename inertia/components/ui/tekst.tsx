import { Fragment } from 'react'
import { Emailadres } from '~/components/ui/emailadres'
import { useGedeeld } from '~/hooks/use_gedeeld'

/** A text of `content/` in which {naam}, {adres}, {kvk}, {btwId} and {email} are the shop's own. */
export function Tekst({ children }: { children: string }) {
  const { winkel } = useGedeeld()
  return children.split(/(\{\w+\})/).map((deel, nr) => {
    const naam = /^\{(\w+)\}$/.exec(deel)?.[1]
    if (naam === 'email') return <Emailadres key={nr} />
    if (naam === 'btwId' && !winkel.btwId && winkel.kor)
      return <Fragment key={nr}>geen (kleineondernemersregeling)</Fragment>
    const waarde = naam && naam in winkel ? winkel[naam as 'naam'] : deel
    return <Fragment key={nr}>{waarde}</Fragment>
  })
}
