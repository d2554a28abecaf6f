import { z } from 'zod'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { answerElevation, elevationTexts } from '@/lib/records/elevation/describe'
import { interpolated, elevation as kind } from '@/lib/records/elevation/fields'
import { kindPanel, type RecordPanelData } from '../kind-panel'
import type { Panel } from '../panel'

const texts = defineTexts('place.panels.elevation', {
  kind: 'elevation',
  publisher: 'the U.S. Geological Survey',
  others: 'The section comes from another source and is not affected.',
})

const panel = kindPanel({
  id: 'elevation',
  get title() {
    return translate(elevationTexts.title)
  },
  get kind() {
    return texts.kind
  },
  get publisher() {
    return texts.publisher
  },
  record: kind,
  reads: ['federal-elevation.getElevation'],
  ask: ({ point }, call) => call('federal-elevation', 'getElevation', point),
  outside: elevationTexts.outside,
  none: elevationTexts.none,
  absence: ({ elevation, noValueReason }) =>
    elevation === null ? (noValueReason ?? elevationTexts.none) : undefined,
  describe(record) {
    const { value, detail } = answerElevation(record)
    return { value: translate(value), detail: translate(detail) }
  },
  inFacts: [interpolated],
  get others() {
    return texts.others
  },
  workflow: '/land',
})

const result = z.object({ record: z.object(kind.shape), caveats: z.array(z.string()) })

export const elevation = Object.assign(panel, {
  result,
  toResult: ({ records: [record], caveats }: RecordPanelData<typeof kind.shape>) => ({ record, caveats }),
}) satisfies Panel<'elevation', RecordPanelData<typeof kind.shape>, typeof result>
