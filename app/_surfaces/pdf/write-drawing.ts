import { type Color, rgb } from '@cantoo/pdf-lib'
import {
  type ChartDrawing,
  type ChartShape,
  type ChartTone,
  cornersOf,
  dashes,
} from '@/components/charts/drawing'
import type { PageWriter } from './page-writer'

const colors: Readonly<Record<ChartTone, Color>> = {
  ink: rgb(0.1, 0.1, 0.12),
  muted: rgb(0.35, 0.38, 0.42),
  edge: rgb(0.5, 0.52, 0.56),
  accent: rgb(0.1, 0.28, 0.55),
  soft: rgb(0.88, 0.92, 0.97),
  road: rgb(0.78, 0.76, 0.72),
  paper: rgb(1, 1, 1),
}

const LEGEND = 90
export const SMALLEST_SCALE = 0.55

export function sizeOf(writer: PageWriter, drawing: ChartDrawing) {
  const fitting = Math.max(SMALLEST_SCALE, (writer.room() - LEGEND) / drawing.height)
  const scale = Math.min(1, writer.inner / drawing.width, fitting)
  return { scale, width: drawing.width * scale, height: drawing.height * scale }
}

export function writeDrawing(writer: PageWriter, { drawing, alt }: { drawing: ChartDrawing; alt: string }) {
  const { scale, width, height } = sizeOf(writer, drawing)
  writer.keep(height)
  const { x, y } = writer.here()
  writer.within(
    'Figure',
    () => {
      for (const shape of drawing.shapes) drawShape(writer, shape, scale)
    },
    { alt, box: [x, y - height, x + width, y] },
  )
  writer.gap(height + 8)
}

function drawShape(writer: PageWriter, shape: ChartShape, scale: number) {
  const page = writer.drawing()
  const { x: left, y: top } = writer.here()
  const toPage = ([x, y]: readonly [number, number]) => ({ x: left + x * scale, y: top - y * scale })
  const color = colors[shape.tone]
  switch (shape.kind) {
    case 'line': {
      const [start, end] = [toPage(shape.from), toPage(shape.to)]
      return page.drawLine({ start, end, thickness: (shape.thickness ?? 1) * scale, color })
    }
    case 'path':
      return page.drawSvgPath(`M${shape.points.map(([x, y]) => `${x * scale} ${y * scale}`).join('L')}`, {
        x: left,
        y: top,
        borderColor: color,
        borderWidth: (shape.thickness ?? 1) * scale,
        ...(shape.isDashed ? { borderDashArray: dashes } : {}),
      })
    case 'box': {
      const [width, height] = [shape.width * scale, shape.height * scale]
      const { x, y } = toPage(shape.at)
      return page.drawRectangle({ x, y: y - height, width, height, color })
    }
    case 'dots':
      for (const at of shape.at) page.drawCircle({ ...toPage(at), size: shape.radius * scale, color })
      return
    case 'diamond': {
      const path = cornersOf(shape)
        .map(([x, y]) => `${x * scale} ${y * scale}`)
        .join('L')
      return page.drawSvgPath(`M${path}Z`, { x: left, y: top, color })
    }
    case 'text': {
      const { text, size, anchor, bold } = shape
      const font = bold ? 'bold' : 'plain'
      return writer.word(text, toPage(shape.at), { font, size: size * scale, anchor, color })
    }
  }
}
