import { z } from 'zod'
import { FIRST_YEAR, LAST_YEAR } from './year-blocks'

/** The pattern is published, so it takes what is taken: either case, and blanks around. */
export const seriesId = z
  .string()
  .regex(/^\s*[A-Za-z0-9_#-]*\s*$/, 'A series id has letters, digits, _, - and #, and nothing else.')
  .trim()
  .min(1, 'Give the id of a series, such as CUUR0000SA0.')
  .max(80, 'A series id has at most 80 characters.')
  .toUpperCase()
  .describe('Id of the series, such as CUUR0000SA0.')

const year = z
  .int()
  .min(FIRST_YEAR, `Years go from ${FIRST_YEAR} to ${LAST_YEAR}.`)
  .max(LAST_YEAR, `Years go from ${FIRST_YEAR} to ${LAST_YEAR}.`)

export const questionShape = {
  startYear: year.optional().describe('First year. Left out: three years up to endYear.'),
  endYear: year.optional().describe('Last year, included. Left out: this year.'),
  calculations: z
    .boolean()
    .default(false)
    .describe('Changes over 1, 3, 6 and 12 months as the source reckons them; needs a key of this site.'),
  catalog: z
    .boolean()
    .default(false)
    .describe('What the source says of the series; needs a key of this site.'),
}

export const areInOrder = ({ startYear, endYear }: { startYear?: number; endYear?: number }) =>
  startYear === undefined || endYear === undefined || endYear >= startYear

export const orderProblem = { path: ['endYear'], message: 'endYear must not be before startYear.' }
