import { z } from 'zod'
import type { ConnectorMethod } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import type { SurveyMatches } from './find-surveyed'
import { layerAtPoint } from './layer-at-point'
import { outlines, toOutlines } from './outlines'
import { citeSurvey } from './wire'

const params = z.strictObject({
  ...pointParams,
})

export const locatePoint = {
  summary: 'Outlines of the sections at one point.',
  params,
  result: outlines,
  example: { latitude: 45.68015, longitude: -107.91452 },
  // `layerAtPoint` already caches the sections of the point.
  cache: false,
  async run(point, { callEach, connector }) {
    const [sections] = await callEach(layerAtPoint, [{ ...point, layer: 'section' }])
    if (!sections?.ok) throw sections?.error
    return toOutlines(sections.data as SurveyMatches, connector.caveats)
  },
  cite: citeSurvey,
} satisfies ConnectorMethod<typeof params, typeof outlines>
