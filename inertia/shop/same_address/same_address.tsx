import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Heading } from '~/ui/heading'
import { Panel } from '~/admin/shell/panel'
import { Time } from '~/ui/time'

type Props = { sameAddress: Data.Shop.SameAddress.SameAddress }

/** What else somebody ordered, asked or withdrew with the same e-mail address. */
export function SameAddress({ sameAddress: { kinds } }: Props) {
  return (
    <Panel title="Ook van dit adres">
      {kinds.length === 0 ? (
        <p className="text-soft">Verder niets: geen bestelling, boeking, bericht of herroeping.</p>
      ) : (
        <div className="space-y-4">
          {kinds.map(({ title, lines }) => (
            <div key={title}>
              <Heading level={3}>{title}</Heading>
              <ul className="mt-1 space-y-2">
                {lines.map(({ text, state, at, href }) => (
                  <li key={href}>
                    <Link href={href} className="link wrap-anywhere">
                      {text}
                    </Link>
                    <span className="block text-sm text-soft">
                      {state}, <Time at={at} />
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </Panel>
  )
}
