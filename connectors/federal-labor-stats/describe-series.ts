import { countyByFips, stateOfFips } from '@/lib/geography/counties'
import { states } from '@/lib/geography/states'
import type { SeriesDescription } from '@/lib/records/series/fields'

/**
 * In ids of these surveys, the third letter is S for seasonally adjusted series and U for unadjusted ones.
 */
const marked = ['CE', 'CU', 'CW', 'JT', 'LA', 'LN', 'PC', 'SM', 'WP']

interface KnownSeries {
  name: string
  unit: string | null
  /** True if no document of the source confirms the name. */
  isUnconfirmed?: boolean
}

const index = 'index'

const knownSeries: Readonly<Record<string, KnownSeries>> = {
  CUUR0000SA0: { name: 'Consumer prices, all items, U.S. city average', unit: index },
  CUSR0000SA0: { name: 'Consumer prices, all items, U.S. city average', unit: index },
  CUUR0000SAH1: { name: 'Shelter, U.S. city average', unit: index },
  CUUR0000SEHA: { name: 'Rent of primary residence, U.S. city average', unit: index },
  CUUR0000SEHC: { name: 'Owners’ equivalent rent, U.S. city average', unit: index, isUnconfirmed: true },
  WPUSI012011: { name: 'Construction materials, producer prices', unit: index },
  WPUIP2311001: { name: 'Inputs to residential construction, goods', unit: index },
  WPU081: { name: 'Lumber, producer prices', unit: index },
  WPU101: { name: 'Iron and steel, producer prices', unit: index },
  WPU1333: { name: 'Ready-mix concrete, producer prices', unit: index, isUnconfirmed: true },
  WPU1321: { name: 'Sand, gravel and stone, producer prices', unit: index },
  PCU236211236211: { name: 'New industrial building construction', unit: index, isUnconfirmed: true },
  PCU236221236221: { name: 'New warehouse building construction', unit: index, isUnconfirmed: true },
  PCU236222236222: { name: 'New school building construction', unit: index, isUnconfirmed: true },
  PCU236223236223: { name: 'New office building construction', unit: index, isUnconfirmed: true },
  PCU236224236224: { name: 'New health care building construction', unit: index, isUnconfirmed: true },
  CES2000000001: { name: 'Construction jobs', unit: 'thousand jobs' },
  CES2000000003: { name: 'Construction pay, all employees', unit: 'dollars an hour' },
  CES2000000008: { name: 'Construction pay, production workers', unit: 'dollars an hour' },
  LNS14000000: { name: 'Unemployment rate, United States', unit: 'percent' },
  JTS230000000000000JOL: { name: 'Construction job openings', unit: null },
}

export function describeSeries(
  seriesId: string,
  catalog: Readonly<Record<string, unknown>> | null = null,
): SeriesDescription {
  const surveyAbbreviation = seriesId.slice(0, 2)
  const definition = Object.hasOwn(knownSeries, seriesId) ? knownSeries[seriesId] : describeLocal(seriesId)
  const title = typeof catalog?.series_title === 'string' ? catalog.series_title.trim() : ''
  const isUnconfirmed = definition?.isUnconfirmed ?? false
  const own = isUnconfirmed && title !== '' ? undefined : definition?.name
  return {
    seriesId,
    name: own ?? (title || seriesId),
    unit: definition?.unit ?? null,
    isNameUnconfirmed: own !== undefined && isUnconfirmed,
    surveyAbbreviation,
    seasonality: seasonalityOf(seriesId, surveyAbbreviation),
  }
}

function seasonalityOf(seriesId: string, survey: string): SeriesDescription['seasonality'] {
  if (!marked.includes(survey)) return null
  return seriesId[2] === 'S' ? 'adjusted' : seriesId[2] === 'U' ? 'unadjusted' : null
}

export const localMeasures = {
  '03': { name: 'Unemployment rate', unit: 'percent' },
  '04': { name: 'Unemployed people', unit: 'people' },
  '05': { name: 'Employed people', unit: 'people' },
  '06': { name: 'Labor force', unit: 'people' },
} as const

export type LocalMeasure = keyof typeof localMeasures

function describeLocal(seriesId: string): KnownSeries | undefined {
  const [, county, inCounty] = /^LAUCN(\d{5})0{8}(0[3-6])$/.exec(seriesId) ?? []
  const [, state, inState] = /^LA[SU]ST(\d{2})0{11}(0[3-6])$/.exec(seriesId) ?? []
  const place = county ? countyName(county) : state ? stateName(state) : undefined
  const measure = inCounty ?? inState ?? ''
  if (!place || !Object.hasOwn(localMeasures, measure)) return undefined
  const { name, unit } = localMeasures[measure as LocalMeasure]
  return { name: `${name}, ${place}`, unit }
}

function countyName(fips: string): string | undefined {
  const county = countyByFips(fips)
  return county && `${county.name}, ${county.state} (county)`
}

function stateName(fips: string): string | undefined {
  const code = stateOfFips(fips)
  return states.find((state) => state.code === code)?.name
}

/**
 * An id has twenty characters: survey (2), season (1), area (15) and measure (2). Counties have only
 * unadjusted series.
 */
export const countySeriesId = (fips: string, measure: LocalMeasure) => `LAUCN${fips}00000000${measure}`
export const stateSeriesId = (fips: string, measure: LocalMeasure) => `LASST${fips}00000000000${measure}`
