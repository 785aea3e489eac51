import { setupWarnings, type Setup } from '#domain/live/customers/setup_warnings'
import { setupSentence } from './setup_words'
import { Icon } from '~/ui/icon'

/** What is allowed and may still surprise the hall. It stops nobody from saving. */
export function SetupNotes({ setup }: { setup: Setup }) {
  const warnings = setupWarnings(setup)
  return (
    <ul aria-label="Let op" aria-live="polite" className="mt-4 grid gap-2 empty:hidden">
      {warnings.map((warning) => (
        <li key={warning.type} className="note flex items-start gap-2">
          <Icon name="exclamation" className="mt-1 size-5" />
          <span>{setupSentence(warning, setup)}</span>
        </li>
      ))}
    </ul>
  )
}
