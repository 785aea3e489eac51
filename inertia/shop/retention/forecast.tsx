import { Fragment, useEffect, useId } from 'react'
import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'

type Props = {
  email: string
  report: Data.Shop.Retention.Erasure
  /** Whether it is done; otherwise it is what would happen. */
  done?: boolean
  elsewhere?: string
}

/** What is kept of an address: what can be erased, what stays and why, and what has to wait. */
export function Forecast({ email, report, done = false, elsewhere }: Props) {
  const { gewist: erased, blijft: kept, later } = report
  const heading = useId()
  useEffect(() => document.getElementById(heading)?.focus(), [heading])
  const nothing = erased.length + kept.length + later.length === 0

  return (
    <Panel
      id={heading}
      title={
        done ? (
          <>
            <Breakable email={email} /> is gewist
          </>
        ) : (
          <>
            Van <Breakable email={email} />
          </>
        )
      }
      className="wrap-anywhere"
    >
      {nothing ? (
        <p className="text-soft">
          Er is niets (meer) van dit adres. Probeer ook een ander adres van deze persoon.
        </p>
      ) : (
        <div className="space-y-4">
          <Lines title={done ? 'Gewist' : 'Dit kan weg'} lines={erased} />
          <Lines title="Dit blijft, want het moet" lines={kept} />
          <Lines title="Dit kan nu nog niet weg" lines={later} />
          {done && elsewhere && <p>{elsewhere}</p>}
        </div>
      )}
    </Panel>
  )
}

/** An address that is too long for its line goes on after an @ or a dot. */
function Breakable({ email }: { email: string }) {
  const parts = email.match(/[^@.]+[@.]?|[@.]/g) ?? [email]
  return parts.map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
