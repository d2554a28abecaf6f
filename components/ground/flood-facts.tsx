import type { z } from 'zod'
import type { getFloodZone } from '@/connectors/federal-flood-hazard/public'
import { formatDay } from '@/lib/format'
import { disclaimer } from '@/lib/records/flood-zone/describe'
import { describeElevation } from '@/lib/records/flood-zone/describe-answer'
import { type FloodZone, formatStated, nameZone } from '@/lib/records/flood-zone/fields'
import { type Fact, Facts } from '../ui/facts'

export type FloodAnswer = z.output<typeof getFloodZone.result>

const texts = {
  special: {
    yes: 'Yes: at least a 1 percent chance of a flood in any year',
    no: 'No',
    contradictory: 'The map contradicts itself, so we give no verdict',
    'no verdict': 'The map gives no verdict',
  },
  insurance: 'High flood risk. A federally backed mortgage requires flood insurance here.',
  noPanel: 'Not published at this point',
  unasked: 'We could not ask',
  noDate: 'date not published',
  notPrinted: 'FEMA has no paper map of this panel; the zone above still applies.',
  subtype: 'Subtype on the map',
  several: 'Several zones meet at this point. The weightiest is first.',
}

export function FloodFacts({ answer: { zones, panels, revisions } }: { answer: FloodAnswer }) {
  const [only, ...more] = zones
  const duty = zones.some(({ specialFloodHazardArea }) => specialFloodHazardArea === 'yes') && (
    <p className="mb-3 font-semibold text-warn">{texts.insurance}</p>
  )
  const ofMap = [panelFact(panels), ...(revisions && revisions.length > 0 ? [revisionFact(revisions)] : [])]
  if (only && more.length === 0)
    return (
      <>
        {duty}
        <Facts items={[...subtypeFact(only), ...factsOf(only), ...ofMap]} look="prose" />
        <p className="mb-3 text-base">{disclaimer}</p>
      </>
    )
  return (
    <>
      {duty}
      {more.length > 0 && <p className="mb-3">{texts.several}</p>}
      {zones.map((zone) => (
        <Facts
          key={`${zone.mapId} ${zone.areaId} ${zone.zone}`}
          items={[nameFact(zone), ...factsOf(zone)]}
          look="prose"
        />
      ))}
      <Facts items={ofMap} look="prose" />
      <p className="mb-3 text-base">{disclaimer}</p>
    </>
  )
}

const nameFact = (zone: FloodZone): Fact => ({
  label: 'Zone',
  value: <strong>{nameZone(zone)}</strong>,
  note: zone.subtype && `${texts.subtype}: ${zone.subtype}`,
})

const subtypeFact = ({ subtype }: FloodZone): Fact[] =>
  subtype ? [{ label: texts.subtype, value: subtype }] : []

function factsOf(zone: FloodZone): Fact[] {
  const height = describeElevation(zone)
  return [
    {
      label: 'Special Flood Hazard Area',
      value: texts.special[zone.specialFloodHazardArea],
    },
    { label: 'What it means', value: zone.meaning },
    { label: 'What it does not say', value: zone.doesNotSay },
    ...(zone.baseFloodElevation
      ? [{ label: 'Base flood elevation', value: <strong>{formatStated(zone.baseFloodElevation)}</strong> }]
      : height
        ? [{ label: zone.depth ? 'Average depth' : 'Base flood elevation', value: sayHeight(zone, height) }]
        : []),
  ]
}

const sayHeight = ({ depth }: FloodZone, height: string) =>
  depth ? formatStated(depth) : `${height.replace(/^base flood elevation /, '').replace(/^v/, 'V')}.`

const panelFact = (panels: FloodAnswer['panels']): Fact => ({
  label: 'Map panel',
  value:
    panels === null
      ? texts.unasked
      : panels.length === 0
        ? texts.noPanel
        : panels.map(({ panel, effectiveDate }) => (
            <div key={panel}>
              {panel},{' '}
              {effectiveDate ? (
                <>
                  effective <time dateTime={effectiveDate}>{formatDay(effectiveDate)}</time>
                </>
              ) : (
                texts.noDate
              )}
            </div>
          )),
  note: panels?.some(({ isPrinted }) => isPrinted === false) && texts.notPrinted,
})

const revisionFact = (revisions: NonNullable<FloodAnswer['revisions']>): Fact => ({
  label: 'Map revisions here',
  value: revisions.map(({ caseNumber, effectiveDate }) => (
    <div key={caseNumber}>
      {caseNumber}
      {effectiveDate && `, effective ${formatDay(effectiveDate)}`}
    </div>
  )),
})
