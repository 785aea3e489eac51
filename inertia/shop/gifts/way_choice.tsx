type Choice<Way extends string> = {
  readonly way: Way
  readonly text: string
  readonly note: string
}

type Props<Way extends string> = {
  legend: string
  name: string
  choices: readonly Choice<Way>[]
  chosen: Way
  disabled: boolean
  onChoose: (way: Way) => void
}

/** How something that is given gets there, each way with what it means. */
export const WayChoice = <Way extends string>(props: Props<Way>) => (
  <fieldset className="space-y-3">
    <legend className="mb-1 font-semibold">{props.legend}</legend>
    {props.choices.map(({ way, text, note }) => (
      <label key={way} className="flex items-start gap-3">
        <input
          type="radio"
          name={props.name}
          value={way}
          checked={props.chosen === way}
          disabled={props.disabled}
          onChange={() => props.onChoose(way)}
          className="mt-0.5 size-6 flex-none accent-[#a63a2b]"
        />
        <span>
          {text}
          <span className="block text-sm text-soft">{note}</span>
        </span>
      </label>
    ))}
  </fieldset>
)
