import { centerOf, milesTo } from './distance'
import type { FacilityQuery } from './facility-query'
import type { FacilityRow } from './facility-row'

/** Two queries can have equally many rows, so a reused number also shows in rows that lie elsewhere. */
export function isAnothersAnswer(query: FacilityQuery, rows: FacilityRow[]): boolean {
  const checks = [outsideCircle(query), outsideBox(query), outsideState(query)]
  return checks.some((check) => {
    const answers = rows.flatMap((row) => check?.(row) ?? [])
    return answers.filter(Boolean).length > answers.length / 2
  })
}

type Check = ((row: FacilityRow) => boolean | null) | null

function outsideCircle(query: FacilityQuery): Check {
  const center = centerOf(query)
  const { radiusMiles } = query
  if (!center || radiusMiles === undefined) return null
  return (row) => {
    const miles = milesTo(center, row)
    return miles === null ? null : miles > radiusMiles * 1.05 + 0.5
  }
}

const SLACK_DEGREES = 0.01

function outsideBox({ bbox }: FacilityQuery): Check {
  if (!bbox) return null
  return ({ latitude, longitude }) => {
    if (latitude === null || longitude === null) return null
    const north = latitude < bbox.c1lat - SLACK_DEGREES || latitude > bbox.c2lat + SLACK_DEGREES
    return north || longitude < bbox.c1lon - SLACK_DEGREES || longitude > bbox.c2lon + SLACK_DEGREES
  }
}

function outsideState({ state }: FacilityQuery): Check {
  if (!state) return null
  return (row) => (row.state === null ? null : row.state.toUpperCase() !== state)
}
