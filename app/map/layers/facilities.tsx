import { describeFacility } from '@/components/facilities/map/describe-facility'
import { drawMark } from '@/components/facilities/map/draw-mark'
import {
  FACILITIES,
  facilityLayers,
  facilitySource,
  pickable,
  standOut,
} from '@/components/facilities/map/facility-layers'
import {
  type ViolationClass,
  violationClasses,
  violationLabels,
} from '@/components/facilities/violation-class'
import { ViolationMark } from '@/components/facilities/violation-mark'
import { formatDollars, formatNumber } from '@/lib/format'
import type { FacilityAnswer } from '../facilities/facility-answer'
import type { Drawing, LayerRow, Look, MapLayer } from './map-layer'
import { toPointFeatures } from './point-drawing'

type FacilityRow = LayerRow & FacilityAnswer['rows'][number]

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
    href: ({ box }) => `/map/facilities?${new URLSearchParams({ bbox: box.join() })}`,
    toRows(data) {
      const { rows, total, notes } = data as FacilityAnswer
      return { rows, total, notes }
    },
  },
  plane: 'points',
  choices: [
    {
      id: 'status',
      label: 'Violations',
      options: violationLabels,
      keeps: ({ v }, option) => v === option,
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
      label: 'Violations',
      cell: ({ v }) => violationLabels[v],
      value: ({ v }) => Object.keys(violationClasses).indexOf(v),
      compares: 'class',
      isFirst: true,
    },
    {
      id: 'programs',
      label: 'Programs',
      cell: ({ programs }) => programs,
      value: ({ programs }) => programs,
      compares: 'class',
      isFirst: true,
    },
    { id: 'place', label: 'City', cell: ({ place }) => place, value: ({ place }) => place, isFirst: true },
    {
      id: 'status',
      label: 'Status, as published',
      cell: ({ status }) => status ?? '',
      value: ({ status }) => status,
      compares: 'class',
      isFirst: true,
    },
    {
      id: 'quarters',
      label: 'Quarters in noncompliance',
      cell: ({ quarters }) => (quarters === null ? '' : formatNumber(quarters)),
      value: ({ quarters }) => quarters,
      compares: 'count',
      numeric: true,
    },
    {
      id: 'inspections',
      label: 'Inspections, 5 years',
      cell: ({ inspections }) => (inspections === null ? '' : formatNumber(inspections)),
      value: ({ inspections }) => inspections,
      compares: 'count',
      numeric: true,
      isFirst: true,
    },
    {
      id: 'penalties',
      label: 'Penalties, 5 years',
      cell: ({ penalties }) => (penalties === null ? '' : formatDollars(penalties)),
      value: ({ penalties }) => penalties,
      compares: 'dollars',
      numeric: true,
      isFirst: true,
    },
  ],
  href: ({ registryId, at: [longitude, latitude] }) =>
    registryId
      ? `/environment/facility/${registryId}`
      : `/environment?${new URLSearchParams({ at: `${latitude},${longitude}` })}`,
  tells: ({ v, programs, place, status }) => [
    { label: 'Violations', value: violationClasses[v] },
    { label: 'Programs', value: programs || 'None recorded' },
    ...(status ? [{ label: 'Status, as published', value: status }] : []),
    ...(place ? [{ label: 'City', value: place }] : []),
  ],
  files: {
    formats: ['csv', 'xlsx', 'geojson', 'json'],
    href: (format, { box, choices: { status } }) =>
      `/environment/export?${new URLSearchParams({ format, bbox: box.join(), ...(status ? { status } : {}) })}`,
  },
  limits: 'A screening lead, not proof. An empty list does not mean there is none.',
  credit: 'Facilities: EPA ECHO',
} satisfies MapLayer<'facilities', FacilityRow>

function drawFacilities({ rows, selected, open }: Look<FacilityRow>): Drawing {
  const chosen = new Set(open === undefined ? selected : [...selected, open])
  const toFeatures = (list: readonly FacilityRow[]) => toPointFeatures(list, ({ v }) => ({ v }))
  return {
    sources: {
      [FACILITIES]: facilitySource(toFeatures(rows)),
      [CHOSEN]: { type: 'geojson', data: toFeatures(rows.filter(({ key }) => chosen.has(key))) },
    },
    layers: (palette) => [...facilityLayers(palette), ...standOut(CHOSEN, palette)],
    pickable,
  }
}
