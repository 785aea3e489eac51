import { BaseTransformer } from '@adonisjs/core/transformers'
import { sourcesOf, type Fact, type OutdoorRoute } from '#domain/play/outdoor_routes/outdoor_route'

const texts = (facts: readonly Fact[]) => facts.map(({ text }) => text)

/** A route outdoors as the play page shows it, with its sources at its foot. */
export default class OutdoorRouteTransformer extends BaseTransformer<OutdoorRoute> {
  toObject() {
    const { title, introduction, warning, advice, distances, stops } = this.resource
    return {
      title,
      introduction,
      warning,
      advice: texts(advice),
      distances: texts(distances),
      stops: stops.map(({ name, where, steps, story, facts, extra, position }) => ({
        name,
        where,
        steps: [...steps],
        story,
        facts: texts(facts),
        extra,
        hasWaypoint: position !== undefined,
      })),
      sources: sourcesOf(this.resource).map((source) => ({
        title: source.title,
        address: source.address,
      })),
    }
  }
}
