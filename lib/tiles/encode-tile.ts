import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'

interface CutTile {
  features: readonly GeoJSONVTFeature[]
}

type Value = string | number | boolean

const [VARINT, DOUBLE, BYTES] = [0, 1, 2]
const [MOVE, LINE, CLOSE] = [1, 2, 7]
const [POINT, POLYGON] = [1, 3] as const

/** Numbers are encoded as numbers and not as text, because a map looks up text much more slowly. */
export function encodeTile(layers: Readonly<Record<string, CutTile>>, extent: number): Uint8Array {
  const tile = new ByteWriter()
  let before: ValueTable | undefined
  for (const [name, { features }] of Object.entries(layers)) {
    const table = before?.has(features) ? before : new ValueTable(features)
    tile.message(3, layerOf(name, features, table, extent))
    before = table
  }
  return tile.take()
}

function layerOf(
  name: string,
  features: readonly GeoJSONVTFeature[],
  table: ValueTable,
  extent: number,
): ByteWriter {
  const layer = new ByteWriter()
  const [feature, geometry] = [new ByteWriter(), new ByteWriter()]
  layer.tag(15, VARINT).varint(2)
  layer.text(1, name)
  layer.tag(5, VARINT).varint(extent)
  for (const each of features) {
    feature.clear()
    geometry.clear()
    writeGeometry(each, geometry)
    table.write(each, feature)
    feature.tag(3, VARINT).varint(each.type)
    feature.message(4, geometry)
    layer.message(2, feature)
  }
  layer.append(table.bytes)
  return layer
}

/** Two layers share a table if their features have the same properties, as shapes and their labels have. */
class ValueTable {
  readonly bytes = new ByteWriter()
  readonly #tags = new ByteWriter()
  readonly #places = new Map<GeoJSONVTFeature['tags'], readonly [start: number, end: number]>()

  constructor(features: readonly GeoJSONVTFeature[]) {
    const keys = new Map<string, number>()
    const values = new Map<Value, number>()
    for (const { tags } of features) {
      const start = this.#tags.length
      writeTags(tags, keys, values, this.#tags)
      this.#places.set(tags, [start, this.#tags.length])
    }
    for (const key of keys.keys()) this.bytes.text(3, key)
    const writer = new ByteWriter()
    for (const value of values.keys()) {
      writer.clear()
      writeValue(value, writer)
      this.bytes.message(4, writer)
    }
  }

  has(features: readonly GeoJSONVTFeature[]): boolean {
    return features.every(({ tags }) => this.#places.has(tags))
  }

  write({ tags }: GeoJSONVTFeature, feature: ByteWriter): void {
    const [start, end] = this.#places.get(tags) ?? [0, 0]
    feature.tag(2, BYTES).varint(end - start)
    feature.append(this.#tags, start, end)
  }
}

function writeTags(
  properties: GeoJSONVTFeature['tags'],
  keys: Map<string, number>,
  values: Map<Value, number>,
  tags: ByteWriter,
): void {
  for (const key in properties) {
    const value: unknown = properties[key]
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue
    tags.varint(placeIn(keys, key)).varint(placeIn(values, value))
  }
}

function placeIn<Key>(places: Map<Key, number>, key: Key): number {
  const place = places.get(key)
  if (place !== undefined) return place
  places.set(key, places.size)
  return places.size - 1
}

function writeValue(value: Value, writer: ByteWriter): void {
  if (typeof value === 'string') writer.text(1, value)
  else if (typeof value === 'boolean') writer.tag(7, VARINT).varint(value ? 1 : 0)
  else if (Number.isSafeInteger(value) && value >= 0) writer.tag(5, VARINT).varint(value)
  else writer.tag(3, DOUBLE).double(value)
}

/** Each position is written as the difference from the previous one, across all rings of a feature. */
function writeGeometry({ type, geometry }: GeoJSONVTFeature, writer: ByteWriter): void {
  const rings = type === POINT ? [geometry] : geometry
  let [atX, atY] = [0, 0]
  for (const ring of rings) {
    const count = type === POLYGON ? openLength(ring) : ring.length
    const first = type === POINT ? count : 1
    writer.varint((first << 3) | MOVE)
    for (let at = 0; at < count; at += 1) {
      if (at === first) writer.varint(((count - first) << 3) | LINE)
      const [x, y] = ring[at] ?? [atX, atY]
      writer.step(x - atX).step(y - atY)
      atX = x
      atY = y
    }
    if (type === POLYGON) writer.varint((1 << 3) | CLOSE)
  }
}

/** A vector tile omits the last corner of a ring if it equals the first corner. */
function openLength(ring: readonly (readonly [number, number])[]): number {
  const [first, last] = [ring[0], ring.at(-1)]
  const isClosed = ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]
  return isClosed ? ring.length - 1 : ring.length
}

const utf8 = new TextEncoder()

class ByteWriter {
  #bytes = new Uint8Array(1024)
  #length = 0

  get length(): number {
    return this.#length
  }

  clear(): void {
    this.#length = 0
  }

  take(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  varint(value: number): this {
    this.#reserve(10)
    let rest = value
    while (rest > 127) {
      this.#bytes[this.#length] = (rest % 128) | 128
      this.#length += 1
      rest = Math.floor(rest / 128)
    }
    this.#bytes[this.#length] = rest
    this.#length += 1
    return this
  }

  /** Zigzag encoding keeps small negative numbers short. */
  step(value: number): this {
    return this.varint(value < 0 ? -2 * value - 1 : 2 * value)
  }

  tag(field: number, kind: number): this {
    return this.varint(field * 8 + kind)
  }

  double(value: number): this {
    this.#reserve(8)
    new DataView(this.#bytes.buffer).setFloat64(this.#length, value, true)
    this.#length += 8
    return this
  }

  text(field: number, value: string): void {
    this.tag(field, BYTES)
    // A short ASCII text is written directly, because each call of the encoder allocates an array.
    if (/^[\x20-\x7e]{0,63}$/.test(value)) {
      this.varint(value.length)
      this.#reserve(value.length)
      for (let at = 0; at < value.length; at += 1) this.#bytes[this.#length + at] = value.charCodeAt(at)
      this.#length += value.length
    } else {
      const bytes = utf8.encode(value)
      this.varint(bytes.length)
      this.#add(bytes)
    }
  }

  message(field: number, inner: ByteWriter): void {
    this.tag(field, BYTES).varint(inner.length)
    this.append(inner)
  }

  append(other: ByteWriter, start = 0, end = other.length): void {
    this.#add(other.#bytes.subarray(start, end))
  }

  #add(bytes: Uint8Array): void {
    this.#reserve(bytes.length)
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
  }

  #reserve(more: number): void {
    const least = this.#length + more
    if (least <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(least, 2 * this.#bytes.length))
    larger.set(this.take())
    this.#bytes = larger
  }
}
