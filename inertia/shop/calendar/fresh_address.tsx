import { useEffect, useId, useState } from 'react'
import { Panel } from '~/admin/shell/panel'

type Props = { address: string; onDone: () => void }

/** The secret address, which is shown only now, with the ways to give it to a calendar. */
export function FreshAddress({ address, onDone }: Props) {
  const [copied, setCopied] = useState(false)
  const heading = useId()
  useEffect(() => document.getElementById(heading)?.focus(), [heading])

  async function copy() {
    setCopied(await navigator.clipboard.writeText(address).then(yes, no))
  }

  return (
    <Panel title="Je agenda-adres" id={heading}>
      <p className="font-semibold">We laten het maar één keer zien.</p>
      <p className="my-3">
        <code className="font-code wrap-anywhere">{address}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={address.replace(/^https?:/, 'webcal:')} className="button button-primary">
          Open in mijn agenda
        </a>
        <button type="button" onClick={() => void copy()} className="button">
          Kopieer het adres
        </button>
        <button type="button" onClick={onDone} className="button">
          Klaar
        </button>
      </div>
      <p role="status" className="mt-2 font-semibold text-moss">
        {copied && 'Gekopieerd.'}
      </p>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-soft">
        <li>iPhone of Mac: druk op Open in mijn agenda, en daarna op Abonneren.</li>
        <li>
          Google Agenda: kies op een computer Andere agenda&rsquo;s, Via URL, en plak het adres.
        </li>
        <li>
          Wie dit adres heeft, ziet namen en adressen van je klanten. Deel het dus met niemand.
        </li>
      </ul>
    </Panel>
  )
}

const yes = () => true
/** A page without HTTPS or without permission may not copy; the address can be selected. */
const no = () => false
