import { ExportLinks } from '@/components/ui/export-links'
import { areaQuery } from '../area-query'
import { fileFormats } from '../file-formats'
import { sayCount } from '../say-parcel'
import type { WorkspaceState } from './reduce-workspace'

/** All parcels in view that meet the filters, in the order of the list, whatever page it is on. */
export function AreaDownloads({ state: { bounds, url }, count }: { state: WorkspaceState; count: number }) {
  const query = areaQuery(bounds, url.filter, { sort: url.sort })
  return (
    <ExportLinks
      what={`these ${sayCount(count)} parcels`}
      formats={fileFormats}
      href={(format) => `/parcels/export?format=${format}&${query}`}
    />
  )
}
