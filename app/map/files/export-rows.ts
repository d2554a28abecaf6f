import { fitLink } from '../fit-link'
import type { MapLayer } from '../layers/map-layer'
import { mapHref } from '../url'
import type { MapWorkspaceState } from '../workspace/use-map-work'
import type { LayerExportProps } from './export-choices'

export const exportRowsOf = (
  { state, rows, report, selectedKeys, choicesOf, declaredOf }: MapWorkspaceState,
  layer: MapLayer,
): Omit<LayerExportProps, 'isSelection'> => ({
  layer,
  rows,
  report,
  selected: selectedKeys,
  bounds: state.bounds,
  declared: declaredOf(layer),
  choices: choicesOf(layer),
  href: mapHref(state.url),
  link: fitLink(state.url).href,
})
