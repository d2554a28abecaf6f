import { cellName } from '../entries/entry-names'
import { saleRecordColumns } from '../similar/row-entries'
import type { SaleEntryRow } from './sale-offer'

export function saleEntries(row: number, sale: SaleEntryRow | undefined): Record<string, string> {
  const values: Readonly<Record<string, string | undefined>> = { ...sale, filled: sale?.address }
  return Object.fromEntries(
    ['address', ...saleRecordColumns].map((id) => [cellName('sale', row, id), values[id] ?? '']),
  )
}
