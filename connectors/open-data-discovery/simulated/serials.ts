import type { SketchHints } from './sketch'

/** The lot’s number in a parcel number of ten digits: `1`, the number, `0`. */
export function serialsIn(...texts: readonly (string | undefined)[]): number[] {
  return texts.flatMap((text) => {
    const [, serial] = /^1(\d{8})0/.exec(text?.replace(/\D/g, '') ?? '') ?? []
    return serial === undefined ? [] : [Number(serial)]
  })
}

/** What a condition demands of a column, by equality or by a pattern. */
export const askedOf = ({ equals, like }: SketchHints, column: string): string[] => [
  ...(equals[column] ?? []),
  ...(like[column] ?? []),
]
