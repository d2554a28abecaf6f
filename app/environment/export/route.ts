import { findPoint } from '@/app/_lib/places/find-point'
import { read } from '@/app/_lib/read/data'
import { exportRoute } from '@/app/_surfaces/file/export-route'
import type { Problem } from '@/lib/connector/errors'
import { invalidParams } from '@/lib/connector/http/call'
import { facilityTable } from '@/lib/records/facility/file'
import { listFacilities } from '../facility-list'
import type { SearchArea } from '../fetch-facilities'
import { fetchFromLot } from '../from-lot'
import { titleOf } from '../headline'
import { facilitiesPaper } from '../paper/facilities-paper'
import { type EnvironmentUrl, environmentUrl } from '../url'

export const { GET, OPTIONS } = exportRoute({
  address: environmentUrl,
  async read(url) {
    const reading = await readList(url)
    if ('problem' in reading) return reading
    const { area, rows, answer } = reading
    const { counts, notes } = answer.data
    const table = facilityTable(rows, [counts.sentence, ...answer.start, ...notes])
    const place = 'bbox' in area ? {} : { at: area.point }
    const question = Object.fromEntries(environmentUrl.toQuery({ ...url, ...place }))
    return { asked: { title: titleOf(url), question }, meta: answer.meta, table }
  },
  async toPdf(url) {
    const reading = await readList(url)
    if ('problem' in reading) return reading
    const { area, rows, answer } = reading
    const { counts, notes, caveats } = answer.data
    const document = facilitiesPaper({
      url,
      area,
      rows,
      sentence: counts.sentence,
      notes: [...answer.start, ...notes],
      caveats,
      meta: answer.meta,
    })
    return { document, rows: rows.length }
  },
})

interface ListReading {
  area: SearchArea
  answer: Extract<Awaited<ReturnType<typeof fetchFromLot>>, { ok: true }>
  rows: ReturnType<typeof listFacilities>
}

async function readList(url: EnvironmentUrl): Promise<ListReading | { problem: Problem }> {
  const area = await areaOf(url)
  if ('problem' in area) return { problem: area.problem }
  const answer = await fetchFromLot(url, area, read)
  if (!answer.ok) return { problem: answer.error }
  return { area, answer, rows: listFacilities(answer.rows, url) }
}

async function areaOf({ q, at, bbox }: EnvironmentUrl): Promise<SearchArea | { problem: Problem }> {
  if (bbox) return { bbox }
  if (at) return { point: at }
  const place = await findPoint(q ?? '', UNREADABLE, read)
  if (place.kind === 'point' || place.kind === 'problem') return place
  return { problem: invalidParams([{ path: 'q', message: UNREADABLE }]) }
}

const UNREADABLE = 'The link names no single place. Take it from the page that shows the facilities.'
