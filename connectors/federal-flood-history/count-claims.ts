import { z } from 'zod'
import { ConnectorError, sourceChanged } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { claimTexts, describeClaims } from '@/lib/records/flood-claims/describe'
import { type claimAreas, floodClaims } from '@/lib/records/flood-claims/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { fetchRefreshDay } from './data-set'
import { countNegative, toFloodClaims } from './to-claims'
import {
  type ClaimRow,
  entities,
  type FemaPage,
  fetchRows,
  isCensusArea,
  MOST_ROWS,
  quote,
  retirementOf,
} from './wire'

const texts = defineSentences('federal-flood-history.count-claims', {
  oneArea: 'Name a census tract or a ZIP code, one of them.',
  noTract:
    'FEMA has no claim under the tract {id}, and the Census Bureau has no such tract today. Check its 11 digits.',
  noZip:
    'FEMA has no claim under the ZIP code {id}, and the Census Bureau has no area of this ZIP code. Check it.',
  otherRows: 'OpenFEMA answered with claims of another area.',
  tooMany: 'This ZIP code has more claims in one year than OpenFEMA lists. Take a census tract.',
  lost: {
    one: '1 claim has no year, and is not in the medians.',
    other: '{count, number} claims have no year, and are not in the medians.',
  },
  negative: {
    one: '1 claim has a negative amount, as old rows do. It is counted, and is in no median.',
    other:
      '{count, number} claims have negative amounts, as old rows do. They are counted, and are in no median.',
  },
})

const params = z
  .strictObject({
    tract: z
      .string()
      .regex(/^\d{11}$/)
      .optional()
      .describe(
        'Census tract, 11 digits: state, county, tract. FEMA does not state the vintage of its tracts.',
      ),
    zip: z
      .string()
      .regex(/^\d{5}$/)
      .optional()
      .describe('ZIP code, five digits, as the claims report it.'),
  })
  .refine(({ tract, zip }) => (tract === undefined) !== (zip === undefined), texts.oneArea)

const result = z.object({
  records: z.array(z.object(floodClaims.shape)).length(1),
  sentence: z.string(),
  caveats: z.array(z.string()),
})

export const countClaims = {
  summary:
    'Flood insurance claims since 1978 in a census tract or a ZIP code as a whole: number, years, claims closed without payment, median payments. Fewer than five are given as “fewer than 5”. An area that does not exist is an error, never zero.',
  title: 'Flood insurance claims in a tract or ZIP code',
  params,
  result,
  example: { zip: '36542' },
  cache: { freshFor: DAY, staleFor: 30 * DAY },
  run: findClaims,
  table: ({ records, caveats }) => floodClaims.table(records, caveats),
  cite: ({ records: [record] }) => ({
    dataset: 'OpenFEMA, FIMA NFIP Redacted Claims, version 3',
    dated: [{ label: 'Data set refreshed', on: record?.refreshedOn ?? null }],
    record: {
      href: 'https://www.fema.gov/openfema-data-page/nfip-redacted-claims-v3',
      label: 'FEMA’s page of the data set',
    },
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

async function findClaims({ tract, zip }: z.output<typeof params>, context: MethodContext) {
  const [area, id] = tract === undefined ? (['zip', zip ?? ''] as const) : (['tract', tract] as const)
  const [{ rows, total, isRetiring }, refreshedOn] = await Promise.all([
    fetchClaims(filters[area](id), context),
    fetchRefreshDay('claims', context),
  ])
  // The source may ignore a filter with an unknown column, and then match the claims of the whole country.
  if (rows.some((row) => !isOf[area](row, id))) throw sourceChanged(texts.otherRows)
  if (total === 0 && !(await isCensusArea(area, id, context)))
    throw new ConnectorError('invalid_params', texts[noArea[area]]({ id }), { field: area })
  const record = toFloodClaims({ area, areaId: id }, rows, total, refreshedOn)
  const negative = countNegative(rows)
  return {
    records: [record],
    sentence: describeClaims(record),
    caveats: [
      ...retirementOf({ isRetiring }),
      ...(total > rows.length ? [texts.lost({ count: total - rows.length })] : []),
      ...(negative > 0 ? [texts.negative({ count: negative })] : []),
      ...context.connector.caveats,
      claimTexts.dollars,
      ...(area === 'tract' ? [claimTexts.vintage] : []),
    ],
  }
}

const noArea = { tract: 'noTract', zip: 'noZip' } as const

/** Claims have no tract column. The first eleven digits of a block group's id are its tract. */
const filters: Record<(typeof claimAreas)[number], (id: string) => string> = {
  tract: (id) => `startswith(censusGeoid,${quote(id)})`,
  zip: (id) => `reportedZipCode eq ${quote(id)}`,
}

const isOf: Record<(typeof claimAreas)[number], (row: ClaimRow, id: string) => boolean> = {
  tract: ({ censusGeoid }, id) => censusGeoid?.startsWith(id) ?? false,
  zip: ({ reportedZipCode }, id) => reportedZipCode?.startsWith(id) ?? false,
}

const FIRST_YEAR = 1960

/**
 * The source truncates long lists and times out on large offsets, so a long list is requested by spans of
 * years.
 */
async function fetchClaims(filter: string, context: MethodContext): Promise<FemaPage<ClaimRow>> {
  const page = await fetchRows(entities.claims, { filter }, context)
  if (page.rows.length >= page.total) return page
  const rows = await fetchSpan(filter, [FIRST_YEAR, context.now().getUTCFullYear()], context)
  return { ...page, rows }
}

async function fetchSpan(
  filter: string,
  [first, last]: readonly [number, number],
  context: MethodContext,
): Promise<ClaimRow[]> {
  const span = `${filter} and yearOfLoss ge ${first} and yearOfLoss le ${last}`
  const { rows, total } = await fetchRows(entities.claims, { filter: span, top: MOST_ROWS }, context)
  if (rows.length >= total) return rows
  if (first === last) throw new ConnectorError('too_broad', texts.tooMany)
  const middle = Math.floor((first + last) / 2)
  const older = await fetchSpan(filter, [first, middle], context)
  return [...older, ...(await fetchSpan(filter, [middle + 1, last], context))]
}
