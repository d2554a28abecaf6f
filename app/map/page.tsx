import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { pageNonce } from '@/app/_lib/frame/nonce'
import { noindex } from '@/app/_lib/noindex'
import { read } from '@/app/_lib/read/data'
import { getApp } from '@/app/_lib/site/app'
import { DroppedNotice } from '@/components/ui/notice'
import { sourcesOf } from '@/lib/connector/catalogue'
import { AskedMap } from './asked-map'
import MapFrame from './map-frame'
import { permitAreas } from './permits/sources-near'
import { plainParcelsHref } from './plain-parcels-href'
import type { LayerRowsState } from './rows/layer-source'
import { mapUrl } from './url'
import type { DeclaredSources } from './workspace/use-map-work'

const texts = {
  title: 'Map',
  description:
    'Florida parcels, regulated facilities and your own places on one map, with the table of what is in view.',
  needs: 'The map needs scripting, which is off. These lists have the same records and need none:',
  parcels: 'Florida parcels as a list',
}

/** What of the map can be had without it. */
const otherLists = [
  { href: '/environment', label: 'Environment' },
  { href: '/permits', label: 'Permits' },
  { href: '/land', label: 'Land and survey' },
  { href: '/place', label: 'All records of one place' },
]

export async function generateMetadata({ searchParams }: PageProps<'/map'>): Promise<Metadata> {
  const isAsked = Object.keys(await searchParams).length > 0
  return { title: texts.title, description: texts.description, ...(isAsked ? noindex : {}) }
}

export default async function Page({ searchParams }: PageProps<'/map'>) {
  const { url, dropped } = mapUrl.parse(await searchParams)
  const Shown = (await headers()).get('save-data') === 'on' ? AskedMap : MapFrame
  const lists = [{ href: plainParcelsHref(url), label: texts.parcels }, ...otherLists]
  return (
    <div data-map-page className="relative flex h-full flex-col">
      <h1 className="sr-only">{texts.title}</h1>
      <DroppedNotice dropped={[...dropped, ...url.left]} />
      <noscript>
        <div className="mx-auto max-w-reading p-6">
          <p>{texts.needs}</p>
          <ul className="mt-3 list-disc pl-6">
            {lists.map(({ href, label }) => (
              <li key={href}>
                <a href={href} className="inline-block min-h-6 py-0.5">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </noscript>
      <div className="min-h-0 flex-1 noscript:hidden">
        <Shown
          states={{
            parcels: fetchParcelState(),
            permits: Promise.resolve({ edition: '0', coverage: permitAreas() }),
          }}
          declared={await declaredSources()}
          nonce={await pageNonce()}
        />
      </div>
    </div>
  )
}

/** By connector, for files of what the map holds. */
async function declaredSources(): Promise<DeclaredSources> {
  const { engine } = await getApp()
  return Object.fromEntries(
    sourcesOf(engine.registry).map(({ name, title, publisher, attribution, licence }) => [
      name,
      {
        source: title,
        publisher: publisher.name,
        attribution,
        licence: licence.name,
        isSample: engine.sample,
      },
    ]),
  )
}

/** What the source holds now. Without an answer the map goes on with what was kept under no edition. */
async function fetchParcelState(): Promise<LayerRowsState> {
  const answer = await read('us-florida-parcels', 'readLayerState', {})
  if (!answer.ok) return { edition: '0' }
  return { edition: String(answer.data.edition ?? 0), meta: answer.meta }
}
