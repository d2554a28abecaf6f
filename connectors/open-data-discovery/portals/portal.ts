import { ConnectorError } from '@/lib/connector/errors'
import { isHostName } from '@/lib/connector/upstream/host-name'
import { defineSentences } from '@/lib/sentences/define-sentences'

const texts = defineSentences('open-data-discovery.portal', {
  giveTheBareHost:
    'Give the bare host name of a portal, like data.cityofchicago.org: no scheme, path or port, and no address in numbers.',
})

export interface PortalNames {
  host: string
  names: readonly string[]
}

interface HostAlias {
  host: string
  others: readonly string[]
  redirects?: true
  /** True for a portal that the catalog omits, so that the portal itself must confirm a dataset. */
  vouchesForItself?: true
}

export const renamed: readonly HostAlias[] = [
  { host: 'data.sf.gov', others: ['data.sfgov.org'], redirects: true },
  // The catalog lists this portal only as `cos-data.seattle.gov`.
  { host: 'data.seattle.gov', others: ['cos-data.seattle.gov'] },
  { host: 'citydata.mesaaz.gov', others: ['data.mesaaz.gov'] },
  { host: 'data.austintexas.gov', others: ['datahub.austintexas.gov'], vouchesForItself: true },
]

export function readPortal(text: string): PortalNames {
  // Rejects other alphabets before lowercasing, which turns some of their letters into ASCII.
  const host = /^[\x21-\x7e]*$/.test(text) ? text.toLowerCase() : ''
  if (!isHostName(host)) {
    throw new ConnectorError('invalid_params', texts.giveTheBareHost, { field: 'portal' })
  }
  return namesOf(host)
}

export function namesOf(host: string): PortalNames {
  const portal = renamed.find((each) => each.host === host || each.others.includes(host))
  return portal ? { host: portal.host, names: [portal.host, ...portal.others] } : { host, names: [host] }
}

export const isRenamed = ({ host }: PortalNames) => renamed.some((each) => each.host === host)

export const vouchesForItself = ({ host }: PortalNames) =>
  renamed.some((each) => each.host === host && each.vouchesForItself)
