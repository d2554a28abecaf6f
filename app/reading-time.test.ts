import { describe, expect, it } from 'vitest'
import { placeUrl } from '@/app/_surfaces/place/url'
import { slowPieces } from '@/lib/testing/reading-time'
import type { UrlCodec } from '@/lib/url-state'
import { parseParcelWords, recordsOfParcelForm } from './_lib/coverage/parcel-forms'
import { missingUnit, unitOf, withUnit } from './_lib/coverage/unit-of-record'
import { hrefOfName, readZipCode } from './_lib/places/named-place'
import { nameInWords } from './_lib/places/place-name'
import { readText, withoutState } from './_lib/places/read-parcel-text'
import { suggestSpelling } from './_lib/places/suggest-spelling'
import { readList } from './_surfaces/jobs/read-list'
import { readCsvFile } from './_surfaces/place-files/read-csv-file'
import { readGeoJsonFile } from './_surfaces/place-files/read-geojson-file'
import { readKmlFile } from './_surfaces/place-files/read-kml-file'
import { parseTypedDay } from './assessments/calendar/typed-day'
import { assessmentsUrl } from './assessments/url'
import { costsUrl } from './costs/url'
import { readFacilityId } from './environment/facility/[registryId]/facility-id'
import { environmentUrl } from './environment/url'
import { groundUrl } from './ground/url'
import { landUrl } from './land/url'
import { readPasted } from './map/selection/read-pasted'
import { mapUrl } from './map/url'
import { rowsUrl } from './open-data/[portal]/[datasetId]/url'
import { parseDatasetLink } from './open-data/fetch-search'
import { searchUrl } from './open-data/url'
import { parcelsUrl } from './parcels/url'
import { readTypedPlace } from './permits/at-place/find-place'
import { permitsUrl } from './permits/url'
import { compareUrl } from './place/compare/url'
import { placesUrl } from './places/url'
import { readDay, rulesUrl } from './rules/url'

const kml = (inner: string) => `<kml><Document><Placemark>${inner}</Placemark></Document></kml>`

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  nameInWords,
  hrefOfName,
  readZipCode,
  readText,
  withoutState,
  suggestSpelling,
  parseParcelWords,
  recordsOfParcelForm,
  unitOf: (siteAddress) => unitOf({ siteAddress }),
  missingUnit: (typed) => missingUnit(typed, [{ siteAddress: typed }]),
  withUnit: (text) => withUnit(text, text),
  parseTypedDay,
  readTypedPlace: (text) => readTypedPlace(text, [{ city: 'Chicago', state: 'IL' }]),
  readFacilityId,
  readDay,
  parseDatasetLink,
  readList,
  readPasted,
  'readCsvFile of a heading': (text) => readCsvFile('a.csv', `latitude,longitude,${text}\n1,2,3\n`),
  'readCsvFile of a row': (text) => readCsvFile('a.csv', `latitude,longitude,name\n1,2,${text}\n${text}\n`),
  readGeoJsonFile: (text) => readGeoJsonFile('a.geojson', text),
  'readGeoJsonFile of a reference': (text) =>
    readGeoJsonFile(
      'a.geojson',
      JSON.stringify({ type: 'FeatureCollection', crs: { properties: { name: text } }, features: [] }),
    ),
  readKmlFile: (text) => readKmlFile('a.kml', text),
  'readKmlFile of coordinates': (text) =>
    readKmlFile('a.kml', kml(`<Point><coordinates>${text}</coordinates></Point>`)),
  'readKmlFile of a name': (text) => readKmlFile('a.kml', kml(`<name>${text}</name>`)),
}

const urls: Readonly<Record<string, UrlCodec<unknown>>> = {
  assessmentsUrl,
  compareUrl,
  costsUrl,
  environmentUrl,
  groundUrl,
  landUrl,
  mapUrl,
  parcelsUrl,
  permitsUrl,
  placeUrl,
  placesUrl,
  rowsUrl,
  rulesUrl,
  searchUrl,
} as never

describe('running time of parsers', () => {
  it.each(Object.entries(readers))('the parser takes linear time: %s', (_name, parse) => {
    expect(slowPieces(parse)).toEqual([])
    expect(slowPieces(parse, [' ', ',', '0', '-', 'a', '\n'], '')).toEqual([])
  })

  it.each(Object.entries(urls))('every parameter of %s is parsed in linear time', (_name, url) => {
    const names = url.parameters.map(({ name }) => name)
    const read = (text: string) => url.parse(Object.fromEntries(names.map((name) => [name, text])))
    expect(slowPieces(read)).toEqual([])
    expect(slowPieces(read, [' ', ',', '0', '-', 'a'], '')).toEqual([])
  })
})
