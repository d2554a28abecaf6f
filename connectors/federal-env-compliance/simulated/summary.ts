import { facilityOf, type SampleFacility } from '@/lib/sample-world/facilities/facilities'
import type { SampleProgram, SampleProgramPermit } from '@/lib/sample-world/facilities/permits'
import type { EchoService } from './columns'
import { writeMoney } from './format'
import type { EchoRowKey } from './search'
import { isInspected, standingOf } from './standing'

const versions: Readonly<Record<EchoService, string | null>> = {
  echo: 'ALL DATA v2017-06-16 0923',
  air: null,
  cwa: 'CWA v2017-10-13 1325',
}

const programOf: Readonly<Record<EchoService, SampleProgram | null>> = {
  echo: null,
  air: 'air',
  cwa: 'water',
}

export function permitsOfRow(
  service: EchoService,
  facility: SampleFacility,
  ordinal: number,
): SampleProgramPermit[] {
  const program = programOf[service]
  if (!program) return facility.permits.filter(isInspected)
  return facility.permits.filter((permit) => permit.program === program && permit.ordinal === ordinal)
}

export function summarize(service: EchoService, rows: readonly EchoRowKey[], queryId: number) {
  const counts = countRows(service, rows)
  const text = (name: string) => String(counts[name] ?? 0)
  const version = versions[service]
  return {
    Message: 'Success',
    ...(version ? { Version: version } : {}),
    QueryRows: String(rows.length),
    IndianCountryRows: text('indian'),
    SVRows: text('significant'),
    CVRows: text('current'),
    V3Rows: text('past'),
    FEARows: text('formal'),
    InfFEARows: text('informal'),
    INSPRows: text('inspected'),
    ...(service === 'air' ? { FCERows: text('full') } : {}),
    ...(service === 'cwa' ? { BioCVRows: '0', BioV3Rows: '0', VioLast4QRows: text('year') } : {}),
    TotalPenalties: writeMoney(counts.penalties ?? 0),
    ...(service === 'echo'
      ? { CAARows: text('air'), CWARows: text('water'), RCRRows: text('waste'), TRIRows: text('toxics') }
      : {}),
    BadSystemIDs: null,
    QueryID: String(queryId),
  }
}

function countRows(service: EchoService, rows: readonly EchoRowKey[]): Record<string, number> {
  const counts: Record<string, number> = {}
  const add = (name: string, amount: number | boolean) => {
    counts[name] = (counts[name] ?? 0) + Number(amount)
  }
  for (const { facility: number, ordinal } of rows) {
    const facility = facilityOf(number)
    if (!facility) continue
    const permits = permitsOfRow(service, facility, ordinal)
    const standing = standingOf(permits)
    add('indian', facility.isInIndianCountry)
    add('significant', standing.isSignificant)
    add('current', standing.isInViolation)
    add('past', standing.hadViolation)
    add('formal', standing.formal > 0)
    add('informal', standing.notices > 0)
    add('inspected', standing.inspections > 0)
    add(
      'full',
      standing.records.some(({ inspections }) => inspections.some(({ type }) => type.startsWith('FCE'))),
    )
    add(
      'year',
      standing.records.some(({ quarters }) => /[VS]/.test(quarters.slice(8, 12))),
    )
    add(
      'penalties',
      standing.penalties.reduce((sum, penalty) => sum + penalty, 0),
    )
    for (const program of ['air', 'water', 'waste', 'toxics']) {
      add(
        program,
        facility.permits.some((permit) => permit.program === program),
      )
    }
  }
  return counts
}
