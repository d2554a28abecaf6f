import 'server-only'
import { matchPath } from '@/app/_lib/share/match-path'
import type { PageExportDefinition } from '@/app/_surfaces/file/page-file'
import { facilitiesFile } from '../environment/export/facilities-file'
import { reviewFile } from '../environment/review/export/review-file'
import { layerListFile } from '../map/list/[layer]/export/layer-list-file'
import { selectedLotsFile } from '../map/lots/file/selected-lots-file'
import { rowsFile } from '../open-data/[portal]/[datasetId]/export/rows-file'
import { parcelsFile } from '../parcels/export/parcels-file'
import { selectedParcelsFile } from '../parcels/export/selected-parcels-file'
import { permitsFile } from '../permits/export/permits-file'
import { jobFile } from '../places/list/[job]/export/job-file'

type AnyFile = PageExportDefinition<unknown, Record<string, string>>

const pageFiles = {
  '/environment': facilitiesFile,
  '/environment/review': reviewFile,
  '/map/list/[layer]': layerListFile,
  '/open-data/[portal]/[datasetId]': rowsFile,
  '/parcels': parcelsFile,
  '/permits': permitsFile,
  '/places/list/[job]': jobFile,
}

const selectionFiles = {
  '/parcels': selectedParcelsFile,
  '/map/lots/file': selectedLotsFile,
}

export function findPageFile({ pathname, searchParams }: URL) {
  const files = searchParams.has('keys') ? selectionFiles : pageFiles
  for (const [path, file] of Object.entries(files)) {
    const params = matchPath(path, pathname)
    if (params) return { file: file as unknown as AnyFile, params }
  }
  return undefined
}
