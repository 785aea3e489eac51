/** The names under which progress is stored. They never change once a game is sold. */
export type StepName = `stap${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
export type StepFlag = `${StepName}_antwoord`
