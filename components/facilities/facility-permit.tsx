import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import {
  type ComplianceReportPermit,
  type PermitCompliance,
  reportPermit,
} from '@/lib/records/facility/report-permit'
import { AgencyWords } from '../ui/agency-text'
import { Rich } from '../ui/page/rich'
import { Term } from '../ui/term'
import { decodeAreas, decodeSize, decodeSystem, readPermitStatus } from './facility-codes'
import { FacilityQuarterStrip } from './facility-quarter-strip'
import { facilityTerms } from './facility-terms'

const texts = defineTexts('facilities.permit', {
  permit: 'Permit',
  withoutNumber: 'without a number',
  asOf: (day) => `Status of this permit as of ${day}.`,
  published: '(published as “<status/>”)',
})

interface Props {
  /** Is undefined if the agency publishes quarters for a permit number that no permit has. */
  permit: ComplianceReportPermit | undefined
  compliance: PermitCompliance | undefined
  facilityName: string | null
}

export function FacilityPermit({ permit, compliance, facilityName }: Props) {
  const id = permit?.sourceId ?? compliance?.sourceId ?? texts.withoutNumber
  const system = permit?.system ?? null
  return (
    <div className="mb-4">
      <h3 className="leading-snug font-semibold">
        {(system && decodeSystem(system)) ?? texts.permit}{' '}
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
      {compliance?.asOf && <p className="text-base text-muted">{texts.asOf(formatDay(compliance.asOf))}</p>}
    </div>
  )
}

interface LinesProps {
  permit: ComplianceReportPermit
  facilityName: string | null
}

function PermitLines({ permit, facilityName }: LinesProps) {
  const { system, name, status, universe, expires, areas } = permit
  const { labels } = reportPermit
  const { plain } = readPermitStatus(status)
  const isDecoded = status !== null && status.toLowerCase() !== plain.toLowerCase()
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 text-base">
      <li>
        {translate(labels.status)}:{' '}
        <span className="font-semibold">
          <Decoded words={plain} published={status} />
        </span>
        {isDecoded && (
          <span className="text-muted">
            {' '}
            <Rich text={texts.published} parts={{ status: () => <AgencyWords>{status}</AgencyWords> }} />
          </span>
        )}
      </li>
      {universe !== null && (
        <li>
          <Term definition={facilityTerms.major}>{translate(labels.universe)}</Term>:{' '}
          <Decoded words={decodeSize(universe)} published={universe} />
        </li>
      )}
      {expires !== null && (
        <li>
          {translate(labels.expires)}: <time dateTime={expires}>{formatDay(expires)}</time>
        </li>
      )}
      {areas !== null && (
        <li>
          {translate(labels.areas)}: {decodeAreas(areas).join('; ')}{' '}
          <span className="text-muted">({areas})</span>
        </li>
      )}
      {name !== null && name !== facilityName && (
        <li>
          {translate(labels.name)}: {name}
        </li>
      )}
      {system !== null && decodeSystem(system) === undefined && (
        <li>
          {translate(labels.system)}: <AgencyWords>{system}</AgencyWords>
        </li>
      )}
    </ul>
  )
}

/** Shows an unknown code as the agency published it. */
const Decoded = ({ words, published }: { words: string; published: string | null }) =>
  words === published ? <AgencyWords>{words}</AgencyWords> : words
