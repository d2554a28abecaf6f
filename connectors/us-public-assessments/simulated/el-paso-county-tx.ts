import type { Simulator } from '@/lib/connector/simulator'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { towns } from './sample-properties'
import { accountOf, categoryCode, double, texasSite, text, whole } from './texas-layer'

export const elPasoIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) => String(accountOf(property))

/** The city's firewall turns away the names that programs give themselves when nobody gave them one. */
const guarded =
  (inner: Simulator): Simulator =>
  (request) =>
    /^(node|undici|axios|curl|python-requests)/i.test(request.headers.get('user-agent') ?? '')
      ? Promise.resolve(new Response('<h1>403 Forbidden</h1>', { status: 403 }))
      : inner(request)

export const elPasoSites = [
  texasSite({
    host: 'gis.elpasotexas.gov',
    path: '/arcgis/rest/services/CachedServices/Parcels_Uncached/MapServer/0',
    // The sample country has no town out there.
    places: towns('TX', 'San Antonio'),
    line: ['SITUS_NUM'],
    id: ['PROP_ID'],
    fields: [
      double('PROP_ID'),
      ...['FILE_AS_NA', 'ADDR_LINE1', 'ADDR_LINE2', 'ADDR_LINE3', 'SITUS_NUM', 'SITUS_STRE'].map(text),
      ...['SITUS_DIR', 'SITUS_UNIT', 'STATE_CD'].map(text),
      ...['YR_BLT', 'PROP_VAL_Y'].map(whole),
      double('X022_APPRA'),
    ],
    rowsOf: (property) => [rowOf(property)],
    around: guarded,
  }),
]

function rowOf(property: AssessedProperty) {
  const { address, unit, owner, yearBuilt } = property
  return {
    PROP_ID: accountOf(property),
    FILE_AS_NA: owner.name,
    ADDR_LINE1: null,
    ADDR_LINE2: owner.line,
    ADDR_LINE3: null,
    SITUS_NUM: String(address.number),
    SITUS_STRE: `${address.preDirection} ${address.name}`.trim().toUpperCase(),
    SITUS_DIR: address.type.toUpperCase(),
    SITUS_UNIT: unit === '' ? ' ' : unit,
    STATE_CD: categoryCode(property),
    YR_BLT: yearBuilt ?? 0,
    PROP_VAL_Y: 2026,
    X022_APPRA: 0,
  }
}
