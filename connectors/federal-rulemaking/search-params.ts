import { z } from 'zod'

const day = (name: string) =>
  z.iso
    .date(`${name} is a day of the calendar as YYYY-MM-DD, such as 2024-01-31.`)
    .optional()
    .describe(
      `Documents published ${name.endsWith('Start') ? 'on this day or later' : 'on this day or before'}.`,
    )

/** One name or several; the schema of the contract knows both. */
function names(most: number, longest: number, one: string) {
  const error = `Give ${one} of at most ${longest} characters, or at most ${most} of them in an array.`
  const name = z.string().trim().min(1, error).max(longest, error)
  return z.union([name, z.array(name).max(most, error)], { error }).optional()
}

export const searchParams = z
  .strictObject({
    term: z
      .string()
      .trim()
      .min(1, 'Give words to search for, or leave term out.')
      .max(300, 'At most 300 characters.')
      .optional()
      .describe('Words to search for; "words in quotes" stand together, | is or, ! is not.'),
    agency: names(20, 120, 'an agency').describe(
      'Agency as slug, name or short name, such as EPA; a parent matches its own agencies too. listAgencies has all.',
    ),
    type: names(10, 40, 'a type').describe(
      'RULE, PRORULE, NOTICE or PRESDOCU, or in words: rule, proposed rule, notice, presidential document.',
    ),
    publicationDateStart: day('publicationDateStart'),
    publicationDateEnd: day('publicationDateEnd'),
    perPage: z.int().min(1).max(1_000).default(25),
    page: z.int().min(1).max(10_000).default(1).describe('Only the first 10,000 documents can be had.'),
    order: z.enum(['newest', 'oldest', 'relevance']).default('newest'),
  })
  .refine(({ publicationDateStart: start, publicationDateEnd: end }) => !start || !end || start <= end, {
    path: ['publicationDateEnd'],
    message: 'publicationDateEnd must not be before publicationDateStart.',
  })
export type SearchParams = z.output<typeof searchParams>

export const asList = (given: string | readonly string[] | undefined): readonly string[] =>
  given === undefined ? [] : [given].flat()
