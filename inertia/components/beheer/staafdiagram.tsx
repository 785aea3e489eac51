import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

export type Staven = {
  punten: readonly { naam: string; waarde: number }[]
  /** What a bar measures, and how its value is written. */
  wat: string
  schrijf: (waarde: number) => string
  /** Bars lie down, for names that are long. */
  liggend?: boolean
}

const LETTERS = { fill: 'var(--tekst)', fontSize: 14 }
const LIJN = 'var(--lijn-zacht)'
const MARGE = { top: 8, right: 16, bottom: 0, left: 0 }
const NAAMBREEDTE = 150

type Props = Staven & { hoogte: number }

/** Bars of one colour: only their length and their name say something. */
export default function Staafdiagram({ punten, wat, schrijf, liggend = false, hoogte }: Props) {
  const namen = { dataKey: 'naam', tick: LETTERS, stroke: LIJN, tickLine: false } as const
  const waarden = {
    tick: LETTERS,
    stroke: LIJN,
    tickFormatter: schrijf,
    allowDecimals: false,
  }
  return (
    <ResponsiveContainer width="100%" height={hoogte}>
      <BarChart
        data={[...punten]}
        layout={liggend ? 'vertical' : 'horizontal'}
        margin={MARGE}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke={LIJN} horizontal={!liggend} vertical={liggend} />
        {liggend ? (
          <>
            <XAxis type="number" {...waarden} />
            <YAxis type="category" width={NAAMBREEDTE} interval={0} {...namen} />
          </>
        ) : (
          <>
            <XAxis minTickGap={12} {...namen} />
            <YAxis width={80} {...waarden} />
          </>
        )}
        <Tooltip
          cursor={{ fill: 'var(--vlak-diep)' }}
          contentStyle={{ background: 'var(--vlak)', borderColor: 'var(--lijn)', borderRadius: 8 }}
          itemStyle={{ color: 'var(--tekst)' }}
          labelStyle={{ color: 'var(--tekst)', fontWeight: 600 }}
          formatter={(waarde) => [schrijf(Number(waarde)), wat]}
          isAnimationActive={false}
        />
        <Bar dataKey="waarde" fill="var(--messing)" maxBarSize={44} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}
