import type { Simulator } from '@/lib/connector/upstream/simulated-site'
import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import type { AssessedProperty } from '@/lib/sample-world/addresses/assessed-property'
import { askedBy, towns } from './sample-properties'
import { accountOf, layerSites } from './sketch'
import { categoryCode, serialOfAccount, texasValues } from './texas-values'

/** Seventeen digits, the last six of them zeros. */
export const dallasIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  `${String(accountOf(property)).padStart(11, '0')}000000`

/** A business whose equipment has an account of its own at the same address. */
export const hasEquipment = ({ unit, roll }: AssessedProperty) => unit === '' && roll('equipment') < 0.3

export const dallasSites = layerSites([
  {
    layer: 'https://maps.dcad.org/prdwa/rest/services/Property/ParcelQuery/MapServer/4',
    properties: askedBy(towns('TX', 'Dallas'), {
      line: ['SITEADDRESS'],
      id: ['PARCELID'],
      serialOf: (id) => (/^\d{11}0{6}$/.test(id) ? Math.floor(Number(id.slice(0, 11)) / 10) : null),
    }),
    rowsOf: (property) =>
      hasEquipment(property) ? [equipmentOf(property), rowOf(property)] : [rowOf(property)],
  },
])

const classes = {
  house: ['1', 'SFR - ON PLATTED LOTS'],
  condominium: ['3', 'SFR - CONDOMINIUMS'],
  vacant: ['7', 'SFR - VACANT LOTS/TRACTS'],
  exempt: ['1', 'SFR - ON PLATTED LOTS'],
} as const

function rowOf(property: AssessedProperty) {
  const { address, unit, kind, owner, yearBuilt, livingSquareFeet, roll } = property
  const [code, description] = classes[kind]
  return {
    PARCELID: dallasIdOf(property),
    SITEADDRESS: writeStreetLine(address).toUpperCase(),
    UNIT: unit === '' ? '' : `${unit}  `,
    CLASSCD: code,
    CLASSDSCRP: description,
    SCHLDSCRP: 'INKWELL ISD',
    OWNERNME1: owner.name,
    PSTLADDRESS: owner.line,
    PSTLCITY: owner.city,
    RESFLRAREA: livingSquareFeet,
    // A slip of the pen that the real roll has too.
    RESYRBLT: roll('slip') < 0.05 ? 2502 : yearBuilt,
    CNTASSDVAL: texasValues(property, 2026).market,
    REVALYR: 2024 + Math.floor(roll('revalued') * 3),
  }
}

const equipmentOf = (property: AssessedProperty) => ({
  ...rowOf(property),
  PARCELID: `99${dallasIdOf(property).slice(2)}`,
  CLASSCD: '31',
  CLASSDSCRP: 'COMMERCIAL BPP',
  RESYRBLT: null,
  RESFLRAREA: null,
})

export const collinIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) => String(accountOf(property))

/** The roll of the next year is open: empty for most, a copy of this year's values for some. */
export const isCarriedOver = ({ roll }: AssessedProperty) => roll('carried over') < 0.2

const openYear = 2027
const parts = ['Market', 'Land', 'Imprv', 'Appraised', 'Assessed'] as const

export const collinSites = layerSites([
  {
    layer:
      'https://services2.arcgis.com/uXyoacYrZTPTKD3R/arcgis/rest/services/CCAD_Parcel_Feature_Set/FeatureServer/4',
    properties: askedBy(towns('TX', 'Dallas'), {
      line: ['situsBldgNum'],
      id: ['PROP_ID'],
      serialOf: serialOfAccount,
    }),
    rowsOf: (property) => [collinRow(property)],
  },
])

function collinRow(property: AssessedProperty) {
  const { address, unit, owner, yearBuilt, livingSquareFeet } = property
  return {
    PROP_ID: accountOf(property),
    ownerName: owner.name,
    ownerAddrLine1: owner.line,
    ownerAddrCity: owner.city,
    ownerAddrState: owner.state,
    ownerAddrZip: owner.zip,
    situsConcat: `${address.number} ${address.name}, ${address.city}, TX ${address.zip}`.toUpperCase(),
    situsBldgNum: String(address.number),
    situsStreetPrefix: address.preDirection,
    situsStreetName: address.name.toUpperCase(),
    situsStreetSuffix: address.type.toUpperCase(),
    situsUnit: unit === '' ? null : unit,
    situsCity: address.city.toUpperCase(),
    situsZip: address.zip,
    imprvYearBuilt: yearBuilt,
    imprvMainArea: livingSquareFeet,
    currValYear: openYear,
    prevValYear: openYear - 1,
    ...collinValues(property, 'currVal', isCarriedOver(property)),
    ...collinValues(property, 'prevVal', true),
  }
}

function collinValues(property: AssessedProperty, prefix: string, isFilled: boolean) {
  const { land, building, market, limited } = texasValues(property, openYear - 1)
  const values = { Market: market, Land: land, Imprv: building, Appraised: market, Assessed: limited }
  return Object.fromEntries(parts.map((part) => [`${prefix}${part}`, isFilled ? values[part] : null]))
}

export const dentonIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) => String(accountOf(property))

/** The layer is being moved to the roll of the next year, which has this year's values carried over. */
export const rollYearOf = ({ roll }: AssessedProperty) => (roll('moved on') < 0.3 ? 2027 : 2026)

export const dentonSites = layerSites([
  {
    layer: 'https://gis.dentoncounty.gov/arcgis/rest/services/Parcels_FC/MapServer/0',
    properties: askedBy(towns('TX', 'Dallas'), {
      line: ['situs_street_address'],
      id: ['pid'],
      serialOf: serialOfAccount,
    }),
    rowsOf: (property) => [dentonRow(property)],
  },
])

function dentonRow(property: AssessedProperty) {
  const { address, unit, owner, yearBuilt, livingSquareFeet, roll } = property
  const { land, building, market, limited } = texasValues(property, 2026)
  const line = `${writeStreetLine(address)}${unit && ` UNIT ${unit}`}`.toUpperCase()
  return {
    pid: accountOf(property),
    name: owner.name,
    nameSecondary: null,
    addrDeliveryLine: owner.line,
    situs_full_address: `${line}, ${address.city.toUpperCase()}, TX ${address.zip}`,
    situs_street_address: line,
    situsCity: address.city.toUpperCase(),
    situsZip: address.zip,
    exemptions: limited < market ? 'HS' : null,
    stateCodes: roll('several') < 0.1 ? 'A1,D1,E1' : categoryCode(property),
    landHSValue: limited < market ? land : 0,
    landNHSValue: limited < market ? 0 : land,
    improvementValue: building,
    ownerMarketValue: market,
    ownerAppraisedValue: market,
    ownerNetAppraisedValue: limited,
    ownerHSTaxLimitationValue: market - limited,
    pYear: rollYearOf(property),
    imprvActualYearBuilt: yearBuilt,
    imprvMainArea: livingSquareFeet,
  }
}

export const tarrantAccountOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  String(accountOf(property)).padStart(8, '0')

/** The number of a place on the map: "3455-721-8". */
export const taxPinOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  tarrantAccountOf(property).replace(/^(....)(...)(.)$/, '$1-$2-$3')

export const hasTarrantEquipment = ({ unit, roll }: AssessedProperty) =>
  unit === '' && roll('equipment') < 0.3

/** The server cannot send its answers in parts, and refuses whoever asks for that. */
const unpaged =
  (inner: Simulator): Simulator =>
  (request) =>
    new URL(request.url).searchParams.has('resultRecordCount')
      ? Promise.resolve(
          Response.json({ error: { code: 400, message: 'Pagination is not supported', details: [] } }),
        )
      : inner(request)

export const tarrantSites = layerSites(
  [
    {
      layer: 'https://tad.newedgeservices.com/arcgis/rest/services/OD_TAD/OD_ParcelView/MapServer/0',
      properties: askedBy(towns('TX', 'Dallas'), {
        line: ['Situs_Addr'],
        id: ['Account_Nu', 'TAXPIN'],
        serialOf: serialOfAccount,
      }),
      rowsOf: (property) =>
        hasTarrantEquipment(property)
          ? [tarrantEquipment(property), tarrantRow(property)]
          : [tarrantRow(property)],
    },
  ],
  unpaged,
)

function tarrantRow(property: AssessedProperty) {
  const { address, unit, owner, yearBuilt, livingSquareFeet } = property
  const { land, building, market, limited } = texasValues(property, 2025)
  return {
    TAXPIN: taxPinOf(property).padEnd(14),
    Account_Nu: tarrantAccountOf(property).padEnd(12),
    Owner_Name: owner.name.padEnd(40),
    Situs_Addr: `${writeStreetLine(address)}${unit && ` UNIT ${unit}`}`.toUpperCase().padEnd(40),
    City: '026',
    ZipCode: `${address.zip}     `,
    Land_Value: amount(land),
    Improvemen: amount(building),
    Total_Valu: amount(market),
    Appraised_: amount(limited),
    Property_C: categoryCode(property).padEnd(16),
    Year_Built: String(yearBuilt ?? 0).padStart(4),
    Living_Are: amount(livingSquareFeet),
    Appraisal_: '2025',
  }
}

const amount = (value: number) => String(value).padStart(11)

const tarrantEquipment = (property: AssessedProperty) => ({
  ...tarrantRow(property),
  Account_Nu: `9${tarrantAccountOf(property).slice(1)}`.padEnd(12),
  Property_C: 'L1'.padEnd(16),
  Land_Value: amount(0),
  Year_Built: '   0',
})
