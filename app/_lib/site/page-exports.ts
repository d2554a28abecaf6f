import { placeUrl } from '@/app/_surfaces/place/url'
import { costsUrl } from '@/app/costs/url'
import { reviewUrl } from '@/app/environment/review/url'
import { environmentUrl } from '@/app/environment/url'
import { groundUrl } from '@/app/ground/url'
import { layerListUrl } from '@/app/map/list/url'
import { rowsUrl } from '@/app/open-data/[portal]/[datasetId]/url'
import { viewUrl } from '@/app/parcels/url'
import { permitsUrl } from '@/app/permits/url'
import { compareUrl } from '@/app/place/compare/url'
import { jobFileUrl } from '@/app/places/list/url'
import type { OpenApiFileEndpoint } from '@/lib/connector/http/openapi-files'

export const pageExports: readonly OpenApiFileEndpoint[] = [
  {
    path: '/place/export',
    id: 'place_export',
    summary: 'Everything on record about one place, panel by panel, each with how it ended.',
    parameters: placeUrl.parameters,
    example: { q: '742 W Inkwell St, Chicago, IL' },
    hasPdf: true,
  },
  {
    path: '/place/compare/export',
    id: 'place_compare_export',
    summary: 'Two places side by side, one row for each value of each place.',
    parameters: compareUrl.parameters,
    example: { a: '43.6123,-116.3915', b: '41.88,-87.63' },
  },
  {
    path: '/places/list/{job}/export',
    id: 'places_list_export',
    summary: 'The result of a list of places so far, a row for each place with the outcome of each fact.',
    parameters: jobFileUrl.parameters,
    example: { job: 'qLQXN0Q1hQ2nB9cXr4Wm0aVtYk5sJ3eD' },
  },
  {
    path: '/environment/export',
    id: 'environment_export',
    summary: 'Regulated facilities near a place, with the filters and order of the page.',
    parameters: environmentUrl.parameters,
    example: { at: '43.6123,-116.3915' },
    hasPdf: true,
  },
  {
    path: '/environment/review/export',
    id: 'environment_review_export',
    summary: 'Federal cleanup records around a place or the edge of its lot, a row for each site and list.',
    parameters: reviewUrl.parameters,
    example: { at: '29.725,-95.23' },
    hasPdf: true,
  },
  {
    path: '/ground/flood/export',
    id: 'ground_flood_export',
    summary:
      'The flood file of a place: flood map, ground against the flood height, claims, declarations, letters of map change, community and forms, a row for each statement.',
    parameters: groundUrl.parameters,
    example: { at: '29.725,-95.23' },
    hasPdf: true,
  },
  {
    path: '/parcels/export',
    id: 'parcels_export',
    summary: 'Every Florida parcel of an area that meets the filters.',
    parameters: viewUrl.parameters,
    example: { bbox: '-81.384,28.533,-81.382,28.535' },
  },
  {
    path: '/map/list/{layer}/export',
    id: 'map_list_export',
    summary: 'Records of one layer of the map around a point, with the filters and order of the list.',
    parameters: layerListUrl.parameters,
    example: { layer: 'facilities', at: '33.45,-112.07' },
  },
  {
    path: '/permits/export',
    id: 'permits_export',
    summary: 'Building permits of one source, or the records of one property.',
    parameters: permitsUrl.parameters,
    example: { source: 'chicago-new-construction' },
  },
  {
    path: '/open-data/{portal}/{datasetId}/export',
    id: 'open_data_export',
    summary: 'Rows of one city data set, with filters and order.',
    parameters: rowsUrl.parameters,
    example: { portal: 'data.cityofchicago.org', datasetId: 'ydr8-5enu' },
  },
  {
    path: '/costs/export',
    id: 'costs_export',
    summary: 'Labor and price series as the page compares them, period by period.',
    parameters: costsUrl.parameters,
    example: { series: 'CUUR0000SA0' },
  },
]
