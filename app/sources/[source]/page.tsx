import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getApp } from '@/app/_lib/site/app'
import { sourcesOf } from '@/lib/connector/catalogue'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { check } from './check-now'
import { SourceView } from './source-view'

type Props = PageProps<'/sources/[source]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const source = await findSource(params)
  return source ? { title: source.title, description: source.purpose } : { title: 'No such source' }
}

export default async function Page({ params, searchParams }: Props) {
  const source = await findSource(params)
  if (!source) notFound()
  if ((await searchParams).check !== undefined) await check(source)
  return <SourceView source={source} />
}

/**
 * Searches the list of sources, because indexing the registry of connectors would find inherited properties
 * such as `toString`.
 */
async function findSource(params: Props['params']): Promise<ConnectorDeclaration | undefined> {
  const { source } = await params
  const { registry } = (await getApp()).engine
  return sourcesOf(registry).find(({ name }) => name === source)
}
