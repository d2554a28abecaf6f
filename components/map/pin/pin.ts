import type { LngLat } from '@/lib/geography/types'
import type { MapFeatures, MapImage } from '../map-props'

const WIDTH = 60
const HEIGHT = 76
const PREFIX = 'pin'

/** The image name includes its colors, so that a new theme requests a new image. */
export const pinName = (color: string, halo: string): string => [PREFIX, color, halo].join(':')

const body = 'M15 36.5C11 29 3 23.5 3 14.5a12 12 0 0 1 24 0c0 9-8 14.5-12 22Z'
const house = 'M9 15.5 15 10l6 5.5M10.5 14.5V20h9v-5.5'

export const pinAt = (
  { longitude, latitude }: LngLat,
  name: string,
  role: 'place' | 'result' = 'place',
): MapFeatures => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      id: 'place',
      properties: { name, role },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    },
  ],
})

export function drawPin(name: string): MapImage | undefined {
  const [prefix, color = '', halo = ''] = name.split(':')
  if (prefix !== PREFIX) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.scale(2, 2)
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  pen.fillStyle = color
  pen.strokeStyle = halo
  pen.lineWidth = 2
  pen.fill(new Path2D(body))
  pen.stroke(new Path2D(body))
  pen.stroke(new Path2D(house))
  return pen.getImageData(0, 0, WIDTH, HEIGHT)
}
