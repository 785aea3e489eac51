import type { Puzzle } from '#domain/spelen/raadsel'
import { stap1 } from '#content/spelen/cunera/stappen/stap1'
import { stap2 } from '#content/spelen/cunera/stappen/stap2'
import { stap3 } from '#content/spelen/cunera/stappen/stap3'
import { stap4 } from '#content/spelen/cunera/stappen/stap4'
import { stap5 } from '#content/spelen/cunera/stappen/stap5'
import { stap6 } from '#content/spelen/cunera/stappen/stap6'
import { stap7 } from '#content/spelen/cunera/stappen/stap7'
import { stap8 } from '#content/spelen/cunera/stappen/stap8'
import { stap9 } from '#content/spelen/cunera/stappen/stap9'
import { stap10 } from '#content/spelen/cunera/stappen/stap10'
import type { StepName, StepFlag } from '#content/spelen/cunera/vlaggen'

/** The pilgrimage, in the order in which it is walked. */
export const steps = [
  stap1,
  stap2,
  stap3,
  stap4,
  stap5,
  stap6,
  stap7,
  stap8,
  stap9,
  stap10,
] as const satisfies readonly Puzzle<StepName, StepFlag>[]
