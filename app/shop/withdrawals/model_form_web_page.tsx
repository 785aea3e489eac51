import { paperPage } from '#app/core/web_document/paper_page'
import type { ModelFormPaper } from '#app/shop/withdrawals/model_form_paper'

/**
 * The model form as a web page, to read aloud, to copy into a mail, or to print.
 *
 * @param pdf the address of the pdf
 */
export const modelFormPage = (form: ModelFormPaper, pdf: string): string =>
  paperPage({
    ...{ title: `${form.title}, ${form.shop}`, heading: form.title, shop: form.shop },
    pdf: { href: pdf, text: 'Dit formulier als pdf' },
    children: <Form {...form} />,
  })

const Form = ({ explanation, addressee, statement, fields, strikeOut, url }: ModelFormPaper) => (
  <>
    <p>
      <em>{explanation}</em>
    </p>
    <p>{addressee}</p>
    <p>{statement}</p>
    {fields.map(({ text, lines }) => (
      <div key={text} className="field">
        <p>{text}</p>
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className="line" aria-hidden="true" />
        ))}
      </div>
    ))}
    <footer>
      {strikeOut} <a href={url}>{url}</a>
    </footer>
  </>
)
