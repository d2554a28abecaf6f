import { z } from 'zod'
import { toCapitals } from '@/lib/conditions/to-capitals'
import { stateBounds } from '@/lib/geography/state-at'
import type { Bounds } from '@/lib/geography/types'
import { cityNames } from '@/lib/records/parcel/cities'
import { landUseName } from '@/lib/records/parcel/land-use'
import type { ParcelFilter } from '@/lib/records/parcel/parcel-filter'
import { type ParcelRangeEnd, type ParcelRangeParam, rangeIds, rangeOf } from '@/lib/records/parcel/ranges'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('us-florida-parcels.parcel-params', {
  four: 'bbox must be four numbers: [west, south, east, north] in degrees, such as [-81.39, 28.53, -81.38, 28.54].',
  bboxLiesOutsideTheGlobe: 'bbox lies outside the globe: longitudes are -180 to 180, latitudes -90 to 90.',
  bboxNeedsItsWest:
    'bbox needs its west edge (first) smaller than its east edge (third). A box across the 180th meridian is not taken.',
  bboxNeedsItsSouth: 'bbox needs its south edge (second) smaller than its north edge (fourth).',
  bboxCoversMoreThan: 'bbox covers more than 4 square degrees. Take a smaller area.',
  bboxLiesOutsideFlorida: 'bbox lies outside Florida, which is about [-87.7, 24.4, -79.9, 31.1].',
  emptyLeaveItOut: '{name} is empty. Leave it out, or give some text.',
  hasAtMostCharacters: '{name} has at most {longest} characters.',
  mustNotContainControl: '{name} must not contain control characters.',
  limitIs1To500: 'limit is 1 to 500.',
  offsetIs0To100: 'offset is 0 to 100,000.',
  offsetIs0To100000: 'offset is 0 to 100,000. Take a smaller area instead of paging further.',
  dollars0OrMore: '{name} is in {unit}, 0 or more.',
  yearBound: '{name} is a year from 1600 to 2200.',
  landUseIsACode: 'landUse takes codes of the Department of Revenue of three digits, such as 000.',
  qualificationIsACode: 'saleQualification takes codes of two digits, such as 01.',
  ownerNeedsAtLeast: 'owner needs at least three letters of the name.',
  ownerMustNotContain:
    'owner must not contain % _ \\ [ or ]. Give the beginning of the name as the roll writes it.',
  addressNeedsAHouse: 'address needs a house number and a street.',
  saleyearIsAYear: 'saleYear is a year from 1800 to 2200.',
  sourceobjectidIsAWhole: 'sourceObjectId is a whole number, 0 or more.',
  boundsAreCrossed: '{most} is below {least}. Exchange the two.',
})

const LARGEST_SQUARE_DEGREES = 4

const DERIVED = 'We cannot ask the source for it: we compare it within the rows of a page'

const CONTROL = /[\p{Cc}\p{Cs}]/u

export const areaOfBox = ([west, south, east, north]: Bounds): number => (east - west) * (north - south)

export const bbox = z
  .array(z.number(texts.four), texts.four)
  .length(4, texts.four)
  .refine(isOnEarth, texts.bboxLiesOutsideTheGlobe)
  .refine(([west = 0, , east = 0]) => west < east, texts.bboxNeedsItsWest)
  .refine(([, south = 0, , north = 0]) => south < north, texts.bboxNeedsItsSouth)
  .refine(
    ([west = 0, south = 0, east = 0, north = 0]) =>
      areaOfBox([west, south, east, north]) <= LARGEST_SQUARE_DEGREES + 1e-9,
    texts.bboxCoversMoreThan,
  )
  .refine(touchesFlorida, texts.bboxLiesOutsideFlorida)
  .meta({
    description: '[west, south, east, north] in degrees (WGS84), at most 4 square degrees, in Florida.',
    items: { type: 'number', minimum: -180, maximum: 180 },
  })

const words = (name: string, longest: number) =>
  z
    .string()
    .trim()
    .min(1, texts.emptyLeaveItOut({ name }))
    .max(longest, texts.hasAtMostCharacters({ name, longest }))
    .refine((text) => !CONTROL.test(text), texts.mustNotContainControl({ name }))

export const parcelId = words('parcelId', 240).describe(
  'Parcel number as the county writes it: text, with its zeros, spaces, dots or stars. A county number in front narrows it: 27:082S305005000002.',
)

export const includeGeometry = z
  .boolean()
  .default(false)
  .describe('true: GeoJSON with outlines. false: records without.')

export const pagingShape = {
  limit: z
    .int()
    .min(1, texts.limitIs1To500)
    .max(500, texts.limitIs1To500)
    .default(25)
    .describe('Rows of the source a page.'),
  offset: z
    .int()
    .min(0, texts.offsetIs0To100)
    .max(100_000, texts.offsetIs0To100000)
    .default(0)
    .describe('Rows of the source to pass over; take it from nextOffset.'),
}

type RangeShape = { [Param in ParcelRangeParam]: z.ZodOptional<z.ZodNumber> }

const rangeShape = Object.fromEntries(
  rangeIds.flatMap((id) => {
    const { params, label, unit, isDerived } = rangeOf(id)
    const limits = isDerived ? `${label}. ${DERIVED}` : label
    return params.map((name, at) => [
      name,
      bound(name, unit).describe(`${at === 0 ? 'Least' : 'Greatest'}, in ${unit}: ${limits}.`),
    ])
  }),
) as RangeShape

function bound(name: string, unit: string) {
  if (unit !== 'year') return z.number().min(0, texts.dollars0OrMore({ name, unit })).optional()
  const message = texts.yearBound({ name })
  return z.int().min(1600, message).max(2200, message).optional()
}

export const landFilterShape = {
  ...rangeShape,
  vacantOnly: z
    .boolean()
    .optional()
    .describe(
      'true: only parcels whose land use code the Department calls vacant (000, 010, 040, 070, 080).',
    ),
  landUse: z
    .array(
      z
        .string()
        .refine((code) => /^\d{3}$/.test(code) && landUseName(code) !== undefined, texts.landUseIsACode),
    )
    .min(1)
    .max(100)
    .optional()
    .describe('Land use codes of the Department of Revenue, three digits each: 000 is vacant residential.'),
  saleQualification: z
    .array(z.string().regex(/^\d{2}$/, texts.qualificationIsACode))
    .min(1)
    .max(100)
    .optional()
    .describe(
      'Qualification codes of the last sale, two digits each: 01 is a sale between independent parties.',
    ),
}

export const filterShape = {
  parcelId: parcelId.optional(),
  owner: words('owner', 200)
    .refine((text) => (text.match(/\p{L}/gu) ?? []).length >= 3, texts.ownerNeedsAtLeast)
    .refine((text) => !/[%_\\[\]]/.test(text), texts.ownerMustNotContain)
    .optional()
    .describe(
      'Beginning of the owner’s name, family name first as the roll writes it: three letters or more. Needs a bbox or a city.',
    ),
  address: words('address', 240)
    .refine((text) => /[\p{L}\p{N}]/u.test(text), texts.addressNeedsAHouse)
    .optional()
    .describe('House number and street with city or ZIP code; or without them inside a bbox.'),
  city: words('city', 120).optional().describe('Postal city as the roll writes it, such as PENSACOLA.'),
  bbox: bbox.optional(),
  saleYear: z
    .int()
    .min(1800, texts.saleyearIsAYear)
    .max(2200, texts.saleyearIsAYear)
    .optional()
    .describe('Year of either of the two most recent sales.'),
  ...landFilterShape,
}

export const objectIdShape = {
  sourceObjectId: z
    .int()
    .min(0, texts.sourceobjectidIsAWhole)
    .optional()
    .describe('The source’s own number of a polygon. It changes with each edition of the layer.'),
}

const filters = z.strictObject({ ...objectIdShape, ...filterShape })
export type ParcelSearchFilters = z.output<typeof filters>

export interface ParcelSearchArea {
  bbox?: Bounds | undefined
  city?: string | undefined
  filter: ParcelFilter
}

export const searchArea = (search: ParcelSearchFilters): ParcelSearchArea => ({
  bbox: toBox(search.bbox),
  city: search.city,
  filter: searchFilter(search),
})

export const searchFilter = ({ owner, city, ...search }: ParcelSearchFilters): ParcelFilter => ({
  // Capitals match the spelling of the roll. UPPER() would prevent the source from using an index.
  owner: owner === undefined ? undefined : toCapitals(owner),
  cities: city === undefined ? undefined : cityNames(city),
  ...boundsOf(search),
  codes: search.landUse,
  vacant: search.vacantOnly ? 'only' : undefined,
  qualifications: search.saleQualification,
  soldIn: search.saleYear,
})

type SearchBounds = { [Param in ParcelRangeParam]?: number | undefined }

const boundsOf = (search: SearchBounds): { [End in ParcelRangeEnd]?: number | undefined } =>
  Object.fromEntries(
    rangeIds.flatMap((id) => {
      const { ends, params } = rangeOf(id)
      return ends.map((end, at) => [end, search[params[at] as ParcelRangeParam]])
    }),
  )

export function checkRanges(search: SearchBounds, context: z.RefinementCtx): void {
  for (const id of rangeIds) {
    const [least, most] = rangeOf(id).params as [ParcelRangeParam, ParcelRangeParam]
    const [from, to] = [search[least], search[most]]
    if (from === undefined || to === undefined || from <= to) continue
    context.addIssue({ code: 'custom', path: [most], message: texts.boundsAreCrossed({ least, most }) })
  }
}

export function toBox(numbers: readonly number[] | undefined): Bounds | undefined {
  if (!numbers) return undefined
  const [west = 0, south = 0, east = 0, north = 0] = numbers
  return [west, south, east, north]
}

function isOnEarth([west = 0, south = 0, east = 0, north = 0]: number[]): boolean {
  return (
    Math.min(west, east) >= -180 &&
    Math.max(west, east) <= 180 &&
    Math.min(south, north) >= -90 &&
    Math.max(south, north) <= 90
  )
}

/** Adds a margin, because our outline of the state is accurate only to about a kilometer. */
function touchesFlorida([west = 0, south = 0, east = 0, north = 0]: number[]): boolean {
  const bounds = stateBounds('FL')
  if (!bounds) return true
  const margin = 0.1
  const [left, bottom, right, top] = bounds
  return west <= right + margin && east >= left - margin && south <= top + margin && north >= bottom - margin
}
