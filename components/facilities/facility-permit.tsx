import { formatDay } from '@/lib/format'
import { type PermitCompliance, type ReportPermit, reportPermit } from '@/lib/records/facility/report-permit'
import { Term } from '../ui/term'
import { decodeAreas, decodeSize, decodeSystem, readPermitStatus } from './facility-codes'
import { FacilityQuarterStrip } from './facility-quarter-strip'
import { facilityTerms } from './facility-terms'

interface Props {
  /** Is undefined if the agency publishes quarters for a permit number that no permit has. */
  permit: ReportPermit | undefined
  compliance: PermitCompliance | undefined
  facilityName: string | null
}

export function FacilityPermit({ permit, compliance, facilityName }: Props) {
  const id = permit?.sourceId ?? compliance?.sourceId ?? 'without a number'
  const system = permit?.system ?? null
  return (
    <div className="mb-4">
      <h3 className="leading-snug font-semibold">
        {(system && decodeSystem(system)) ?? 'Permit'}{' '}
        <code className="text-base font-normal wrap-anywhere text-muted">{id}</code>
      </h3>
      {permit && <PermitLines permit={permit} facilityName={facilityName} />}
      {compliance && (
        <FacilityQuarterStrip
          permit={id}
          quarters={compliance.quarters}
          counted={compliance.quartersInNoncompliance}
        />
      )}
      {compliance?.asOf && (
        <p className="text-base text-muted">Status of this permit as of {formatDay(compliance.asOf)}.</p>
      )}
    </div>
  )
}

const { labels } = reportPermit

interface LinesProps {
  permit: ReportPermit
  facilityName: string | null
}

function PermitLines({ permit, facilityName }: LinesProps) {
  const { system, name, status, universe, expires, areas } = permit
  const { plain } = readPermitStatus(status)
  const isDecoded = status !== null && status.toLowerCase() !== plain.toLowerCase()
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 text-base">
      <li>
        {labels.status}: <span className="font-semibold">{plain}</span>
        {isDecoded && <span className="text-muted"> (published as “{status}”)</span>}
      </li>
      {universe !== null && (
        <li>
          <Term definition={facilityTerms.major}>{labels.universe}</Term>: {decodeSize(universe)}
        </li>
      )}
      {expires !== null && (
        <li>
          {labels.expires}: <time dateTime={expires}>{formatDay(expires)}</time>
        </li>
      )}
      {areas !== null && (
        <li>
          {labels.areas}: {decodeAreas(areas).join('; ')} <span className="text-muted">({areas})</span>
        </li>
      )}
      {name !== null && name !== facilityName && (
        <li>
          {labels.name}: {name}
        </li>
      )}
      {system !== null && decodeSystem(system) === undefined && (
        <li>
          {labels.system}: {system}
        </li>
      )}
    </ul>
  )
}
