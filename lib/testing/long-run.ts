/** `npm run test:long` tries everything; a usual run tries a part that holds each kind. */
export const isLongRun = process.env.TEST_LONG === '1'

/** How often a law is tried: so often in a long run, a third as often in a usual one. */
export const tries = (all: number) => (isLongRun ? all : Math.ceil(all / 3))

/** A part of a list in a usual run, every third from one that `turn` chooses; the whole in a long one. */
export const shareOf = <T>(all: readonly T[], turn: number): readonly T[] =>
  isLongRun ? all : all.filter((_, index) => index % 3 === turn % Math.min(3, all.length))
