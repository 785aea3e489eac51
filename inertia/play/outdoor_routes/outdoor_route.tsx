import type { Data } from '@generated/data'
import { Heading } from '~/ui/heading'

type Route = Data.Play.OutdoorRoutes.OutdoorRoute

type Props = {
  route: Route
  /** The address of the file with waypoints. */
  fileUrl: string
}

/** The route outdoors, folded until somebody opens it. The game itself does not need it. */
export function OutdoorRoute({ route, fileUrl }: Props) {
  const { title, introduction, warning, stops } = route
  return (
    <section aria-label={title} className="case no-print mt-10">
      <details className="drawer">
        <summary>
          <span className="min-w-0 flex-1">
            <span className="block text-sm text-soft">Te voet of op de fiets</span>
            <Heading level={2} size="detail">
              {title}
            </Heading>
          </span>
        </summary>
        <div className="max-w-[46rem] space-y-5 px-5 pb-6">
          <p>{introduction}</p>
          <p className="border-l-4 border-brass pl-4 font-semibold">{warning}</p>
          <Points heading="Zo kom je er" points={route.advice} />
          <ol className="space-y-4">
            {stops.map((stop, index) => (
              <Stop key={stop.name} stop={stop} number={index + 1} />
            ))}
          </ol>
          <Points heading="Hoe ver het is" points={route.distances} />
          <a href={fileUrl} className="button inline-flex" download>
            Download de haltes (gpx)
          </a>
          <p className="text-soft">
            In dat bestand staan de haltes met een vlaggetje. De andere vind je op straatnaam; een
            getekende lijn staat er niet in.
          </p>
          <Sources sources={route.sources} />
        </div>
      </details>
    </section>
  )
}

function Stop({ stop, number }: { stop: Route['stops'][number]; number: number }) {
  const { name, where, steps, story, facts, extra, hasWaypoint } = stop
  return (
    <li className="border-t-2 border-dotted border-line-soft pt-4">
      <Heading level={3}>
        {number}. {name}
      </Heading>
      <p className="font-code text-soft">
        {where}
        {hasWaypoint && ' ⚑'}
        {hasWaypoint && <span className="sr-only"> (met vlaggetje in het bestand)</span>}
      </p>
      <p className="mt-2 font-semibold">
        {steps.length > 0 && `Stap ${new Intl.ListFormat('nl').format(steps.map(String))}. `}
        {story}
      </p>
      {facts.map((fact) => (
        <p key={fact} className="mt-2">
          {fact}
        </p>
      ))}
      <p className="mt-2 border-l-4 border-line-soft pl-4 italic">Voor wie er staat: {extra}</p>
    </li>
  )
}

function Points({ heading, points }: { heading: string; points: string[] }) {
  return (
    <div>
      <Heading level={3}>{heading}</Heading>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-brass">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

function Sources({ sources }: { sources: Route['sources'] }) {
  return (
    <div className="text-sm text-soft">
      <p>Bronnen</p>
      <ul className="mt-1 space-y-1">
        {sources.map(({ title, address }) => (
          <li key={address}>
            <a href={address} className="link break-words" rel="noreferrer" target="_blank">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The place of a step, for players outdoors. */
export function Outside({ route, step }: { route: Route | null; step: number }) {
  const index = route?.stops.findIndex(({ steps }) => steps.includes(step)) ?? -1
  const stop = route?.stops[index]
  return stop ? (
    <span className="text-soft">
      {' '}
      · buiten: halte {index + 1}, {stop.name}
    </span>
  ) : null
}
