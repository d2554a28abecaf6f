import type { z } from 'zod'
import type { getFloodZone } from '@/connectors/federal-flood-hazard/public'
import { formatDay } from '@/lib/format'
import { defineTexts } from '@/lib/language/define-texts'
import { translate } from '@/lib/language/translate'
import { disclaimer } from '@/lib/records/flood-zone/describe'
import { type FloodZone, formatStated, nameZone } from '@/lib/records/flood-zone/fields'
import { hasElevations } from '@/lib/records/flood-zone/meanings'
import { AgencyWords } from '../ui/agency-text'
import { Facts, type LabeledValue } from '../ui/facts'
import { Rich } from '../ui/page/rich'

export type FloodZonesAtPoint = z.output<typeof getFloodZone.result>

const texts = defineTexts('ground.flood-facts', {
  special: {
    yes: 'Yes: at least a 1 percent chance of a flood in any year',
    no: 'No',
    contradictory: 'The map contradicts itself, so we give no verdict',
    'no verdict': 'The map gives no verdict',
  },
  insurance: 'High flood risk. A federally backed mortgage requires flood insurance here.',
  zone: 'Zone',
  area: 'Special Flood Hazard Area',
  meaning: 'What it means',
  doesNotSay: 'What it does not say',
  height: 'Base flood elevation',
  depth: 'Average depth',
  stated: (height: string) => height,
  varies: 'Varies, read it on the official map.',
  panel: 'Map panel',
  effective: (panel: string) => `${panel}, effective <day/>`,
  undated: (panel: string) => `${panel}, date not published`,
  noPanel: 'Not published at this point',
  unasked: 'We could not ask',
  notPrinted: 'FEMA has no paper map of this panel; the zone above still applies.',
  revisions: 'Map revisions here',
  revised: (caseNumber: string, day: string) => `${caseNumber}, effective ${day}`,
  subtype: 'Subtype on the map',
  subtypeNote: 'Subtype on the map: <subtype/>',
  several: 'Several zones meet at this point. The weightiest is first.',
})

export function FloodFacts({ answer: { zones, panels, revisions } }: { answer: FloodZonesAtPoint }) {
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
        <p className="mb-3 text-base">{translate(disclaimer)}</p>
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
      <p className="mb-3 text-base">{translate(disclaimer)}</p>
    </>
  )
}

const nameFact = (zone: FloodZone): LabeledValue => ({
  label: texts.zone,
  value: <strong>{translate(nameZone(zone))}</strong>,
  note: zone.subtype && (
    <Rich text={texts.subtypeNote} parts={{ subtype: () => <AgencyWords>{zone.subtype}</AgencyWords> }} />
  ),
})

const subtypeFact = ({ subtype }: FloodZone): LabeledValue[] =>
  subtype ? [{ label: texts.subtype, value: <AgencyWords>{subtype}</AgencyWords> }] : []

const factsOf = (zone: FloodZone): LabeledValue[] => [
  { label: texts.area, value: texts.special[zone.specialFloodHazardArea] },
  { label: texts.meaning, value: translate(zone.meaning) },
  { label: texts.doesNotSay, value: translate(zone.doesNotSay) },
  ...heightFact(zone),
]

function heightFact({ zone, baseFloodElevation, depth }: FloodZone): LabeledValue[] {
  if (baseFloodElevation)
    return [
      {
        label: texts.height,
        value: <strong>{texts.stated(formatStated(baseFloodElevation))}</strong>,
      },
    ]
  if (depth) return [{ label: texts.depth, value: texts.stated(formatStated(depth)) }]
  return hasElevations(zone) ? [{ label: texts.height, value: texts.varies }] : []
}

const panelFact = (panels: FloodZonesAtPoint['panels']): LabeledValue => ({
  label: texts.panel,
  value:
    panels === null
      ? texts.unasked
      : panels.length === 0
        ? texts.noPanel
        : panels.map(({ panel, effectiveDate }) => (
            <div key={panel}>
              {effectiveDate ? (
                <Rich
                  text={texts.effective(panel)}
                  parts={{ day: () => <time dateTime={effectiveDate}>{formatDay(effectiveDate)}</time> }}
                />
              ) : (
                texts.undated(panel)
              )}
            </div>
          )),
  note: panels?.some(({ isPrinted }) => isPrinted === false) && texts.notPrinted,
})

const revisionFact = (revisions: NonNullable<FloodZonesAtPoint['revisions']>): LabeledValue => ({
  label: texts.revisions,
  value: revisions.map(({ caseNumber, effectiveDate }) => (
    <div key={caseNumber}>
      {effectiveDate ? texts.revised(caseNumber, formatDay(effectiveDate)) : caseNumber}
    </div>
  )),
})
