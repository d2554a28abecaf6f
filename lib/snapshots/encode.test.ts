import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalKey } from '@/lib/connector/engine/canonical-key'
import { isWholeId, MOST_PLAIN_BYTES, unpackSnapshot } from './encode'
import { VERSION } from './snapshot'
import { answered, packed, snapshotOf } from './testing/example-snapshot'

const data = fc.jsonValue({ maxDepth: 4 })

function stored(plain: string) {
  const packed = gzipSync(plain)
  const sha = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
  return { id: sha(plain).toString('base64url'), body: Buffer.concat([sha(packed), packed]) }
}

describe('snapshot encoding', () => {
  it('decodes an encoded snapshot without a change, whatever the source sent', async () => {
    await fc.assert(
      fc.asyncProperty(data, async (value) => {
        const snapshot = snapshotOf([answered(value)])
        const { id, body } = await packed(snapshot)
        expect(isWholeId(id)).toBe(true)
        const result = await unpackSnapshot(id, body)
        expect(result).toEqual({ kind: 'found', snapshot: JSON.parse(JSON.stringify(snapshot)) })
      }),
    )
  })

  it('derives the same id for any order of keys, and another id for other content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), data, { minKeys: 1 }), data, async (value, other) => {
        const turned = Object.fromEntries(Object.entries(value).reverse())
        const nameOf = async (content: unknown) => (await packed(snapshotOf([answered(content)]))).id
        expect(await nameOf(turned)).toBe(await nameOf(value))
        const isSame = canonicalKey(other) === canonicalKey(value)
        expect((await nameOf(other)) === (await nameOf(value))).toBe(isSame)
      }),
    )
  })

  it('rejects a snapshot with any changed byte', async () => {
    const { id, body } = await packed(snapshotOf([answered({ height: 3.1 })]))
    for (let place = 0; place < body.byteLength; place += 1) {
      for (const flipped of [0x01, 0x80, 0xff]) {
        const changed = Buffer.from(body)
        changed[place] = (body[place] ?? 0) ^ flipped
        expect(await unpackSnapshot(id, changed)).toEqual({ kind: 'altered' })
      }
    }
    expect(await unpackSnapshot(id, body.subarray(0, -1))).toEqual({ kind: 'altered' })
    expect(await unpackSnapshot(id, Buffer.concat([body, Buffer.of(0)]))).toEqual({ kind: 'altered' })
    expect(await unpackSnapshot(id, Buffer.alloc(0))).toEqual({ kind: 'altered' })
  })

  it('rejects a snapshot that is stored under another id', async () => {
    const one = await packed(snapshotOf([answered(1)]))
    const other = await packed(snapshotOf([answered(2)]))
    expect(await unpackSnapshot(one.id, other.body)).toEqual({ kind: 'altered' })
  })

  it('rejects a small body that unpacks to more bytes than the limit', async () => {
    const { id, body } = stored(JSON.stringify('x'.repeat(MOST_PLAIN_BYTES)))
    expect(body.byteLength).toBeLessThan(MOST_PLAIN_BYTES / 100)
    expect(await unpackSnapshot(id, body)).toEqual({ kind: 'altered' })
  })

  it.each([
    ['of a later version', { version: VERSION + 1, panels: [] }, { kind: 'newer', version: VERSION + 1 }],
    ['without a version', { readings: [] }, { kind: 'altered' }],
    ['of version 0', { ...snapshotOf([]), version: 0 }, { kind: 'altered' }],
    ['of version 1.5', { ...snapshotOf([]), version: 1.5 }, { kind: 'altered' }],
    ['with an unknown part', { ...snapshotOf([]), visitor: 'x' }, { kind: 'altered' }],
    ['with a link to another site', { ...snapshotOf([]), href: 'https://x.example' }, { kind: 'altered' }],
  ])('rejects a stored snapshot %s as altered or newer', async (_, content, expected) => {
    const { id, body } = stored(JSON.stringify(content))
    expect(await unpackSnapshot(id, body)).toEqual(expected)
  })

  it('reports content that is not JSON as altered', async () => {
    const { id, body } = stored('{"version":1')
    expect(await unpackSnapshot(id, body)).toEqual({ kind: 'altered' })
  })
})
