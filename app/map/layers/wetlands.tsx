import {
  formatWhole,
  notDelineation,
  type WetlandType,
  wetlandTypes,
} from '@/connectors/federal-wetlands/public'
import { formatNumber } from '@/lib/format'
import { type AreaLook, areaClasses, areaDrawing } from './area-drawing'
import { AreaLegend } from './area-legend'
import { groundHref } from './ground-href'
import type { LayerRow, MapLayer } from './map-layer'

interface WetlandRow extends LayerRow {
  code: string
  kind: WetlandType
  type: string
  acres: number | null
}

/** Another one where the tiles hold something else than before. */
const EDITION = 1
const ID = 'wetlands'
const PART = 'wetlands'
const LEVELS = [13, 15] as const

const looks: Readonly<Record<WetlandType, AreaLook>> = {
  emergent: { color: { light: '#3f7a2a', dark: '#9fd685' } },
  forested: { color: { light: '#1c6650', dark: '#7fd0b4' }, isHatched: true },
  pond: { color: { light: '#4a6a9c', dark: '#a5c2ee' }, dash: [4, 2] },
  lake: { color: { light: '#1d4f91', dark: '#86b4f0' } },
  riverine: { color: { light: '#0b6b80', dark: '#7fd0e0' }, dash: [6, 2] },
  tidal: { color: { light: '#6b4a9a', dark: '#c9aef0' }, isHatched: true },
  deepwater: { color: { light: '#3b3f92', dark: '#a9adf5' }, dash: [1, 2] },
  other: { color: { light: '#8a5a1c', dark: '#e3b878' }, dash: [2, 3] },
}

const classes = areaClasses(wetlandTypes, looks)

const texts = { type: 'Type', code: 'Code', acres: 'Acres of the whole wetland' }

export const wetlands = {
  id: ID,
  title: 'Wetlands',
  one: 'wetland',
  many: 'wetlands',
  publisher: 'U.S. Fish and Wildlife Service',
  connector: 'federal-wetlands',
  fromZoom: LEVELS[0],
  below: 'Wetlands show from city zoom.',
  origin: { kind: 'tiles', source: ID, sourceLayers: [PART], levels: LEVELS, toRow },
  plane: 'areas',
  isWide: true,
  choices: [
    {
      id: 'type',
      label: texts.type,
      options: wetlandTypes,
      keeps: ({ kind }, option) => kind === option,
    },
  ],
  draw: (look) =>
    areaDrawing(
      {
        ...{ id: ID, edition: EDITION, levels: LEVELS, part: PART, classes, written: ['get', 'n'] },
        only: look.choices.type,
      },
      look,
    ),
  legend: () => <AreaLegend classes={classes} />,
  columns: [
    {
      id: 'type',
      label: texts.type,
      cell: ({ type }) => type,
      value: ({ type }) => type,
      compares: 'class',
      isFirst: true,
    },
    { id: 'code', label: texts.code, cell: ({ code }) => code, value: ({ code }) => code, isFirst: true },
    {
      id: 'acres',
      label: texts.acres,
      cell: ({ acres }) => (acres === null ? '' : formatNumber(acres, 1)),
      value: ({ acres }) => acres,
      compares: 'acres',
      numeric: true,
      isFirst: true,
    },
  ],
  href: groundHref,
  tells: ({ type, code, acres }) => [
    { label: texts.type, value: type || 'Not published' },
    { label: texts.code, value: code },
    ...(acres === null ? [] : [{ label: 'Size', value: formatWhole(acres) }]),
  ],
  limits: `${notDelineation} The map can miss small ones, and some places were never mapped. Outlines are simplified.`,
  credit: 'Wetlands: U.S. Fish and Wildlife Service, National Wetlands Inventory',
} satisfies MapLayer<typeof ID, WetlandRow>

function toRow(properties: Readonly<Record<string, unknown>>): WetlandRow | undefined {
  const { id, name, x, y, n, h, t = '', a } = properties
  if (typeof x !== 'number' || typeof y !== 'number') return undefined
  return {
    key: String(id),
    name: String(name),
    at: [x, y],
    code: String(n),
    kind: h as WetlandType,
    type: String(t),
    acres: typeof a === 'number' ? a : null,
  }
}
