import { z } from 'zod'
import { exportHref } from '@/app/_lib/export-href'
import type { Read } from '@/app/_lib/read/reading-scope'
import { ElevationFacts } from '@/components/records/elevation/facts'
import { answerElevation, elevationTable, elevationTexts as texts } from '@/lib/records/elevation/describe'
import { type ElevationRecord, interpolated, elevation as kind } from '@/lib/records/elevation/fields'
import { linkToPlace } from '../links'
import { answerOf, failed, found, notCovered, type Outcome } from '../outcome'
import type { Panel, ReadOptions } from '../panel'
import type { Place } from '../place'

interface ElevationData {
  record: ElevationRecord
  caveats: string[]
}

const result = z.object({ record: z.object(kind.shape), caveats: z.array(z.string()) })

export const elevation = {
  id: 'elevation',
  title: texts.title,
  kind: 'elevation',
  publisher: 'the U.S. Geological Survey',
  reads: ['federal-elevation.getElevation'],
  read: fetchElevation,
  answer: (outcome) => answerOf(outcome, { found: ({ record }) => answerElevation(record) }),
  height: 'min-h-40',
  body: ({ data: { record } }) => <ElevationFacts record={record} />,
  limits: ({ caveats }) => caveats.filter((caveat) => caveat !== interpolated),
  detail: {
    others: 'The section comes from another source and is not affected.',
    body: ({ data: { record } }) => <ElevationFacts record={record} />,
    limits: ({ caveats }) => caveats.filter((caveat) => caveat !== interpolated),
    file: ({ point }, data) =>
      data && {
        what: 'this elevation',
        href: (format) => exportHref('federal-elevation', 'getElevation', format, { ...point }),
      },
  },
  rows: ({ record, caveats }) => [{ table: elevationTable([record], caveats) }],
  compare: kind.compare(({ record }) => [record]),
  result,
  toResult: ({ record, caveats }) => ({ record, caveats }),
  workflow: '/land',
  href: (place) => linkToPlace('/land', place),
} satisfies Panel<'elevation', ElevationData, typeof result>

async function fetchElevation(
  { point, states }: Place,
  read: Read,
  { detail = false }: Partial<ReadOptions> = {},
): Promise<Outcome<ElevationData>> {
  if (states.length === 0 && !detail) return notCovered(texts.outside)
  const answer = await read('federal-elevation', 'getElevation', point)
  if (!answer.ok) return failed(answer.error)
  const metas = [answer.meta]
  const { caveats, records } = answer.data
  const [record] = records
  if (!record || record.elevation === null)
    return { ending: 'none', why: record?.noValueReason ?? texts.none, metas }
  return found({ record, caveats }, metas)
}
