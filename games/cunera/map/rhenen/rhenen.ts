/** Rhenen: its hill, the castle of the king and the tower of Cunera. */
import {
  BRASS,
  BRONZE,
  GOLD,
  LACQUER,
  LACQUER_DARK,
  MOSS,
  MOSS_LIGHT,
  PARCHMENT,
  RIVER,
  SEA,
  SLATE,
  WHITE,
} from '#games/cunera/map/palette'
import { area, drawn, thin, tint } from '#games/cunera/map/svg'

/** Rhenen lies on the last hill of the Veluwe ridge, above the river. */
export function rhenenHill(): string {
  const d =
    'M598 386C618 366 636 350 676 346C716 344 732 362 760 356C780 344 826 340 880 352V400C860 408 820 406 780 402C720 394 640 392 598 386Z'
  return drawn(
    area(d, MOSS_LIGHT),
    tint(
      'M720 394C736 378 760 380 780 372C812 362 840 378 880 372V400C860 408 820 406 780 402C760 399 740 396 720 394Z',
      MOSS
    ),
    area(d, 'none')
  )
}

export function cuneraTower(done: boolean): string {
  const top = done
    ? // The great flag replaces the weather cross, because the pilgrims are home.
      [
        area('M0-172V-238', 'none'),
        area('M2-238C26-252 48-222 92-240C80-226 80-214 92-200C52-184 28-210 2-196Z', LACQUER),
        tint('M40-231A9 9 0 0 1 45-214L48-204H32L35-214A9 9 0 0 1 40-231Z', GOLD),
        `<circle cy="-240" r="6" fill="${GOLD}"/>`,
      ]
    : [area('M0-172V-194M-7-186H7', 'none')]
  return [
    drawn(
      ...top,
      // nave behind the tower
      area('M22-6V-44L36-66H72V-6Z', SLATE),
      area('M22 0V-36H72V0Z', GOLD),
      thin('M40-8V-22Q45-32 50-22V-8ZM56-8V-22Q61-32 66-22V-8Z', BRONZE),
      // lantern
      area('M0-176C2-164 16-162 14-148H-14C-16-162-2-164 0-176Z', SLATE),
      area('M-17-118V-146H17V-118Z', WHITE),
      tint('M7-144H15V-120H7Z', PARCHMENT),
      thin('M-9-120V-132Q-5-140-1-132V-120M4-120V-132Q8-140 12-132V-120'),
      // the belfry
      area('M-26-62V-116H26V-62Z', GOLD),
      tint('M14-114H24V-64H14Z', BRASS),
      area('M-30-112V-126L-26-134L-22-126V-120H22V-126L26-134L30-126V-112Z', WHITE),
      thin('M-17-68V-92Q-10-104-3-92V-68ZM4-68V-92Q11-104 18-92V-68Z', BRONZE),
      // the foot
      area('M-30 0V-58H30V0Z', GOLD),
      tint('M16-56H28V-2H16Z', BRASS),
      area('M-34-54V-64H34V-54Z', WHITE),
      area('M-40 0V-40L-34-50H-28V0ZM28 0V-50H34L40-40V0Z', WHITE),
      area('M-12 0V-18Q0-36 12-18V0Z', LACQUER_DARK)
    ),
  ].join('')
}

export function rhenenCastle(): string {
  const tower = (x: number) =>
    area(`M${x - 14} 0V-56H${x + 14}V0Z`, RIVER) +
    tint(`M${x + 4}-54H${x + 12}V-2H${x + 4}Z`, SLATE) +
    area(`M${x - 19}-54L${x}-88L${x + 19}-54Z`, LACQUER) +
    tint(`M${x + 3}-78L${x + 14}-57H${x + 3}Z`, LACQUER_DARK) +
    thin(`M${x - 3}-36V-26`)
  return drawn(
    area('M-34 0V-40H-24V-32H-12V-40H0V-32H12V-40H24V-32H34V0Z', SEA),
    area('M-10 0V-14Q0-26 10-14V0Z', BRONZE),
    tower(-38),
    tower(38)
  )
}
