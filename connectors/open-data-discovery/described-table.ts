import { z } from 'zod'

const describedColumn = z.strictObject({
  name: z.string().describe('As the table spells it: what it is asked by.'),
  shown: z.string().describe('The name as plain text: what people read, and the key in a row.'),
  type: z.string().describe('In the publisher’s own word.'),
  title: z.string().nullable(),
  description: z.string().nullable(),
})

/** What a table says of itself. */
export const describedTable = z.strictObject({
  columns: z.array(describedColumn),
  updatedAt: z.string().nullable(),
  licence: z.string().nullable(),
  drawsPoints: z.boolean().describe('Whether a row’s shape is a point.'),
  mostRows: z.int().nullable().describe('Rows of one answer at most, where the table says so.'),
})

export type DescribedTable = z.output<typeof describedTable>

/** As the source has it, before anything is cleaned. */
export interface FoundTable extends Omit<DescribedTable, 'columns'> {
  columns: Omit<DescribedTable['columns'][number], 'shown'>[]
}
