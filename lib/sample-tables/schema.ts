import { z } from 'zod'
import type { SampleCellTemplate } from './cells'

const cell: z.ZodType<SampleCellTemplate> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.null(),
    z.strictObject({ by: z.string(), of: cells, else: cell.optional() }),
    z.strictObject({ if: z.string(), is: cell, else: cell.optional() }),
    z.strictObject({ test: z.string() }),
    z.strictObject({ day: z.string() }),
  ]),
)

const cells = z.record(z.string(), cell)
const names = z.array(z.string())
/** `part` and `unit` of a rule replace the properties of the same names of the subject. */
const rowRule = z.strictObject({
  if: z.string().optional(),
  part: z.string().optional(),
  unit: z.string().optional(),
  cells: cells.optional(),
})

export const tableShape = {
  notes: z.record(z.string(), z.string()).optional(),
  facts: cells.optional(),
  columns: cells,
  rows: z.array(rowRule).optional(),
  /**
   * Files of recorded responses that show the columns. Without a file, the columns follow the documentation.
   */
  recorded: names.optional(),
  unseen: names.optional(),
}
