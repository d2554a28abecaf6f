import { z } from 'zod'
import type { Read } from '@/app/_lib/read/reading-scope'
import { ElevationFacts } from '@/components/land/elevation-facts'
import { elevationTable } from '@/connectors/federal-elevation/get-elevation'
import { type ElevationRecord, elevationRecord } from '@/connectors/federal-elevation/records'
import { formatDay, formatFeet, formatMeters } from '@/lib/format'
import type { Place } from '../place'
import { linkToPlace } from './links'
import { answerOf, failed, found, notCovered, type Outcome } from './outcome'
import type { Panel } from './panel'

interface ElevationData {
  record: ElevationRecord
  caveats: string[]
}

const texts = {
  outside:
    'Elevations are published for the United States and its territories. By our outlines, this point is in none of them: at sea, abroad, or on an island too small for the outlines.',
  nothing: 'No elevation is published here.',
  detail: 'interpolated, not surveyed',
}

const result = z.object({ record: elevationRecord, caveats: z.array(z.string()) })

export const elevation = {
  id: 'elevation',
  title: 'Ground elevation',
  kind: 'elevation',
  publisher: 'the U.S. Geological Survey',
  reads: ['federal-elevation.getElevation'],
  read: fetchElevation,
  answer: (outcome) =>
    answerOf(outcome, {
      found: ({ record: { elevationFeet: feet } }) => ({
        value: feet === null ? texts.nothing : formatFeet(feet),
        detail: texts.detail,
      }),
    }),
  height: 'min-h-40',
  body: ({ data: { record } }) => <ElevationFacts record={record} />,
  rows({ record, caveats }) {
    const table = elevationTable([record])
    return [{ table: { ...table, notes: [...table.notes, ...caveats] } }]
  },
  compare: [
    {
      id: 'elevation',
      label: 'Ground elevation (interpolated, not surveyed)',
      unit: 'ft',
      text: ({ record: { elevationFeet: feet } }) => (feet === null ? null : formatFeet(feet)),
      amount: ({ record }) => record.elevationFeet,
    },
    {
      id: 'cell',
      label: 'Cell size of the model',
      text: ({ record: { resolutionMeters: meters } }) => (meters === null ? null : formatMeters(meters)),
    },
    {
      id: 'measured',
      label: 'Measured on',
      text: ({ record: { acquisitionDate: day } }) => day && formatDay(day),
      isNote: true,
    },
  ],
  result,
  toResult: ({ record, caveats }) => ({ record, caveats }),
  workflow: '/land',
  href: (place) => linkToPlace('/land', place),
} satisfies Panel<'elevation', ElevationData, typeof result>

async function fetchElevation({ point, states }: Place, read: Read): Promise<Outcome<ElevationData>> {
  if (states.length === 0) return notCovered(texts.outside)
  const answer = await read('federal-elevation', 'getElevation', point)
  if (!answer.ok) return failed(answer.error)
  const metas = [answer.meta]
  const { caveats, records } = answer.data
  const [record] = records
  if (!record || record.elevation === null)
    return { ending: 'none', why: record?.noValueReason ?? texts.nothing, metas }
  return found({ record, caveats }, metas)
}
