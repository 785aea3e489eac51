import { BRASS, BRONZE, GOLD, LACQUER_LIGHT, PARCHMENT, WHITE } from '#games/cunera/map/palette'
import { lights } from '#games/cunera/map/feast'
import { cuneraTower, rhenenCastle, rhenenHill } from '#games/cunera/map/rhenen/rhenen'
import { area, at, drawn, place, thin, tint } from '#games/cunera/map/svg'
import { basel, cologne, rome, utrecht } from '#games/cunera/map/towns'

/** A sun of gold behind the tower. */
function rays(x: number, y: number): string {
  const wedges: string[] = []
  for (let i = 0; i < 16; i++) {
    const point = (part: number) => {
      const angle = ((i + part) * Math.PI) / 8
      return `${Math.round(x + 128 * Math.cos(angle))} ${Math.round(y + 128 * Math.sin(angle))}`
    }
    wedges.push(`M${x} ${y}L${point(-0.22)}L${point(0.22)}Z`)
  }
  return tint(wedges.join(''), GOLD)
}

/** The buildings of the map, from the back to the front. */
export function places(done: boolean): string {
  return [
    done ? rays(676, 232) : '',
    at(110, 270, englandCastle()),
    at(546, 318, utrecht()),
    at(594, 240, mill()),
    place('huis', 286, 612, 0.9),
    place('huis', 310, 618, 0.8),
    place('huis', 840, 566, 0.8),
    place('huis', 470, 690, 0.8),
    rhenenHill(),
    at(790, 358, rhenenCastle(), 0.82),
    done ? lights('behind', 692, 352, 0.74) : '',
    at(676, 352, cuneraTower(done)),
    done ? lights('in_front', 692, 352, 0.74) : '',
    at(578, 590, cologne()),
    at(486, 790, basel()),
    at(684, 1050, rome(), 0.9),
  ].join('')
}

function englandCastle(): string {
  return drawn(
    area('M0-66V-92', 'none'),
    thin('M0-92C10-98 16-88 28-93V-79C16-75 10-84 0-79Z', LACQUER_LIGHT),
    area('M-44 0V-46H-34V-38H-28V-46H-18V0Z', PARCHMENT),
    area('M18 0V-46H28V-38H34V-46H44V0Z', PARCHMENT),
    tint('M32-34H42V-2H32Z', BRASS),
    area('M-16-28V-70H-8V-62H8V-70H16V-28Z', WHITE),
    tint('M6-58H14V-30H6Z', PARCHMENT),
    area('M-22 0V-32H22V0Z', WHITE),
    area('M-9 0V-12Q0-24 9-12V0Z', BRONZE),
    thin('M-32-24V-16M32-24V-16M0-54V-46')
  )
}

function mill(): string {
  return drawn(
    area('M-11 0L-7-30H7L11 0Z', WHITE),
    area('M-9-30Q0-44 9-30Z', BRONZE),
    thin('M-18-50L18-14M18-50L-18-14'),
    thin('M-4 0V-8H4V0')
  )
}
