import * as z from 'zod/mini'
import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { defineRecord, type RecordOfKind } from '../define-record'

const texts = defineTexts('records.flood-zone.firm-panel', {
  dated: (panel: string, day: string) => `${panel}, effective ${day}`,
})

export const firmPanel = defineRecord('firm-panel', {
  panel: {
    schema: z.string(),
    label: 'Map panel',
    text: (panel, { effectiveDate: day }) => (day ? texts.dated(panel, formatDay(day)) : panel),
    file: { panel: { label: 'Panel' } },
    compare: 'note',
  },
  effectiveDate: { schema: z.nullable(z.string()), type: 'date', label: 'Effective' },
  type: { schema: z.nullable(z.string()).check(z.describe('As published.')), label: 'Type' },
  isPrinted: {
    schema: z
      .nullable(z.boolean())
      .check(z.describe('False is not unmapped: there is usually no hazard to draw.')),
    label: 'Printed',
    file: {
      isPrinted: { cell: (isPrinted) => (isPrinted === null ? null : isPrinted ? 'yes' : 'no') },
    },
  },
  notPrintedReason: { schema: z.nullable(z.string()), label: 'Why it is not printed' },
  scale: { schema: z.nullable(z.string()), label: 'Scale 1 to' },
  mapId: { schema: z.nullable(z.string()), label: 'Flood map' },
})

export type FirmPanel = RecordOfKind<typeof firmPanel>
