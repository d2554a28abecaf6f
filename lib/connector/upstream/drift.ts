import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

export const verdicts = ['ok', 'drifted', 'down', 'refused', 'not configured'] as const
export type DriftVerdict = (typeof verdicts)[number]

const check = z.object({
  connector: z.string(),
  check: z.string(),
  verdict: z.enum(verdicts),
  note: z.string(),
  at: z.iso.datetime(),
})

export type DriftCheck = z.output<typeof check>

const report = z.object({ version: z.literal(1), sample: z.boolean(), checks: z.array(check) })
type Report = z.output<typeof report>

export type DriftReportResult =
  | { kind: 'read'; checks: DriftCheck[] }
  | { kind: 'none' }
  | { kind: 'of-other-sources' }
  | { kind: 'unreadable' }

const FILE = 'doctor.json'
const LONGEST_NOTE = 500

export async function readReport(folder: string, sample: boolean): Promise<DriftReportResult> {
  try {
    const text = await readFile(join(folder, FILE), 'utf8')
    const content = report.parse(JSON.parse(text))
    return content.sample === sample ? { kind: 'read', checks: content.checks } : { kind: 'of-other-sources' }
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return { kind: isAbsent ? 'none' : 'unreadable' }
  }
}

export async function writeReport(
  folder: string,
  sample: boolean,
  checks: readonly DriftCheck[],
): Promise<string> {
  const before = await readReport(folder, sample)
  const connectors = new Set(checks.map(({ connector }) => connector))
  const others =
    before.kind === 'read' ? before.checks.filter(({ connector }) => !connectors.has(connector)) : []
  const cut = checks.map((each) => ({ ...each, note: each.note.slice(0, LONGEST_NOTE) }))
  const whole: Report = { version: 1, sample, checks: [...others, ...cut] }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, FILE)
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, `${JSON.stringify(whole, null, 2)}\n`)
  await rename(draft, path)
  return path
}
