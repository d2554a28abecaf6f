import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import type { read } from '@/app/_lib/read/data'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { Provenance } from '@/components/provenance/provenance'
import { Facts } from '@/components/ui/facts'
import { Panel } from '@/components/ui/page/panel'
import { isOld } from '@/lib/provenance/is-old'
import { interpolated } from '@/lib/records/elevation/fields'
import type { FloodZone } from '@/lib/records/flood-zone/fields'
import { compareHeights } from './compare-heights'

const texts = {
  title: 'Ground and base flood',
  ground: 'Ground elevation',
  groundNote: `${interpolated} Bare ground, without buildings.`,
  flood: 'Base flood elevation',
  floodNote: 'From the flood map.',
  unasked: 'We have no answer from the flood map, so there is nothing to compare the ground with.',
  others: 'The flood zone comes from another source and is not affected.',
}

interface Props {
  elevation: Awaited<ReturnType<typeof read<'federal-elevation', 'getElevation'>>>
  /** Undefined: the flood map gave no answer. */
  zones: readonly FloodZone[] | undefined
  state: string | null
  retry: string
}

export function HeightsPanel({ elevation, zones, state, retry }: Props) {
  if (!elevation.ok)
    return (
      <Panel id="heights" title={texts.title} state={stateOfProblem(elevation.error)}>
        <ProblemNotice problem={elevation.error} stillStands={texts.others} retry={retry} />
      </Panel>
    )
  const { data, meta } = elevation
  const heights = compareHeights(data.records[0], zones?.[0], state)
  const ground = heights.ground && { label: texts.ground, value: heights.ground, note: texts.groundNote }
  return (
    <Panel id="heights" title={texts.title} {...(isOld(meta) ? { state: 'stale' as const } : {})}>
      {heights.kind === 'side by side' ? (
        <>
          <p className="mb-3 text-lg font-semibold text-pretty">{heights.sentence}</p>
          <Facts
            items={[
              ...(ground ? [ground] : []),
              { label: texts.flood, value: heights.flood, note: texts.floodNote },
            ]}
          />
        </>
      ) : (
        <>
          {ground && <Facts items={[ground]} />}
          <p>{zones ? heights.why : texts.unasked}</p>
        </>
      )}
      <Provenance meta={meta} caveats={data.caveats} said={ground ? [interpolated] : []} />
    </Panel>
  )
}
