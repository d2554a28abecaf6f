import { formatCount, formatNumber, plural } from '@/lib/format'
import { labelOf } from '@/lib/records/assessment/values'
import { cellName, rowsOf, SIMILAR_HOMES } from '../entries/entry-names'
import { parseAmount } from '../entries/format-entry'
import type { SubjectRow } from '../similar/similar-home'

type Cell = (column: string) => string
type Basis = 'perFoot' | 'value'

export type HomeComparison =
  | { kind: 'compared'; basis: Basis; percent: number; isOtherClass: boolean }
  | { kind: 'other-year'; label: string; own: string }

/** Our source line names the kind and the year of the value before the first comma. */
const recordLine = /^([^,]+), .*retrieved \w/
const correction = /corrected by the owner$/

/** "Assessed value of 2026". Returns undefined for a row that the record did not fill. */
export const valueNameIn = (source: string): string | undefined => recordLine.exec(source)?.[1]

/** Returns undefined if the row has no value that we can read. */
export function compareHome(own: SubjectRow, cell: Cell): HomeComparison | undefined {
  const value = parseAmount(cell('value'))
  if (value === null) return undefined
  const label = valueNameIn(cell('from'))
  if (label !== undefined && label !== own.valueName) return { kind: 'other-year', label, own: own.valueName }
  const isFromRecord = label !== undefined && !correction.test(cell('from'))
  const area = isFromRecord ? parseArea(cell('area')) : null
  const isOtherClass = isUnlike(own.home.class, cell('class'))
  return own.area !== null && area !== null
    ? {
        kind: 'compared',
        basis: 'perFoot',
        isOtherClass,
        percent: change(own.amount / own.area, value / area),
      }
    : { kind: 'compared', basis: 'value', isOtherClass, percent: change(own.amount, value) }
}

const change = (own: number, other: number) => (own === 0 ? 0 : Math.round((other / own - 1) * 100))

const parseArea = (text: string): number | null => {
  const [, digits] = /^([\d,]+) sq ft$/.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

function isUnlike(own: string | undefined, other: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toUpperCase()
  return own !== undefined && other.trim() !== '' && plain(own) !== plain(other)
}

const perFoot = (basis: Basis) => (basis === 'perFoot' ? ' per square foot' : '')

const texts = {
  lower: (percent: string, basis: Basis) => `lower than yours by ${percent}%${perFoot(basis)}`,
  higher: (percent: string, basis: Basis) =>
    `higher than yours by ${percent}%${perFoot(basis)}: it does not help`,
  equal: (basis: Basis) => `the same as yours${perFoot(basis)}: it does not help`,
  otherClass: 'other class than yours',
  otherYear: (label: string, own: string) =>
    `${label}, yours is the ${own.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}: not compared`,
  lowerOf: (lower: number, homes: number, value: string) =>
    `${formatNumber(lower)} of ${formatCount(homes, 'home')} ${plural(lower, 'has', 'have')} a lower ${value} than yours.`,
}

/** A higher value is no argument for a lower one, so the owner reads that it does not help. */
export function describeComparison(comparison: HomeComparison): string {
  if (comparison.kind === 'other-year') return texts.otherYear(comparison.label, comparison.own)
  const { percent, basis, isOtherClass } = comparison
  const size = formatNumber(Math.abs(percent), 0)
  const figure =
    percent === 0 ? texts.equal(basis) : percent < 0 ? texts.lower(size, basis) : texts.higher(size, basis)
  return isOtherClass ? `${figure}; ${texts.otherClass}` : figure
}

export type ComparedRows = readonly { row: number; comparison: HomeComparison }[]

export function compareRows(own: SubjectRow, recall: (entry: string) => string): ComparedRows {
  return rowsOf(SIMILAR_HOMES).flatMap((row) => {
    const comparison = compareHome(own, (column) => recall(cellName('similar', row, column)))
    return comparison ? [{ row, comparison }] : []
  })
}

/** One sentence for each basis: a value per square foot and a value are never counted together. */
export function summarizeRows({ kind }: Pick<SubjectRow, 'kind'>, rows: ComparedRows): string[] {
  const comparable = rows.flatMap(({ comparison }) => (comparison.kind === 'compared' ? [comparison] : []))
  return (['perFoot', 'value'] as const).flatMap((basis) => {
    const homes = comparable.filter((each) => each.basis === basis)
    if (homes.length === 0) return []
    const lower = homes.filter(({ percent }) => percent < 0).length
    return [texts.lowerOf(lower, homes.length, `${labelOf(kind).toLowerCase()}${perFoot(basis)}`)]
  })
}
