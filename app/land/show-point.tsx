import { read } from '@/app/_lib/read/data'
import { dataOf } from '@/app/_surfaces/place/outcome'
import { section } from '@/app/_surfaces/place/panels/section'
import { placeExactlyAt } from '@/app/_surfaces/place/place'
import { showDetails } from '@/app/_surfaces/place/place-details'
import { outcomeOf } from '@/app/_surfaces/place/read-panels'
import type { Meta } from '@/lib/connector/result'
import type { LngLat } from '@/lib/geography/types'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import { drawAnswer } from './draw'
import { ElevationLine, elevationAt } from './elevation-at'
import { PlaceLinks } from './place-links'
import { Reading } from './reading'
import { RoundTrip } from './round-trip'
import type { LandInterpretation } from './understand'
import { type LandUrlParams, landHref } from './url'

const ZOOM = 11

const texts = defineTexts('land.show-point', {
  map: 'Map of the place',
  undrawn: (why: string) => `We could not draw the outline. ${why}`,
  legend: { result: 'Section', place: 'The point you chose', lot: 'Its lot' },
})

interface PointOfLand {
  point: LngLat
  interpretation: LandInterpretation
  addressMeta?: Meta
}

export function showPoint(url: LandUrlParams, { point, interpretation, addressMeta }: PointOfLand) {
  const elevation = elevationAt('point')
  return showDetails({
    panels: [section, elevation],
    place: placeExactlyAt(point),
    read,
    href: landHref(url),
    pickHref: localHref('/land?at={lat},{lon}'),
    drawMap: (ended) => {
      const outcome = outcomeOf(ended, section)
      const { outlines = [], outlineProblem } = (outcome && dataOf(outcome)) ?? {}
      return {
        label: texts.map,
        features: drawAnswer(outlines, point),
        legend: texts.legend,
        ...(outlines.length > 0 ? {} : { zoom: ZOOM }),
        undrawn: outlineProblem && texts.undrawn(translate(outlineProblem.message)),
      }
    },
    insert: (ended) => {
      const outcome = outcomeOf(ended, section)
      const [first] = (outcome && dataOf(outcome)?.outlines) ?? []
      const center = first?.properties.center
      return {
        section: {
          before: (
            <>
              <ElevationLine outcome={outcomeOf(ended, elevation)} spot="point" />
              <PlaceLinks
                point={point}
                address={interpretation.matchedAddress}
                open={first && `survey:${first.id}`}
              />
            </>
          ),
          after: first && center && <RoundTrip id={first.id} center={center} />,
        },
      }
    },
    hasLot: true,
    reading: <Reading interpretation={interpretation} point={point} addressMeta={addressMeta} />,
  })
}
