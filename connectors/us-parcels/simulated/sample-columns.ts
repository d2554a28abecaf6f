import type { SimulatedLayerField } from '@/lib/arcgis/simulated-layer'
import { marketValueOf, type SampleAssessedProperty } from '@/lib/sample-world/addresses/assessed-property'
import { hashOf, pickBy } from '@/lib/sample-world/hash'
import { type SampleLand, squareFeetOf } from '@/lib/sample-world/lots/lands'
import dictionary from '../columns/columns.json'
import { isPersonal, type ParcelValueMeaning } from '../columns/dictionary'
import type { AddressComponentColumns, ParcelLayer } from '../registry'
import type { LayerProfile } from './faces'

export interface SampleParcelSubject {
  land: SampleLand
  property: SampleAssessedProperty | null
  number: string | null
  objectId: number
}

type CellValue = string | number | null

export interface SampleColumn extends Omit<SimulatedLayerField, 'type'> {
  type: 'OID' | 'String' | 'Double' | 'Integer' | 'Date'
  role?: 'number' | 'alternate' | 'line' | 'streetNumber' | 'street'
  value(subject: SampleParcelSubject): CellValue
}

type Fact = (property: SampleAssessedProperty, subject: SampleParcelSubject) => CellValue

const YEAR = 2025
/**
 * Assessed share of the market value by state law. In all other states, the simulator assesses the whole
 * value.
 */
const shares: Readonly<Record<string, number>> = {
  AL: 0.1,
  CT: 0.7,
  GA: 0.4,
  IL: 0.3333,
  MI: 0.5,
  NV: 0.35,
  OH: 0.35,
  SC: 0.04,
  TN: 0.25,
}

const uses = { house: '101', condominium: '102', vacant: '130', exempt: '906' } as const
const useWords = { 101: 'Single family', 102: 'Condominium', 130: 'Vacant land', 906: 'Church' }

const streetOf = ({ address }: SampleAssessedProperty) =>
  [address.preDirection, address.name, address.type].filter(Boolean).join(' ').toUpperCase()
const lineOf = (property: SampleAssessedProperty) =>
  property.kind === 'vacant' ? `0 ${streetOf(property)}` : `${property.address.number} ${streetOf(property)}`
const saleDay = ({ sale }: SampleAssessedProperty) => sale && Date.UTC(sale.year, sale.month - 1, 14)
const acresOf: Fact = (_, { land }) => Math.round(squareFeetOf(land.bounds) / 43.56) / 1000

const amounts: Readonly<Record<ParcelValueMeaning, (property: SampleAssessedProperty) => number>> = {
  'as published': (property) => marketValueOf(property, YEAR).total,
  market: (property) => marketValueOf(property, YEAR).total,
  land: (property) => marketValueOf(property, YEAR).land,
  improvement: (property) => marketValueOf(property, YEAR).building,
  assessed: (property) =>
    Math.round(marketValueOf(property, YEAR).total * (shares[property.address.state] ?? 1)),
  taxable: (property) =>
    Math.max(
      0,
      Math.round(marketValueOf(property, YEAR).total * (shares[property.address.state] ?? 1)) - 5_000,
    ),
}

const personal: readonly (readonly [names: readonly string[], fact: Fact])[] = [
  [['OWNER', 'OWNERNME1', 'OWNER_NAME', 'OWNNAME', 'OWN1', 'NAME1'], ({ owner }) => owner.name],
  [
    ['OWNERNME2', 'CO_OWNER', 'OWNER2', 'SECOND_OWNER'],
    ({ owner, roll }) => (roll('co-owner') < 0.4 ? `${owner.name} JR` : null),
  ],
  [['PSTLADDRESS', 'MAILADDR1', 'MAIL_ADDR', 'OWNADDR1', 'MAILINGADDRESS'], ({ owner }) => owner.line],
  [['PSTLCITY', 'MAIL_CITY', 'OWNCITY', 'MCITY'], ({ owner }) => `${owner.city} ${owner.state}${owner.zip}`],
  [['TAXPAYER_NAME', 'TAXNAME', 'BILLNAME', 'INCAREOF'], ({ owner }) => `C/O ${owner.name}`],
  [['ADDRESS', 'ADDRESS1', 'ADDR1'], ({ owner }) => owner.line],
  [['REMARKS', 'COMMENTS'], ({ owner }) => `SPOKE WITH ${owner.name}`],
]

export function sampleColumns(layer: ParcelLayer, face: LayerProfile): SampleColumn[] {
  const rename = renamer(layer, face)
  const columns = [
    ...numberColumns(layer, face),
    ...situsColumns(layer, face),
    ...factColumns(layer, face),
    ...valueColumns(layer, face),
    ...personal.map(([names, fact]) => factColumn(pick(layer, names), 'String', fact, { length: 60 })),
  ]
  const shape = face.isHosted ? 'Shape__Area' : 'SHAPE.STArea()'
  const geometry = factColumn(shape, 'Double', (_, { land }) => squareFeetOf(land.bounds))
  const names = new Set<string>()
  const isFirst = ({ name }: SampleColumn) => {
    const plain = plainName(name)
    return names.has(plain) ? false : Boolean(names.add(plain))
  }
  return [
    { name: 'OBJECTID', type: 'OID', value: ({ objectId }) => objectId },
    ...columns
      .filter(isFirst)
      .map((column) => ({ ...withHabits(column, layer, face), name: rename(column.name) })),
    geometry,
  ]
}

const plainName = (name: string) => (name.split('.').at(-1) ?? name).toUpperCase()

export function readAlternate(text: string): number | undefined {
  const [, serial] = /^A(\d+)(?:-\d+)?$/.exec(text) ?? []
  return serial === undefined ? undefined : Number(serial)
}

const pick = (layer: ParcelLayer, names: readonly string[]) => {
  const [first = '', ...others] = names
  return pickBy(hashOf('column', layer.id, first), [first, ...others])
}

const factColumn = (
  name: string,
  type: SampleColumn['type'],
  fact: Fact,
  rest: Partial<SampleColumn> = {},
): SampleColumn => ({
  name,
  type,
  ...rest,
  value: (subject) => (subject.property ? fact(subject.property, subject) : null),
})

/** A numeric number column loses leading zeros, so such a layer also has a text column with the number. */
function numberColumns(layer: ParcelLayer, face: LayerProfile): SampleColumn[] {
  const name = layer.idColumn ?? pick(layer, ['PARCELID', 'PARCEL_NO', 'PIN', 'PARCEL_ID'])
  const text = { type: 'String', alias: 'Parcel Number', length: 30 } as const
  const number: SampleColumn = { ...text, name, role: 'number', value: (subject) => subject.number }
  const alternate = factColumn(
    pick(layer, ['ALT_KEY', 'ACCOUNTNO', 'ALTERNATEID']),
    'String',
    (property) => `A${property.serial}${property.unit && `-${property.unit}`}`,
    { length: 20, alias: 'Account', role: 'alternate' },
  )
  const others = face.has('alternate') || layer.state === 'VT' ? [alternate] : []
  if (!isNumericNumber(face, layer)) return [number, ...others]
  const digits = ({ number: text }: SampleParcelSubject) =>
    text === null ? null : Number(text.replaceAll(/\D/g, ''))
  const twin = plainName(name) === 'PPN' ? 'PNUM' : 'PINTEXT'
  return [
    { ...number, type: 'Double', value: digits },
    { ...number, name: twin, alias: 'Parcel Number Text' },
    ...others,
  ]
}

export const isNumericNumber = (face: LayerProfile, { state }: ParcelLayer) =>
  face.has('numericNumber') && !['AL', 'AZ', 'IN', 'KY', 'OR', 'TX', 'WV'].includes(state)

function situsColumns(layer: ParcelLayer, face: LayerProfile): SampleColumn[] {
  const { address } = layer
  if (address) {
    return [
      ...partColumns(address.number, 'streetNumber', ({ address }) => String(address.number)),
      ...partColumns(address.street, 'street', streetOf),
      ...partColumns(address.unit, undefined, ({ unit }) => unit),
      ...partColumns(address.city, undefined, ({ address }) => address.city.toUpperCase()),
      ...partColumns(address.postcode, undefined, ({ address }) => address.zip),
    ]
  }
  if (!face.has('situs')) return []
  const { situs } = dictionary
  const place = [
    factColumn(pick(layer, situs.city), 'String', ({ address }) => address.city, { length: 30 }),
    factColumn(pick(layer, situs.zip), 'String', ({ address }) => address.zip, { length: 10 }),
  ]
  if (hashOf('situs line', layer.id) < 0.7)
    return [
      factColumn(pick(layer, situs.line), 'String', lineOf, {
        role: 'line',
        alias: 'Site Address',
        length: 60,
      }),
      ...place,
    ]
  return [
    factColumn(pick(layer, situs.number), 'String', ({ address }) => String(address.number), {
      role: 'streetNumber',
      length: 10,
    }),
    factColumn(pick(layer, situs.street), 'String', streetOf, { role: 'street', length: 40 }),
    factColumn(pick(layer, situs.unit), 'String', ({ unit }) => unit, { length: 10 }),
    ...place,
  ]
}

function partColumns(
  part: AddressComponentColumns | undefined,
  role: SampleColumn['role'],
  fact: Fact,
): SampleColumn[] {
  const text = { length: 60, ...(role && { role }) } as const
  const mailing = (name: string, value: Fact): Fact =>
    isPersonal(plainName(name)) ? ({ owner }) => owner.line : value
  if (part?.part && part.column)
    return [factColumn(part.column, 'String', mailing(part.column, lineOf), { ...text, role: 'line' })]
  const names = part?.columns ?? (part?.column === undefined ? [] : [part.column])
  if (names.length < 2) return names.map((name) => factColumn(name, 'String', mailing(name, fact), text))
  return names.map((name) =>
    factColumn(
      name,
      'String',
      mailing(name, role === 'street' ? wordOfStreet(name, names) : name === names[0] ? fact : () => ''),
      text,
    ),
  )
}

function wordOfStreet(name: string, names: readonly string[]): Fact {
  const plain = name.toUpperCase()
  if (/POST|SUFDIR|SUF_DIR|UNIT|APT|ADDRESS2/.test(plain)) return () => ''
  const isType = (each: string) => /TYPE|TYP|SUF|SFX|MODE/.test(each.toUpperCase())
  const isDirection = (each: string) => /DIR|PRE|PFX/.test(each.toUpperCase())
  if (isDirection(plain)) return ({ address }) => address.preDirection
  if (isType(plain) && name !== names.find(isType)) return () => ''
  if (isType(plain)) return ({ address }) => address.type.toUpperCase()
  const main = names.find((each) => !isType(each) && !isDirection(each))
  if (name !== main) return () => ''
  return ({ address }) =>
    [!names.some(isDirection) && address.preDirection, address.name, !names.some(isType) && address.type]
      .filter(Boolean)
      .join(' ')
      .toUpperCase()
}

function factColumns(layer: ParcelLayer, face: LayerProfile): SampleColumn[] {
  const { acresKinds, landUse, yearBuilt, saleDate, salePrice, legal, subdivision, taxYear } = dictionary
  const acres = [...acresKinds.deeded, ...acresKinds.mapped, ...acresKinds.unsaid]
  const codes = face.has('coded') ? { codes: useWords } : {}
  return [
    factColumn(pick(layer, acres), 'Double', acresOf),
    factColumn(pick(layer, landUse), 'String', ({ kind }) => uses[kind], { length: 8, ...codes }),
    factColumn(pick(layer, yearBuilt), 'Integer', (property) => property.yearBuilt),
    factColumn(pick(layer, saleDate), 'Date', saleDay),
    factColumn(pick(layer, salePrice), 'Double', ({ sale }) => sale?.price ?? null),
    factColumn(pick(layer, legal), 'String', ({ serial }) => `LOT ${serial % 90} INKWELL HEIGHTS`, {
      length: 80,
    }),
    factColumn(pick(layer, subdivision), 'String', () => 'INKWELL HEIGHTS', { length: 40 }),
    factColumn(pick(layer, taxYear), 'Integer', () => YEAR),
    factColumn('MAPSHEET', 'String', ({ serial }) => `${serial % 40}-B`, { length: 8, alias: 'Map Sheet' }),
  ]
}

function valueColumns(layer: ParcelLayer, face: LayerProfile): SampleColumn[] {
  const entries = dictionary['published values'].filter(
    ({ states }) => !states || states.includes(layer.state),
  )
  const rank = ({ name, states }: (typeof entries)[number]) =>
    (states ? 0 : 1) + hashOf('value', layer.id, name)
  return entries
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, 4)
    .map(({ name, meaning }) => {
      const amount = amounts[meaning === 'as published' ? partNamed(name) : (meaning as ParcelValueMeaning)]
      return face.has('amountsAsText')
        ? factColumn(name, 'String', (property) => asText(layer, amount(property)), { length: 20 })
        : factColumn(name, 'Double', amount)
    })
}

function partNamed(name: string): ParcelValueMeaning {
  if (/LAND|LND/.test(name)) return 'land'
  return /BLD|BUILD|IMP/.test(name) ? 'improvement' : 'as published'
}

const asText = ({ id }: ParcelLayer, amount: number) =>
  hashOf('dollars', id) < 0.5
    ? `$${amount.toLocaleString('en-US')}.00`
    : `  ${amount.toLocaleString('en-US')}`

function withHabits(column: SampleColumn, layer: ParcelLayer, face: LayerProfile): SampleColumn {
  if (column.role === 'number' || column.role === 'alternate') return column
  const isMissing = ({ property }: SampleParcelSubject) =>
    face.has('missingRoll') && (property?.roll(`roll of ${layer.id}`) ?? 0) < 0.15
  const unknown = face.has('sentinels') ? unknownOf(column, layer) : null
  const padded = face.has('padded') && column.type === 'String' && !column.role && !column.codes
  return {
    ...column,
    value(subject) {
      if (isMissing(subject)) return null
      const value = column.value(subject) ?? (subject.property ? unknown : null)
      return padded && typeof value === 'string' ? `${value}   ` : value
    },
  }
}

function unknownOf({ type, length = 0 }: SampleColumn, { id }: ParcelLayer): CellValue {
  if (type === 'Integer' || type === 'Double') return hashOf('unknown', id) < 0.5 ? 0 : -9999
  return type === 'String' && length > 20 ? 'NOT LOCATED' : null
}

function renamer({ idColumn = '' }: ParcelLayer, face: LayerProfile): (name: string) => string {
  const before = idColumn.split('.').slice(0, -1).join('.')
  const prefix = before || (face.has('qualified') ? 'GIS.DBO.PARCELS' : '')
  const isUpper = idColumn === idColumn.toUpperCase()
  const inCase = (name: string) => {
    if (!face.has('otherCase')) return name
    return isUpper ? name.toLowerCase() : name.toUpperCase()
  }
  return (name) => inCase(prefix && !name.includes('.') ? `${prefix}.${name}` : name)
}
