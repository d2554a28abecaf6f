import {
  describeElevation,
  describeVerdict,
  disclaimer,
  type Hazard,
  hazardNames,
  officialMap,
  outsideToo,
} from '@/connectors/federal-flood-hazard/public'
import type { FloodZone, Stated } from '@/connectors/federal-flood-hazard/zones'
import { type AreaLook, areaClasses, areaDrawing } from './area-drawing'
import { AreaLegend } from './area-legend'
import { groundHref } from './ground-href'
import type { LayerRow, MapLayer } from './map-layer'

interface ZoneRow extends LayerRow {
  zone: string
  hazard: Hazard
  verdict: string
  subtype: string
  elevation: string
  mapId: string
}

/** Another one where the tiles hold something else than before. */
const EDITION = 1
const ID = 'floods'
const PART = 'zones'
const LEVELS = [13, 15] as const

const looks: Readonly<Record<Hazard, AreaLook>> = {
  floodway: { color: { light: '#5b1a8b', dark: '#cfa4f2' }, isHatched: true },
  special: { color: { light: '#1d4fb8', dark: '#8db8ff' }, isHatched: true },
  moderate: { color: { light: '#9a5b00', dark: '#f0b45a' }, dash: [4, 2] },
  minimal: { color: { light: '#4b6b2f', dark: '#a9cf85' }, dash: [1, 2] },
  undetermined: { color: { light: '#8a2a5b', dark: '#f29ac3' }, dash: [6, 3] },
  unclear: { color: { light: '#6a665d', dark: '#a3acae' }, dash: [2, 4] },
}

const classes = areaClasses(hazardNames, looks)

const texts = {
  zone: 'Zone',
  verdict: 'Special Flood Hazard Area',
  subtype: 'Subtype, as published',
  elevation: 'Height of the base flood',
  mapId: 'Flood map',
  hazard: 'Hazard',
}

export const floodZones = {
  id: ID,
  title: 'Flood zones',
  one: 'flood zone',
  many: 'flood zones',
  publisher: 'Federal Emergency Management Agency',
  connector: 'federal-flood-hazard',
  fromZoom: LEVELS[0],
  below: 'Flood zones show from city zoom.',
  origin: { kind: 'tiles', source: ID, sourceLayers: [PART], levels: LEVELS, toRow },
  plane: 'areas',
  isWide: true,
  choices: [
    {
      id: 'hazard',
      label: texts.hazard,
      options: hazardNames,
      keeps: ({ hazard }, option) => hazard === option,
    },
  ],
  draw: (look) =>
    areaDrawing(
      {
        ...{ id: ID, edition: EDITION, levels: LEVELS, part: PART, classes, written: ['get', 'n'] },
        only: look.choices.hazard,
      },
      look,
    ),
  legend: () => <AreaLegend classes={classes} />,
  columns: [
    {
      id: 'zone',
      label: texts.zone,
      cell: ({ zone }) => zone,
      value: ({ zone }) => zone,
      compares: 'class',
      isFirst: true,
    },
    {
      id: 'verdict',
      label: texts.verdict,
      cell: ({ verdict }) => verdict,
      value: ({ verdict }) => verdict,
      compares: 'class',
      isFirst: true,
    },
    {
      id: 'subtype',
      label: texts.subtype,
      cell: ({ subtype }) => subtype,
      value: ({ subtype }) => subtype,
      compares: 'class',
    },
    {
      id: 'elevation',
      label: texts.elevation,
      cell: ({ elevation }) => elevation,
      value: ({ elevation }) => elevation,
      isFirst: true,
    },
    {
      id: 'map',
      label: texts.mapId,
      cell: ({ mapId }) => mapId,
      value: ({ mapId }) => mapId,
      isFirst: true,
    },
  ],
  href: groundHref,
  tells: ({ verdict, subtype, elevation, mapId, at: [longitude, latitude] }) => {
    const { href, label } = officialMap(`${longitude}, ${latitude}`)
    return [
      { label: texts.verdict, value: verdict },
      ...(elevation ? [{ label: texts.elevation, value: elevation }] : []),
      ...(subtype ? [{ label: texts.subtype, value: subtype }] : []),
      ...(mapId ? [{ label: texts.mapId, value: mapId }] : []),
      { label: 'Official map', value: label, href },
    ]
  },
  limits: `${disclaimer} ${outsideToo} Outlines are simplified. A place without a zone on this map can still flood: FEMA may publish no digital map there.`,
  credit: 'Flood zones: FEMA National Flood Hazard Layer',
} satisfies MapLayer<typeof ID, ZoneRow>

function toRow(properties: Readonly<Record<string, unknown>>): ZoneRow | undefined {
  const { id, name, x, y, n, h = 'unclear', s = 'no verdict', d = '', t = '' } = properties
  if (typeof x !== 'number' || typeof y !== 'number') return undefined
  return {
    key: String(id),
    name: String(name),
    at: [x, y],
    zone: String(n),
    hazard: h as Hazard,
    verdict: describeVerdict({ specialFloodHazardArea: s as FloodZone['specialFloodHazardArea'] }),
    subtype: String(t),
    elevation: elevationOf(properties),
    mapId: String(d),
  }
}

function elevationOf({ n, b, p, u, v }: Readonly<Record<string, unknown>>): string {
  const unit = (u ?? null) as Stated['unit']
  const datum = v === undefined ? null : String(v)
  const words = describeElevation({
    zone: String(n),
    baseFloodElevation: typeof b === 'number' ? { value: b, unit, datum } : null,
    depth: typeof p === 'number' ? { value: p, unit } : null,
  })
  return words ?? ''
}
