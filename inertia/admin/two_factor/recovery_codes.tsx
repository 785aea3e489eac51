import { useEffect, useId } from 'react'
import { Panel } from '~/admin/shell/panel'
import { useShared } from '~/ui/hooks/use_shared'

type Props = { codes: string[]; onDone: () => void }

/**
 * The recovery codes, which are shown only now: to print or copy, and to keep apart from the phone.
 */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { shop } = useShared()
  const heading = useId()

  useEffect(() => document.getElementById(heading)?.focus(), [heading])

  return (
    <Panel title="Je herstelcodes" id={heading}>
      <p className="print-only mb-4">{shop.name}, inloggen in het beheer</p>
      <p>
        Hiermee log je in als je telefoon kwijt of kapot is. Elke code werkt één keer. Bewaar ze
        niet op je telefoon, maar bijvoorbeeld op papier.
      </p>
      <ol className="my-4 grid list-inside list-decimal gap-x-8 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-code text-lg whitespace-nowrap">{code}</code>
          </li>
        ))}
      </ol>
      <div className="no-print">
        <p className="mb-4 font-semibold">We laten ze maar één keer zien.</p>
        <div className="flex flex-wrap gap-3">
          <button type="button" onClick={() => window.print()} className="button button-primary">
            Herstelcodes printen
          </button>
          <button type="button" onClick={onDone} className="button">
            Ik heb ze bewaard
          </button>
        </div>
      </div>
    </Panel>
  )
}
