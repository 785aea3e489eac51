import { urlFor } from '~/wire/routes'
/** One page that shows whether a printer works well, before somebody prints a whole game. */
export function TestPrint() {
  return (
    <p className="mt-4">
      Benieuwd of je printer het goed doet?{' '}
      <a href={urlFor('test_print.show')} className="link">
        Druk eerst de gratis printproef af (pdf, 1 bladzijde)
      </a>
      . Ze is er ook{' '}
      <a href={urlFor('test_print.page')} className="link">
        als webpagina
      </a>
      .
    </p>
  )
}
