import { ConnectorError } from '@/lib/connector/errors'

/** A JSON object as it came: nothing about it is known yet. */
export type Node = Readonly<Record<string, unknown>>

const MOST_DEPTH = 20
const MOST_NODES = 20_000

export const isNode = (value: unknown): value is Node => value instanceof Object && !Array.isArray(value)

/** Refuses what is too deep or too large to be gone through whole: then nothing of it is told. */
export function checkSize(body: unknown): void {
  const left: [value: unknown, depth: number][] = [[body, 0]]
  for (let seen = 0; ; seen += 1) {
    const next = left.pop()
    if (!next) return
    const [value, depth] = next
    if (depth > MOST_DEPTH || seen > MOST_NODES) throw tooMuch()
    if (!(value instanceof Object)) continue
    for (const child of Object.values(value)) left.push([child, depth + 1])
  }
}

const tooMuch = () =>
  new ConnectorError(
    'upstream_rejected',
    'The screening service sent more than can be checked for personal data, so all of it was withheld.',
  )
