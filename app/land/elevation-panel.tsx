import { ProblemNotice } from '@/app/_lib/act/problem-notice'
import { exportHref } from '@/app/_lib/files/export-href'
import { read } from '@/app/_lib/read/data'
import { stateOfProblem } from '@/components/provenance/problem-advice'
import { Provenance } from '@/components/provenance/provenance'
import { ElevationFacts } from '@/components/records/elevation/facts'
import { ExportLinks } from '@/components/ui/export-links'
import { Panel } from '@/components/ui/page/panel'
import { formats } from '@/lib/export/formats'
import { formatFeet } from '@/lib/format'
import { isOld } from '@/lib/provenance/is-old'
import type { Point } from '@/lib/url-state'

type ElevationAnswer = Awaited<ReturnType<typeof fetchElevation>>

export const fetchElevation = ({ latitude, longitude }: Point) =>
  read('federal-elevation', 'getElevation', { latitude, longitude })

interface Props {
  reading: ElevationAnswer
  point: Point
  /** "at the point asked about", "at the center of the section". */
  where: string
  retry: string
}

export function ElevationPanel({ reading, point, where, retry }: Props) {
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
      {found && (
        <ExportLinks
          what="this elevation"
          formats={formats}
          href={(format) => exportHref('federal-elevation', 'getElevation', format, { ...point })}
        />
      )}
      <Provenance meta={meta} caveats={found ? data.caveats : []} />
    </Panel>
  )
}

/** The height in a line, for the panel that comes first. */
export function ElevationLine({ reading, where }: Pick<Props, 'reading' | 'where'>) {
  const [record] = reading.ok ? reading.data.records : []
  const feet = record?.elevationFeet
  if (feet === null || feet === undefined) return null
  return (
    <p className="mb-4">
      Ground elevation {where}: <strong>{formatFeet(feet)}</strong>, interpolated, not surveyed.
    </p>
  )
}
