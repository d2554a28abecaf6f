import type { Simulator } from '@/lib/connector/simulator'
import { writeStreetLine } from '@/lib/sample-world/addresses'
import type { AssessedProperty } from '@/lib/sample-world/assessed-property'
import { towns } from './sample-properties'
import { accountOf, categoryCode, texasSite, texasValues, text } from './texas-layer'

export const tarrantAccountOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  String(accountOf(property)).padStart(8, '0')

/** The number of a place on the map: "3455-721-8". */
export const taxPinOf = (property: Pick<AssessedProperty, 'serial' | 'unit'>) =>
  tarrantAccountOf(property).replace(/^(....)(...)(.)$/, '$1-$2-$3')

export const hasEquipment = ({ unit, roll }: AssessedProperty) => unit === '' && roll('equipment') < 0.3

/** The server cannot send its answers in parts, and refuses whoever asks for that. */
const unpaged =
  (inner: Simulator): Simulator =>
  (request) =>
    new URL(request.url).searchParams.has('resultRecordCount')
      ? Promise.resolve(
          Response.json({ error: { code: 400, message: 'Pagination is not supported', details: [] } }),
        )
      : inner(request)

export const tarrantSites = [
  texasSite({
    host: 'tad.newedgeservices.com',
    path: '/arcgis/rest/services/OD_TAD/OD_ParcelView/MapServer/0',
    places: towns('TX', 'Dallas'),
    line: ['Situs_Addr'],
    id: ['Account_Nu', 'TAXPIN'],
    // Everything is text here, filled up with blanks.
    fields: [
      ...['TAXPIN', 'Account_Nu', 'Owner_Name', 'Situs_Addr', 'City', 'ZipCode', 'Land_Value'],
      ...['Improvemen', 'Total_Valu', 'Appraised_', 'Property_C', 'Year_Built', 'Living_Are', 'Appraisal_'],
    ].map(text),
    rowsOf: (property) =>
      hasEquipment(property) ? [equipmentOf(property), rowOf(property)] : [rowOf(property)],
    around: unpaged,
  }),
]

function rowOf(property: AssessedProperty) {
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

const equipmentOf = (property: AssessedProperty) => ({
  ...rowOf(property),
  Account_Nu: `9${tarrantAccountOf(property).slice(1)}`.padEnd(12),
  Property_C: 'L1'.padEnd(16),
  Land_Value: amount(0),
  Year_Built: '   0',
})
