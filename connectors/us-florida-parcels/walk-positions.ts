import type { Context } from '@/lib/connector/method'
import type { LayerState } from './layer'
import { readPositions } from './read-positions'
import type { RowQuestion } from './row-question'
import { tooBroad } from './too-broad'

/** The id after which the offset begins, or how many rows there are when it lies beyond them. */
type Position = { after: number | undefined } | { total: number }

const PATIENCE_MS = 20_000

/** Steps that were taken before are kept, so that paging in order costs one step now and then. */
export async function walkTo(
  offset: number,
  question: RowQuestion,
  { layer, edition }: LayerState,
  context: Context,
): Promise<Position> {
  const started = context.now().getTime()
  let passed = 0
  let after: number | undefined
  while (passed < offset) {
    if (context.now().getTime() - started > PATIENCE_MS) throw tooBroad('position')
    const step: { ids: number[]; done: boolean } = await context.call(readPositions, {
      question,
      ...(after === undefined ? {} : { after }),
      layer,
      edition,
    })
    if (passed + step.ids.length >= offset) return { after: step.ids[offset - passed - 1] }
    passed += step.ids.length
    if (step.done) return { total: passed }
    // A cut that leaves nothing leads no further.
    if (step.ids.length === 0) throw tooBroad('position')
    after = step.ids.at(-1)
  }
  return { after }
}
