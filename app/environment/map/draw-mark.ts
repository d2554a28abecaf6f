import { type ViolationClass, violationClasses } from '@/components/facilities/violation-class'
import type { MapImage } from '@/components/map/map-props'
import { centerMark, facilityMarks } from './facility-marks'

const SIZE = 48
const PREFIX = 'mark'

/** A mark's name holds its colors, so that a change of theme asks for another one. */
export function markName(what: ViolationClass | 'center', color: string, halo: string): string {
  return [PREFIX, what, color, halo].join(':')
}

/** Undefined for a name that is none of ours. */
export function drawMark(name: string): MapImage | undefined {
  const [prefix, what = '', color = '', halo = ''] = name.split(':')
  const pen = prefix === PREFIX ? createPen() : undefined
  if (!pen) return undefined
  if (what === 'center') drawCenter(pen, color, halo)
  else if (Object.hasOwn(violationClasses, what)) drawFacility(pen, what as ViolationClass, color, halo)
  return pen.getImageData(0, 0, SIZE, SIZE)
}

function createPen(): CanvasRenderingContext2D | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const pen = canvas.getContext('2d') ?? undefined
  pen?.scale(SIZE / 24, SIZE / 24)
  return pen
}

function drawFacility(pen: CanvasRenderingContext2D, what: ViolationClass, color: string, halo: string) {
  const { shape, inside, hollow } = facilityMarks[what]
  const outline = new Path2D(shape)
  stroke(pen, outline, halo, hollow ? 6 : 3)
  pen.fillStyle = hollow ? halo : color
  pen.fill(outline)
  if (hollow) stroke(pen, outline, color, 3)
  if (inside) stroke(pen, new Path2D(inside), halo, 2.5)
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
