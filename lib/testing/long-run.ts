/** `npm run test:long` runs all cases, and a normal run only a part. */
export const isLongRun = process.env.TEST_LONG === '1'

export const tries = (all: number) => (isLongRun ? all : Math.ceil(all / 3))

export const shareOf = <T>(all: readonly T[], turn: number): readonly T[] =>
  isLongRun ? all : all.filter((_, index) => index % 3 === turn % Math.min(3, all.length))
