/** The names that progress is stored under; they never change once a game is sold. */
export type StepName = `stap${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
export type StepFlag = `${StepName}_antwoord`
