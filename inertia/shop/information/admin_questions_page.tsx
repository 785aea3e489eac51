import { readQuestion, lostPlaceholders, type TypedQuestion } from '#domain/shop/information'
import { TextEditor } from './text_editor'
import { EMPTY_QUESTION, QuestionFields, questionPayload } from './question_fields'
import { ShopText } from '~/ui/shop_text'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'

type Props = {
  title: string
  seen: string
  changed: boolean
  questions: TypedQuestion[]
  original: TypedQuestion[]
}

export default function QuestionsPage(props: Props) {
  const { title, seen, changed, questions, original } = props
  return (
    <TextEditor
      title={title}
      path="vragen"
      field="vragen"
      payloadOf={(questions) => ({ vragen: questions.map(questionPayload) })}
      what="vraag"
      seen={seen}
      changed={changed}
      parts={questions}
      empty={EMPTY_QUESTION}
      vanished={(now) => lostPlaceholders(asText(original), asText(now))}
      fields={(part) => <QuestionFields {...part} />}
      preview={(typed, index) => <Preview key={index} typed={typed} />}
    />
  )
}

QuestionsPage.layout = inAdmin

function Preview({ typed }: { typed: TypedQuestion }) {
  const { question, answer: reply } = readQuestion(typed)
  return (
    <section className="space-y-2">
      <Heading level={3} size="panel" className="pt-2">
        <ShopText>{question}</ShopText>
      </Heading>
      {reply.map((paragraph, index) => (
        <p key={index}>
          <ShopText>{paragraph}</ShopText>
        </p>
      ))}
    </section>
  )
}

const asText = (questions: readonly TypedQuestion[]) =>
  questions.map(({ question, answer: reply }) => `${question}\n${reply}`).join('\n')
