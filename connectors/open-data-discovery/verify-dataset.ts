import { ConnectorError } from '@/lib/connector/errors'
import type { Context } from '@/lib/connector/method'
import type { AssetKind } from '@/lib/socrata/asset-kind'
import type { CatalogueEntry } from '@/lib/socrata/catalogue'
import type { AdmittedPortal } from './admit-portal'
import { kindOfEntry } from './dataset-entry'
import { vouchesForItself } from './portal'
import { searchPortal } from './search-portal'

export interface Vouched {
  /** Who says that the portal has this dataset. */
  by: 'catalog' | 'portal'
  /** What the catalog says it is. */
  kind: AssetKind | null
}

/** Asks the catalog and nobody else, so that a host that it does not vouch for hears nothing of us. */
export async function verifyDataset(
  portal: AdmittedPortal,
  datasetId: string,
  context: Context,
): Promise<Vouched> {
  const isListed = portal.catalogued === null || portal.catalogued.length > 0
  const found = isListed ? await lookUp(portal, datasetId, context) : 'unlisted'
  if (typeof found === 'object' && 'resource' in found) return { by: 'catalog', kind: kindOfEntry(found) }
  // A host of our own list may speak for itself where the catalog is silent.
  if (vouchesForItself(portal) || (portal.isOurs && found !== undefined)) return { by: 'portal', kind: null }
  if (found instanceof ConnectorError) throw found
  throw noSuchDataset(portal.host)
}

export const noSuchDataset = (host: string) =>
  new ConnectorError(
    'not_found',
    `No dataset of this id is known at ${host}. A search finds datasets with their ids.`,
    { field: 'datasetId' },
  )

async function lookUp(
  portal: AdmittedPortal,
  datasetId: string,
  { upstream }: Context,
): Promise<CatalogueEntry | ConnectorError | undefined> {
  try {
    const { entries } = await searchPortal(upstream, portal, { ids: [datasetId], limit: 2 })
    return entries.find(
      ({ resource, metadata }) =>
        resource.id === datasetId && portal.names.includes(metadata.domain.toLowerCase()),
    )
  } catch (error) {
    if (error instanceof ConnectorError) return error
    throw error
  }
}
