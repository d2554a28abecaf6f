import type { LayerSpecification } from 'maplibre-gl'
import type { Palette } from '@/components/map/style/palette'
import { defineTexts } from '@/lib/language/define-texts'
import { markName } from './draw-mark'

const texts = defineTexts('facilities.cleanup-layers', { site: (name) => `${name}, cleanup site` })

export const CLEANUP = 'cleanup'

/** The mark is larger than a facility's and below it, so that a place on both lists shows both marks. */
export const cleanupLayers = ({ ink, halo }: Palette): LayerSpecification[] => [
  {
    id: CLEANUP,
    type: 'symbol',
    source: CLEANUP,
    layout: {
      'icon-image': markName('cleanup', ink, halo),
      'icon-size': 1.2,
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  },
]

export const describeCleanup = ({ name }: Readonly<Record<string, unknown>>): string =>
  texts.site(String(name))
