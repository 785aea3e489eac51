import { ReplyForm } from './reply_form'
import type { Reply, Message as Data } from './message_types'
import { MessageState } from './message_state'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { Breadcrumb } from '~/ui/breadcrumb'
import { inAdmin } from '~/layouts/admin_layout'

type Props = { titel: string; bericht: Data }

export default function Message({ titel: title, bericht: message }: Props) {
  return (
    <div className="space-y-5">
      <Breadcrumb
        kruimels={[{ tekst: 'Berichten', href: '/dashboard/berichten' }, { tekst: title }]}
      />
      <h1 className="text-3xl">{title}</h1>
      <Panel titel="Bericht">
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
          <dt className="text-zacht">Van</dt>
          <dd>
            {message.naam}, {message.email}
          </dd>
          {message.telefoon && (
            <>
              <dt className="text-zacht">Telefoon</dt>
              <dd>{message.telefoon}</dd>
            </>
          )}
          <dt className="text-zacht">Ontvangen</dt>
          <dd>
            <Time op={message.op} />
          </dd>
          <dt className="text-zacht">Antwoord</dt>
          <dd>
            <MessageState bericht={message} />
          </dd>
        </dl>
        <p className="mt-4 max-w-[46rem] border-l-4 border-blauw pl-4 whitespace-pre-wrap">
          {message.tekst}
        </p>
      </Panel>
      {message.antwoorden.map((reply) => (
        <Sent key={reply.id} antwoord={reply} />
      ))}
      <ReplyForm bericht={message} />
    </div>
  )
}

Message.layout = inAdmin

const MAIL: Record<string, string> = {
  wachtrij: 'onderweg',
  bezig: 'onderweg',
  verzonden: 'verstuurd',
  mislukt: 'kon niet worden verstuurd, zie Aandacht',
  teruggekomen: 'kwam terug, zie Aandacht',
}

function Sent({ antwoord: reply }: { antwoord: Reply }) {
  const { tekst: text, op: at, wie: who, mail } = reply
  return (
    <Panel titel={`Antwoord van ${who}`}>
      <p className="text-zacht">
        <Time op={at} />, {MAIL[mail ?? ''] ?? 'onderweg'}
      </p>
      <p className="mt-3 max-w-[46rem] whitespace-pre-wrap">{text}</p>
    </Panel>
  )
}
