import type { PageWriter } from './page-writer'

export const TICK_SIZE = 8

export const tickedBy = (
  { entry, ticked }: { entry: string; ticked: string },
  recall: (e: string) => string,
) => recall(entry) === ticked

/** An empty box for a pen, or one with a cross in it. */
export function drawTick(writer: PageWriter, x: number, down: number, isTicked: boolean) {
  writer.box(x, TICK_SIZE, TICK_SIZE, down)
  if (isTicked) writer.place('X', x + 1.3, down, { font: 'bold', size: TICK_SIZE })
}
