import { describe, expect, it } from 'vitest'
import { readText } from '@/lib/published-text'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { shareOf } from '@/lib/testing/long-run'
import { slowPieces } from '@/lib/testing/reading-time'
import { getDetailedFacilityReport } from './federal-env-compliance/get-detailed-facility-report'
import * as compliance from './federal-env-compliance/published-values'
import { toFacilityRow } from './federal-env-compliance/search/to-facility-row'
import { serviceNames, services } from './federal-env-compliance/services'
import { programNameOf } from './federal-env-registry/program-link'
import { searchProgramFacilitiesByProgram } from './federal-env-registry/search-program-facilities-by-program'
import * as environment from './federal-env-registry/wire'
import { cities } from './open-data-discovery/buildings/city-list'
import { feeds } from './open-data-discovery/buildings/feed-list'
import { readPhrase } from './open-data-discovery/buildings/read-phrase'
import { toRecord } from './open-data-discovery/buildings/read-record'
import { readPermit } from './open-data-discovery/construction/read-permit'
import { constructionSources } from './open-data-discovery/construction/source-list'
import * as cells from './open-data-discovery/tables/read-cell'
import { readDay } from './open-data-discovery/tables/read-day'
import { hasPlace, placeInFlorida } from './us-florida-parcels/search/address-place'
import { plainId } from './us-public-assessments/recipe/id-spellings'
import { toNumber, withUnit } from './us-public-assessments/recipe/read-cell'
import type { AssessmentRecipe, RecipeRow, RollPlace } from './us-public-assessments/recipe/source'
import { sources } from './us-public-assessments/recipe/source-list'
import { yearValuesOf } from './us-public-assessments/recipe/year-values'
import { describeProperty, yearRecordOf } from './us-public-assessments/records'
import { readPropertyKey } from './us-public-assessments/search/property-key'
import { matchOf } from './us-public-assessments/search/property-rows'

const now = new Date('2026-11-21T12:00:00Z')

const attempt = (run: () => unknown) => {
  try {
    run()
  } catch {}
}

const rowOf = (text: string): RecipeRow => new Proxy({}, { get: () => text, has: () => true })

const facilityOf = (service: (typeof serviceNames)[number], text: string) =>
  toFacilityRow(
    service,
    Object.fromEntries(Object.values(services[service].columns).map((column) => [column, text])),
  )

const permitOf = (source: (typeof constructionSources)[number], text: string) => {
  const named = [source.idColumn, source.date?.column, ...source.addressColumns]
  const columns = [...named, ...Object.values(source.tells ?? {})].filter((column) => column !== undefined)
  const row = Object.fromEntries(columns.map((column) => [column, text]))
  return readPermit(source, { row, flags: [], position: null }, now)
}

const place: RollPlace = { city: '', county: '', postalCode: '', municipalityCode: '', thisYear: 2026 }
const question = parseAddressQuestion('12 Main St, Springfield')

const propertyOf = (source: AssessmentRecipe, text: string) => {
  const row = rowOf(text)
  const key = { source, values: source.key.map(() => text), county: '' }
  const property = describeProperty({ key, rows: [row] }, null)
  for (const year of yearValuesOf(source, [row], { settings: {}, now })) yearRecordOf(property, source, year)
  return question && matchOf(source, row, question)
}

const few = [' ', ' ,', '0', '1-', '-', '5.', 'A', 'N ST ', '#1-', '43 N ', 'ﷺ'] as const

type Readers = Record<string, (text: string) => unknown>

const readers: Readers = {
  'published text': readText,
  'number of the compliance database': compliance.readNumber,
  'count of the compliance database': compliance.readCount,
  'money of the compliance database': compliance.readMoney,
  'day of the compliance database': compliance.readDate,
  'list of the compliance database': (text) => compliance.readList(text),
  'word of the registry': environment.readWord,
  'number of the registry': environment.readNumber,
  'day of the registry': environment.readDate,
  'cell of a city': cells.readText,
  'number of a city': cells.readNumber,
  'point of a city': (text) => cells.readPoint({ coordinates: [text, text] }),
  'day of a city': (text) => readDay(text, now),
  'number of a roll': toNumber,
  'unit of a roll': (text) => withUnit(text, text),
  'parcel id': plainId,
  'property key': (text) => attempt(() => readPropertyKey(text)),
  'place in Florida': (text) => placeInFlorida(text, text),
  'line that may contain a place': hasPlace,
  'program of the registry': (acronym) => {
    searchProgramFacilitiesByProgram.params.safeParse({ acronym })
    return programNameOf(acronym)
  },
  'facility id': (registryId) => getDetailedFacilityReport.params.safeParse({ registryId }),
}

const rows: Readers = {
  ...Object.fromEntries(
    serviceNames.map((name) => [`facilities of ${name}`, (text: string) => facilityOf(name, text)]),
  ),
  ...Object.fromEntries(feeds.map((feed) => [feed.id, (text: string) => toRecord(feed, rowOf(text), now)])),
}

describe('parsers of connectors', () => {
  it.each(Object.entries(readers))('parses a %s in time proportional to its text', (_name, run) => {
    expect(slowPieces(run)).toEqual([])
    expect(slowPieces(run, [' ', ',', '0', '-'], '')).toEqual([])
  })

  it.each(Object.entries(rows))('parses rows of %s in time proportional to their text', (_name, run) => {
    expect(slowPieces(run)).toEqual([])
  })

  it.each(cities.map((city) => [city.name, city] as const))(
    'parses phrases of %s in time proportional to their text',
    (_name, city) => {
      expect(slowPieces((text) => attempt(() => readPhrase(city, text)))).toEqual([])
    },
  )

  it.each(shareOf(constructionSources, 0).map((source) => [source.id, source] as const))(
    'parses permits of %s in time proportional to their text',
    (_id, source) => {
      expect(slowPieces((text) => permitOf(source, text), few)).toEqual([])
    },
  )

  it.each(shareOf(sources, 0).map((source) => [source.id, source] as const))(
    'parses properties and parcel ids of %s in time proportional to their text',
    (_id, source) => {
      expect(slowPieces((text) => propertyOf(source, text), few)).toEqual([])
      const ask = (text: string) =>
        attempt(() => [source.parcelId.ask(text, place), source.parcelId.matches?.(rowOf(text), text)])
      expect(slowPieces(ask, few)).toEqual([])
      expect(slowPieces(ask, few, '')).toEqual([])
    },
  )
})
