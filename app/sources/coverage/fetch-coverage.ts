import 'server-only'
import { placeOf } from '@/app/_lib/coverage/covered-places'
import type { OpenplatEngine } from '@/connectors/engine'
import { cities } from '@/connectors/open-data-discovery/public'
import { states, type UsState } from '@/lib/geography/states'
import { notPlssStates } from '@/lib/survey/not-plss-states'
import { fetchParcelLayers } from '../parcels/fetch-parcel-layers'

export interface LocalSource {
  id: string
  place: string
  words?: string
  enabled: boolean
}

export interface StateCoverage extends UsState {
  isSurveyed: boolean
  hasParcels: boolean
  parcelLayers: number
  assessments: LocalSource[]
  construction: LocalSource[]
  buildings: LocalSource[]
  count: number
}

export async function fetchCoverage({ call }: Pick<OpenplatEngine, 'call'>): Promise<StateCoverage[]> {
  const [assessed, built, layers] = await Promise.all([
    call('us-public-assessments', 'listSources', {}),
    call('open-data-discovery', 'listConstructionPlaces', {}, { internal: true }),
    fetchParcelLayers({ call }),
  ])
  const assessments = assessed.ok ? assessed.data.sources : []
  const places = built.ok ? built.data.places : []
  return states.map(({ code, name }) => {
    const local = {
      assessments: assessments
        .filter(({ state }) => state === code)
        .map((source) => ({
          id: source.id,
          place: placeOf(source).replace(`, ${name}`, ''),
          words: source.coverage,
          enabled: source.status === 'enabled',
        })),
      construction: places
        .filter(({ state }) => state === code)
        .map(({ id, city, reach, enabled }) => ({
          id,
          enabled,
          place: reach === 'state' ? 'the whole state' : city,
        })),
      buildings: cities
        .filter(({ state }) => state === code)
        .map((city) => ({ id: city.market, place: city.name, enabled: true })),
    }
    const isSurveyed = notPlssStates[code] === undefined
    const hasParcels = code === 'FL'
    const parcelLayers = hasParcels ? 0 : layers.filter(({ state }) => state === code).length
    const on = Object.values(local)
      .flat()
      .filter(({ enabled }) => enabled)
    const count = on.length + Number(isSurveyed) + Number(hasParcels || parcelLayers > 0)
    return { code, name, ...local, isSurveyed, hasParcels, parcelLayers, count }
  })
}

/**
 * Sources that the list “In every state” omits: sources for a part of the country, and the screening vendor,
 * which serves only its partners.
 */
export const localSources: ReadonlySet<string> = new Set([
  'us-parcels',
  'federal-land-survey',
  'us-public-assessments',
  'us-florida-parcels',
  'open-data-discovery',
  'screening-vendor',
])
