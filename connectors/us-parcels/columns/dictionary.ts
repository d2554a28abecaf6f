import columns from './columns.json'

export type ParcelColumnMeaning =
  | 'number'
  | 'alternateNumber'
  | 'situsLine'
  | 'situsNumber'
  | 'situsStreet'
  | 'situsUnit'
  | 'situsCity'
  | 'situsZip'
  | 'acres'
  | 'squareFeet'
  | 'landUse'
  | 'yearBuilt'
  | 'effectiveYear'
  | 'saleDate'
  | 'deedDate'
  | 'salePrice'
  | 'legal'
  | 'subdivision'
  | 'taxYear'
  | 'value'

export type ParcelValueMeaning = 'as published' | 'assessed' | 'market' | 'taxable' | 'land' | 'improvement'

const { situs, personal, acresKinds, squareFeetKinds } = columns

/** The order matters: a name on two lists has the meaning of the first list. */
const lists: readonly (readonly [ParcelColumnMeaning, readonly string[]])[] = [
  ['number', columns.parcelNumber],
  ['alternateNumber', columns.alternateNumber],
  ['situsLine', situs.line],
  ['situsNumber', situs.number],
  ['situsStreet', situs.street],
  ['situsUnit', situs.unit],
  ['situsCity', situs.city],
  ['situsZip', situs.zip],
  ['acres', columns.acres],
  ['squareFeet', [...squareFeetKinds.lot, ...squareFeetKinds.building, ...squareFeetKinds.unsaid]],
  ['landUse', columns.landUse],
  ['yearBuilt', columns.yearBuilt],
  ['effectiveYear', columns.notYearBuilt],
  ['saleDate', columns.saleDate],
  ['deedDate', columns.notSaleDate],
  ['salePrice', columns.salePrice],
  ['legal', columns.legal],
  ['subdivision', columns.subdivision],
  ['taxYear', columns.taxYear],
  ['value', columns['published values'].map(({ name }) => name)],
]

const meanings = new Map<string, ParcelColumnMeaning>(
  lists.toReversed().flatMap(([meaning, names]) => names.map((name) => [name, meaning] as const)),
)

export const meaningOf = (plain: string): ParcelColumnMeaning | undefined => meanings.get(plain)

export const isMachineNumber = (plain: string): boolean => columns.neverAParcelNumber.includes(plain)

const undecided = new Set([...columns.situsOrMailingNotSaid, ...personal.alone])

/** True if the name does not show whether the column has the home's or the owner's address. */
export const isUndecidedAddress = (plain: string): boolean => undecided.has(plain)

/** Prefers too many matches: a wrong match costs a column, while a miss would publish personal data. */
export function isPersonal(plain: string): boolean {
  if (personal.exact.includes(plain)) return true
  if (personal.exceptions.includes(plain)) return false
  const rest = personal.strip.reduce((text, fragment) => text.replaceAll(fragment, ''), plain)
  return personal.parts.some((part) => rest.includes(part))
}

interface PublishedValue {
  meaning: ParcelValueMeaning
  note: string | null
}

export function publishedValue(plain: string, state: string): PublishedValue {
  const named = columns['published values'].filter(({ name }) => name === plain)
  const entry =
    named.find(({ states }) => states?.includes(state)) ?? named.find(({ states }) => states === null)
  return { meaning: (entry?.meaning ?? 'as published') as ParcelValueMeaning, note: entry?.note ?? null }
}

export type LandAreaKind = 'deeded' | 'mapped' | 'assessed' | 'unsaid'

export const acresKindOf = (plain: string): LandAreaKind =>
  (['deeded', 'mapped', 'assessed'] as const).find((kind) => acresKinds[kind].includes(plain)) ?? 'unsaid'

export const isLotSquareFeet = (plain: string): boolean => squareFeetKinds.lot.includes(plain)

export const isBuildingSquareFeet = (plain: string): boolean => squareFeetKinds.building.includes(plain)
