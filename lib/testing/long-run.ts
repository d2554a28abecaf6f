/** `npm run test:long` covers everything; a normal run covers a part with each kind. */
export const isLongRun = process.env.TEST_LONG === '1'

/** Runs of a property test: all in a long run, a third in a normal one. */
export const tries = (all: number) => (isLongRun ? all : Math.ceil(all / 3))

/** Every third entry from `turn` in a normal run, all in a long one. */
export const shareOf = <T>(all: readonly T[], turn: number): readonly T[] =>
  isLongRun ? all : all.filter((_, index) => index % 3 === turn % Math.min(3, all.length))
