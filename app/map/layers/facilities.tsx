import { describeFacility } from '@/components/facilities/map/describe-facility'
import { drawMark } from '@/components/facilities/map/draw-mark'
import {
  FACILITIES,
  facilityLayers,
  facilitySource,
  pickable,
  standOut,
} from '@/components/facilities/map/facility-layers'
import { ViolationMark } from '@/components/facilities/violation-mark'
import { facility } from '@/lib/records/facility/fields'
import { notAbsence, notProof } from '@/lib/records/facility/limits'
import {
  type ViolationClass,
  violationClasses,
  violationLabel,
  violationLabels,
} from '@/lib/records/facility/violation-class'
import type { FacilityMapResponse } from '../facilities/facility-answer'
import type { LayerDrawing, LayerDrawingInput, MapLayer, MapLayerRow } from './map-layer'
import { toPointFeatures } from './shapes/point-drawing'

type FacilityRow = MapLayerRow & FacilityMapResponse['rows'][number]

const CHOSEN = 'facilities-chosen'

export const facilities = {
  id: 'facilities',
  title: 'Regulated facilities',
  one: 'facility',
  many: 'facilities',
  publisher: 'U.S. Environmental Protection Agency',
  connector: 'federal-env-compliance',
  fromZoom: 11,
  below: 'Facilities show from city zoom.',
  origin: {
    kind: 'answer',
    from: { route: '/map/facilities' },
    toRows(data) {
      const { rows, total, notes } = data as FacilityMapResponse
      return { rows, total, notes }
    },
  },
  plane: 'points',
  choices: [
    {
      id: 'status',
      label: violationLabel,
      options: violationLabels,
      keeps: (option) => (row) => row.v === option,
    },
  ],
  draw: drawFacilities,
  drawImage: drawMark,
  describe: describeFacility,
  legend: () => (
    <ul className="flex flex-col gap-0.5">
      {(Object.entries(violationLabels) as [ViolationClass, string][]).map(([name, words]) => (
        <li key={name} className="flex items-center gap-1.5">
          <ViolationMark name={name} />
          {words}
        </li>
      ))}
    </ul>
  ),
  columns: [
    {
      id: 'violations',
      label: violationLabel,
      cell: ({ v }) => violationLabels[v],
      value: ({ v }) => Object.keys(violationClasses).indexOf(v),
      compares: 'class',
      isFirst: true,
    },
    ...facility.mapColumns<FacilityRow>(({ record }) => record),
  ],
  href: ({ record: { registryId }, at: [longitude, latitude] }) =>
    registryId
      ? `/environment/facility/${registryId}`
      : `/environment?${new URLSearchParams({ at: `${latitude},${longitude}` })}`,
  tells: ({ v, record }) => [
    { label: violationLabel, value: violationClasses[v] },
    ...facility.mapFacts(record, ['programs', 'complianceStatus', 'city']),
  ],
  files: {
    href: (format, { box, choices: { status } }) =>
      `/environment/export?${new URLSearchParams({ format, bbox: box.join(), ...(status ? { status } : {}) })}`,
  },
  limits: `${notProof} ${notAbsence}`,
  credit: 'Facilities: EPA ECHO',
} satisfies MapLayer<'facilities', FacilityRow>

function drawFacilities({ rows, selected, open }: LayerDrawingInput<FacilityRow>): LayerDrawing {
  const highlighted = new Set(open === undefined ? selected : [...selected, open])
  const toFeatures = (list: readonly FacilityRow[]) => toPointFeatures(list, ({ v }) => ({ v }))
  return {
    sources: {
      [FACILITIES]: facilitySource(toFeatures(rows)),
      [CHOSEN]: { type: 'geojson', data: toFeatures(rows.filter(({ key }) => highlighted.has(key))) },
    },
    layers: (palette) => [...facilityLayers(palette), ...standOut(CHOSEN, palette)],
    pickable,
  }
}
