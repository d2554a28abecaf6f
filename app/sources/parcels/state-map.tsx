import type { ListedParcelLayer } from '@/connectors/us-parcels/public'
import { countiesOfState } from '@/lib/geography/county-shapes'
import type { UsState } from '@/lib/geography/states'
import { PatternLegend, Patterns } from '../coverage/patterns'
import { coverOf, layersByCounty, verdictOf } from './fetch-parcel-layers'
import { coverKinds, isChecked, verdictKinds } from './layer-texts'

interface Props {
  state: UsState
  layers: readonly ListedParcelLayer[]
}

export async function StateMap({ state: { code, name }, layers }: Props) {
  const picture = await countiesOfState(code)
  if (!picture) return null
  const layersOf = layersByCounty(layers)
  const hasChecks = layers.some(({ state, lastCheck }) => state === code && lastCheck !== null)
  const kindOf = (fips: string) => {
    const own = layersOf(fips)
    if (!hasChecks) return coverKinds[coverOf(own)]
    const readable = own.filter(isChecked)
    return readable.length === 0 ? verdictKinds.none : verdictKinds[verdictOf(readable)]
  }
  const counties = picture.counties.map((county) => ({ ...county, kind: kindOf(county.fips) }))
  return (
    <figure className="mb-4 max-w-xl">
      <svg
        viewBox={`-2 -2 ${picture.width + 4} ${picture.height + 4}`}
        role="img"
        aria-labelledby="state-layer-map"
        className="h-auto max-h-96 w-full"
      >
        <title id="state-layer-map">{`Map of the counties of ${name} by their parcel layers`}</title>
        <Patterns />
        {counties.map(({ fips, name: county, path, kind }) => (
          <path
            key={fips}
            d={path}
            fillRule="evenodd"
            fill={`url(#${kind.pattern})`}
            className="stroke-edge stroke-1"
          >
            <title>{`${county}: ${kind.label}`}</title>
          </path>
        ))}
      </svg>
      <figcaption>
        <PatternLegend items={Object.values(hasChecks ? verdictKinds : coverKinds)} />
      </figcaption>
    </figure>
  )
}
