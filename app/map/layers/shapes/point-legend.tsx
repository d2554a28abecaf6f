import { type Basemap, type Palette, paletteFor } from '@/components/map/style/palette'
import { type PointLook, pointLooks, ringLook } from './point-drawing'

const texts = {
  selected: 'A ring: selected',
  open: 'A wider ring: in focus',
}

interface Props {
  look: PointLook
  words: string
  base: Basemap
}

export const PointLegend = ({ look, words, base }: Props) => {
  const { radius, fill, stroke, strokeWidth } = pointLooks[look]
  const ring = { fill: 'halo', stroke: 'selected', strokeWidth: ringLook.strokeWidth } as const
  return (
    <ul className="flex flex-col gap-0.5">
      <Entry words={words} base={base} mark={{ radius, fill, stroke, strokeWidth }} />
      <Entry words={texts.selected} base={base} mark={{ ...ring, radius: ringLook.selected }} />
      <Entry words={texts.open} base={base} mark={{ ...ring, radius: ringLook.open }} />
    </ul>
  )
}

interface Mark {
  radius: number
  fill: keyof Colors
  stroke: keyof Colors
  strokeWidth: number
}

type Colors = Pick<Palette, 'halo' | 'result' | 'choice' | 'selected'>

const Entry = ({ words, base, mark }: { words: string; base: Basemap; mark: Mark }) => (
  <li className="flex items-center gap-1.5">
    <Circle {...mark} colors={paletteFor('light', base)} className="dark:hidden print:inline" />
    <Circle {...mark} colors={paletteFor('dark', base)} className="hidden dark:inline print:hidden" />
    {words}
  </li>
)

const Circle = ({
  radius,
  fill,
  stroke,
  strokeWidth,
  colors,
  className,
}: Mark & { colors: Colors; className: string }) => (
  <svg
    viewBox="-18 -18 36 36"
    aria-hidden="true"
    focusable="false"
    className={`size-6 shrink-0 print:[print-color-adjust:exact] ${className}`}
  >
    {/* The radius is larger than on the map, because SVG draws half of the edge inside of the disc and MapLibre draws all of it outside. */}
    <circle
      r={radius + strokeWidth / 2}
      fill={colors[fill]}
      stroke={colors[stroke]}
      strokeWidth={strokeWidth}
    />
  </svg>
)
