import type { PageContent } from '@/app/_lib/answer/page-stream'
import { read } from '@/app/_lib/read/data'
import { contextOf } from '@/app/_surfaces/place/outcome'
import { flood } from '@/app/_surfaces/place/panels/flood'
import { floodHistory } from '@/app/_surfaces/place/panels/flood-history'
import { heights } from '@/app/_surfaces/place/panels/heights'
import { soils } from '@/app/_surfaces/place/panels/soils'
import { wetlands } from '@/app/_surfaces/place/panels/wetlands'
import { showDetails } from '@/app/_surfaces/place/place-details'
import { outcomeOf } from '@/app/_surfaces/place/read-panels'
import { showUnsettled } from '@/app/_surfaces/place/show-unsettled'
import { resolvePoint } from '@/app/_surfaces/place/understand-point'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { drawZones, readZonesAround } from './draw-zones'
import { Reading } from './reading'
import { type GroundUrlParams, groundHref } from './url'

const panels = [flood, heights, floodHistory, wetlands, soils] as const

const ZOOM = 15

const texts = defineTexts('ground.details', {
  map: 'Map of the flood zones around the place',
  undrawn: (why: string) => `We could not draw the zones around the place. ${why}`,
  cut: 'More zones lie around the place than we draw.',
  legend: { result: 'Zone of the place', context: 'Zones beside it', place: 'The place', lot: 'Its lot' },
})

export async function answer(url: GroundUrlParams): Promise<PageContent> {
  const href = groundHref(url)
  const located = await resolvePoint(url)
  if (located.kind !== 'place')
    return showUnsettled({
      resolution: located,
      path: '/ground',
      href,
      wordsHref: groundHref({ q: url.q }),
      readers: ['address', 'coordinates'],
    })
  const { place } = located
  const area = readZonesAround(place.point)
  return showDetails({
    panels,
    place,
    read,
    href,
    pickHref: localHref('/ground?at={lat},{lon}'),
    drawMap: async (ended) => {
      const outcome = outcomeOf(ended, flood)
      const zones = outcome ? contextOf(outcome)?.answer.zones : undefined
      const around = await area
      return {
        label: texts.map,
        features: drawZones(around, zones ?? [], place.point),
        legend: texts.legend,
        zoom: ZOOM,
        undrawn: around.ok
          ? around.data.truncated
            ? texts.cut
            : undefined
          : texts.undrawn(translate(around.error.message)),
      }
    },
    reading: <Reading {...located} />,
    hasLot: true,
  })
}
