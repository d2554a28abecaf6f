import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { read } from '@/app/_lib/read/data'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { Provenance } from '@/components/provenance/provenance'
import { ElevationFacts } from '@/components/records/elevation/facts'
import { Panel } from '@/components/ui/page/panel'
import { formatFeet } from '@/lib/format'
import { isOld } from '@/lib/provenance/is-old'
import { interpolated } from '@/lib/records/elevation/fields'
import type { Point } from '@/lib/url-state'

type ElevationAnswer = Awaited<ReturnType<typeof fetchElevation>>

export const fetchElevation = ({ latitude, longitude }: Point) =>
  read('federal-elevation', 'getElevation', { latitude, longitude })

interface Props {
  reading: ElevationAnswer
  /** "at the point asked about", "at the center of the section". */
  where: string
  retry: string
}

export function ElevationPanel({ reading, where, retry }: Props) {
  const title = `Elevation ${where}`
  if (!reading.ok) {
    return (
      <Panel id="elevation" title={title} state={stateOfProblem(reading.error)}>
        <ProblemNotice
          problem={reading.error}
          stillStands="The section comes from another source and is not affected."
          retry={retry}
        />
      </Panel>
    )
  }
  const { data, meta } = reading
  const [record] = data.records
  const found = record !== undefined && record.elevation !== null
  return (
    <Panel id="elevation" title={title} state={!found ? 'none' : isOld(meta) ? 'stale' : undefined}>
      {record && <ElevationFacts record={record} />}
      <Provenance meta={meta} caveats={found ? data.caveats : []} said={[interpolated]} />
    </Panel>
  )
}

export const hasElevation = (reading: ElevationAnswer): boolean =>
  reading.ok && typeof reading.data.records[0]?.elevation === 'number'

/** The height in a line, for the panel that comes first. */
export function ElevationLine({ reading, where }: Pick<Props, 'reading' | 'where'>) {
  const [record] = reading.ok ? reading.data.records : []
  const feet = record?.elevationFeet
  if (feet === null || feet === undefined) return null
  return (
    <p className="mb-4">
      Ground elevation {where}: <strong>{formatFeet(feet)}</strong>, from a model.
    </p>
  )
}
