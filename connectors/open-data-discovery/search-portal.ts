import { ConnectorError } from '@/lib/connector/errors'
import type { Upstream } from '@/lib/connector/upstream'
import { type CatalogueQuery, searchCatalogue } from '@/lib/socrata/catalogue'
import { type AdmittedPortal, unknownPortal } from './admit-portal'

/** Under the names that the catalog lists; without its list, under the first name that it takes. */
export async function searchPortal(
  upstream: Upstream,
  portal: AdmittedPortal,
  query: CatalogueQuery,
): ReturnType<typeof searchCatalogue> {
  if (portal.catalogued) return searchCatalogue(upstream, { ...query, domains: portal.catalogued })
  for (const name of portal.names) {
    const answer = await searchCatalogue(upstream, { ...query, domains: [name] }).catch((error) => {
      // One name that it does not know fails the whole question.
      if (error instanceof ConnectorError && error.code === 'invalid_params') return null
      throw error
    })
    if (answer) return answer
  }
  throw unknownPortal(portal)
}
