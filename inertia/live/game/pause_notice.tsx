/** Says why the game pauses, above everything else on the screen. */
export function PauseNotice({ reason }: { reason: string | null }) {
  return (
    <div className="note">
      <p className="font-title text-3xl font-semibold wrap-anywhere">{reason ?? 'Pauze'}</p>
      <p className="mt-1 text-lg">
        Het spel staat even stil. Straks gaan jullie verder waar jullie waren.
      </p>
    </div>
  )
}
