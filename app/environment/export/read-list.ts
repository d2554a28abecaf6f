import { findPoint } from '@/app/_lib/places/find-point'
import { read } from '@/app/_lib/read/data'
import type { Problem } from '@/lib/connector/errors'
import { invalidParams } from '@/lib/connector/http/call'
import { listFacilities } from '../facility-list'
import type { FacilitySearchArea } from '../fetch-facilities'
import { fetchFromLot } from '../from-lot'
import type { EnvironmentUrlParams } from '../url'

interface ListReading {
  area: FacilitySearchArea
  answer: Extract<Awaited<ReturnType<typeof fetchFromLot>>, { ok: true }>
  rows: ReturnType<typeof listFacilities>
}

export async function readList(url: EnvironmentUrlParams): Promise<ListReading | { problem: Problem }> {
  const area = await areaOf(url)
  if ('problem' in area) return { problem: area.problem }
  const answer = await fetchFromLot(url, area, read)
  if (!answer.ok) return { problem: answer.error }
  return { area, answer, rows: listFacilities(answer.rows, url) }
}

async function areaOf({
  q,
  at,
  bbox,
}: EnvironmentUrlParams): Promise<FacilitySearchArea | { problem: Problem }> {
  if (bbox) return { bbox }
  if (at) return { point: at }
  const place = await findPoint(q ?? '', UNREADABLE, read)
  if (place.kind === 'point' || place.kind === 'problem') return place
  return { problem: invalidParams([{ path: 'q', message: UNREADABLE }]) }
}

const UNREADABLE = 'The link names no single place. Take it from the page that shows the facilities.'
