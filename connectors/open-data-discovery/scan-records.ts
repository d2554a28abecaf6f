import type { z } from 'zod'
import { scanRows } from '@/lib/untrusted-text/scan-rows'
import type { BuildingRecord } from './building-record'
import type { scan } from './record'

type Unscanned = Omit<BuildingRecord, 'flags'>

const texts = ['number', 'status', 'type', 'description', 'address', 'sourceRowId'] as const

/** What the cities wrote, cleaned; one summary for all feeds. */
export async function scanRecords(perFeed: readonly (readonly Unscanned[])[]): Promise<{
  records: BuildingRecord[][]
  scan: z.input<typeof scan>
}> {
  const all = perFeed.flat()
  const scanned = await scanRows(
    all.map((record) => Object.fromEntries(texts.map((name) => [name, record[name]]))),
  )
  const cleaned = all.map((record, index): BuildingRecord => {
    const { row = {}, flags = [] } = scanned.rows[index] ?? {}
    const clean = Object.fromEntries(texts.map((name) => [name, textOf(row[name])]))
    return { ...record, ...clean, flags }
  })
  const ends = perFeed.map((_, index) =>
    perFeed.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0),
  )
  return {
    records: perFeed.map(({ length }, index) => cleaned.slice((ends[index] ?? 0) - length, ends[index])),
    scan: scanned.scan,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
