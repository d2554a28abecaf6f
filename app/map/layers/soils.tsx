import { type Farmland, farmlandNames, notForBuilding } from '@/connectors/federal-soils/public'
import { type AreaLook, areaClasses, areaDrawing } from './area-drawing'
import { AreaLegend } from './area-legend'
import { groundHref } from './ground-href'
import type { LayerRow, MapLayer } from './map-layer'

interface SoilRow extends LayerRow {
  symbol: string
  unit: string
  kind: Farmland
  farmland: string
}

/** Another one where the tiles hold something else than before. */
const EDITION = 1
const ID = 'soils'
const PART = 'soils'
const LEVELS = [14, 15] as const

const looks: Readonly<Record<Farmland, AreaLook>> = {
  prime: { color: { light: '#4b6b2f', dark: '#a9cf85' } },
  conditional: { color: { light: '#6f6a12', dark: '#d8d07a' }, dash: [4, 2] },
  important: { color: { light: '#1c6650', dark: '#7fd0b4' }, isHatched: true },
  none: { color: { light: '#7a4a1e', dark: '#e0b184' }, dash: [1, 2] },
  unknown: { color: { light: '#6a665d', dark: '#a3acae' }, dash: [2, 4] },
}

const classes = areaClasses(farmlandNames, looks)

const texts = {
  symbol: 'Symbol',
  farmland: 'Farmland class',
  unit: 'Key of the map unit',
  mixture: 'A map unit is a mixture: a point in it can lie on any of its soils.',
}

export const soils = {
  id: ID,
  title: 'Soils',
  one: 'area of a soil map unit',
  many: 'areas of soil map units',
  publisher: 'USDA Natural Resources Conservation Service',
  connector: 'federal-soils',
  fromZoom: LEVELS[0],
  below: 'Soils show from neighborhood zoom.',
  origin: { kind: 'tiles', source: ID, sourceLayers: [PART], levels: LEVELS, toRow },
  plane: 'areas',
  isWide: true,
  choices: [
    {
      id: 'farmland',
      label: texts.farmland,
      options: farmlandNames,
      keeps: ({ kind }, option) => kind === option,
    },
  ],
  draw: (look) =>
    areaDrawing(
      {
        ...{ id: ID, edition: EDITION, levels: LEVELS, part: PART, classes, written: ['get', 'n'] },
        only: look.choices.farmland,
      },
      look,
    ),
  legend: () => <AreaLegend classes={classes} />,
  columns: [
    {
      id: 'symbol',
      label: texts.symbol,
      cell: ({ symbol }) => symbol,
      value: ({ symbol }) => symbol,
      isFirst: true,
    },
    {
      id: 'farmland',
      label: texts.farmland,
      cell: ({ farmland }) => farmland,
      value: ({ farmland }) => farmland,
      compares: 'class',
      isFirst: true,
    },
    { id: 'unit', label: texts.unit, cell: ({ unit }) => unit, value: ({ unit }) => unit },
  ],
  href: groundHref,
  tells: ({ symbol, farmland, unit }) => [
    { label: texts.symbol, value: symbol },
    { label: texts.farmland, value: farmland || 'Not published' },
    { label: texts.unit, value: unit },
  ],
  limits: `${notForBuilding} ${texts.mixture} Where none is drawn, no soil survey is published.`,
  credit: 'Soils: USDA Natural Resources Conservation Service, SSURGO',
} satisfies MapLayer<typeof ID, SoilRow>

function toRow(properties: Readonly<Record<string, unknown>>): SoilRow | undefined {
  const { id, name, x, y, n, k, h, f = '' } = properties
  if (typeof x !== 'number' || typeof y !== 'number') return undefined
  return {
    key: String(id),
    name: String(name),
    at: [x, y],
    symbol: String(n),
    unit: String(k),
    kind: h as Farmland,
    farmland: String(f),
  }
}
