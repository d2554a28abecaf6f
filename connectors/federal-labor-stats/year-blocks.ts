export interface Years {
  startYear: number
  endYear: number
}

export const FIRST_YEAR = 1913
export const LAST_YEAR = 2100

/**
 * The blocks of years that the source is asked for, newest first. They are counted back from this year, so that
 * the last ten years are one question, and equal for everybody, so that nobody's block is asked twice.
 */
export function yearBlocks({ startYear, endYear }: Years, thisYear: number, size: number): Years[] {
  const blocks: Years[] = []
  // What lies ahead is not published yet, and asking would cost a question.
  for (let end = thisYear; end >= startYear; end -= size) {
    const start = end - size + 1
    if (start <= endYear) blocks.push({ startYear: Math.max(FIRST_YEAR, start), endYear: end })
  }
  return blocks
}

/** The source's own default is the last three years. */
const USUAL_YEARS = 3

export function chosenYears(asked: Partial<Years>, thisYear: number): Years {
  const endYear = asked.endYear ?? Math.max(thisYear, asked.startYear ?? 0)
  return { startYear: asked.startYear ?? Math.max(FIRST_YEAR, endYear - USUAL_YEARS + 1), endYear }
}
