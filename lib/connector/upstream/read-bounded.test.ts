import { describe, expect, it } from 'vitest'
import { MOST_VALUES, readBounded } from './read-bounded'

const bytes = new TextEncoder()

function bodyOf(piece: string, times: number) {
  let chunks = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (chunks === times) return controller.close()
        chunks += 1
        controller.enqueue(bytes.encode(piece))
      },
    },
    { highWaterMark: 0 },
  )
  return { response: new Response(stream), chunkCount: () => chunks }
}

describe('readBounded', () => {
  it('reads a body with the maximum number of values', async () => {
    const { response } = bodyOf('0,'.repeat(1_000), MOST_VALUES / 1_000)
    expect(await readBounded(response, 10_000_000, 'Inkwell')).toHaveLength(MOST_VALUES * 2)
  })

  it.each(['0,', '[', '{', '[],', '{"a":1},'])(
    'refuses a body with too many values before its end (repeated text: %s)',
    async (value) => {
      const { response, chunkCount } = bodyOf(value.repeat(1_000), 5_000)
      await expect(readBounded(response, 100_000_000, 'Inkwell')).rejects.toMatchObject({
        code: 'upstream_rejected',
        message: 'Inkwell sent more than 500,000 values. Ask for less at once.',
      })
      expect(chunkCount()).toBeLessThan(MOST_VALUES / 1_000 + 2)
    },
  )

  it('accepts a body of long texts up to the maximum number of bytes', async () => {
    const text = 'Inkwell and Thimble. '.repeat(1_000)
    expect(await readBounded(bodyOf(text, 40).response, 1_000_000, 'Inkwell')).toHaveLength(text.length * 40)
    await expect(readBounded(bodyOf(text, 60).response, 1_000_000, 'Inkwell')).rejects.toMatchObject({
      message: 'Inkwell sent more than 1 MB. Ask for less at once.',
    })
  })
})
