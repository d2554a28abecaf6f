import { formatCount, formatNumber, plural } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { type AssessmentValueKind, figureKinds, isPart, labelOf } from '@/lib/records/assessment/values'
import { lowerFirst } from '@/lib/upper-first'
import { cellName, rowsOf, SIMILAR_HOMES } from '../entries/entry-names'
import { parseAmount } from '../entries/format-entry'
import { isCorrected } from '../similar/row-entries'
import type { SubjectHomeRow } from '../similar/similar-home'
import { describeValue, nameKind } from '../similar/value-label'

type Cell = (column: string) => string
type Basis = 'perFoot' | 'value'

export type HomeComparison =
  | { kind: 'compared'; basis: Basis; percent: number; isOtherClass: boolean }
  | { kind: 'other-year'; label: string; own: string }

/**
 * Matches the `from` text of a row in an older draft. The kind and year of the value are before the first
 * comma.
 */
const recordLine = /^([^,]+), .*retrieved \w/

const kindIn = (cell: Cell): AssessmentValueKind | undefined =>
  figureKinds.find((kind): kind is AssessmentValueKind => !isPart(kind) && kind === cell('kind'))

export function valueNameOf(cell: Cell): string | undefined {
  const kind = kindIn(cell)
  if (!kind) return olderNameIn(cell)
  return describeValue({ kind, year: Number(cell('year')) || null })
}

/** Compares English labels, because an older draft is in English even on a page in Spanish. */
function olderNameIn(cell: Cell): string | undefined {
  const [, name] = recordLine.exec(cell('from')) ?? []
  const [, label, year] = /^(.+?)(?: of (\d{4}))?$/.exec(name ?? '') ?? []
  const kind = figureKinds.find(
    (each): each is AssessmentValueKind => !isPart(each) && labelOf(each) === label,
  )
  return kind ? describeValue({ kind, year: Number(year) || null }) : name
}

export function readOwnRow(cell: Cell): SubjectHomeRow | undefined {
  const [amount, kind, valueName] = [parseAmount(cell('value')), kindIn(cell), valueNameOf(cell)]
  if (amount === null || !kind || valueName === undefined) return undefined
  const home = { address: cell('address'), parcel: cell('parcel'), value: cell('value'), from: cell('from') }
  const ownClass = cell('class')
  return {
    home: ownClass === '' ? home : { ...home, class: ownClass },
    kind,
    amount,
    area: parseArea(cell('area')),
    valueName,
  }
}

export function compareHome(own: SubjectHomeRow, cell: Cell): HomeComparison | undefined {
  const value = parseAmount(cell('value'))
  if (value === null) return undefined
  const label = valueNameOf(cell)
  if (label !== undefined && label !== own.valueName) return { kind: 'other-year', label, own: own.valueName }
  const isFromRecord = label !== undefined && !isCorrected(cell('from'))
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

export const parseArea = (text: string): number | null => {
  const [, digits] = /^([\d,]+) (?:sq ft|pies cuadrados)$/.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

function isUnlike(own: string | undefined, other: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toUpperCase()
  return own !== undefined && other.trim() !== '' && plain(own) !== plain(other)
}

const perFoot = (basis: Basis) => (basis === 'perFoot' ? ' per square foot' : '')

const texts = defineTexts('find.compare-homes', {
  lower: (percent: string, basis: Basis) => `lower than yours by ${percent}%${perFoot(basis)}`,
  higher: (percent: string, basis: Basis) =>
    `higher than yours by ${percent}%${perFoot(basis)}: it does not help`,
  equal: (basis: Basis) => `the same as yours${perFoot(basis)}: it does not help`,
  otherClass: 'other class than yours',
  otherYear: (label: string, own: string) => `${label}, yours is the ${lowerFirst(own)}: not compared`,
  lowerOf: (lower: number, homes: number, value: string, basis: Basis) =>
    `${formatNumber(lower)} of ${formatCount(homes, 'home')} ${plural(lower, 'has', 'have')} a lower ${value}${perFoot(basis)} than yours.`,
  printed: {
    lower: (percent: string, basis: Basis) => `lower by ${percent}%${perFoot(basis)}`,
    higher: (percent: string, basis: Basis) => `higher by ${percent}%${perFoot(basis)}`,
    equal: (basis: Basis) => `equal${perFoot(basis)}`,
    otherClass: 'other class',
  },
})

/** A higher value is described as not helpful, because it is no argument for a lower value. */
export function describeComparison(comparison: HomeComparison): string {
  if (comparison.kind === 'other-year') return texts.otherYear(comparison.label, comparison.own)
  const { percent, basis, isOtherClass } = comparison
  const size = formatNumber(Math.abs(percent), 0)
  const figure =
    percent === 0 ? texts.equal(basis) : percent < 0 ? texts.lower(size, basis) : texts.higher(size, basis)
  return isOtherClass ? `${figure}; ${texts.otherClass}` : figure
}

export function describeForBoard(comparison: HomeComparison): string {
  if (comparison.kind === 'other-year') return comparison.label
  const { percent, basis, isOtherClass } = comparison
  const size = formatNumber(Math.abs(percent), 0)
  const { lower, higher, equal, otherClass } = texts.printed
  const figure = percent === 0 ? equal(basis) : percent < 0 ? lower(size, basis) : higher(size, basis)
  return isOtherClass ? `${figure}; ${otherClass}` : figure
}

export type RowComparisons = readonly { row: number; comparison: HomeComparison }[]

export function compareRows(own: SubjectHomeRow, recall: (entry: string) => string): RowComparisons {
  return rowsOf(SIMILAR_HOMES).flatMap((row) => {
    const comparison = compareHome(own, (column) => recall(cellName('similar', row, column)))
    return comparison ? [{ row, comparison }] : []
  })
}

export function summarizeRows({ kind }: Pick<SubjectHomeRow, 'kind'>, rows: RowComparisons): string[] {
  const comparable = rows.flatMap(({ comparison }) => (comparison.kind === 'compared' ? [comparison] : []))
  return (['perFoot', 'value'] as const).flatMap((basis) => {
    const homes = comparable.filter((each) => each.basis === basis)
    if (homes.length === 0) return []
    const lower = homes.filter(({ percent }) => percent < 0).length
    return [texts.lowerOf(lower, homes.length, nameKind(kind), basis)]
  })
}
