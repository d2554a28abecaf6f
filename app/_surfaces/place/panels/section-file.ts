import { exportHref } from '@/app/_lib/export-href'
import type { SurveyOutlines } from '@/connectors/federal-land-survey/public'
import type { LngLat } from '@/lib/geography/types'
import type { PanelDownload } from '../panel'

export const sectionFile =
  (params: { plssid: string; part?: string }): PanelDownload['href'] =>
  (format) =>
    exportHref('federal-land-survey', 'getSectionGeometry', format, params)

/**
 * GeoJSON needs the id of the section, because the search by point returns no outlines. Returns undefined for
 * GeoJSON unless exactly one section contains the point.
 */
export const sectionFileAt =
  (point: LngLat, outlines: SurveyOutlines['features']): PanelDownload['href'] =>
  (format) => {
    if (format !== 'geojson')
      return exportHref('federal-land-survey', 'getTownshipSection', format, { ...point })
    const [only, ...more] = outlines.flatMap(({ properties }) => properties.sectionId ?? [])
    return only && more.length === 0 ? sectionFile({ plssid: only })(format) : undefined
  }
