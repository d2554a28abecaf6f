import { z } from 'zod'
import type { ConnectorMethod, MethodContext } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { describeSoils, states } from '@/lib/records/soil/describe-answer'
import { soil, soilComponent } from '@/lib/records/soil/fields'
import { soilTable } from '@/lib/records/soil/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { describeUnit } from './describe-unit'
import { unitsAtPoint } from './units-at-point'

const params = z.strictObject({ ...pointParams })

const result = z.object({
  state: z.enum(states).describe('A failure to ask is an error and never “no survey here”.'),
  query: params,
  sentence: z.string(),
  units: z.array(
    z.object({
      ...soil.shape,
      components: z.array(z.object(soilComponent.shape)).nullable().describe('Null: we could not ask.'),
    }),
  ),
  caveats: z.array(z.string()),
})

export const getSoilsAt = {
  summary:
    'Soil map units at one WGS84 point: components with percents, drainage, hydrologic group, slope, restrictions with depth, farmland class, and ratings for septic fields and basements where published.',
  title: 'Soils at a point',
  params,
  result,
  example: { latitude: 43.6858, longitude: -72.2368 },
  cache: false,
  run: findSoils,
  table: (answer) => soilTable(answer),
  cite: ({ units: [unit] }) => ({
    dataset: unit?.surveyArea
      ? `Soil Survey Geographic (SSURGO) Database, ${unit.surveyArea}`
      : 'Soil Survey Geographic (SSURGO) Database',
    dated: [{ label: 'Survey version saved', on: unit?.surveySaved ?? null }],
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

const texts = defineSentences('federal-soils.get-soils-at', {
  parts: 'The parts of a map unit gave no readable answer just now.',
  unreadable: 'We could not read some rows of the survey and left them out.',
  unrated: '{name} has no soil components: no rating is published for it.',
})

async function findSoils(
  point: z.output<typeof params>,
  { call, callEach, connector }: MethodContext,
): Promise<z.input<typeof result>> {
  const { units, unreadable } = await call(unitsAtPoint, point)
  const parts = await callEach(
    describeUnit,
    units.map(({ key }) => ({ key })),
  )
  const described = units.map((unit, index) => {
    const part = parts[index]
    return { ...unit, components: part?.ok ? part.data.components : null }
  })
  const lost = unreadable + parts.reduce((sum, part) => sum + (part.ok ? part.data.unreadable : 0), 0)
  return {
    state: units.length > 0 ? 'soil' : 'no survey here',
    query: point,
    sentence: describeSoils(described),
    units: described,
    caveats: [
      ...(parts.some((part) => !part.ok) ? [texts.parts] : []),
      ...(lost > 0 ? [texts.unreadable] : []),
      ...described
        .filter(({ components }) => components?.length === 0)
        .map(({ name }) => texts.unrated({ name })),
      ...connector.caveats,
    ],
  }
}
