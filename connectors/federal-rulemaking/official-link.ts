/** A published address, where it leads to a federal site; any other is left out rather than passed on. */
export function officialLink(published: string | null | undefined): string | null {
  if (!published || !URL.canParse(published)) return null
  const { protocol, hostname, username, password, href } = new URL(published)
  const isFederal = /^([a-z0-9-]+\.)+gov$/.test(hostname)
  const isBare = username === '' && password === ''
  return ['https:', 'http:'].includes(protocol) && isFederal && isBare ? href : null
}
