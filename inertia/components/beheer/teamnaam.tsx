import { teamnaam, type Teamnaam as Namen } from '~/types_live'

/** The name that a team chose, with the one on its card, so that the game master finds it. */
export function Teamnaam({ team }: { team: Pick<Namen, 'name' | 'custom_name'> }) {
  const { name, custom_name: gekozen } = team
  return (
    <span className="min-w-0">
      {teamnaam(team)}
      {gekozen !== null && gekozen !== name && <span className="text-zacht"> ({name})</span>}
    </span>
  )
}
