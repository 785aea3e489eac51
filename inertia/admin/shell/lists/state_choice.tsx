import { Link } from '@inertiajs/react'

type Props<State extends string> = {
  /** What is chosen, such as 'Welke berichten'. */
  name: string
  path: string
  states: Readonly<Record<State, string>>
  chosen: State
  /** The words that the list is searched for, which stay. */
  search: string
}

/** Which part of a list is shown: the links above its search. */
export const StateChoice = <State extends string>(props: Props<State>) => (
  <nav aria-label={props.name} className="flex flex-wrap gap-2">
    {(Object.keys(props.states) as State[]).map((state) => (
      <Link
        key={state}
        href={`${props.path}?${new URLSearchParams({ stand: state, ...(props.search && { zoek: props.search }) })}`}
        aria-current={state === props.chosen ? 'page' : undefined}
        className="filter"
      >
        {props.states[state]}
      </Link>
    ))}
  </nav>
)
