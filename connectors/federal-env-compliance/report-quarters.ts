import { z } from 'zod'
import { readDate, readText } from './published-values'
import { objectAt, type Published, rowsAt, type Sections } from './report-sections'

export const quarter = z.object({
  from: z.string().nullable(),
  through: z.string().nullable(),
  status: z.string().nullable(),
  partial: z.boolean().describe('Not a whole quarter, or not over when the data were extracted.'),
})

type Quarter = z.output<typeof quarter>

/** Where each program keeps its grid; hazardous waste and drinking water have no `Header` of their own. */
const grids: Readonly<Record<string, { section: string; history: string }>> = {
  CAA: { section: 'AirCompliance', history: 'PermitHistory' },
  CWA: { section: 'CWA3YrCompliance', history: 'Status' },
  RCRA: { section: 'RCRACompliance', history: 'Status' },
  SDWA: { section: 'SDWISCompliance', history: 'Status' },
}

export const statutesWithQuarters = Object.keys(grids)

/** Quarters by permit, oldest first. */
export function readQuarters(
  sections: Sections,
  statute: string,
  extracted: string | null,
): Map<string, Quarter[]> {
  const grid = grids[statute]
  if (!grid) return new Map()
  const section = objectAt(sections, grid.section)
  const header = { ...section, ...objectAt(section, 'Header') }
  const histories = rowsAt(section, 'Sources').flatMap((source) => rowsAt(source, grid.history))
  return new Map(
    histories.flatMap((history) => {
      const permit = readText(history.SourceID)
      return permit ? [[permit, toQuarters(header, history, extracted)] as const] : []
    }),
  )
}

const MOST_QUARTERS = 13

function toQuarters(header: Published, history: Published, extracted: string | null): Quarter[] {
  return Array.from({ length: MOST_QUARTERS }, (_, index) => index + 1).flatMap((number) => {
    const [from, through] = [readDate(header[`Qtr${number}Start`]), readDate(header[`Qtr${number}End`])]
    const status = readText(history[`Qtr${number}Status`])
    if (from === null && status === null) return []
    // A thirteenth quarter is the one still running.
    const partial = number === MOST_QUARTERS || !isWholeQuarter(from, through) || isAfter(through, extracted)
    return [{ from, through, status, partial }]
  })
}

function isWholeQuarter(from: string | null, through: string | null): boolean {
  if (!from || !through) return false
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  const last = new Date(Date.UTC(year, month + 2, 0)).toISOString().slice(0, 10)
  return from.endsWith('-01') && month % 3 === 1 && through === last
}

const isAfter = (date: string | null, other: string | null) => date !== null && other !== null && date > other
