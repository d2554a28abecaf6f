import { describe, expect, it } from 'vitest'
import { slowPieces } from '@/lib/testing/reading-time'
import { getDetailedFacilityReport } from './federal-env-compliance/get-detailed-facility-report'
import * as compliance from './federal-env-compliance/published-values'
import * as environment from './federal-env-registry/wire'
import { toRecord } from './open-data-discovery/buildings/building-record'
import { cities } from './open-data-discovery/buildings/city-list'
import { feeds } from './open-data-discovery/buildings/feed-list'
import { readPhrase } from './open-data-discovery/buildings/read-phrase'
import * as cells from './open-data-discovery/tables/read-cell'
import { readDay } from './open-data-discovery/tables/read-day'
import { hasPlace, placeInFlorida } from './us-florida-parcels/search/address-place'
import { plainId } from './us-public-assessments/recipe/id-spellings'
import { toNumber, withUnit } from './us-public-assessments/recipe/read-cell'
import type { Row } from './us-public-assessments/recipe/source'
import { readPropertyKey } from './us-public-assessments/search/property-key'

const now = new Date('2026-11-21T12:00:00Z')

/** What is refused is read too. */
const attempt = (read: () => unknown) => {
  try {
    read()
  } catch {}
}

/** A row that has this text in every column. */
const rowOf = (text: string): Row => new Proxy({}, { get: () => text, has: () => true })

type Readers = Record<string, (text: string) => unknown>

const readers: Readers = {
  'text of the compliance database': compliance.readText,
  'number of the compliance database': compliance.readNumber,
  'count of the compliance database': compliance.readCount,
  'money of the compliance database': compliance.readMoney,
  'day of the compliance database': compliance.readDate,
  'list of the compliance database': (text) => compliance.readList(text),
  'text of the registry': environment.readText,
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
  'whether an address has a place': hasPlace,
  'facility id': (registryId) => getDetailedFacilityReport.params.safeParse({ registryId }),
}

const rows: Readers = {
  ...Object.fromEntries(feeds.map((feed) => [feed.id, (text: string) => toRecord(feed, rowOf(text), now)])),
}

describe('the reader of', () => {
  it.each(Object.entries(readers))('a %s takes work in proportion to its text', (_name, read) => {
    expect(slowPieces(read)).toEqual([])
    expect(slowPieces(read, [' ', ',', '0', '-'], '')).toEqual([])
  })

  it.each(Object.entries(rows))('rows of %s takes work in proportion to them', (_name, read) => {
    expect(slowPieces(read)).toEqual([])
  })

  it.each(cities.map((city) => [city.name, city] as const))(
    'phrases of %s takes work in proportion',
    (_name, city) => {
      expect(slowPieces((text) => attempt(() => readPhrase(city, text)))).toEqual([])
    },
  )
})
