import { z } from 'zod'
import { sourceChanged } from '@/lib/connector/errors'
import type { ConnectorMethod, MethodContext } from '@/lib/connector/method'
import { HUNDRED_FEET } from '@/lib/records/wetland/describe'
import { describeWetlands, states } from '@/lib/records/wetland/describe-answer'
import { imageryShape, type Wetland, wetland } from '@/lib/records/wetland/fields'
import { wetlandTable } from '@/lib/records/wetland/file'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { layerAtPlace } from './layer-at-place'
import { pointOrPolygon } from './point-or-polygon'

const params = z.strictObject({
  ...pointOrPolygon,
  bufferMeters: z
    .number()
    .min(1)
    .max(100)
    .default(HUNDRED_FEET)
    .describe(
      'Wetlands within this distance are listed apart from those at the place itself. Without it 100 feet.',
    ),
})

const result = z.object({
  state: z
    .enum(states)
    .describe('“None mapped” never means that there is no wetland; a failure to ask is an error.'),
  query: params,
  sentence: z.string(),
  wetlands: z.array(z.object(wetland.shape)).describe('At the point itself, or touching the polygon.'),
  nearby: z.array(z.object(wetland.shape)).describe('Within bufferMeters, and not among the others.'),
  imagery: z
    .array(z.object(imageryShape))
    .nullable()
    .describe('What the map was drawn from; null: we could not ask.'),
  caveats: z.array(z.string()),
})

export const getWetlandsAt = {
  summary:
    'Wetlands of the National Wetlands Inventory at one WGS84 point or in a GeoJSON polygon of at most 0.08 degrees a side, such as a parcel, and within a stated distance of it: type, code letter by letter, acres of the whole wetland, year and scale of the imagery. Tells “none mapped” from “not mapped here”.',
  title: 'Wetlands at a point or in a polygon',
  params,
  result,
  example: { latitude: 25.528114, longitude: -80.375 },
  cache: false,
  run: findWetlands,
  table: (answer) => wetlandTable(answer),
  cite: ({ imagery: images }) => ({
    dataset: 'National Wetlands Inventory',
    dated: [{ label: 'Imagery of', on: images?.[0]?.year ? String(images[0].year) : null }],
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

const texts = defineSentences('federal-wetlands.get-wetlands-at', {
  noImagery: 'The layer of imagery gave no readable answer just now, so its year is not known.',
  unreadable: 'Some rows of the map have no code we can read, and are left out.',
  cut: 'The source cut this answer: more wetlands may lie here.',
  unnamed: 'The wetlands map answered without codes.',
})

async function findWetlands(
  query: z.output<typeof params>,
  { callEach, connector }: MethodContext,
): Promise<z.input<typeof result>> {
  const { bufferMeters, ...at } = query
  const answers = await callEach(layerAtPlace, [
    { ...at, layer: 'wetland' },
    { ...at, layer: 'wetland', meters: bufferMeters },
    { ...at, layer: 'imagery' },
  ])
  const [point, around, imagery] = answers
  if (!point?.ok) throw point?.error
  if (!around?.ok) throw around?.error
  const wetlands = point.data.wetlands.toSorted(byType)
  const nearby = around.data.wetlands
    .filter((each) => !wetlands.some((here) => isSame(here, each)))
    .toSorted(byType)
  const unreadable = point.data.unreadable + around.data.unreadable
  const count = wetlands.length + nearby.length
  if (count === 0 && unreadable > 0) throw sourceChanged(texts.unnamed)
  // Without wetlands, only the imagery layer shows whether the place was mapped.
  if (count === 0 && !imagery?.ok) throw imagery?.error
  const state =
    count > 0 ? 'wetland' : imagery?.ok && imagery.data.imagery.length > 0 ? 'none mapped' : 'not mapped here'
  return {
    state,
    query,
    sentence: describeWetlands(state, wetlands, nearby, query),
    wetlands,
    nearby,
    imagery: imagery?.ok ? imagery.data.imagery : null,
    caveats: [
      ...(imagery?.ok ? [] : [texts.noImagery]),
      ...(unreadable > 0 ? [texts.unreadable] : []),
      ...(answers.some((answer) => answer.ok && answer.data.truncated) ? [texts.cut] : []),
      ...new Set([...wetlands, ...nearby].flatMap(({ note }) => note ?? [])),
      ...connector.caveats,
    ],
  }
}

/** Sorts wetlands, so that a changed order at the source does not change our sentence. */
const byType = (one: Wetland, other: Wetland) => keyOf(one).localeCompare(keyOf(other), 'en')

const keyOf = ({ type, code, id }: Wetland) => `${type ?? ''} ${code} ${id ?? ''}`

const isSame = (one: Wetland, other: Wetland) =>
  (one.id !== null && one.id === other.id) ||
  (one.code === other.code && one.acresOfWhole === other.acresOfWhole)
