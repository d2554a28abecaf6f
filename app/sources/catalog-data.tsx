import { headers } from 'next/headers'
import { pageNonce } from '@/app/_lib/frame/nonce'
import { getApp } from '@/app/_lib/site/app'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { siteOrigin } from '@/lib/server/forwarded'

const texts = {
  name: 'Openplat: the public records it asks',
  description: 'The sources behind this site: who publishes each, what it covers and under which license.',
}

export async function CatalogData({ sources }: { sources: readonly ConnectorDeclaration[] }) {
  const requestHeaders = await headers()
  const { config } = await getApp()
  const origin = siteOrigin(requestHeaders, config.PUBLIC_URL)
  const catalog = {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    ...texts,
    url: `${origin}/sources`,
    dataset: sources.filter(({ auth }) => auth === 'none').map((source) => toDataset(source, origin)),
  }
  return (
    <script type="application/ld+json" nonce={await pageNonce()} suppressHydrationWarning>
      {JSON.stringify(catalog).replaceAll('<', '\\u003c')}
    </script>
  )
}

const toDataset = (source: ConnectorDeclaration, origin: string) => ({
  '@type': 'Dataset',
  name: source.title,
  description: `${source.purpose}. ${source.coverage}.`.replaceAll('..', '.'),
  url: `${origin}/sources/${source.name}`,
  creator: { '@type': 'Organization', ...source.publisher },
  license: source.licence.url ?? source.licence.name,
  keywords: source.entities,
  spatialCoverage: source.coverage,
  isAccessibleForFree: true,
})
