import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { stap1 } from '#games/cunera/steps/step1'
import { stap2 } from '#games/cunera/steps/step2'
import { stap3 } from '#games/cunera/steps/step3'
import { stap4 } from '#games/cunera/steps/step4'
import { stap5 } from '#games/cunera/steps/step5'
import { stap6 } from '#games/cunera/steps/step6'
import { stap7 } from '#games/cunera/steps/step7'
import { stap8 } from '#games/cunera/steps/step8'
import { stap9 } from '#games/cunera/steps/step9'
import { stap10 } from '#games/cunera/steps/step10'
import type { StepName, StepFlag } from '#games/cunera/cunera_flags'

/** The steps of the pilgrimage, in the order in which they are walked. */
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
