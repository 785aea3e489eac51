import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

export type Bars = {
  points: readonly { name: string; value: number }[]
  /** What a bar measures, and the format of its value. */
  what: string
  format: (value: number) => string
  /** Whether the bars are horizontal, for long names. */
  horizontal?: boolean
}

const LETTERS = { fill: 'var(--ink)', fontSize: 14 }
const LINE = 'var(--line-soft)'
const MARGIN = { top: 8, right: 16, bottom: 0, left: 0 }
const NAME_WIDTH = 150

type Props = Bars & { height: number }

/** Bars of one colour: only their length and their name have a meaning. */
export default function FigureBars({ points, what, format, horizontal = false, height }: Props) {
  const names = { dataKey: 'name', tick: LETTERS, stroke: LINE, tickLine: false } as const
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
          cursor={{ fill: 'var(--surface-deep)' }}
          contentStyle={{
            background: 'var(--surface)',
            borderColor: 'var(--line)',
            borderRadius: 8,
          }}
          itemStyle={{ color: 'var(--ink)' }}
          labelStyle={{ color: 'var(--ink)', fontWeight: 600 }}
          formatter={(value) => [format(Number(value)), what]}
          isAnimationActive={false}
        />
        <Bar dataKey="value" fill="var(--brass)" maxBarSize={44} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}
