import type { ReactNode } from 'react'
import { Link } from '@inertiajs/react'
import { Heading } from '~/ui/heading'
import { Icon, type IconName } from '~/ui/icon'
import { useShared } from '~/ui/hooks/use_shared'
import { urlFor } from '~/wire/routes'

/**
 * What visitors want to know about a shop that is new to them. The shop keeps every promise in it.
 */
export function Trust() {
  const { shop } = useShared()
  return (
    <section aria-labelledby="weten">
      <Heading level={2} size="chapter" id="weten">
        Goed om te weten
      </Heading>
      <ul className="mt-7 grid gap-6 sm:grid-cols-2">
        <Fact icon="spelers" title="Wie er achter zit">
          {shop.name}, {shop.address}.
        </Fact>
        <Fact icon="delivery" title="Een vraag?">
          We streven ernaar om binnen drie werkdagen te antwoorden.{' '}
          <Link href={urlFor('contact.create')} className="link">
            Stel je vraag
          </Link>
          .
        </Fact>
        <Fact icon="parcel" title="Bedenktijd">
          Een spel per post mag je binnen veertien dagen na ontvangst herroepen.{' '}
          <Link href={urlFor('information.withdrawal')} className="link">
            Zo gaat terugsturen
          </Link>
          .
        </Fact>
        <Fact icon="lock" title="Geen account, geen cookies">
          Bestellen gaat met je naam en e-mailadres. De winkel zet geen cookies en telt bezoek
          zonder te weten wie het was.
        </Fact>
      </ul>
    </section>
  )
}

type FactProps = { icon: IconName; title: string; children: ReactNode }

function Fact({ icon, title, children }: FactProps) {
  return (
    <li className="flex gap-4">
      <Icon name={icon} className="size-8 text-brass" />
      <div>
        <Heading level={3} size="detail">
          {title}
        </Heading>
        <p className="text-soft">{children}</p>
      </div>
    </li>
  )
}
