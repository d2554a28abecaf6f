import type { Read } from '@/app/data'
import type { ElevationRecord } from '@/connectors/federal-elevation/records'
import type { Place } from '../place'
import { foundEnding, type Outcome } from './outcome'
import { failed } from './settle'

export interface ElevationData {
  record: ElevationRecord
  caveats: string[]
}

const texts = {
  outside:
    'Elevations are published for the United States and its territories. By the outlines here this point lies in none of them: at sea, abroad, or on an island too small for the outlines.',
  nothing: 'No elevation is published here.',
}

export async function readElevation({ point, states }: Place, read: Read): Promise<Outcome<ElevationData>> {
  if (states.length === 0) return { ending: 'not-covered', why: texts.outside, metas: [] }
  const answer = await read('federal-elevation', 'getElevation', point)
  if (!answer.ok) return failed(answer.error)
  const metas = [answer.meta]
  const { caveats, records } = answer.data
  const [record] = records
  if (!record || record.elevation === null)
    return { ending: 'none', why: record?.noValueReason ?? texts.nothing, metas }
  return { ending: foundEnding(metas), data: { record, caveats }, metas }
}
