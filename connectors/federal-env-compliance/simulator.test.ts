import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { facilitiesOfState } from '@/lib/sample-world/facilities/facilities'
import { type ComplianceSimulator, createSimulatedCompliance } from './simulator'

const samples = process.env.UPSTREAM_SAMPLES
const headers = { 'user-agent': 'test' }
const houston = { p_lat: '29.76', p_long: '-95.37', p_radius: '1' }
const delaware = [...facilitiesOfState('DE')]

function send(source: ComplianceSimulator, operation: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ output: 'JSON', ...query })
  const [family, name] = operation.split('.')
  const url = `https://echodata.epa.gov/echo/${family}_rest_services.${name}?${search}`
  return source.simulate(new Request(url, { headers }))
}

async function ask(source: ComplianceSimulator, operation: string, query: Record<string, string> = {}) {
  const response = await send(source, operation, query)
  expect(response.status).toBe(200)
  return (await response.json()).Results
}

async function readFirstRow(query: Record<string, string>): Promise<Record<string, string | null>> {
  const source = createSimulatedCompliance()
  const { QueryID } = await ask(source, 'echo.get_facilities', query)
  return (await ask(source, 'echo.get_qid', { qid: QueryID, pageno: '1' })).Facilities[0]
}

describe.skipIf(!samples)('simulated responses beside recorded ones', () => {
  const recorded = (name: string) =>
    JSON.parse(readFileSync(join(samples ?? '', 'federal-env-compliance', name), 'utf8'))
  const source = createSimulatedCompliance()

  it.each([
    ['echo', 'echo-get_facilities-houston-2026-07.json'],
    ['air', 'air-get_facilities-2024.json'],
    ['cwa', 'cwa-get_facilities-2024.json'],
  ])('returns totals of the service %s under the recorded names', async (family, file) => {
    const keys = Object.keys(recorded(file).Results).filter((name) => name !== 'EJHighRows')
    expect(Object.keys(await ask(source, `${family}.get_facilities`, houston))).toEqual(keys)
  })

  it('formulates a refusal like the recorded one', async () => {
    const { Results } = recorded('cwa-get_facilities-queryset-limit-error-2024.json')
    const { Error: refusal } = await ask(source, 'echo.get_facilities', { p_st: 'TX' })
    const plain = ({ ErrorMessage }: { ErrorMessage: string }) => ErrorMessage.replace(/\d+/, 'N')
    expect(plain(refusal)).toBe(plain(Results.Error))
  })

  it.each([
    ['air', 'air-metadata-2024-trimmed.json'],
    ['cwa', 'cwa-metadata-2024-trimmed.json'],
  ])('gives the columns of the service %s the recorded names but other numbers', async (family, file) => {
    const old = new Map<string, string>(
      recorded(file).Results.ResultColumns.map((column: Record<string, string>) => [
        column.ObjectName,
        column.ColumnID,
      ]),
    )
    const { ResultColumns } = await ask(source, `${family}.metadata`)
    const shared = ResultColumns.filter(({ ObjectName }: Record<string, string>) => old.has(ObjectName ?? ''))
    expect(shared).toHaveLength(ResultColumns.length)
    expect(
      shared.some((column: Record<string, string>) => old.get(column.ObjectName ?? '') !== column.ColumnID),
    ).toBe(true)
    expect(Object.keys(ResultColumns[0])).toEqual(Object.keys(recorded(file).Results.ResultColumns[0]))
  })

  it('uses recorded names in rows and report sections', async () => {
    const [row] = recorded('echo-get_qid-houston-2026-07-excerpt.json').Results.Facilities
    const first = await readFirstRow(houston)
    for (const name of Object.keys(row)) expect(first).toHaveProperty(name)
    const report = recorded('dfr-get_dfr-composite-2019-trimmed.json').Results
    const facility = delaware.find(({ isRegistered, permits }) => isRegistered && permits.length > 3)
    const simulated = await ask(source, 'dfr.get_dfr', { p_id: facility?.registryId ?? '' })
    for (const name of Object.keys(report)) expect(simulated).toHaveProperty(name)
    expect(Object.keys(simulated.Permits[0]).toSorted()).toEqual(Object.keys(report.Permits[0]).toSorted())
    const [summary] = report.EnforcementComplianceSummaries.Summaries
    expect(Object.keys(simulated.EnforcementComplianceSummaries.Summaries[0])).toEqual(Object.keys(summary))
  })
})
