import { urlFor } from '~/wire/routes'
/** Before somebody prints a whole game: one page that shows whether the printer does it right. */
export function TestPrint() {
  return (
    <p className="mt-4">
      Benieuwd of je printer het goed doet?{' '}
      <a href={urlFor('test_print.show')} className="link">
        Druk eerst de gratis printproef af (pdf, 1 bladzijde)
      </a>
      .
    </p>
  )
}
