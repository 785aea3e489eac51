import type { OutdoorRoute, Position, Stop } from '#domain/play/outdoor_routes/outdoor_route'

/**
 * The waypoints of a route as GPX 1.1, for a phone or a bicycle computer. It holds no track: nobody
 * has cycled it for us. A stop without a position is named in the description only.
 */
export function gpxOf({ title, warning, stops }: OutdoorRoute, creator: string): string {
  const points = stops.flatMap((stop, index) =>
    stop.position ? [waypoint(stop, stop.position, index + 1)] : []
  )
  const byStreet = stops.flatMap(({ name, where, position }, index) =>
    position ? [] : [`${index + 1}. ${name}: ${where}`]
  )
  const about = [warning, 'Deze haltes vind je op straatnaam:', ...byStreet].join('\n')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${clean(creator)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata><name>${clean(title)}</name><desc>${clean(about)}</desc></metadata>`,
    ...points,
    '</gpx>',
    '',
  ].join('\n')
}

/** The elements of a waypoint stand in the order that the schema of GPX asks for. */
function waypoint({ name, where, extra }: Stop, position: Position, number: number): string {
  const { latitude, longitude, source } = position
  return [
    `<wpt lat="${latitude.toFixed(5)}" lon="${longitude.toFixed(5)}">`,
    `<name>${clean(`${number}. ${name}`)}</name>`,
    `<cmt>${clean(where)}</cmt>`,
    `<desc>${clean(extra)}</desc>`,
    `<src>${clean(`${source.title}, ${source.address}`)}</src>`,
    '</wpt>',
  ].join('')
}

const clean = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
