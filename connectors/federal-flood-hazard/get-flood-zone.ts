import { z } from 'zod'
import type { CallEachResult, ConnectorMethod, MethodContext } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { formatDay } from '@/lib/format'
import { officialMap } from '@/lib/records/flood-zone/describe'
import { byWeight, describeAnswer, states } from '@/lib/records/flood-zone/describe-answer'
import { floodZone } from '@/lib/records/flood-zone/fields'
import { floodZoneTable } from '@/lib/records/flood-zone/file'
import { type FirmPanel, firmPanel } from '@/lib/records/flood-zone/firm-panel'
import { defineSentences } from '@/lib/sentences/define-sentences'
import {
  community,
  type MapRevision,
  mapRevision,
  readCommunity,
  readPanel,
  readRevision,
} from './firm-panels'
import { layerAtPoint } from './layer-at-point'
import { readRows } from './read-rows'
import { readZone } from './read-zone'
import type {
  FirmPanelRow,
  FloodLayerName,
  FloodZoneRow,
  PoliticalJurisdictionRow,
  RevisionRow,
} from './wire'

const params = z.strictObject({
  ...pointParams,
  withCommunity: z
    .boolean()
    .default(false)
    .describe('Also names the community of the map, whose floodplain office keeps it: one request more.'),
})

const result = z.object({
  state: z
    .enum(states)
    .describe(
      'What the map has here. A failure to ask is an error and never one of these; none of them but “zone” says anything about the flood hazard.',
    ),
  query: params,
  sentence: z.string(),
  zones: z.array(z.object(floodZone.shape)).describe('The weightiest first; several meet on boundaries.'),
  panels: z.array(z.object(firmPanel.shape)).nullable().describe('Null: we could not ask.'),
  revisions: z
    .array(mapRevision)
    .nullable()
    .describe('Map revisions that cover the point; null: we could not ask.'),
  communities: z
    .array(community)
    .nullable()
    .describe('Whose floodplain office keeps the map; null: not asked, or we could not ask.'),
  officialMap: z.object({ href: z.string(), label: z.string() }),
  caveats: z.array(z.string()),
})

type Params = z.output<typeof params>

export const getFloodZone = {
  summary:
    'Flood zone at one WGS84 point: the zones of FEMA’s digital flood map with subtype, special flood hazard area, base flood elevation, map panel and later revisions. Tells “no digital map here” and “no zone found here” from a zone.',
  title: 'Flood zone at a point',
  params,
  result,
  example: { latitude: 25.5289, longitude: -80.375 },
  cache: false,
  run: findZone,
  table: (answer) => floodZoneTable(answer),
  cite: ({ zones, panels, query: { latitude, longitude } }) => ({
    dataset: citeMaps([...zones, ...(panels ?? [])]),
    dated: [{ label: 'Flood map effective', on: panels?.[0]?.effectiveDate ?? null }],
    record: officialMap(`${longitude}, ${latitude}`),
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

export function citeMaps(rows: readonly { mapId: string | null }[]): string {
  const ids = [...new Set(rows.flatMap(({ mapId }) => mapId ?? []))]
  return ['FEMA National Flood Hazard Layer', ...ids.slice(0, 3)].join(', ')
}

const always = ['zone', 'panel', 'revision', 'availability'] as const satisfies readonly FloodLayerName[]

const texts = defineSentences('federal-flood-hazard.get-flood-zone', {
  noPanels: 'The layer of map panels gave no readable answer just now, so no panel and no date is named.',
  noRevisions: 'The layer of map revisions gave no readable answer just now.',
  noCommunity: 'The layer of communities gave no readable answer just now, so none is named.',
  noAvailability: 'The layer of digital maps gave no readable answer just now.',
  cut: 'The source cut this answer: more may lie at this point.',
  unmapped: 'The panel is not printed, which is not “unmapped”: {reasons}.',
  revised: 'The map was revised here after its panel: {cases}.',
  effective: 'case {number}, effective {day}',
})

async function findZone(
  { withCommunity, ...point }: Params,
  { callEach, connector }: MethodContext,
): Promise<z.input<typeof result>> {
  const layerNames: FloodLayerName[] = [...always, ...(withCommunity ? ['community' as const] : [])]
  const answers = await callEach(
    layerAtPoint,
    layerNames.map((layer) => ({ ...point, layer })),
  )
  const [zoneLayer, panelLayer, revisionLayer, availability, communityLayer] = answers
  if (!zoneLayer?.ok) throw zoneLayer?.error
  const rows = readRows(zoneLayer.data.rows as FloodZoneRow[], 'zone', readZone)
  const zones = rows.parsed.map(({ zone }) => zone).toSorted(byWeight)
  const panels = read(panelLayer, (attributes) =>
    readRows(attributes as FirmPanelRow[], 'map panel', readPanel),
  )
  panels?.parsed.sort((a, b) => a.panel.localeCompare(b.panel, 'en'))
  const revisions = read(revisionLayer, (attributes) =>
    readRows(attributes as RevisionRow[], 'map revision', readRevision),
  )
  const communities = read(communityLayer, (attributes) =>
    (attributes as PoliticalJurisdictionRow[]).flatMap((row) => readCommunity(row) ?? []),
  )
  const state = stateOf(zones, availability, panels?.parsed)
  return {
    state,
    query: { ...point, withCommunity },
    sentence: describeAnswer(state, zones, panels?.parsed),
    zones,
    panels: panels?.parsed ?? null,
    revisions: revisions?.parsed ?? null,
    communities: communities ?? null,
    officialMap: officialMap(`${point.longitude}, ${point.latitude}`),
    caveats: [
      ...new Set([
        ...rows.parsed.flatMap(({ caveats }) => caveats),
        ...rows.caveats,
        ...(panels ? panels.caveats : [texts.noPanels]),
        ...(revisions ? revisions.caveats : [texts.noRevisions]),
        ...(communities || !withCommunity ? [] : [texts.noCommunity]),
        ...(availability?.ok ? [] : [texts.noAvailability]),
        ...(answers.some((answer) => answer.ok && answer.data.truncated) ? [texts.cut] : []),
        ...describePanels(panels?.parsed ?? []),
        ...describeRevisions(revisions?.parsed ?? [], panels?.parsed ?? []),
        ...connector.caveats,
      ]),
    ],
  }
}

type Layer = CallEachResult<{ rows: Record<string, string | number | null | undefined>[] }> | undefined

const read = <T>(layer: Layer, make: (rows: object[]) => T): T | undefined =>
  layer?.ok ? make(layer.data.rows) : undefined

/**
 * Without a zone, a panel or an availability row means a gap in the digital map. Throws if the availability
 * layer is needed and failed.
 */
function stateOf(zones: readonly unknown[], availability: Layer, panels: readonly FirmPanel[] = []) {
  if (zones.length > 0) return 'zone' as const
  if (panels.length > 0) return 'no zone found' as const
  if (!availability?.ok) throw availability?.error
  return availability.data.rows.length > 0 ? ('no zone found' as const) : ('no digital map' as const)
}

const describePanels = (panels: readonly FirmPanel[]): string[] =>
  panels.flatMap(({ isPrinted, notPrintedReason }) =>
    isPrinted === false
      ? [texts.unmapped({ reasons: notPrintedReason ?? 'usually it has no special flood hazard to show' })]
      : [],
  )

/** Omits revisions that are older than the panel, because the panel includes them. */
function describeRevisions(revisions: readonly MapRevision[], [panel]: readonly FirmPanel[]): string[] {
  const since = panel?.effectiveDate ?? ''
  const later = revisions.filter(({ effectiveDate }) => (effectiveDate ?? since) >= since)
  if (later.length === 0) return []
  return [
    texts.revised({
      cases: later
        .map(({ caseNumber, effectiveDate }) =>
          effectiveDate ? texts.effective({ number: caseNumber, day: formatDay(effectiveDate) }) : caseNumber,
        )
        .join('; '),
    }),
  ]
}
