import { ConnectorError } from '@/lib/connector/errors'
import type { MethodContext } from '@/lib/connector/method'
import type { UpstreamClient } from '@/lib/connector/upstream/upstream'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type CatalogQuery, searchCatalogue } from '@/lib/socrata/catalogue'
import { portalHosts } from '../hosts'
import { listPortals } from '../list-portals'
import { isRenamed, type PortalNames, readPortal } from './portal'

const texts = defineSentences('open-data-discovery.admit-portal', {
  unknownPortal:
    'The catalog does not know {host}, so we do not ask it. Search for data sets to see their portals.',
})

export interface AdmittedPortal extends PortalNames {
  /**
   * The portal's names in the catalog: empty if the catalog does not list the portal, null if the catalog
   * failed.
   */
  catalogued: readonly string[] | null
  isOurs: boolean
}

/**
 * Admits every portal if the catalog's list of portals does not load. The catalog's entry for the dataset is
 * checked later.
 */
export async function admitPortal(text: string, context: MethodContext): Promise<AdmittedPortal> {
  const portal = readPortal(text)
  const isOurs = isRenamed(portal) || portalHosts.has(portal.host)
  const listed = await listedPortals(context)
  const catalogued = listed && portal.names.filter((name) => listed.has(name))
  if (catalogued?.length === 0 && !isOurs) throw unknownPortal(portal)
  return { ...portal, catalogued, isOurs }
}

const unknownPortal = ({ host }: PortalNames) =>
  new ConnectorError('invalid_params', texts.unknownPortal({ host }), { field: 'portal' })

async function listedPortals(context: MethodContext): Promise<ReadonlySet<string> | null> {
  try {
    const { portals } = await context.call(listPortals, {})
    return new Set(portals.map(({ cataloguedAs }) => cataloguedAs))
  } catch (error) {
    if (error instanceof ConnectorError) return null
    throw error
  }
}

export async function searchPortal(
  upstream: UpstreamClient,
  portal: AdmittedPortal,
  query: CatalogQuery,
): ReturnType<typeof searchCatalogue> {
  if (portal.catalogued) return searchCatalogue(upstream, { ...query, domains: portal.catalogued })
  for (const name of portal.names) {
    const answer = await searchCatalogue(upstream, { ...query, domains: [name] }).catch((error) => {
      // The catalog refuses a query with an unknown name.
      if (error instanceof ConnectorError && error.code === 'invalid_params') return null
      throw error
    })
    if (answer) return answer
  }
  throw unknownPortal(portal)
}
