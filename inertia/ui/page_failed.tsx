import { Component, useEffect, type ReactNode } from 'react'
import { reportError } from '~/report_errors'
import { Heading } from '~/ui/heading'

type Props = { readonly children: ReactNode }

/** Shows a sentence instead of an empty page when a part of the page fails, and reports the error. */
export class FailureGuard extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children
  }
}

const again = () => window.location.reload()

/** The page no longer works, so everything here loads a page anew. */
function PageFailed() {
  useEffect(() => {
    window.addEventListener('popstate', again)
    return () => window.removeEventListener('popstate', again)
  }, [])
  return (
    <main className="mx-auto max-w-[40rem] px-4 py-16" role="alert">
      <Heading level={1}>Er ging iets mis op deze pagina</Heading>
      <p className="mt-4 text-xl text-soft">
        Laad de pagina opnieuw. Blijft het misgaan, laat het ons dan weten.
      </p>
      <button type="button" className="button mt-7" onClick={again}>
        Opnieuw laden
      </button>
    </main>
  )
}
