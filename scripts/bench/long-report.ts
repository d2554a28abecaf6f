import { createSimulatedCompliance } from '@/connectors/federal-env-compliance/simulator'
import { facilitiesNear } from '@/lib/sample-world/facilities'

export interface LongReport {
  registryId: string
  body: string
  rows: number
}

type Row = Record<string, unknown>

/** A facility's report as the source writes it, its inspections repeated with a finding of their own up to a size. */
export async function writeLongReport(bytes: number): Promise<LongReport> {
  const registryId = findInspected()
  const { Results } = await askSimulator(registryId)
  const { Inspection: inspections } = Results.ComplianceHistory
  const sizeOfOne = JSON.stringify(inspections).length / inspections.length + 10
  const count = Math.floor((bytes - JSON.stringify(Results).length) / sizeOfOne)
  const rows = Array.from({ length: count }, (_, n): Row => {
    const row = inspections[n % inspections.length] ?? {}
    return { ...row, Finding: `${row.Finding ?? ''} ${n}` }
  })
  const long = { ...Results, ComplianceHistory: { ...Results.ComplianceHistory, Inspection: rows } }
  return { registryId, body: JSON.stringify({ Results: long }), rows: rows.length }
}

/** One whose every program is inspected, so that all sections have something to say. */
function findInspected(): string {
  const candidates = [...facilitiesNear(-95.2654, 29.7355, 3)]
  const [richest] = candidates.toSorted((one, other) => inspectionsOf(other) - inspectionsOf(one))
  if (!richest) throw new Error('There is no facility to report on.')
  return richest.registryId
}

const inspectionsOf = ({
  permits,
}: {
  permits: readonly { record: { inspections: readonly unknown[] } | null }[]
}) => permits.reduce((sum, { record }) => sum + (record?.inspections.length ?? 0), 0)

async function askSimulator(id: string) {
  const { simulate } = createSimulatedCompliance()
  const url = `https://echodata.epa.gov/echo/dfr_rest_services.get_dfr?output=JSON&p_id=${id}`
  const answer = await simulate(new Request(url, { headers: { 'user-agent': 'bench' } }))
  return (await answer.json()) as { Results: Row & { ComplianceHistory: Row & { Inspection: Row[] } } }
}
