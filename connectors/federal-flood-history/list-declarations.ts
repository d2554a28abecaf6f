import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, HOUR, type MethodContext } from '@/lib/connector/method'
import { countyByFips, formatCounty } from '@/lib/geography/counties'
import { describeDisasters, disasterTexts } from '@/lib/records/disaster/describe'
import { type Disaster, disaster } from '@/lib/records/disaster/fields'
import { claimTexts } from '@/lib/records/flood-claims/describe'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { readDay, readText } from './read-cell'
import { type DeclarationRow, entities, fetchRows, quote, retirementOf } from './wire'

const texts = defineSentences('federal-flood-history.list-declarations', {
  noCounty:
    'No county has the code {county}. Give five digits, such as 48201: two of the state and three of the county.',
  cut: 'OpenFEMA cut this list, so declarations are missing.',
})

const params = z.strictObject({
  county: z
    .string()
    .regex(/^\d{5}$/)
    .describe('County, five digits: two of the state and three of the county.'),
})

const result = z.object({
  records: z.array(z.object(disaster.shape)).describe('The newest first.'),
  county: z.object({ fips: z.string(), name: z.string(), state: z.string() }),
  sentence: z.string(),
  truncated: z.boolean(),
  caveats: z.array(z.string()),
})

export const listDeclarations = {
  summary:
    'Disaster declarations since 1953 for a county, and for its whole state: type, title, days, programs, and whether a flood or a storm is named. A county that does not exist is an error, never an empty list.',
  title: 'Disaster declarations of a county',
  params,
  result,
  example: { county: '12086' },
  cache: { freshFor: 6 * HOUR, staleFor: 30 * DAY },
  run: findDeclarations,
  table: ({ records, caveats }) => ({
    ...disaster.table(records, caveats),
    key: ['number'],
  }),
  cite: () => ({
    dataset: 'OpenFEMA, Disaster Declarations Summaries, version 2',
    record: {
      href: 'https://www.fema.gov/openfema-data-page/disaster-declarations-summaries-v2',
      label: 'FEMA’s page of the data set',
    },
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

/** County code of rows for a whole state, or for land outside all counties. */
const NO_COUNTY = '000'

async function findDeclarations({ county: fips }: z.output<typeof params>, context: MethodContext) {
  const county = countyByFips(fips)
  if (!county)
    throw new ConnectorError('invalid_params', texts.noCounty({ county: fips }), { field: 'county' })
  const { state } = county
  const name = formatCounty(fips, county.name)
  // This data set has county codes of three digits, without the state's digits.
  const here = `fipsCountyCode eq ${quote(fips.slice(2))} or fipsCountyCode eq ${quote(NO_COUNTY)}`
  const filter = `state eq ${quote(state)} and (${here})`
  const page = await fetchRows(entities.declarations, { filter, orderBy: 'declarationDate desc' }, context)
  const records = toDisasters(page.rows)
  const truncated = page.total > page.rows.length
  return {
    records,
    county: { fips, name, state },
    sentence: describeDisasters(records, `${name}, ${state}`),
    truncated,
    caveats: [
      ...retirementOf(page),
      ...(truncated ? [texts.cut] : []),
      disasterTexts.county,
      claimTexts.disclaimer,
    ],
  }
}

/** FEMA publishes one row for each designated area of a disaster, with the programs of that area. */
function toDisasters(rows: readonly DeclarationRow[]): Disaster[] {
  const byNumber = new Map<number, DeclarationRow[]>()
  for (const row of rows) byNumber.set(row.disasterNumber, [...(byNumber.get(row.disasterNumber) ?? []), row])
  return [...byNumber.values()]
    .map(toDisaster)
    .toSorted((a, b) => (b.declaredOn ?? '').localeCompare(a.declaredOn ?? '') || b.number - a.number)
}

function toDisaster(rows: readonly DeclarationRow[]): Disaster {
  const own = rows.filter(({ fipsCountyCode }) => fipsCountyCode !== NO_COUNTY)
  const counted = own.length > 0 ? own : rows
  const [row] = counted as [DeclarationRow, ...DeclarationRow[]]
  const incident = readText(row.incidentType)
  const title = row.declarationTitle.trim()
  return {
    declaration: row.femaDeclarationString,
    number: row.disasterNumber,
    type: row.declarationType,
    title,
    incident,
    isFlood: isFlood(incident) || isFlood(title),
    declaredOn: readDay(row.declarationDate),
    beganOn: readDay(row.incidentBeginDate),
    endedOn: readDay(row.incidentEndDate),
    scope: own.length > 0 ? 'county' : 'statewide',
    // FEMA replaced one of these two flags by the other in about 2012, so either of them counts.
    individualAssistance: hasAny(counted, ['ihProgramDeclared', 'iaProgramDeclared']),
    publicAssistance: hasAny(counted, ['paProgramDeclared']),
    hazardMitigation: hasAny(counted, ['hmProgramDeclared']),
  }
}

/**
 * The caller applies this to titles too, because FEMA lists some floods under another incident type, such as
 * a tornado.
 */
const isFlood = (words: string | null): boolean =>
  /flood|hurricane|tropical|typhoon|coastal storm|severe storm|levee|dam break|mud|tsunami/i.test(words ?? '')

type Program = 'ihProgramDeclared' | 'iaProgramDeclared' | 'paProgramDeclared' | 'hmProgramDeclared'

function hasAny(rows: readonly DeclarationRow[], programs: readonly Program[]): boolean | null {
  const flags = rows.flatMap((row) => programs.map((program) => row[program] ?? null))
  if (flags.includes(true)) return true
  return flags.every((flag) => flag === null) ? null : false
}
