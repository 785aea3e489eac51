import { urlFor } from './wire/routes.js'

/** A page that keeps failing would report the same errors again. */
const MOST = 3
/** Lost connections, which pages handle, and what the browser or React repairs by itself. */
const HARMLESS =
  /fetch|load failed|networkerror|importing a module|ResizeObserver|AbortError|React error #(418|421|423|425)/i
/** The first address in a stack: that of the file that failed. */
const PLACE = /([\w-]+:\/\/[^\s()]+?):(\d+):(\d+)/

type Place = { readonly file: string; readonly line: number; readonly column: number }

const told = new Set<string>()

/**
 * Reports an error of our own files to the shop: its message and place, and the page without its
 * query. Errors of browser extensions are not ours.
 */
export function reportError(error: unknown, at?: Place) {
  try {
    const message = String(error).slice(0, 300)
    const place = placeOf(error) ?? at
    if (!place?.file.startsWith(`${location.origin}/assets/`) || HARMLESS.test(message)) return
    const body = { message, ...place }
    const cause = JSON.stringify(body)
    if (told.size >= MOST || told.has(cause)) return
    told.add(cause)
    const url = location.origin + location.pathname
    navigator.sendBeacon(
      urlFor('browser_report.store'),
      new Blob([JSON.stringify([{ type: 'page-error', url, body }])], {
        type: 'application/reports+json',
      })
    )
  } catch {
    /** A report that fails is not reported itself. */
  }
}

function placeOf(error: unknown): Place | undefined {
  const [, file, line, column] = PLACE.exec(error instanceof Error ? (error.stack ?? '') : '') ?? []
  return file ? { file, line: Number(line), column: Number(column) } : undefined
}

window.addEventListener('error', ({ error, message, filename, lineno, colno }) => {
  reportError((error as unknown) ?? message, { file: filename, line: lineno, column: colno })
})
window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
