import { writeStreetLine } from '@/lib/sample-world/addresses'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { towns } from './sample-properties'
import { accountOf, double, texasSite, texasValues, text, whole } from './texas-layer'

/** Seventeen digits, the last six of them zeros. */
export const dallasIdOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  `${String(accountOf(property)).padStart(11, '0')}000000`

/** A business whose equipment has an account of its own at the same address. */
export const hasEquipment = ({ unit, roll }: AssessedProperty) => unit === '' && roll('equipment') < 0.3

export const dallasSites = [
  texasSite({
    host: 'maps.dcad.org',
    path: '/prdwa/rest/services/Property/ParcelQuery/MapServer/4',
    places: towns('TX', 'Dallas'),
    line: ['SITEADDRESS'],
    id: ['PARCELID'],
    serialOf: (id) => (/^\d{11}0{6}$/.test(id) ? Math.floor(Number(id.slice(0, 11)) / 10) : null),
    fields: [
      ...['PARCELID', 'SITEADDRESS', 'UNIT', 'CLASSCD', 'CLASSDSCRP', 'SCHLDSCRP'].map(text),
      ...['OWNERNME1', 'PSTLADDRESS', 'PSTLCITY'].map(text),
      ...['RESFLRAREA', 'RESYRBLT', 'CNTASSDVAL'].map(double),
      whole('REVALYR'),
    ],
    rowsOf: (property) =>
      hasEquipment(property) ? [equipmentOf(property), rowOf(property)] : [rowOf(property)],
  }),
]

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
