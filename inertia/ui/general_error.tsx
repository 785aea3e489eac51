/** The general error line above a form's button; it is read aloud when it appears, and can take the focus. */
export function GeneralError({ children }: { children: string | null }) {
  return (
    <div role="alert" tabIndex={-1} className="outline-none">
      {children && (
        <p className="rounded-xl border-2 border-error bg-surface px-4 py-3 font-semibold text-error">
          {children}
        </p>
      )}
    </div>
  )
}
