import { pointLayers } from './layers/point-layers'
import { layerListHref, zoomWithRows } from './list/url'
import { plainParcelsHref } from './plain-parcels-href'
import type { MapUrlParams } from './url'

const texts = {
  needs: 'The map needs scripting, which is off. These lists have the same records and need none:',
  parcels: 'Florida parcels as a list',
  list: (title: string) => `${title} as a list`,
}

const otherLists = [
  { href: '/environment', label: 'Environment' },
  { href: '/permits', label: 'Permits' },
  { href: '/land', label: 'Land and survey' },
  { href: '/place', label: 'All records of one place' },
]

export function WithoutScript({ url }: { url: MapUrlParams }) {
  const { q, at, zoom, looks } = url
  const lists = [
    { href: plainParcelsHref(url), label: texts.parcels },
    ...pointLayers.map((layer) => ({
      href: layerListHref(layer.id, { q, at, zoom: zoomWithRows(layer, zoom), looks }),
      label: texts.list(layer.title),
    })),
    ...otherLists,
  ]
  return (
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
  )
}
