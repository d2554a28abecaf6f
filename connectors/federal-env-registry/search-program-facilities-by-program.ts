import { z } from 'zod'
import { ConnectorError, withSubject } from '@/lib/connector/errors'
import { type ConnectorMethod, HOUR, type MethodContext } from '@/lib/connector/method'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { countProgramFacilities } from './count-program-facilities'
import { withheldFields } from './facility-record'
import { programLink, programNameOf, programs, toProgramLink } from './program-link'
import { fetchRows, rowsUrl } from './wire'

const texts = defineSentences('federal-env-registry.search-program-facilities-by-program', {
  acronymSuch: 'An acronym such as {keys}.',
  acronymHasAtMost: 'An acronym has at most 20 characters.',
  endMustNotBeBefore: 'end must not be before start.',
  registrysTablesCannotBeSearched:
    'The registry’s tables cannot be searched for {acronym}, because of the slash in it.',
  windowWasCutToRows: 'The window was cut to {mostRows, number} rows; continue from nextStart.',
  noFacilitiesUnderThisAcronym:
    'No facilities under this acronym; check the spelling. Known ones are {keys}.',
  noRowsAtThisPosition: 'No rows at this position; the program has fewer.',
  sourcePromisesNoOrder: 'The source promises no order, so rows of two windows can overlap.',
})

const MOST_ROWS = 1_000
const USUAL_ROWS = 100

const position = z.int().min(0).max(10_000_000)

const params = z
  .strictObject({
    acronym: z
      .string()
      .regex(
        /^\s*[A-Za-z0-9](?: *[A-Za-z0-9./_-])*\s*$/,
        texts.acronymSuch({ keys: Object.keys(programs).slice(0, 6).join(', ') }),
      )
      .trim()
      .max(20, texts.acronymHasAtMost)
      .toUpperCase()
      .describe('Acronym of the program, such as NPDES or RCRAINFO; state systems look like IN-FRS.'),
    start: position.default(0).describe('First row, counted from 0.'),
    end: position.optional().describe('Last row, included; left out: 100 rows. At most 1,000 rows a call.'),
  })
  .refine(({ start, end }) => end === undefined || end >= start, {
    path: ['end'],
    message: texts.endMustNotBeBefore,
  })

const result = z.object({
  source: z.string(),
  acronym: z.string(),
  programName: z.string().nullable(),
  start: z.int(),
  end: z.int().describe('As served.'),
  requestedEnd: z.int(),
  returned: z.int().min(0),
  windowTruncated: z.boolean(),
  hasMore: z.boolean(),
  nextStart: z.int().nullable(),
  totalCount: z.int().nullable().describe('Null where the source did not count in time.'),
  facilities: z.array(z.object(programLink.shape)),
  sourceUrl: z.string(),
  withheldFields: z.array(z.string()),
  note: z.string(),
  retrievedAt: z.string(),
  caveats: z.array(z.string()),
})

export const searchProgramFacilitiesByProgram = {
  summary:
    'Facilities that one program has in the registry, a window of rows at a time: start and end counted from 0, both included, end not before start, at most 1,000 rows a call.',
  params,
  result,
  example: { acronym: 'SEMS', start: 0, end: 24 },
  cache: { freshFor: 6 * HOUR, staleFor: 24 * HOUR },
  async run({ acronym, start, end: lastRow }, context) {
    const requestedEnd = lastRow ?? start + USUAL_ROWS - 1
    const end = Math.min(requestedEnd, start + MOST_ROWS - 1)
    const sourceUrl = rowsUrl('frs_program_facility', 'pgm_sys_acrnm', acronym, { start, end })
    const [rows, totalCount] = await Promise.all([
      fetchRows(context.upstream, sourceUrl, 'pgm_sys_acrnm').catch((error) => {
        throw asNotSearchable(error, acronym)
      }),
      countInTime(acronym, context),
    ])
    const facilities = rows.slice(0, end - start + 1).map(toProgramLink)
    const hasMore = facilities.length === end - start + 1
    return {
      source: context.connector.title,
      acronym,
      programName: programNameOf(acronym),
      start,
      end,
      requestedEnd,
      returned: facilities.length,
      windowTruncated: end < requestedEnd,
      hasMore,
      nextStart: hasMore ? end + 1 : null,
      totalCount,
      facilities,
      sourceUrl,
      withheldFields,
      note: noteOn({ start, end, requestedEnd, returned: facilities.length }),
      retrievedAt: context.now().toISOString(),
      caveats: context.connector.caveats,
    }
  },
  table: ({ facilities, note }) => programLink.table(facilities, [note]),
  cite: ({ acronym }) => ({ dataset: `Facility Registry Service, program ${acronym}` }),
} satisfies ConnectorMethod<typeof params, typeof result>

/**
 * The source may refuse every acronym with a slash, so such a refusal does not mean that the acronym is
 * unknown.
 */
function asNotSearchable(error: unknown, acronym: string): unknown {
  const isRefused = error instanceof ConnectorError && error.code === 'upstream_rejected'
  if (!isRefused || !acronym.includes('/')) return error
  const message = withSubject('acronym', texts.registrysTablesCannotBeSearched({ acronym }))
  return new ConnectorError('not_supported', message, { field: 'acronym', cause: error })
}

const PATIENCE_MS = 10_000

async function countInTime(acronym: string, { call }: MethodContext): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  const counted = call(countProgramFacilities, { acronym }).then(
    ({ count }) => count,
    (error) => {
      if (error instanceof ConnectorError) return null
      throw error
    },
  )
  return Promise.race([counted, tooLate]).finally(() => clearTimeout(timer))
}

interface RowRange {
  start: number
  end: number
  requestedEnd: number
  returned: number
}

function noteOn({ start, end, requestedEnd, returned }: RowRange): string {
  const cut = end < requestedEnd ? [texts.windowWasCutToRows({ mostRows: MOST_ROWS })] : []
  const none =
    start === 0
      ? texts.noFacilitiesUnderThisAcronym({ keys: Object.keys(programs).join(', ') })
      : texts.noRowsAtThisPosition
  return [...cut, returned === 0 ? none : texts.sourcePromisesNoOrder].join(' ')
}
