import { parseArgs } from 'node:util'
import { type App, createApp } from '@/connectors/engine'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import type { ErrorCode } from '@/lib/connector/errors'
import type { ConnectorMethod } from '@/lib/connector/method'
import { type DriftCheck, type DriftVerdict, writeReport } from '@/lib/connector/upstream/drift'
import { fieldComparison } from '@/lib/connector/upstream/field-comparison'
import { readSettings } from '@/lib/server/config'
import { chooseConnectors } from './choose-connectors'
import { checkLaw } from './cited-pages'
import { printTable } from './print-table'
import { walkParcelLayers } from './walk-parcel-layers'

export interface DoctorFinding extends DriftCheck {
  milliseconds: number
}

export async function examine({ engine }: App, names: string[] = []): Promise<DoctorFinding[]> {
  const selection = chooseConnectors(engine.registry, names)
  return (await Promise.all(selection.map((declaration) => examineOne(engine, declaration)))).flat()
}

export async function keep({ engine, config }: App, findings: readonly DoctorFinding[]): Promise<string> {
  const checks = findings.map(({ milliseconds: _, ...check }) => check)
  return writeReport(config.DATA_DIR, engine.sample, checks)
}

export function advise({ engine, config }: App, environment?: Record<string, string | undefined>): string[] {
  if (engine.sample) return []
  const contact = config.UPSTREAM_CONTACT
    ? []
    : [
        'UPSTREAM_CONTACT is not set: the Bureau of Labor Statistics and the Federal Register ask programs for an address, and can block those without one.',
      ]
  const years = Object.values<ConnectorDeclaration>(engine.registry).flatMap(({ name, settings }) => {
    const values = readSettings(settings, environment)
    const unset = Object.keys(settings?.shape ?? {}).filter(
      (key) => /_YEAR$/.test(key) && values[key] === undefined,
    )
    return unset.length > 0
      ? [`${name} infers the year of values, as these are not set: ${unset.join(', ')}.`]
      : []
  })
  return [...contact, ...years]
}

async function examineOne(
  engine: App['engine'],
  declaration: ConnectorDeclaration,
): Promise<DoctorFinding[]> {
  const findings: DoctorFinding[] = []
  for (const [check, method] of Object.entries({ ...declaration.methods, ...declaration.internal })) {
    const started = performance.now()
    // This command has no credentials for live sources, so their checks end as "not configured".
    const { sampleCredentials: credentials } = engine.sample ? declaration : {}
    const call = { internal: true, ...(credentials ? { credentials } : {}) }
    const answer = await engine.callNamed(declaration.name, check, method.example, call)
    const milliseconds = Math.round(performance.now() - started)
    // A result without requests proves nothing about a source.
    if (answer.ok && answer.meta.requests.length === 0) continue
    const judged = answer.ok ? judgeAnswer(method, answer.data) : judgeProblem(answer.error)
    const at = new Date().toISOString()
    findings.push({ connector: declaration.name, check, at, milliseconds, ...judged })
  }
  return findings
}

type Judgement = Pick<DoctorFinding, 'verdict' | 'note'>

const comparison = fieldComparison.partial({ unanswered: true })

function judgeAnswer(method: ConnectorMethod, data: unknown): Judgement {
  const compared = comparison.safeParse(data)
  const gone = compared.data?.findings.filter(({ missing }) => missing.length > 0) ?? []
  if (gone.length > 0) {
    const lists = gone.map(({ what, missing }) => `${what}: ${missing.join(', ')}`)
    return { verdict: 'drifted', note: `missing fields: ${lists.join('; ')}` }
  }
  const silent = compared.data?.unanswered ?? []
  const less = compared.data?.findings.filter(({ absent = [] }) => absent.length > 0) ?? []
  if (silent.length > 0) return { verdict: 'down', note: `no answer: ${silent.join('; ')}` }
  if (less.length > 0) {
    const lists = less.map(({ what, absent = [] }) => `${what}: ${absent.join(', ')}`)
    return { verdict: 'ok', note: `optional columns that are not there: ${lists.join('; ')}` }
  }
  const rows = method.table?.(data, method.params.parse(method.example)).rows
  return { verdict: 'ok', note: rows?.length === 0 ? 'answered, but with nothing in it' : '' }
}

const verdicts: Partial<Record<ErrorCode, DriftVerdict>> = {
  upstream_changed: 'drifted',
  upstream_unavailable: 'down',
  upstream_timeout: 'down',
  not_configured: 'not configured',
  source_disabled: 'not configured',
  credentials_required: 'not configured',
}

function judgeProblem({ code, message }: { code: ErrorCode; message: string }): Judgement {
  return { verdict: verdicts[code] ?? 'refused', note: `${code}: ${message}` }
}

export function exitCodeOf(findings: readonly DoctorFinding[]): 0 | 1 | 2 {
  const has = (verdict: DriftVerdict) => findings.some((finding) => finding.verdict === verdict)
  if (has('drifted')) return 1
  return has('down') || has('refused') ? 2 : 0
}

const notKept = ({ message }: Error) =>
  `Not kept for /sources: ${message}. Set DATA_DIR to a folder that can be written.`

async function checkSources(names: string[]): Promise<void> {
  const app = await createApp()
  const findings = await examine(app, names)
  printTable(
    findings.map(({ connector, check, verdict, milliseconds, note }) => ({
      connector,
      check,
      verdict,
      time: `${milliseconds} ms`,
      note,
    })),
  )
  for (const line of advise(app)) process.stdout.write(`${line}\n`)
  process.exitCode = exitCodeOf(findings)
  const outcome = await keep(app, findings).then((path) => `Kept for /sources in ${path}.`, notKept)
  process.stdout.write(`${outcome}\n`)
  if (!names.includes('us-parcels')) return
  const report = (line: string) => process.stdout.write(`${line}\n`)
  report(`Kept for listParcelLayers in ${await walkParcelLayers(app, { report })}.`)
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { positionals } = parseArgs({ allowPositionals: true })
    if (positionals.join() === 'law') process.exitCode = await checkLaw(process.stdout)
    else await checkSources(positionals)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 2
  }
}
