/** What is due when, in order. */
export function PaymentSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <ol className="space-y-1.5 border-l-4 border-brass pl-4">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
