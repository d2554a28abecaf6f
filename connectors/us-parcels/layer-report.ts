import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

export const layerCheck = z.object({
  layer: z.string(),
  answers: z.boolean(),
  failure: z.string().nullable(),
  numberColumn: z.string().nullable(),
  numberGone: z.string().nullable(),
  columns: z.int().min(0).describe('Columns that a query may name.'),
  count: z.int().nullable(),
  edition: z.string().nullable(),
  checkedOn: z.string(),
})

export type ParcelLayerCheck = z.output<typeof layerCheck>

const report = z.object({ version: z.literal(1), checks: z.array(layerCheck) })

export interface ParcelLayerReportSettings {
  DATA_DIR?: string | undefined
  PARCEL_LAYERS_REPORT?: string | undefined
}

/**
 * Without `turbopackIgnore`, the bundler would ship the whole project, because the path may start at the
 * project's folder.
 */
const pathOf = ({ DATA_DIR = '.', PARCEL_LAYERS_REPORT = 'parcel-layers.json' }: ParcelLayerReportSettings) =>
  join(/* turbopackIgnore: true */ DATA_DIR, PARCEL_LAYERS_REPORT)

export type ParcelLayerChecks = ReadonlyMap<string, ParcelLayerCheck>

/** The parsed report is cached until the file changes, because every tile needs it to order the layers. */
const memory = new Map<string, { edition: string; checks: ParcelLayerChecks }>()

export async function readLayerReport(place: ParcelLayerReportSettings): Promise<ParcelLayerChecks> {
  if (!place.DATA_DIR) return new Map()
  const path = pathOf(place)
  try {
    const { mtimeMs, ino } = await stat(path)
    const edition = `${ino} ${mtimeMs}`
    const last = memory.get(path)
    if (last?.edition === edition) return last.checks
    const rows = report.parse(JSON.parse(await readFile(path, 'utf8'))).checks
    const checks = new Map(rows.map((check) => [check.layer, check]))
    memory.set(path, { edition, checks })
    return checks
  } catch {
    return new Map()
  }
}

export async function writeLayerReport(
  place: ParcelLayerReportSettings,
  checks: ParcelLayerChecks,
): Promise<string> {
  const path = pathOf(place)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, `${JSON.stringify({ version: 1, checks: [...checks.values()] })}\n`)
  await rename(draft, path)
  return path
}
