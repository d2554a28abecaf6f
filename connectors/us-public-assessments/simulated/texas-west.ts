import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import type { AssessedProperty } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { accountOf, layerSites } from './sketch'
import { categoryCode, serialOfAccount, texasValues } from './texas-values'

export const bexarIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) => String(accountOf(property))

/** Nothing is known of its building and its place, which the layer says with the word NULL. */
export const isUntold = ({ kind, roll }: AssessedProperty) => kind === 'vacant' && roll('untold') < 0.5

export const hasType = ({ address, roll }: AssessedProperty) => address.type !== 'Ct' || roll('type') < 0.6

export const bexarSites = layerSites([
  {
    layer: 'https://maps.bexar.org/arcgis/rest/services/Parcels/MapServer/0',
    properties: askedBy(towns('TX', 'San Antonio'), {
      line: ['Situs'],
      id: ['PropID'],
      serialOf: serialOfAccount,
    }),
    rowsOf: (property) => [rowOf(property)],
  },
])

function rowOf(property: AssessedProperty) {
  const { address, owner, kind, yearBuilt, livingSquareFeet } = property
  const { land, building, market } = texasValues(property, 2025)
  const untold = isUntold(property)
  // "509 KING WILLIAM": the type of street is left out now and then, here only of courts.
  const type = hasType(property) ? address.type : ''
  return {
    PropID: accountOf(property),
    Situs: `${address.number} ${address.preDirection} ${address.name} ${type} `.toUpperCase(),
    Zip: untold ? 'NULL' : address.zip,
    Owner: owner.name,
    AddrLn1: owner.line,
    YrBlt: yearBuilt === null ? 'NULL' : String(yearBuilt),
    GBA: untold ? 'NULL' : String(livingSquareFeet),
    State_cd: untold ? 'NULL' : categoryCode(property),
    Nbhd: '57011',
    Exempts: kind === 'exempt' ? 'EX-XV' : 'NULL',
    LandVal: land,
    ImprVal: building,
    TotVal: market,
  }
}

export const elPasoIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) => String(accountOf(property))

/** The city's firewall turns away the names that programs give themselves when nobody gave them one. */
const guarded =
  (inner: Simulator): Simulator =>
  (request) =>
    /^(node|undici|axios|curl|python-requests)/i.test(request.headers.get('user-agent') ?? '')
      ? Promise.resolve(new Response('<h1>403 Forbidden</h1>', { status: 403 }))
      : inner(request)

export const elPasoSites = layerSites(
  [
    {
      layer: 'https://gis.elpasotexas.gov/arcgis/rest/services/CachedServices/Parcels_Uncached/MapServer/0',
      // The sample country has no town out there.
      properties: askedBy(towns('TX', 'San Antonio'), {
        line: ['SITUS_NUM'],
        id: ['PROP_ID'],
        serialOf: serialOfAccount,
      }),
      rowsOf: (property) => [elPasoRow(property)],
    },
  ],
  guarded,
)

function elPasoRow(property: AssessedProperty) {
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
