import type { ExpressionSpecification } from 'maplibre-gl'
import type { MapImage } from '@/components/map/map-props'
import { cleanupMark } from '@/lib/records/cleanup-site/draw'
import { centerMark, violationMarks } from '@/lib/records/facility/draw'
import { type ViolationClass, violationClasses } from '@/lib/records/facility/violation-class'

const SIZE = 48
const PREFIX = 'mark'

/** The name of an image contains its colors, so that a change of theme requests another image. */
export function markName(what: ViolationClass | 'center' | 'cleanup', color: string, halo: string): string {
  return [PREFIX, what, color, halo].join(':')
}

const PIE = 'pie'
/** Shares are rounded to a 24th, so that clusters that look alike use the same image. */
const PARTS = 24
const PIE_SIZE = 104

export function pieName(
  { current, past, none, unknown }: Readonly<Record<ViolationClass, string>>,
  halo: string,
): ExpressionSpecification {
  // Rounds up, so that any share above zero is visible.
  const share = (what: string): ExpressionSpecification => [
    'to-string',
    ['ceil', ['/', ['*', PARTS, ['get', what]], ['get', 'point_count']]],
  ]
  const shares = ['current', 'past', 'none'].flatMap((what) => [share(what), ':'])
  return ['concat', `${PIE}:`, ...shares, [current, past, none, unknown, halo].join(':')]
}

export function drawMark(name: string): MapImage | undefined {
  const [prefix, what = '', color = '', halo = ''] = name.split(':')
  if (prefix === PIE) return drawPie(name.split(':').slice(1))
  const pen = prefix === PREFIX ? createPen() : undefined
  if (!pen) return undefined
  if (what === 'center') drawCenter(pen, color, halo)
  else if (what === 'cleanup') drawHollow(pen, new Path2D(cleanupMark), color, halo)
  else if (Object.hasOwn(violationClasses, what)) drawFacility(pen, what as ViolationClass, color, halo)
  return pen.getImageData(0, 0, SIZE, SIZE)
}

function createPen(size = SIZE): CanvasRenderingContext2D | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d') ?? undefined
  pen?.scale(size / 24, size / 24)
  return pen
}

function drawPie(parts: string[]): MapImage | undefined {
  const pen = createPen(PIE_SIZE)
  if (!pen) return undefined
  const [current = '', past = '', none = '', ...colors] = parts
  const halo = colors.at(-1) ?? ''
  disc(pen, 11.5, halo)
  let from = 0
  for (const [index, share] of [current, past, none, String(PARTS)].entries()) {
    const to = Math.min(PARTS, from + Number(share))
    slice(pen, from / PARTS, to / PARTS, colors[index] ?? '')
    from = to
  }
  disc(pen, 7.2, halo)
  return pen.getImageData(0, 0, PIE_SIZE, PIE_SIZE)
}

function slice(pen: CanvasRenderingContext2D, from: number, to: number, color: string) {
  if (to <= from) return
  const angle = (share: number) => (share - 0.25) * 2 * Math.PI
  pen.fillStyle = color
  pen.beginPath()
  pen.moveTo(12, 12)
  pen.arc(12, 12, 10.5, angle(from), angle(to))
  pen.fill()
}

function disc(pen: CanvasRenderingContext2D, radius: number, color: string) {
  pen.fillStyle = color
  pen.beginPath()
  pen.arc(12, 12, radius, 0, 2 * Math.PI)
  pen.fill()
}

function drawFacility(pen: CanvasRenderingContext2D, what: ViolationClass, color: string, halo: string) {
  const { shape, inside, hollow } = violationMarks[what]
  const outline = new Path2D(shape)
  if (hollow) return drawHollow(pen, outline, color, halo)
  stroke(pen, outline, halo, 3)
  pen.fillStyle = color
  pen.fill(outline)
  if (inside) stroke(pen, new Path2D(inside), halo, 2.5)
}

function drawHollow(pen: CanvasRenderingContext2D, outline: Path2D, color: string, halo: string) {
  stroke(pen, outline, halo, 6)
  pen.fillStyle = halo
  pen.fill(outline)
  stroke(pen, outline, color, 3)
}

function drawCenter(pen: CanvasRenderingContext2D, color: string, halo: string) {
  const paths = [new Path2D(centerMark.shape), new Path2D(centerMark.inside)]
  for (const path of paths) stroke(pen, path, halo, 5)
  for (const path of paths) stroke(pen, path, color, 2)
}

function stroke(pen: CanvasRenderingContext2D, path: Path2D, color: string, width: number) {
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(path)
}
