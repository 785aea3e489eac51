import { readQuestion, lostPlaceholders, type TypedQuestion } from '#domain/shop/information'
import { TextEditor } from './text_editor'
import { EMPTY_QUESTION, QuestionFields } from './question_fields'
import { ShopText } from '~/ui/shop_text'
import { inAdmin } from '~/layouts/admin_layout'

type Props = {
  titel: string
  gezien: string
  gewijzigd: boolean
  vragen: TypedQuestion[]
  oorspronkelijk: TypedQuestion[]
}

export default function QuestionsPage(props: Props) {
  const {
    titel: title,
    gezien: seen,
    gewijzigd: changed,
    vragen: questions,
    oorspronkelijk: original,
  } = props
  return (
    <TextEditor
      titel={title}
      naam="vragen"
      veld="vragen"
      wat="vraag"
      gezien={seen}
      gewijzigd={changed}
      delen={questions}
      oorspronkelijk={original}
      leeg={EMPTY_QUESTION}
      verdwenen={(now) => lostPlaceholders(asText(original), asText(now))}
      velden={(part) => <QuestionFields {...part} />}
      voorbeeld={(typed, index) => <Preview key={index} getypt={typed} />}
    />
  )
}

QuestionsPage.layout = inAdmin

function Preview({ getypt: typed }: { getypt: TypedQuestion }) {
  const { vraag: question, antwoord: reply } = readQuestion(typed)
  return (
    <section className="space-y-2">
      <h3 className="pt-2 text-xl">
        <ShopText>{question}</ShopText>
      </h3>
      {reply.map((paragraph, index) => (
        <p key={index}>
          <ShopText>{paragraph}</ShopText>
        </p>
      ))}
    </section>
  )
}

const asText = (questions: readonly TypedQuestion[]) =>
  questions.map(({ vraag: question, antwoord: reply }) => `${question}\n${reply}`).join('\n')
