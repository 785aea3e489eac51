import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { step1 } from '#games/cunera/steps/step1'
import { step2 } from '#games/cunera/steps/step2'
import { step3 } from '#games/cunera/steps/step3'
import { step4 } from '#games/cunera/steps/step4'
import { step5 } from '#games/cunera/steps/step5'
import { step6 } from '#games/cunera/steps/step6'
import { step7 } from '#games/cunera/steps/step7'
import { step8 } from '#games/cunera/steps/step8'
import { step9 } from '#games/cunera/steps/step9'
import { step10 } from '#games/cunera/steps/step10'
import type { StepName, StepFlag } from '#games/cunera/cunera_flags'

/** The steps of the pilgrimage, in the order in which they are walked. */
export const steps = [
  step1,
  step2,
  step3,
  step4,
  step5,
  step6,
  step7,
  step8,
  step9,
  step10,
] as const satisfies readonly Puzzle<StepName, StepFlag>[]
