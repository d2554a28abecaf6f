import type { FoundPoint } from '@/app/_lib/places/find-point'
import {
  classifyViolation,
  type ViolationClass,
  violationClasses,
} from '@/components/facilities/violation-class'
import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { ExportLinks } from '@/components/ui/export-links'
import { type Fact, Facts } from '@/components/ui/facts'
import { Notice } from '@/components/ui/notice'
import { Panel } from '@/components/ui/page/panel'
import { formats } from '@/lib/export/formats'
import { formatCount, formatNumber } from '@/lib/format'
import { toMixedCase } from '@/lib/street-address/mixed-case'
import type { FacilitiesAnswer, NearFacility } from './fetch-facilities'
import { type EnvironmentUrl, environmentUrl } from './url'

interface Props {
  url: EnvironmentUrl
  answer: FacilitiesAnswer
  /** How the place was read, when it was typed. */
  place: Extract<FoundPoint, { kind: 'point' }> | undefined
}

/** First how many and of what kind; then everything that limits the figure, in the same breath. */
export function Summary({ url, answer, place }: Props) {
  const { data, meta } = answer
  const { counts, rows } = data
  const none = counts.matched === 0
  return (
    <Panel
      id="summary"
      title={titleOf(counts.matched, url)}
      state={none ? 'none' : meta.state === 'stale' ? 'stale' : 'found'}
      stateLabel={none ? 'None recorded' : undefined}
    >
      <Notice kind="warn" title={data.caveats[0]}>
        <p>{data.caveats[1]}</p>
      </Notice>
      <p className="mb-4">{counts.sentence}</p>
      {rows.length > 0 && <Facts items={factsOf(rows)} />}
      {place?.matchedAddress && <p className="mb-2">Searched around {toMixedCase(place.matchedAddress)}.</p>}
      {place?.notes.map((note) => (
        <p key={note} className="text-muted">
          {note}
        </p>
      ))}
      {data.notes.map((note) => (
        <p key={note} className="text-muted">
          {note}
        </p>
      ))}
      {rows.length > 0 && (
        <ExportLinks
          what="these facilities"
          formats={formats}
          href={(format) =>
            `/environment/export?format=${format}&${environmentUrl.toQuery({ ...url, at: data.center, page: 1, selected: undefined })}`
          }
        />
      )}
      <Caveats items={data.caveats.slice(2)} />
      <Provenance meta={meta} />
    </Panel>
  )
}

function titleOf(matched: number | null, { radius, activeOnly }: EnvironmentUrl): string {
  const miles = formatCount(radius, 'mile')
  const kind = activeOnly ? 'active facilities' : 'facilities'
  if (matched === null) return `More ${kind} within ${miles} than the source counts`
  if (matched === 0) return `No ${kind} recorded within ${miles}`
  return `${formatNumber(matched)} ${matched === 1 ? kind.replace('ies', 'y') : kind} within ${miles}`
}

function factsOf(rows: NearFacility[]): Fact[] {
  const classes = rows.map(classifyViolation)
  return (Object.keys(violationClasses) as ViolationClass[]).map((kind) => ({
    label: violationClasses[kind],
    value: formatNumber(classes.filter((each) => each === kind).length),
    ...(kind === 'none' ? { note: 'No violation recorded is not proof of compliance.' } : {}),
    ...(kind === 'current' ? { note: 'As recorded by the agency, of the facilities loaded.' } : {}),
  }))
}
