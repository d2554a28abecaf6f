import type { PlaceFileRow, PlaceFileTable } from '@/app/_surfaces/place-files/file-table'
import { type JoinKeyResolution, matchOf } from './describe-answer'
import { type JoinKeyKind, type JoinKeyOutcome, lookUps } from './look-up'

export type JoinKeyColumns = readonly (number | undefined)[]

interface JoinInput<K extends JoinKeyKind> {
  columns: JoinKeyColumns
  outcomes: ReadonlyMap<string, JoinKeyOutcome<K>>
}

export type PlaceFileJoins = { readonly [K in JoinKeyKind]: JoinInput<K> }

/**
 * The position is that of the file if it has one, or else that of the parcel, the lot or the address, in this
 * order.
 */
export interface JoinedFileRow extends PlaceFileRow {
  placedBy: 'file' | JoinKeyKind | undefined
  address: JoinKeyResolution<'address'>
  parcel: JoinKeyResolution<'parcel'>
  lot: JoinKeyResolution<'lot'>
}

export const noJoins = ({ columns }: PlaceFileTable): PlaceFileJoins => ({
  address: { columns: guessColumns('address', columns), outcomes: new Map() },
  parcel: { columns: guessColumns('parcel', columns), outcomes: new Map() },
  lot: { columns: guessColumns('lot', columns), outcomes: new Map() },
})

export const findKeyKinds = (columns: readonly string[]): JoinKeyKind[] =>
  kinds.filter((kind) =>
    guessColumns(kind, columns)
      .slice(0, lookUps[kind].needs)
      .every((index) => index !== undefined),
  )

export const kinds: readonly JoinKeyKind[] = ['address', 'parcel', 'lot']

export function kindsToOffer({ columns, rows }: Pick<PlaceFileTable, 'columns' | 'rows'>): JoinKeyKind[] {
  if (rows.some(({ at }) => at)) return []
  const named = findKeyKinds(columns)
  if (named.length === 0) return ['address']
  return named.includes('lot') && isElsewhere({ columns, rows })
    ? named.filter((kind) => kind !== 'parcel')
    : named
}

function isElsewhere({ columns, rows }: Pick<PlaceFileTable, 'columns' | 'rows'>): boolean {
  const [, , state] = guessColumns('lot', columns)
  return (
    state !== undefined &&
    rows.every(({ cells }) => /^(?!fl(a\.?|orida)?$)./i.test((cells[state] ?? '').trim()))
  )
}

function guessColumns(kind: JoinKeyKind, columns: readonly string[]): JoinKeyColumns {
  const plain = columns.map((column) => column.toLowerCase().replace(/[^a-z]/g, ''))
  return lookUps[kind].parts.map(({ headings }) =>
    headings.map((name) => plain.indexOf(name)).find((index) => index >= 0),
  )
}

export function joinRows({ rows }: PlaceFileTable, joins: PlaceFileJoins): readonly JoinedFileRow[] {
  return rows.map((row): JoinedFileRow => {
    const address = answerOf('address', joins.address, row)
    const parcel = answerOf('parcel', joins.parcel, row)
    const lot = answerOf('lot', joins.lot, row)
    const answers = { address, parcel, lot }
    if (row.at) return { ...row, placedBy: 'file', ...answers }
    const own = matchOf(lot)
    if (own && !matchOf(parcel)) return { ...row, at: own.at, placedBy: 'lot', ...answers }
    const by = matchOf(parcel) ? 'parcel' : 'address'
    const place = matchOf(parcel) ?? matchOf(address)
    if (!place) return { ...row, placedBy: undefined, ...answers }
    return { ...row, at: [place.longitude, place.latitude], placedBy: by, ...answers }
  })
}

function answerOf<K extends JoinKeyKind>(
  kind: K,
  { columns, outcomes }: JoinInput<K>,
  { cells }: PlaceFileRow,
): JoinKeyResolution<K> {
  const key = keyOf(kind, columns, cells)
  const outcome = outcomes.get(key)
  const answer = { text: key, isKey: lookUps[kind].canBe(key) }
  return outcome ? { ...answer, outcome } : answer
}

export function keyOf(kind: JoinKeyKind, columns: JoinKeyColumns, cells: readonly string[]): string {
  return lookUps[kind].write(
    columns.map((column) => (column === undefined ? '' : (cells[column] ?? '').trim().replace(/\s+/g, ' '))),
  )
}

export function openKeys(
  kind: JoinKeyKind,
  { columns, outcomes }: JoinInput<JoinKeyKind>,
  { rows }: PlaceFileTable,
): string[] {
  if (columns[0] === undefined) return []
  const { canBe } = lookUps[kind]
  const keys = new Set(rows.map(({ cells }) => keyOf(kind, columns, cells)))
  return [...keys].filter((key) => {
    const outcome = outcomes.get(key)
    return outcome ? outcome.kind === 'failed' && outcome.mayPass : canBe(key)
  })
}
