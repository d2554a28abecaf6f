import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import type { ListedParcelLayer } from '@/connectors/us-parcels/public'
import { formatNumber } from '@/lib/format'
import { counties } from '@/lib/geography/counties'
import { mergedCounties } from '@/lib/geography/county-shapes'
import { SHAPES_VIEW, stateShapes } from '@/lib/geography/state-shapes'
import { states } from '@/lib/geography/states'
import { PatternLegend, Patterns } from '../coverage/patterns'
import { coverOf, layersByCounty } from './fetch-parcel-layers'
import { countChecks, coverKinds } from './layer-texts'
import { parcelLayersUrl } from './url'

interface StateRow {
  code: string
  name: string
  layers: ListedParcelLayer[]
}

const hrefOf = (state: string) => parcelLayersUrl.toHref('/sources/parcels', { state })

const countKind = (layers: readonly ListedParcelLayer[], kind: ListedParcelLayer['kind']) =>
  layers.filter((layer) => layer.kind === kind).length

const columns: readonly DataTableColumn<StateRow>[] = [
  {
    id: 'state',
    label: 'State',
    rowHeader: true,
    cell: ({ code, name, layers }) => (layers.length > 0 ? <a href={hrefOf(code)}>{name}</a> : name),
  },
  {
    id: 'whole',
    label: 'Whole state',
    cell: ({ layers }) => (countKind(layers, 'state') > 0 ? 'Yes' : 'No'),
  },
  { id: 'counties', label: 'Counties with a layer', numeric: true, cell: describeCounties },
  {
    id: 'cities',
    label: 'Layers of cities',
    numeric: true,
    cell: ({ layers }) => formatNumber(countKind(layers, 'city')),
  },
  {
    id: 'check',
    label: 'Last check',
    cell: ({ layers }) => (layers.length === 0 ? 'No layer' : countChecks(layers)),
  },
]

function describeCounties({ code, layers }: StateRow): string {
  const own = new Set(layers.filter(({ kind }) => kind === 'county').flatMap(({ covers }) => covers))
  const all = counties().filter(({ state }) => state === code).length
  return `${formatNumber(own.size)} of ${formatNumber(all)}`
}

export async function LayersByState({ layers }: { layers: readonly ListedParcelLayer[] }) {
  const codes = new Set(stateShapes().map(({ postal }) => postal))
  const rows = states
    .filter(({ code }) => codes.has(code))
    .map((state) => ({ ...state, layers: layers.filter((layer) => layer.state === state.code) }))
  return (
    <>
      <CountryMap layers={layers} />
      <DataTable
        id="by-state"
        dense
        wide
        caption="Parcel layers of each state"
        columns={columns}
        rows={rows}
        rowKey={({ code }) => code}
      />
    </>
  )
}

async function CountryMap({ layers }: { layers: readonly ListedParcelLayer[] }) {
  const layersOf = layersByCounty(layers)
  const groups = await mergedCounties((fips) => {
    const cover = coverOf(layersOf(fips))
    return cover === 'none' ? undefined : cover
  })
  return (
    <figure className="mb-4 max-w-4xl">
      <svg
        viewBox={`0 0 ${SHAPES_VIEW.width} ${SHAPES_VIEW.height}`}
        aria-labelledby="parcel-layer-map"
        className="h-auto w-full"
      >
        <title id="parcel-layer-map">Map of the counties that a parcel layer covers</title>
        <Patterns />
        {[...groups].map(([cover, path]) => (
          <path
            key={cover}
            d={path}
            fillRule="evenodd"
            fill={`url(#${coverKinds[cover].pattern})`}
            className="stroke-line stroke-[0.5]"
          />
        ))}
        {stateShapes().map(({ postal, name, path }) => (
          <a
            key={postal}
            href={hrefOf(postal)}
            aria-label={`Parcel layers of ${name}`}
            className="group outline-none"
          >
            <title>{name}</title>
            <path
              d={path}
              className="fill-transparent stroke-edge stroke-1 group-hover:stroke-accent group-hover:stroke-[3] group-focus-visible:stroke-focus group-focus-visible:stroke-[5]"
            />
          </a>
        ))}
      </svg>
      <figcaption>
        <PatternLegend items={Object.values(coverKinds)} />
      </figcaption>
    </figure>
  )
}
