import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { accessInWords } from './access_words'
import { Panel } from '~/admin/shell/panel'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = { title: string; evenings: Data.Admin.GameMasters.Grant.Variants['forGameMaster'][] }

/** The evenings of a game master with more than one invitation. */
export default function GameMasterEvenings({ title, evenings }: Props) {
  return (
    <div className="space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      <Panel title={`${evenings.length} avonden`}>
        <ul className="border-t border-line-soft">
          {evenings.map(({ customerId, evening, ...access }) => (
            <li key={customerId} className="border-b border-line-soft py-2 wrap-anywhere">
              <Link
                href={adminUrlFor('game_master.customer_screen.lobby', { klantId: customerId })}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {evening}
              </Link>
              <p className="text-sm text-soft">{accessInWords(access)}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

GameMasterEvenings.layout = inAdmin
