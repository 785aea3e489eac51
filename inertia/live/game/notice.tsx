import { Title } from './title'

/** A notice that fills the whole screen. */
export function Notice({ title, text, error }: { title: string; text: string; error?: boolean }) {
  return (
    <div className="pt-10 text-center">
      <Title large>{title}</Title>
      <p role={error ? 'alert' : 'status'} className="mt-5 text-xl">
        {text}
      </p>
    </div>
  )
}
