import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

export type Bars = {
  punten: readonly { naam: string; waarde: number }[]
  /** What a bar measures, and how its value is written. */
  wat: string
  schrijf: (value: number) => string
  /** Bars lie down, for names that are long. */
  liggend?: boolean
}

const LETTERS = { fill: 'var(--tekst)', fontSize: 14 }
const LINE = 'var(--lijn-zacht)'
const MARGIN = { top: 8, right: 16, bottom: 0, left: 0 }
const NAME_WIDTH = 150

type Props = Bars & { hoogte: number }

/** Bars of one colour: only their length and their name say something. */
export default function FigureBars({
  punten: points,
  wat: what,
  schrijf: format,
  liggend: horizontal = false,
  hoogte: height,
}: Props) {
  const names = { dataKey: 'naam', tick: LETTERS, stroke: LINE, tickLine: false } as const
  const values = {
    tick: LETTERS,
    stroke: LINE,
    tickFormatter: format,
    allowDecimals: false,
  }
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
        data={[...points]}
        layout={horizontal ? 'vertical' : 'horizontal'}
        margin={MARGIN}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke={LINE} horizontal={!horizontal} vertical={horizontal} />
        {horizontal ? (
          <>
            <XAxis type="number" {...values} />
            <YAxis type="category" width={NAME_WIDTH} interval={0} {...names} />
          </>
        ) : (
          <>
            <XAxis minTickGap={12} {...names} />
            <YAxis width={80} {...values} />
          </>
        )}
        <Tooltip
          cursor={{ fill: 'var(--vlak-diep)' }}
          contentStyle={{ background: 'var(--vlak)', borderColor: 'var(--lijn)', borderRadius: 8 }}
          itemStyle={{ color: 'var(--tekst)' }}
          labelStyle={{ color: 'var(--tekst)', fontWeight: 600 }}
          formatter={(value) => [format(Number(value)), what]}
          isAnimationActive={false}
        />
        <Bar dataKey="waarde" fill="var(--messing)" maxBarSize={44} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}
