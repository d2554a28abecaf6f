import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY, type MethodContext } from '@/lib/connector/method'
import { countyByNumber } from '@/lib/geography/florida-counties'
import { propertyRecord } from '@/lib/records/assessment/fields'
import { outline } from '@/lib/records/parcel/outline'
import { parcelKey } from '@/lib/records/parcel/parcel-key'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { citeLayer } from './cite-layer'
import { fetchAllColumns } from './layer'
import { uniteOutlines } from './map/unite-outlines'
import { personalFields, sourceColumn } from './roll-columns'
import { closestTo, numbered, readNumber } from './search/parcel-number'
import { parcelId } from './search/parcel-params'
import { type ParcelSourceRow, toParcelRow, usableRows } from './search/parcel-rows'
import { sourceSchema, toSource } from './source-notes'
import { byObjectId, ownedShape, type ParcelGeometryKind } from './wire'

const texts = defineSentences('us-florida-parcels.read-parcel', {
  foundIn: 'Found in {county} County.',
  drawnAsPolygonsTheFirst: 'It is drawn as {polygons} polygons; the first one’s values are given.',
  floridaParcelLayerAnswered: 'The Florida parcel layer changed its data format. We cannot read it yet.',
  parcelsHaveThisNumber:
    '{choices} parcels have this number. Name one with its county’s number in front, such as {example}.',
  noParcelOfThisNumber:
    'No parcel of this number is published. Check it against a tax bill, with its zeros, dots and spaces; units of a condominium are often missing.',
})

const params = z.strictObject({
  parcelId,
  county: z.int().min(11).max(77).optional(),
  owner: z.boolean().default(false),
  includeGeometry: z.boolean().default(false),
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
  parcel: z.nullable(propertyRecord),
  geometry: outline,
  polygons: z.int().min(0),
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
  // A request without the owner is cached longer, by `readPublicParcel`.
  run: (request, context) => {
    const { owner, ...rest } = request
    return owner ? findParcel(request, context) : context.call(readPublicParcel, rest)
  },
  cite: ({ source }) => citeLayer(source),
} satisfies ConnectorMethod<typeof params, typeof readParcelResult>

const publicParams = params.omit({ owner: true })

/** Cached as long as the yearly roll allows, because the result omits the owner. */
export const readPublicParcel = {
  summary: 'One parcel by its number, without its owner.',
  params: publicParams,
  result: readParcelResult,
  example: { parcelId: '27:082S305005000002', detail: true },
  cache: { freshFor: DAY, staleFor: 7 * DAY },
  run: (request, context) => findParcel({ ...request, owner: false }, context),
} satisfies ConnectorMethod<typeof publicParams, typeof readParcelResult>

async function findParcel(request: z.output<typeof params>, context: MethodContext): Promise<Outcome> {
  const { ids, county } = readNumber(request.parcelId)
  const inCounty = request.county ?? county
  if (ids.length === 0 || (county !== undefined && inCounty !== county)) {
    return nothing(toSource({ layer: 'polygons', edition: null }, context))
  }
  const { rows, layer, edition, fields } = await fetchNumbered(ids, inCounty, request, context)
  const rollYears = rows.map(({ row }) => row.rollYear)
  const source = toSource({ layer, edition, rollYears, fields }, context)
  const keys = new Map(rows.map((each) => [keyOf(each), each]))
  if (keys.size > 1) return choose([...keys.values()], source)
  const options = { layer, edition, owner: request.owner }
  return rows.length === 0 ? nothing(source) : describeParcel(rows, options, source, request.detail)
}

function describeParcel(
  rows: NumberedRow[],
  options: { layer: ParcelGeometryKind; edition: number | null; owner: boolean },
  source: Outcome['source'],
  detail: boolean,
): Outcome {
  const [first] = rows
  const shaped = rows.map((row) => toParcelRow(row, options))
  const record = shaped[0]?.record
  if (!first || !record) return nothing(source)
  const polygons = rows.length
  const message = [
    texts.foundIn({ county: record.county ?? 'its' }),
    ...(polygons === 1 ? [] : [texts.drawnAsPolygonsTheFirst({ polygons })]),
  ].join(' ')
  return {
    found: true,
    parcel: { ...record, sourceAttributes: { ...record.sourceAttributes, polygons } },
    geometry: uniteOutlines(shaped.flatMap(({ geometry }) => geometry ?? [])),
    polygons,
    choices: [],
    message,
    attributes: detail ? first.published : {},
    source,
  }
}

type Attributes = Record<string, string | number | null>

type NumberedRow = ParcelSourceRow & { published: Attributes }

async function fetchNumbered(
  ids: readonly string[],
  county: number | undefined,
  { owner, includeGeometry: geometry }: { owner: boolean; includeGeometry: boolean },
  context: MethodContext,
) {
  const named = owner ? [sourceColumn('ownerName')] : []
  const query = { where: numbered(ids, county), geometry, orderBy: byObjectId }
  const { features, layer, edition, fields } = await fetchAllColumns(context, query, named)
  const rows = features.flatMap(({ attributes, geometry: shape }): NumberedRow[] => {
    const published = withoutPeople(attributes)
    return usableRows([{ attributes: understand(attributes), geometry: shape }]).map((each) => ({
      ...each,
      published,
    }))
  })
  return { rows: closestTo(ids, rows), layer, edition, fields }
}

/** Removes personal columns even if the source sends them unrequested. */
const withoutPeople = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !personalFields.includes(name)))

function understand(attributes: Attributes) {
  const parsed = ownedShape.row.safeParse(attributes)
  if (parsed.success) return parsed.data
  throw new ConnectorError('upstream_changed', texts.floridaParcelLayerAnswered, { cause: parsed.error })
}

function choose(rows: ParcelSourceRow[], source: Outcome['source']): Outcome {
  const choices = rows.map(({ row }) => ({
    county: countyByNumber(row.countyNumber)?.name ?? String(row.countyNumber),
    countyNumber: row.countyNumber,
    parcelId: row.parcelId,
    key: keyOf({ row }),
    address: row.address,
  }))
  const example = choices[0]?.key ?? ''
  const message = texts.parcelsHaveThisNumber({ choices: choices.length, example })
  return { ...nothing(source), choices, message }
}

const keyOf = ({ row }: Pick<ParcelSourceRow, 'row'>) =>
  parcelKey({ county: row.countyNumber, parcelId: row.parcelId })

const nothing = (source: Outcome['source']): Outcome => ({
  found: false,
  parcel: null,
  geometry: null,
  polygons: 0,
  choices: [],
  message: texts.noParcelOfThisNumber,
  attributes: {},
  source,
})
