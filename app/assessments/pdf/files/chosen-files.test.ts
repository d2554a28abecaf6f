import { describe, expect, it } from 'vitest'
import { fileOf, jpegOf } from '../testing/samples'
import { addFiles, MOST_FILES } from './chosen-files'

const megabytes = (count: number) => {
  const bytes = new Uint8Array(count * 1_000_000)
  bytes.set(jpegOf(1, 1))
  return bytes
}

describe('addFiles', () => {
  it('recognizes files by their content, regardless of their names, and preserves their order', async () => {
    const first = await addFiles([], [fileOf('b.txt', jpegOf(2, 2)), fileOf('photo.jpg', encode('text'))])
    expect(first.chosen.map(({ file, kind }) => [file.name, kind])).toEqual([['b.txt', 'jpeg']])
    expect(first.refused).toEqual([
      { name: 'photo.jpg', reason: expect.stringContaining('not a JPEG, PNG or PDF') },
    ])
    const second = await addFiles(first.chosen, [fileOf('a.jpg', jpegOf(2, 2))])
    expect(second.chosen.map(({ id, file }) => [id, file.name])).toEqual([
      [1, 'b.txt'],
      [2, 'a.jpg'],
    ])
  })

  it('rejects an empty file, a file over 20 MB, and files beyond 60 MB or beyond the allowed number', async () => {
    const sizes = [0, 20, 21, 20, 19, 2]
    const { chosen: all, refused } = await addFiles(
      [],
      sizes.map((size, index) => fileOf(`${index}.jpg`, megabytes(size || 1).subarray(0, size * 1_000_000))),
    )
    expect(all.map(({ file }) => file.name)).toEqual(['1.jpg', '3.jpg', '4.jpg'])
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
      ['0.jpg', expect.stringContaining('empty')],
      ['2.jpg', expect.stringContaining('larger than 20 MB')],
      ['5.jpg', expect.stringContaining('60 MB together')],
    ])
    const many = await addFiles(
      [],
      Array.from({ length: MOST_FILES + 1 }, (_, index) => fileOf(`${index}.jpg`, jpegOf(1, 1))),
    )
    expect([many.chosen.length, many.refused.length]).toEqual([MOST_FILES, 1])
  })
})

const encode = (text: string) => new TextEncoder().encode(text)
