import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { simulateArcgis } from '@/lib/arcgis/simulator'
import { simulateSites } from '@/lib/connector/upstream/simulated-site'
import { sampleTransport } from '@/lib/connector/upstream/transport'
import type { CleanupListId } from '@/lib/records/cleanup-site/lists'
import { cleanupEngine } from './testing/simulated-lists'

const samples = process.env.UPSTREAM_SAMPLES

type SiteInRing = readonly [list: CleanupListId, epaId: string, miles: number]

/**
 * The sites were determined by hand from the recorded rows around Houston, with distances along the
 * ellipsoid.
 */
const places: readonly (readonly [
  name: string,
  at: readonly [latitude: number, longitude: number],
  miles: number,
  sites: readonly SiteInRing[],
])[] = [
  [
    'the middle of the recorded circle',
    [29.725, -95.23],
    1,
    [
      ['npl', 'TXN000607093', 0.683],
      ['superfund', 'TXD981157522', 0.93],
    ],
  ],
  [
    'the north bank of the bayou',
    [29.722, -95.26],
    1.5,
    [
      ['superfund', 'TXN000622182', 0.337],
      ['superfund', 'TXN000607438', 0.589],
    ],
  ],
  [
    'two fires at one corner',
    [29.68, -95.31],
    1,
    [
      ['superfund', 'TXN000606967', 0.015],
      ['superfund', 'TXN000607377', 0.113],
    ],
  ],
  ['a position with two decimals', [29.66, -95.25], 0.5, [['npl', 'TXD980748453', 0]]],
  [
    'two EPA ids of one registry id',
    [29.72, -95.215],
    1,
    [
      ['npl', 'TXN000607093', 0.408],
      ['superfund', 'TXN000605303', 0.455],
      ['superfund', 'TXN000607355', 0.455],
    ],
  ],
  [
    'the north side',
    [29.785, -95.28],
    1,
    [
      ['superfund', 'TXN000606785', 0.102],
      ['superfund', 'TXN000606604', 0.453],
    ],
  ],
  ['a place without a site', [29.85, -95.1], 1, []],
]

function recordedTransport() {
  const file = join(samples ?? '', 'federal-cleanup/frs-interests-sems-5mi-houston-2026-09.trimmed.json')
  const { fields, features, spatialReference } = JSON.parse(readFileSync(file, 'utf8'))
  const path = '/cJ9YHowT8TU7DUyn/arcgis/rest/services/FRS_INTERESTS_SEMS/FeatureServer'
  const layer = {
    id: 0,
    name: 'FRS_INTERESTS_SEMS',
    style: 'hosted' as const,
    objectIdField: 'OBJECTID',
    geometryType: 'esriGeometryPoint' as const,
    fields: fields.map(({ name, type }: { name: string; type: string }) => ({ name, type })),
    maxRecordCount: 2000,
    native: spatialReference,
    *rows() {
      for (const { attributes } of features) {
        const coordinates = [attributes.LONGITUDE83, attributes.LATITUDE83]
        yield { attributes, geometry: { type: 'Point' as const, coordinates } }
      }
    },
  }
  return sampleTransport(
    simulateSites([
      { host: 'services.arcgis.com', path, simulate: simulateArcgis({ path, layers: [layer] }) },
    ]),
  )
}

describe.skipIf(!samples)('recorded places that were counted by hand', () => {
  it.each(places)(
    'returns for %s the sites, lists and distances that we counted by hand',
    async (_, at, miles, sites) => {
      const [latitude, longitude] = at
      const answer = await cleanupEngine(recordedTransport()).call('federal-cleanup', 'searchSites', {
        latitude,
        longitude,
        miles,
        lists: ['npl', 'npl-deleted', 'superfund'],
      })
      if (!answer.ok) throw new Error(answer.error.message)
      const counted = answer.data.sites.map(({ list, programId, distanceMiles }) => [
        list,
        programId,
        distanceMiles,
      ])
      const byId = (rows: readonly (readonly unknown[])[]) =>
        rows.toSorted((one, other) => String(one[1]).localeCompare(String(other[1])))
      expect(byId(counted)).toEqual(
        byId(sites.map(([list, epaId, distance]) => [list, epaId, expect.closeTo(distance, 2)])),
      )
      for (const { list, state, listed } of answer.data.lists) {
        const expected = sites.filter((site) => site[0] === list).length
        expect([state, listed]).toEqual([expected > 0 ? 'found' : 'none', expected])
      }
    },
  )
})
