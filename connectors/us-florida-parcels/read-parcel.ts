import { z } from 'zod'
import { type Context, DAY, type Method } from '@/lib/connector/method'
import { countyByNumber } from '@/lib/florida/counties'
import { parcelKey } from '@/lib/florida/parcel-key'
import { propertyRecord } from '@/lib/property-record'
import { citeLayer } from './cite-layer'
import { parcelId } from './parcel-params'
import { outline, type SourceRow, toParcelRow } from './parcel-rows'
import { readNumber } from './plan'
import { type NumberedRow, readNumbered } from './read-numbered'
import { sourceSchema, toSource } from './source-notes'
import { uniteOutlines } from './unite-outlines'
import type { Layer } from './wire'

const params = z.strictObject({
  parcelId,
  county: z.int().min(11).max(77).optional(),
  owner: z.boolean().default(false),
  includeGeometry: z.boolean().default(false),
  /** Also every published column but the personal ones, as it stands. */
  detail: z.boolean().default(false),
})

const choice = z.object({
  county: z.string(),
  countyNumber: z.int(),
  parcelId: z.string(),
  key: z.string(),
  address: z.string().nullable(),
})

export const readParcelResult = z.object({
  found: z.boolean(),
  parcel: propertyRecord.nullable(),
  geometry: outline,
  /** How many polygons the source has of it. */
  polygons: z.int().min(0),
  /** Where several counties use the number: one of them must be named. */
  choices: z.array(choice),
  message: z.string(),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  source: sourceSchema,
})

type Outcome = z.output<typeof readParcelResult>

export const readParcel = {
  summary: 'One parcel by its number, of one county where several use it.',
  params,
  result: readParcelResult,
  example: { parcelId: '27:082S305005000002', detail: true },
  // Left at the contract's policy: owners are kept no longer than that.
  run: (asked, context) => {
    const { owner, ...rest } = asked
    return owner ? findParcel(asked, context) : context.call(readPublicParcel, rest)
  },
  cite: ({ source }) => citeLayer(source),
} satisfies Method<typeof params, typeof readParcelResult>

const publicParams = params.omit({ owner: true })

/** The same without the owner, kept as long as the yearly roll allows. */
export const readPublicParcel = {
  summary: 'One parcel by its number, without its owner.',
  params: publicParams,
  result: readParcelResult,
  example: { parcelId: '27:082S305005000002', detail: true },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  run: (asked, context) => findParcel({ ...asked, owner: false }, context),
} satisfies Method<typeof publicParams, typeof readParcelResult>

async function findParcel(asked: z.output<typeof params>, context: Context): Promise<Outcome> {
  const { ids, county } = readNumber(asked.parcelId)
  const inCounty = asked.county ?? county
  if (ids.length === 0 || (county !== undefined && inCounty !== county)) {
    return nothing(toSource({ layer: 'polygons', edition: null }, context))
  }
  const { rows, layer, edition, fields } = await readNumbered(ids, inCounty, asked, context)
  const rollYears = rows.map(({ row }) => row.ASMNT_YR)
  const source = toSource({ layer, edition, rollYears, fields }, context)
  const keys = new Map(rows.map((each) => [keyOf(each), each]))
  if (keys.size > 1) return choose([...keys.values()], source)
  const told = { layer, edition, owner: asked.owner }
  return rows.length === 0 ? nothing(source) : describeParcel(rows, told, source, asked.detail)
}

function describeParcel(
  rows: NumberedRow[],
  told: { layer: Layer; edition: number | null; owner: boolean },
  source: Outcome['source'],
  detail: boolean,
): Outcome {
  const [first] = rows
  const shaped = rows.map((row) => toParcelRow(row, told))
  const record = shaped[0]?.record
  if (!first || !record) return nothing(source)
  const polygons = rows.length
  const pieces =
    polygons === 1 ? '' : ` It is drawn as ${polygons} polygons; the first one’s values are given.`
  return {
    found: true,
    parcel: { ...record, sourceAttributes: { ...record.sourceAttributes, polygons } },
    geometry: uniteOutlines(shaped.flatMap(({ geometry }) => geometry ?? [])),
    polygons,
    choices: [],
    message: `Found in ${record.county ?? 'its'} County.${pieces}`,
    attributes: detail ? first.published : {},
    source,
  }
}

function choose(rows: SourceRow[], source: Outcome['source']): Outcome {
  const choices = rows.map(({ row }) => ({
    county: countyByNumber(row.CO_NO)?.name ?? String(row.CO_NO),
    countyNumber: row.CO_NO,
    parcelId: row.PARCEL_ID,
    key: keyOf({ row }),
    address: row.PHY_ADDR1,
  }))
  const example = choices[0]?.key ?? ''
  const message = `${choices.length} parcels have this number. Name one with its county’s number in front, such as ${example}.`
  return { ...nothing(source), choices, message }
}

const keyOf = ({ row }: Pick<SourceRow, 'row'>) => parcelKey({ county: row.CO_NO, parcelId: row.PARCEL_ID })

const nothing = (source: Outcome['source']): Outcome => ({
  found: false,
  parcel: null,
  geometry: null,
  polygons: 0,
  choices: [],
  message:
    'No parcel of this number is published. Check it against a tax bill, with its zeros, dots and spaces; units of a condominium are often missing.',
  attributes: {},
  source,
})
