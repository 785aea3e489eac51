import { messageState, type MessageRow } from './message_types'

/** How a message stands; what is late or due today stands out. */
export function MessageState({ bericht: message }: { bericht: MessageRow }) {
  const { termijn: term } = message
  const urgent = term !== null && (term.teLaat || term.over === 0)
  return (
    <span className={urgent ? 'font-semibold text-fout' : term ? '' : 'text-zacht'}>
      {urgent && <span aria-hidden="true">! </span>}
      {messageState(message)}
    </span>
  )
}
