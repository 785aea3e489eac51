import type { Data } from '@generated/data'
import { Chip } from '~/admin/shell/chip'
import { formatWeekday } from '#domain/dutch_time'

type MessageRow = Data.Shop.Messages.MessageRow

/** The state of a message. Late ones, and those that are due today, stand out. */
export function MessageState({ message }: { message: MessageRow }) {
  const { term } = message
  const urgent = term !== null && (term.tooLate || term.remaining === 0)
  return <Chip tone={urgent ? 'wrong' : term ? 'waits' : 'done'}>{messageState(message)}</Chip>
}

/** The state of a message: the running promise, or the outcome. */
function messageState({ term, answeredAt }: MessageRow): string {
  if (!term) return answeredAt ? 'beantwoord' : 'afgehandeld'
  const { deadline, remaining, tooLate } = term
  if (tooLate) return `te laat: uiterlijk was ${formatWeekday(deadline)}`
  if (remaining === 0) return 'vandaag is de laatste dag'
  return `nog ${remaining} ${remaining === 1 ? 'werkdag' : 'werkdagen'}, uiterlijk ${formatWeekday(deadline)}`
}
