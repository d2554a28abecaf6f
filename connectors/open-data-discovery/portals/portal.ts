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
  /** True for a portal that the catalog omits. The portal's own page must then confirm a dataset. */
  vouchesForItself?: true
}

export const renamed: readonly HostAlias[] = [
  { host: 'data.sf.gov', others: ['data.sfgov.org'], redirects: true },
  // The catalog lists this portal only under its second name.
  { host: 'data.seattle.gov', others: ['cos-data.seattle.gov'] },
  { host: 'citydata.mesaaz.gov', others: ['data.mesaaz.gov'] },
  { host: 'data.austintexas.gov', others: ['datahub.austintexas.gov'], vouchesForItself: true },
]

export function readPortal(text: string): PortalNames {
  // Other alphabets are rejected before the text is lowercased, because some of their letters become ASCII in
  // lowercase.
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
