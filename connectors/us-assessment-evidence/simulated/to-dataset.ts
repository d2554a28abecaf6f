import type { RowFilterHints } from '@/lib/conditions/evaluate'
import type { SimulatedColumnType, SimulatedDataset, SimulatedRecord } from '@/lib/socrata/simulated-dataset'
import { type EvidenceDataset, neededColumns } from '../sets'

export function toDataset(
  set: EvidenceDataset,
  rows: (hints: RowFilterHints) => Iterable<SimulatedRecord>,
  types: Partial<Record<SimulatedColumnType, string>>,
): SimulatedDataset {
  const typed = new Map<string, SimulatedColumnType>(
    [...neededColumns(set), ...set.optional].map((name) => [name, 'text']),
  )
  for (const [type, names] of Object.entries(types))
    for (const name of names.split(' ')) typed.set(name, type as SimulatedColumnType)
  return {
    id: set.id,
    updatedAt: new Date('2026-11-09T04:00:00Z'),
    columns: [...typed].map(([name, type]) => ({ name, type })),
    rows,
  }
}
