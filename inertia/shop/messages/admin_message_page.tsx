import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { ReplyForm } from './reply_form'
import { MessageState } from './message_state'
import { SameAddress } from '~/shop/same_address/same_address'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { Breadcrumb } from '~/ui/breadcrumb'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  message: Data.Shop.Messages.Message
  sameAddress: Data.Shop.SameAddress.SameAddress
}

export default function Message({ title, message, sameAddress }: Props) {
  return (
    <div className="space-y-5">
      <Breadcrumb
        crumbs={[{ text: 'Berichten', href: adminUrlFor('message_screen.index') }, { text: title }]}
      />
      <Heading level={1} size="title">
        {title}
      </Heading>
      <Received message={message} />
      {message.replies.map((reply) => (
        <Sent key={reply.id} reply={reply} />
      ))}
      <ReplyForm message={message} />
      <SameAddress sameAddress={sameAddress} />
    </div>
  )
}

Message.layout = inAdmin

const Received = ({ message }: Pick<Props, 'message'>) => (
  <Panel title="Bericht">
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
      <dt className="text-soft">Van</dt>
      <dd>
        {message.name},{' '}
        <a href={`mailto:${message.email}`} className="link wrap-anywhere">
          {message.email}
        </a>
      </dd>
      {message.phone && (
        <>
          <dt className="text-soft">Telefoon</dt>
          <dd>{message.phone}</dd>
        </>
      )}
      <dt className="text-soft">Ontvangen</dt>
      <dd>
        <Time at={message.at} />
      </dd>
      <dt className="text-soft">Antwoord</dt>
      <dd>
        <MessageState message={message} />
      </dd>
    </dl>
    <MessageText parts={message.parts} />
    <p className="mt-4">
      <Link
        href={`${adminUrlFor('admin_booking.create')}?bericht=${message.id}`}
        className="button"
      >
        Maak hier een boeking van
      </Link>
    </p>
  </Panel>
)

/** What was written, in which the number of an order leads to that order. */
const MessageText = ({ parts }: Pick<Props['message'], 'parts'>) => (
  <p className="mt-4 max-w-[46rem] border-l-4 border-blue pl-4 whitespace-pre-wrap">
    {parts.map(({ text, orderId }, index) =>
      orderId === null ? (
        text
      ) : (
        <Link key={index} href={adminUrlFor('admin_order.show', { id: orderId })} className="link">
          {text}
        </Link>
      )
    )}
  </p>
)

function Sent({ reply }: { reply: Data.Shop.Messages.Message['replies'][number] }) {
  const { text, at, who, mail } = reply
  return (
    <Panel title={`Antwoord van ${who}`}>
      <p className="text-soft">
        <Time at={at} />
        {mail && `, ${mail}`}
      </p>
      <p className="mt-3 max-w-[46rem] whitespace-pre-wrap">{text}</p>
    </Panel>
  )
}
