import type { PropertyRecord } from '../assessment/fields'

export interface PublishedColumnValue {
  column: string
  label: string
  value: string | number | null
  words?: string
  unit?: 'acres' | 'square feet' | 'not said'
  note?: string
}

const isPublished = (value: unknown): value is PublishedColumnValue =>
  typeof value === 'object' && value !== null && 'column' in value && 'value' in value

export function publishedColumns({ sourceAttributes }: PropertyRecord): PublishedColumnValue[] {
  const columns = sourceAttributes?.columns
  return Array.isArray(columns) ? columns.filter(isPublished) : []
}

export function measuredAcres({ sourceAttributes }: PropertyRecord): number | null {
  const measured = sourceAttributes?.measured
  const acres = measured && typeof measured === 'object' && 'acres' in measured ? measured.acres : null
  return typeof acres === 'number' ? acres : null
}

export const formatColumn = ({ column, label }: PublishedColumnValue): string =>
  label && label !== column ? `${label} (${column})` : column
