import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { stateByCode } from '@/lib/geography/states'
import { fractions, type PublishedSectionPart, type SurveyRecord } from '@/lib/records/section/fields'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { meridianByCode } from '@/lib/survey/meridians'
import { type PlssId, parsePlssId, plainDivisionNumber, TOWNSHIP_ID_LENGTH } from '@/lib/survey/plssid'
import type { PartAttributes } from './wire'

const texts = defineSentences('federal-land-survey.read-record', {
  bureauOfLandManagement:
    'The Bureau of Land Management answered with an identifier we cannot read. We cannot read it yet.',
  unreadable: {
    one: 'One row of the answer has an identifier that cannot be read here, and is left out.',
    other: '{count} rows of the answer have an identifier that cannot be read here, and are left out.',
  },
})

export const outlineGeometry = z
  .looseObject({ type: z.string(), coordinates: z.array(z.unknown()) })
  .nullable()

export interface SurveyRow {
  identifier: string | null
  typeName?: string | null
  number?: string | null
}

/**
 * Decodes the identifier, because the service's label columns contain errors. Returns null for an invalid
 * identifier.
 */
export function toRecord(row: SurveyRow, parts: PublishedSectionPart[] = []): SurveyRecord | null {
  const { identifier, typeName = null } = row
  const id = identifier ? parsePlssId(identifier) : null
  if (!identifier || !id) return null
  // The number column takes precedence, because the number inside of the identifier can be ambiguous.
  const section = id.section && { ...id.section, number: row.number ?? id.section.number }
  const township = toNumbered('T', id.township)
  const range = toNumbered('R', id.range)
  const kind = !section ? 'township' : section.type === 'SN' ? 'section' : 'other'
  const stateName = stateByCode(id.state)?.name ?? id.state
  const match = meridianByCode(id.meridian)
  const meridian = { code: id.meridian, name: match?.name ?? id.meridian }
  const division =
    section &&
    (kind === 'section'
      ? `Section ${plainDivisionNumber(section.number)}`
      : `${typeName ?? section.type} ${section.number}`)
  const duplicate = id.duplicate === '0' ? '' : ` (duplicate ${id.duplicate})`
  return {
    kind,
    label: [
      division,
      `${township.label} ${range.label}${duplicate}`,
      match?.written ?? `${meridian.name} Meridian`,
      stateName,
    ]
      .filter(Boolean)
      .join(', '),
    state: id.state,
    stateName,
    meridian,
    township,
    range,
    duplicate: id.duplicate,
    section: section
      ? { number: section.number, type: section.type, typeName: typeName ?? nameOf(section.type) }
      : null,
    plssid: identifier.slice(0, TOWNSHIP_ID_LENGTH),
    sectionId: section ? identifier : null,
    parts,
  }
}

/** The parts layer has no type names, and only SN has the same name in all states. */
const nameOf = (type: string) => (type === 'SN' ? 'Section' : type)

function toNumbered(letter: string, { number, fraction, direction }: PlssId['township'] | PlssId['range']) {
  const quarters = fractions[fraction]
  return {
    number,
    fraction: quarters,
    direction,
    label: `${letter}${number}${quarters && ` ${quarters}`}${direction}`,
  }
}

const PART_KINDS: Record<string, 'aliquot' | 'lot'> = { A: 'aliquot', B: 'aliquot', L: 'lot', O: 'lot' }

/** Returns an empty list if the row names no part, as for some sections. */
export function toPart(row: PartAttributes): PublishedSectionPart[] {
  const label = row.SECDIVLAB ?? row.QQSEC ?? row.GOVLOT
  if (!label) return []
  return [
    {
      kind: PART_KINDS[row.SECDIVTYP ?? ''] ?? 'other',
      label,
      quarter: row.QSEC,
      quarterQuarter: row.QQSEC,
      gisAcres: row.GISACRE ?? null,
    },
  ]
}

export interface ParsedRows<T> {
  matches: T[]
  unreadable: number
}

export function readRows<R, T>(rows: readonly R[], parse: (row: R) => T | null): ParsedRows<T> {
  const parsed = rows.flatMap((row) => parse(row) ?? [])
  const unreadable = rows.length - parsed.length
  if (parsed.length === 0 && unreadable > 0)
    throw new ConnectorError('upstream_changed', texts.bureauOfLandManagement)
  return { matches: parsed, unreadable }
}

export const describeUnreadable = (rows: number): string[] =>
  rows === 0 ? [] : [texts.unreadable({ count: rows })]
