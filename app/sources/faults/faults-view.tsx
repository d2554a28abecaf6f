import { getApp } from '@/app/_lib/site/app'
import { PageFrame } from '@/components/ui/page/page-frame'
import { PageHeading } from '@/components/ui/page/page-heading'
import type { FaultInjector } from '@/lib/connector/upstream/faults'
import { formatCount } from '@/lib/format'
import { FaultForm, faultTexts } from '../fault-form'
import { fetchParcelLayers } from '../parcels/fetch-parcel-layers'
import { LayerSearch } from '../parcels/layer-search'
import type { ParcelLayersUrlParams } from '../parcels/url'
import { findHosts } from './find-hosts'

const texts = {
  hint: 'The hosts of parcel layers are several hundred: find them by state, place or host name.',
  none: 'No host of this server has these words.',
}

export async function FaultsView({ faults, url }: { faults: FaultInjector; url: ParcelLayersUrlParams }) {
  const { engine } = await getApp()
  const sources = Object.values(engine.registry)
  const hosts = findHosts(sources, await fetchParcelLayers(engine), url)
  const every = sources.flatMap((source): readonly string[] => source.hosts)
  const isSearch = Boolean(url.state ?? url.q)
  return (
    <PageFrame width="reading">
      <PageHeading eyebrow={<a href="/sources">Sources</a>} title={faultTexts.title} lead={faultTexts.lead} />
      <p className="mb-2">{texts.hint}</p>
      <LayerSearch url={url} action="/sources/faults" label="Find hosts" />
      {isSearch && (
        <p className="mb-3">{hosts.length === 0 ? texts.none : formatCount(hosts.length, 'host')}</p>
      )}
      <FaultForm hosts={hosts} failing={every} faults={faults} />
    </PageFrame>
  )
}
