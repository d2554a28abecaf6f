import type { Bounds } from '@/lib/outline-lookup'
import { countyAt } from '@/lib/sample-world/county-at'
import { stateOutlines } from '@/lib/state-at'

type Layer = Record<string, string | number>[]

/** A layer without anything at the point is left out; at sea nothing is left. */
export function geographiesAt(
  longitude: number,
  latitude: number,
  layers: string | null,
): Record<string, Layer> {
  const state = stateOutlines().at(longitude, latitude)
  const county = countyAt(longitude, latitude)
  const asked = (layers ?? 'Counties,States').split(',').map((layer) => layer.trim())
  const isAll = asked.includes('all')
  const answer: Record<string, Layer> = {}
  if (county && (isAll || asked.includes('Counties'))) {
    answer.Counties = [countyRecord(county.properties, county.bounds)]
  }
  if (state && (isAll || asked.includes('States'))) {
    answer.States = [stateRecord(state.properties, state.bounds)]
  }
  // Part of an answer may fail under status 200, mostly where every layer was asked for.
  if (isAll) answer['119th Congressional Districts'] = [{ status: failedLayer }]
  return answer
}

const failedLayer = 'Layer query encountered an error: java.lang.RuntimeException: Failed to return'

/** Not every state calls its counties so. */
const countyWords: Record<string, string> = {
  LA: 'Parish',
  DC: '',
  PR: 'Municipio',
  CT: 'Planning Region',
  AK: '',
}

function countyRecord({ geoid, name }: { geoid: string; name: string }, bounds: Bounds) {
  const fips = geoid.slice(0, 2)
  const postal = stateOutlines().outlines.find((outline) => outline.properties.fips === fips)?.properties
    .postal
  const word = countyWords[postal ?? ''] ?? 'County'
  return {
    GEOID: geoid,
    STATE: fips,
    COUNTY: geoid.slice(2),
    NAME: `${name} ${word}`.trim(),
    BASENAME: name,
    MTFCC: 'G4020',
    FUNCSTAT: 'A',
    ...centreOf(bounds),
  }
}

function stateRecord({ fips, postal, name }: { fips: string; postal: string; name: string }, bounds: Bounds) {
  return {
    GEOID: fips,
    STATE: fips,
    STUSAB: postal,
    NAME: name,
    BASENAME: name,
    MTFCC: 'G4000',
    FUNCSTAT: 'A',
    ...centreOf(bounds),
  }
}

/** Text with a sign, longitudes padded to three digits. */
function centreOf([west, south, east, north]: Bounds) {
  const longitude = (west + east) / 2
  const latitude = (south + north) / 2
  return { CENTLAT: signed(latitude, 10), CENTLON: signed(longitude, 11) }
}

function signed(value: number, length: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(7).padStart(length, '0')}`
}
