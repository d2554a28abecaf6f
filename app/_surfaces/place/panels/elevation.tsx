import { z } from 'zod'
import { answerElevation, elevationTexts as texts } from '@/lib/records/elevation/describe'
import { interpolated, elevation as kind } from '@/lib/records/elevation/fields'
import { type KindData, kindPanel } from '../kind-panel'
import type { Panel } from '../panel'

const panel = kindPanel({
  id: 'elevation',
  title: texts.title,
  kind: 'elevation',
  publisher: 'the U.S. Geological Survey',
  record: kind,
  reads: ['federal-elevation.getElevation'],
  ask: ({ point }, call) => call('federal-elevation', 'getElevation', point),
  outside: texts.outside,
  none: texts.none,
  absence: ({ elevation, noValueReason }) => (elevation === null ? (noValueReason ?? texts.none) : undefined),
  describe: answerElevation,
  inFacts: [interpolated],
  others: 'The section comes from another source and is not affected.',
  workflow: '/land',
})

const result = z.object({ record: z.object(kind.shape), caveats: z.array(z.string()) })

export const elevation = {
  ...panel,
  result,
  toResult: ({ records: [record], caveats }) => ({ record, caveats }),
} satisfies Panel<'elevation', KindData<typeof kind.shape>, typeof result>
