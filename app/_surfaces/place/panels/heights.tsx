import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { Facts } from '@/components/ui/facts'
import { stateAt } from '@/lib/geography/state-at'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { interpolated } from '@/lib/records/elevation/fields'
import { failed, type PanelOutcome, withData } from '../outcome'
import type { DetailedPanel, PanelDetailProps } from '../panel'
import type { Place } from '../place'
import { compareHeights, type FloodElevationComparison } from './compare-heights'

interface HeightsData {
  heights: FloodElevationComparison
  hasZones: boolean
  caveats: string[]
}

const texts = defineTexts('place.panels.heights', {
  title: 'Ground and base flood',
  ground: 'Ground elevation',
  groundNote: 'Bare ground, without buildings.',
  flood: 'Base flood elevation',
  floodNote: 'From the flood map.',
  unasked: 'We have no answer from the flood map, so there is nothing to compare the ground with.',
  others: 'The flood zone comes from another source and is not affected.',
})

export const heights = {
  id: 'heights',
  get title() {
    return texts.title
  },
  read: fetchHeights,
  detail: {
    get others() {
      return texts.others
    },
    sentence: ({ heights }) => (heights.kind === 'side by side' ? heights.sentence : undefined),
    body: HeightsDetail,
    limits: ({ heights, caveats }) => caveats.filter((caveat) => caveat !== interpolated || !heights.ground),
  },
} satisfies DetailedPanel<'heights', HeightsData>

async function fetchHeights(
  { point: { latitude, longitude } }: Place,
  call: EngineCaller,
): Promise<PanelOutcome<HeightsData>> {
  const [elevation, flood] = await Promise.all([
    call('federal-elevation', 'getElevation', { latitude, longitude }),
    call('federal-flood-hazard', 'getFloodZone', { latitude, longitude, withCommunity: true }),
  ])
  if (!elevation.ok) return failed(elevation.error)
  const { records, caveats } = elevation.data
  const zone = flood.ok ? flood.data.zones[0] : undefined
  const heights = compareHeights(records[0], zone, stateAt(longitude, latitude))
  return withData({ heights, hasZones: flood.ok, caveats }, [elevation.meta])
}

function HeightsDetail({ data: { heights, hasZones } }: PanelDetailProps<HeightsData>) {
  const ground = heights.ground
    ? [{ label: texts.ground, value: heights.ground, note: `${translate(interpolated)} ${texts.groundNote}` }]
    : []
  if (heights.kind === 'side by side')
    return <Facts items={[...ground, { label: texts.flood, value: heights.flood, note: texts.floodNote }]} />
  return (
    <>
      {ground.length > 0 && <Facts items={ground} />}
      <p>{hasZones ? heights.why : texts.unasked}</p>
    </>
  )
}
