import { quartersByStatute } from '@/lib/sample-world/facilities/dates'
import { permitId, type SampleFacility } from '@/lib/sample-world/facilities/facilities'
import type { SampleProgram, SampleProgramPermit } from '@/lib/sample-world/facilities/permits'
import { writeDay } from './format'
import { describeQuarter } from './standing'

type Cells = Record<string, string | null>

export function writeGrids(facility: SampleFacility) {
  const of = (program: SampleProgram) => facility.permits.filter((permit) => permit.program === program)
  const statuses = (program: SampleProgram) => of(program).map((permit) => statusCells(facility, permit))
  return {
    AirCompliance: {
      Header: headerOf('CAA'),
      Sources: statuses('air').map((cells) => ({
        PermitHistory: cells,
        HPVHistory: emptyCells(cells),
        HPVProgramsPollutants: [],
        FRVProgramsPollutants: [],
        AFSPrograms: [],
      })),
    },
    CWA3YrCompliance: {
      Header: headerOf('CWA'),
      Sources: statuses('water').map((cells) => ({ Status: [cells] })),
    },
    RCRACompliance: {
      ...headerOf('RCRA'),
      Sources: statuses('waste').map((cells) => ({ Status: cells, Evaluations: [], Violations: [] })),
    },
    SDWISCompliance:
      of('drinkingWater').length === 0
        ? {}
        : {
            ...headerOf('SDWA'),
            Sources: statuses('drinkingWater').map((cells) => ({ Status: cells, RulesViolated: [] })),
          },
  }
}

function headerOf(statute: string): Cells {
  const quarters = quartersByStatute[statute] ?? []
  return Object.fromEntries(
    quarters.flatMap(({ from, through }, index) => [
      [`Qtr${index + 1}Start`, writeDay(from)],
      [`Qtr${index + 1}End`, writeDay(through)],
    ]),
  )
}

function statusCells(facility: SampleFacility, permit: SampleProgramPermit): Cells {
  const marks = [...(permit.record?.quarters ?? '')]
  const cells = marks.map((mark, index) => [`Qtr${index + 1}Status`, statusOf(permit, mark)] as const)
  return { SourceID: permitId(facility, permit), ...Object.fromEntries(cells) }
}

function statusOf({ program, record }: SampleProgramPermit, mark: string): string | null {
  if (record?.isEvaluated || program === 'waste') return describeQuarter(program, mark)
  return program === 'air' ? null : 'Unknown'
}

function emptyCells(cells: Cells): Cells {
  return Object.fromEntries(
    Object.entries(cells).map(([name, value]) => [name, name === 'SourceID' ? value : null]),
  )
}
